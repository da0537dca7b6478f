import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Call, Lang } from '../../src/notify/call.ts'
import { messageOf, words } from '../../src/notify/messages.ts'
import { plainVoice } from '../../src/notify/voice.ts'
import { call, callKinds, HOUR, LONGEST_NAME, NOW, named } from './support/calls.ts'

const langs = ['en', 'ko'] as const
const told = (what: Call) => messageOf(what, plainVoice(what, NOW))

const en = (kind: Call['kind'], change: Partial<Call> = {}) => call(kind, 'en', change)
const ko = (kind: Call['kind'], change: Partial<Call> = {}) => call(kind, 'ko', change)
const pair = [named('민아'), named('Tom')]

describe('a turn', () => {
  test.each([
    [
      en('turn'),
      'Spades: your turn',
      'With Mina and Tom.\nPlease play by Tuesday 2 June, 11:00 (in 14 hours).',
    ],
    [
      ko('turn'),
      '스페이드: 내 차례예요',
      '함께하는 분: Mina 님, Tom 님\n6월 2일 화요일 11:00까지 차례를 마쳐 주세요. (14시간 후)',
    ],
    [en('turn', { deadline: null, others: [] }), 'Spades: your turn', 'No time limit.'],
    [ko('turn', { deadline: null, others: [] }), '스페이드: 내 차례예요', '시간 제한은 없어요.'],
    [
      en('turn', { called: pair, deadline: null, others: [] }),
      'Spades: 민아 and Tom to play',
      'No time limit.',
    ],
    [
      ko('turn', { called: pair, deadline: null, others: [] }),
      '스페이드: 민아 님, Tom 님 차례예요',
      '시간 제한은 없어요.',
    ],
  ])('%#', (what, title, body) => {
    expect(told(what)).toMatchObject({ title, body })
  })
})

describe('a reminder', () => {
  test.each([
    [en('reminder', { last: false }), 'Spades: still your turn'],
    [ko('reminder', { last: false }), '스페이드: 아직 내 차례예요'],
    [en('reminder', { isUp: true }), 'Spades: your time is up'],
    [ko('reminder', { isUp: true }), '스페이드: 시간이 다 됐어요'],
    [en('reminder', { last: false, called: pair }), 'Spades: still 민아 and Tom to play'],
    [ko('reminder', { last: false, called: pair }), '스페이드: 아직 민아 님, Tom 님 차례예요'],
    [en('reminder'), 'Spades: your time is nearly up'],
    [ko('reminder'), '스페이드: 시간이 얼마 안 남았어요'],
    [en('reminder', { called: pair }), 'Spades: time is nearly up for 민아 and Tom'],
    [ko('reminder', { called: pair }), '스페이드: 민아 님, Tom 님의 시간이 얼마 안 남았어요'],
  ])('%#', (what, title) => {
    expect(told(what).title).toBe(title)
    expect(told(what).body).toMatch(/21:00|22:00/)
  })
})

describe('the end of a game', () => {
  test.each([
    [en('over'), 'Mina won.'],
    [ko('over'), 'Mina 님이 이겼어요.'],
    [en('over', { winners: ['Mina', 'Tom'] }), 'Mina and Tom won.'],
    [ko('over', { winners: ['Mina', 'Tom'] }), 'Mina 님, Tom 님이 이겼어요.'],
    [en('over', { winners: [], youWon: true }), 'You won!'],
    [ko('over', { winners: [], youWon: true }), '이겼어요!'],
    [en('over', { winners: ['Mina'], youWon: true }), 'You won, together with Mina!'],
    [ko('over', { winners: ['Mina'], youWon: true }), 'Mina 님과 함께 이겼어요!'],
    [en('over', { winners: [] }), 'Nobody won.'],
    [ko('over', { winners: [] }), '이긴 사람이 없어요.'],
  ])('%#', (what, body) => {
    expect(told(what).body).toBe(body)
  })
})

describe('the summary of a day', () => {
  test.each([
    [
      en('digest'),
      'Today at your 2 tables',
      Array(2).fill('Spades: your turn · With Mina and Tom. · No time limit.'),
    ],
    [
      ko('digest'),
      '오늘의 소식: 테이블 2개',
      Array(2).fill('스페이드: 내 차례예요 · 함께하는 분: Mina 님, Tom 님 · 시간 제한은 없어요.'),
    ],
  ])('%#', (what, title, lines) => {
    expect(told(what)).toMatchObject({ title, body: lines.join('\n') })
  })
})

