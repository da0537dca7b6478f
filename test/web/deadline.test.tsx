/** A deadline on the page: the moment by the reader's own clock, and what is left by the server's. */
import { expect, test } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import type { Lang } from '../../src/players/types.ts'
import { Deadline, nextDeadline, TableClock } from '../../src/web/views/clock.tsx'
import { prng } from '../support/prng.ts'
import { lookAt, visitIn } from './support/looks.tsx'

const HOUR = 3_600_000
const now = Date.UTC(2026, 5, 1, 10)
const visit = (lang: Lang, zone: string) => ({ ...visitIn(lang, '/'), zone, now })
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

test.each<[Lang, string, string]>([
  ['en', 'Asia/Seoul', 'by 2 June at 09:00 (14 hours left)'],
  ['en', 'America/New_York', 'by 1 June at 20:00 (14 hours left)'],
  ['ko', 'Asia/Seoul', '6월 2일 09:00까지 (14시간 남음)'],
])('in %s, read in %s', (lang, zone, said) => {
  const html = String(<Deadline visit={visit(lang, zone)} at={now + 14 * HOUR} />)
  expect(html).toContain('datetime="2026-06-02T00:00:00.000Z"')
  expect(plain(html)).toBe(said)
})

test('one that is past is said to be', () => {
  expect(plain(String(<Deadline visit={visit('en', 'UTC')} at={now} />))).toBe('time is up')
})

test('a table shows what each has left, and until when whoever is to play has to', () => {
  const game = findGame('parity')
  if (game === undefined) throw new Error('no Parity')
  const state = game.setup({ seats: 2, options: game.options.parse({}) }, prng(1))
  const [seat = 0] = game.toAct(state)
  const whole = { left: 5 * 24 * HOUR, deadline: null }
  const clocks = [whole, whole].map((time, one) =>
    one === seat ? { left: 14 * HOUR, deadline: now + 22 * HOUR } : time,
  )
  const look = { ...lookAt(game, state, seat), clocks }
  expect(nextDeadline(look)).toBe(now + 22 * HOUR)
  const html = plain(String(<TableClock visit={visit('en', 'Asia/Seoul')} look={look} />))
  expect(html).toContain('14 hours left')
  expect(html).toContain('5 days left')
  expect(html).toContain('2 June at 17:00')
})
