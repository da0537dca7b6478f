/** What the page of a table in play says and offers beside the felt: orders, seats that change hands, pauses. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { findGame } from '../../src/games/index.ts'
import type { TableLook } from '../../src/table/types.ts'
import { handingNotice } from '../../src/web/views/handing.tsx'
import { lookAt, pageOf, positions, visitIn } from './support/looks.tsx'

const gameOf = (id: string): AnyGame => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

/** The first moment of a game, as seat 0 sees it. */
const startOf = (id: string, change: Partial<TableLook> = {}): TableLook => {
  const game = gameOf(id)
  for (const state of positions(game, {}, 1)) return { ...lookAt(game, state, 0), ...change }
  throw new Error(`${id} does not begin`)
}

describe('passing handed over', () => {
  test.each([
    ['gin-rummy', 'Pass the first card turned up', '처음 펼친 카드는 패스하기'],
    ['klaverjassen', 'Pass until somebody has made trumps', '으뜸패가 정해질 때까지 계속 패스'],
    ['skat', 'Pass for the rest of this auction', '이번 비딩에서는 계속 패스'],
  ])('is named after what is passed: %s', (id, en, ko) => {
    const look = startOf(id, { orders: { forced: false, standing: [], dropped: [] } })
    expect(pageOf(look, 'en')).toContain(en)
    expect(pageOf(look, 'ko')).toContain(ko)
    // Only Skat is bid for.
    expect(pageOf(look, 'en').includes('this auction')).toBe(id === 'skat')
  })
})

describe('somebody who is away', () => {
  const DAY = 24 * 60 * 60 * 1000
  const clocks = ['a', 'b', 'c', 'd'].map(() => ({ left: DAY, deadline: null }))
  const pause = { from: 0, until: 9 * DAY }
  const all = startOf('spades').seats

  const away = (own: Partial<TableLook['seats'][number]>, change: Partial<TableLook> = {}): string => {
    const seats = all.map((line, seat) => (seat === 0 ? { ...line, ...own } : line))
    return pageOf(startOf('spades', { seats, clocks, pace: 'move-1d', ...change }), 'en')
  }

  test('is offered no pause and no end of one: both need those who play', () => {
    expect(away({})).toContain('Propose a pause')
    expect(away({}, { pause })).toContain('End the pause in a day')
    for (const own of [{ left: true }, { kind: 'bot', kept: true }] as const) {
      expect(away(own)).not.toContain('Propose a pause')
      expect(away(own, { pause })).toContain('All clocks rest until')
      expect(away(own, { pause })).not.toContain('End the pause in a day')
    }
  })

  test('cannot leave what they have left', () => {
    expect(away({ kind: 'bot', kept: true })).toContain('Leave now')
    expect(away({ left: true })).not.toContain('Leave now')
  })
})

describe('a question of the others', () => {
  const asked = (change: Partial<TableLook>) => {
    const look = startOf('spades', { vote: { to: 'end', seat: null, until: null, agreed: [1] }, ...change })
    return String(handingNotice(visitIn('en', '/'), look, { name: '', nameError: null }))
  }
  const forms = (page: string) =>
    [...page.matchAll(/<form[^>]* action="[^"]*\/([a-z-]+)"/g)].map(([, to]) => to)

  test('is answered by whoever is there', () => {
    expect(forms(asked({}))).toEqual(['agree', 'object'])
  })

  test('is only read by whoever is late: they play first, but have a say in a pause, which needs all', () => {
    expect(asked({ absent: [0] })).toContain('Shall the game end here')
    expect(forms(asked({ absent: [0] }))).toEqual([])
    const pause = { to: 'pause', seat: null, until: 1, agreed: [1] } as const
    expect(forms(asked({ absent: [0], vote: pause }))).toEqual(['pause', 'object'])
  })
})