describe('what a host is told', () => {
  test.each([
    [en('host'), 'Spades: your table is full', 'The game has begun, with Mina and Tom.'],
    [ko('host'), '스페이드: 자리가 다 찼어요', '게임이 시작됐어요. 함께하는 분: Mina 님, Tom 님'],
    [
      en('host', { about: 'seat-empty' }),
      'Spades: a seat is still empty',
      'It has been empty for a day. Send the link once more, or start with bots.',
    ],
    [
      ko('host', { about: 'seat-empty' }),
      '스페이드: 아직 빈자리가 있어요',
      '하루가 지나도록 비어 있어요. 링크를 한 번 더 보내거나 봇과 시작해 보세요.',
    ],
    [
      en('host', { about: 'seat-left' }),
      'Spades: somebody has left the game',
      'You are the host: let a bot play there, or open the seat to somebody new.',
    ],
    [
      ko('host', { about: 'seat-left' }),
      '스페이드: 게임을 떠난 사람이 있어요',
      '그 자리를 봇에게 맡기거나 새 사람에게 열어 주세요.',
    ],
  ])('%#', (what, title, body) => {
    expect(told(what)).toMatchObject({ title, body })
  })
})

describe('how long that is', () => {
  const left = (lang: Lang, span: number) => plainVoice({ lang, zone: 'UTC' }, NOW).time(NOW + span).left

  test.each([
    [0, 'in 1 minute', '1분 후'],
    [30 * 60_000, 'in 30 minutes', '30분 후'],
    [HOUR - 5000, 'in 1 hour', '1시간 후'],
    [2.9 * HOUR, 'in 2 hours', '2시간 후'],
    [14 * HOUR - 5000, 'in 14 hours', '14시간 후'],
    [47 * HOUR, 'in 47 hours', '47시간 후'],
    [48 * HOUR, 'in 2 days', '2일 후'],
    [71 * HOUR, 'in 2 days', '2일 후'],
    [7 * 24 * HOUR, 'in 7 days', '7일 후'],
  ])('%d ms', (span, english, korean) => {
    expect([left('en', span), left('ko', span)]).toEqual([english, korean])
  })

  test.each([
    ['Europe/Berlin', 'Tuesday 2 June, 04:00'],
    ['America/New_York', 'Monday 1 June, 22:00'],
  ])('the time is that of %s', (zone, expected) => {
    expect(plainVoice({ lang: 'en', zone }, NOW).time(NOW + 14 * HOUR).moment).toBe(expected)
  })
})

describe.each(langs)('in %s', (lang) => {
  test.each(callKinds)('a %s says something everywhere', (kind) => {
    for (const called of ['you' as const, pair]) {
      const { title, body, action } = told(call(kind, lang, { called }))
      for (const text of [title, body, action]) expect(text).toMatch(/\S/)
      expect(`${title}${body}${action}`).not.toMatch(/undefined|null|NaN|\[object|\s{2}|: *$/)
    }
  })

  test('whoever a group calls in a test is in it', () => {
    expect(told(call('test', lang, { called: pair })).title).toContain('민아')
    expect(told(call('test', lang, { called: [] })).title).toBe(told(call('test', lang)).title)
  })

  test('a name that would fill the message is cut', () => {
    const { title } = told(call('turn', lang, { called: [named(LONGEST_NAME)] }))
    expect(title).toContain('…')
    expect(title.length).toBeLessThan(120)
  })
})

/** The words of a language as places and kinds. */
const shapeOf = (value: unknown, at: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => shapeOf(part, `${at}.${key}`))
    : [`${at}: ${typeof value}`]

test('both languages say the same things', () => {
  expect(shapeOf(words('ko'), 'words')).toEqual(shapeOf(words('en'), 'words'))
})

test('no Korean text has English left in it, nor plain speech', () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/notify/text/ko.ts'), 'utf8')
  const texts = source
    .replaceAll(/^import .*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)
    ?.filter((text) => /[가-힣]/.test(text))
  expect(texts?.length).toBeGreaterThan(40)
  const names = /Postdeck|ntfy(\.sh)?|https|whsec_|base64|URL|Standard Webhooks|\$\{[^}]*\}/g
  expect(texts?.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(names, '')))).toEqual([])
  expect(texts?.filter((text) => /(니다|한다|이다|됨|함)[.!]?['`]$/.test(text))).toEqual([])
})
