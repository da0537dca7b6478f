import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../src/games/index.ts'
import { type OptionField, optionFields, valueFrom } from '../src/web/options.ts'
import { cardName } from '../src/web/text/cards.ts'
import { gameText } from '../src/web/text/games.ts'
import { type Josa, withJosa } from '../src/web/text/josa.ts'
import { card, say, seat } from '../src/web/text/parts.ts'
import { plain } from '../src/web/text/plain.ts'
import { teller } from '../src/web/text/teller.ts'
import { ago, clock, day, lasting, moment, spanOf, until } from '../src/web/text/time.ts'
import { words } from '../src/web/text/words.ts'

const langs = ['en', 'ko'] as const

describe('particles agree with the sound before them', () => {
  const rows: readonly (readonly [string, Josa, string])[] = [
    ['하트 10', '을/를', '하트 10을'],
    ['스페이드 A', '을/를', '스페이드 A를'],
    ['하트 K', '을/를', '하트 K을'],
    ['다이아 Q', '을/를', '다이아 Q을'],
    ['클럽 J', '을/를', '클럽 J을'],
    ['하트 2', '을/를', '하트 2를'],
    ['하트 3', '을/를', '하트 3을'],
    ['하트 4', '을/를', '하트 4를'],
    ['하트 5', '을/를', '하트 5를'],
    ['하트 6', '을/를', '하트 6을'],
    ['하트 7', '을/를', '하트 7을'],
    ['하트 8', '을/를', '하트 8을'],
    ['하트 9', '을/를', '하트 9를'],
    ['0', '이/가', '0이'],
    ['100', '이/가', '100이'],
    ['1', '으로/로', '1로'],
    ['7', '으로/로', '7로'],
    ['3', '으로/로', '3으로'],
    ['클럽', '으로/로', '클럽으로'],
    ['하트', '으로/로', '하트로'],
    ['홀', '으로/로', '홀로'],
    ['검은 조커', '은/는', '검은 조커는'],
    ['QR', '을/를', 'QR을'],
    ['PDF', '을/를', 'PDF를'],
  ]
  test.each(rows)('%s with %s is %s', (word, particle, expected) => {
    expect(withJosa(word, particle)).toBe(expected)
  })
})

describe('what is left', () => {
  const [minute, hour] = [60_000, 60 * 60_000]
  test.each([
    [0, '0 minutes', '0분'],
    [hour - 1, '59 minutes', '59분'],
    [hour, '1 hour', '1시간'],
    [48 * hour - minute, '47 hours', '47시간'],
    [48 * hour, '2 days', '2일'],
    [120 * hour - minute, '4 days 23 hours', '4일 23시간'],
  ])('%i ms are never rounded up', (span, en, ko) => {
    expect([spanOf('en', span), spanOf('ko', span)]).toEqual([en, ko])
  })
})

describe('cards by name', () => {
  test.each([
    ['en', 'AS', 'ace of spades'],
    ['en', 'TH', '10 of hearts'],
    ['en', '2C', '2 of clubs'],
    ['en', 'XR', 'red joker'],
    ['ko', 'KD', '다이아 킹'],
    ['ko', 'TH', '하트 10'],
    ['ko', 'XB', '검은 조커'],
  ] as const)('in %s %s is %s', (lang, code, expected) => {
    expect(cardName(lang, code)).toBe(expected)
  })
})

describe('sentences', () => {
  const sentence = say`${seat(1)} led ${card('TH')}, ${2} left`

  test('keep names, cards and numbers in their places', () => {
    expect(plain(sentence, 'en', ['Mina', 'Tom'])).toBe('Tom led 10 of hearts, 2 left')
  })

  test('have a comma between cards that stand side by side', () => {
    const cards = ['TH', 'XR', '2C'].map(card)
    expect(plain(say`Laid: ${cards}. ${card('AS')} is left`, 'en', [])).toBe(
      'Laid: 10 of hearts, red joker, 2 of clubs. ace of spades is left',
    )
  })

  test('hold other sentences', () => {
    expect(plain(say`(${sentence})`, 'en', ['Mina', 'Tom'])).toBe('(Tom led 10 of hearts, 2 left)')
  })
})

describe('times', () => {
  const now = Date.UTC(2026, 5, 1, 12, 0)
  const HOUR = 3_600_000

  test.each([
    ['en', 20_000, 'just now'],
    ['ko', 20_000, '방금'],
    ['en', HOUR, '1 hour ago'],
    ['ko', 5 * HOUR, '5시간 전'],
    ['en', 24 * HOUR - 1, '23 hours ago'],
    ['en', 72 * HOUR, '3 days ago'],
    ['ko', 72 * HOUR, '3일 전'],
  ] as const)('in %s, %d ms before is %s', (lang, span, expected) => {
    expect(ago(lang, now - span, now)).toBe(expected)
  })

  test('to come', () => {
    expect(until('en', now + 14 * 24 * HOUR, now)).toBe('in 14 days')
    expect(until('en', now + 14 * 24 * HOUR - 1000, now)).toBe('in 14 days')
    expect(until('ko', now + 14 * 24 * HOUR, now)).toBe('14일 후')
    expect(until('en', now, now)).toBe('soon')
  })

  test('a span is at least a minute', () => {
    expect(lasting('en', 0)).toBe('1 minute')
    expect(lasting('ko', 2 * HOUR)).toBe('2시간')
  })

  test('the clock is that of the zone', () => {
    expect(clock('en', 'Asia/Seoul', now)).toBe('21:00')
    expect(clock('ko', 'America/New_York', now)).toBe('08:00')
    expect(clock('en', 'UTC', Date.UTC(2026, 5, 1, 0, 5))).toBe('00:05')
  })

  test('a day names the year only when it is another one', () => {
    const newYearsEve = Date.UTC(2025, 11, 31, 20)
    expect(day('en', 'UTC', newYearsEve, now)).toContain('2025')
    expect(day('ko', 'UTC', newYearsEve, now)).toContain('2025년')
    expect(day('ko', 'Asia/Seoul', newYearsEve, now)).toBe('1월 1일 목요일')
    expect(moment('ko', 'UTC', now)).toContain('6월 1일')
  })
})

describe('what a table tells of itself', () => {
  /** 18:30 in Seoul. */
  const PAUSE_END = Date.UTC(2026, 5, 1, 9, 30)
  const events = [
    { type: 'opened', name: 'Mina', seat: 0 },
    { type: 'sat', name: 'Mina', seat: 1 },
    { type: 'left', name: 'Mina', seat: 1 },
    { type: 'started', names: ['Mina', 'Tom'] },
    // Said before seats were changed: the seat is Tom's by now.
    { type: 'said', text: '안녕 <b>', seat: 1, name: 'Mina' },
    { type: 'closed', reason: 'host' },
    { type: 'closed', reason: 'expired' },
    { type: 'rematch', seat: 0, table: 'x' },
    { type: 'proposed', seat: 0, what: 'end', about: null, until: null },
    { type: 'proposed', seat: 0, what: 'bot', about: 1, until: null },
    { type: 'proposed', seat: 0, what: 'open', about: 1, until: null },
    { type: 'proposed', seat: 0, what: 'pause', about: null, until: PAUSE_END },
    { type: 'paused', until: PAUSE_END },
  ]

  test.each(langs)('is a sentence of its own for each event in %s', (lang) => {
    const tell = teller(lang, 'parity', 'Asia/Seoul')
    const told = events.map((event) => plain(tell({ e: 1, at: 0, ...event }) ?? [], lang, ['Mina', 'Tom']))
    expect(new Set(told).size).toBe(events.length)
    for (const sentence of told.filter((_, index) => [0, 1, 2, 4, 7].includes(index)))
      expect(sentence).toContain('Mina')
    expect(told[4]).toBe('Mina: 안녕 <b>')
    // What is proposed is named: whose seat it is about, or until when, by the reader's clock.
    for (const sentence of told.slice(9, 11)) expect(sentence).toMatch(/Mina.*Tom/)
    for (const sentence of told.slice(11)) expect(sentence).toContain('18:30')
  })
})

/** The words of a language as places and kinds, whatever they say. */
const shapeOf = (value: unknown, at: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => shapeOf(part, `${at}.${key}`))
    : [`${at}: ${typeof value}`]

test('both languages say the same things', () => {
  expect(shapeOf(words('ko'), 'words')).toEqual(shapeOf(words('en'), 'words'))
})

/** All values of a choice; of a range its ends. */
const valuesOf = (field: OptionField) => (field.kind === 'choice' ? field.values : [field.least, field.most])

describe.each(games.map((game) => [game.meta.id, game] as const))('the words of %s', (id, game) => {
  const { presets } = game.meta

  test.each(langs)('name every option, value and preset in %s', (lang) => {
    const text = gameText(lang, id)
    for (const field of optionFields(game)) {
      const { name } = field
      const missing = valuesOf(field).filter(
        (value) =>
          !(text.options[name]?.values[String(value)] ?? text.options[name]?.number?.(Number(value))),
      )
      expect({ name, missing }).toEqual({ name, missing: [] })
    }
    expect(presets.filter((preset) => !text.presets[preset.id]?.label)).toEqual([])
  })

  test('say the same things in both languages', () => {
    expect(shapeOf(gameText('ko', id), id)).toEqual(shapeOf(gameText('en', id), id))
  })

  test('offer values that the options themselves take', () => {
    for (const field of optionFields(game)) {
      for (const value of valuesOf(field)) {
        expect(valueFrom(field, String(value))).toBe(value)
        expect(game.options.parse({ [field.name]: value })).toMatchObject({ [field.name]: value })
      }
      expect(game.options.parse({})).toMatchObject({ [field.name]: field.usual })
      expect(valueFrom(field, 'nonsense')).toBeUndefined()
    }
  })
})

/** Every text that is not made by a function, by its place. */
const textsOf = (value: unknown, at: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[at, value]]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => textsOf(part, `${at}.${key}`))
    : []
}

test('what reads the same in both languages is a name', () => {
  const english = new Map(textsOf(words('en'), 'words'))
  const same = textsOf(words('ko'), 'words').filter(([at, text]) => english.get(at) === text)
  expect(same.map(([, text]) => text).toSorted()).toEqual(['English', 'Postdeck', '한국어'])
})

/** Names that stay as they are among Hangul. */
const LATIN_NAMES =
  /Postdeck|English|QR|KR47-QX9M|SHA-256|JSON|application\/json|KiB|https|localhost|audit|printf.*sha256sum|\((?:roem|stuk|nat|pit|driekaart|vierkaart)\)/g

test('no Korean text has English left in it', () => {
  const left = globSync('src/web/text/ko/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const texts = source.match(/'(?:[^'\\\n]|\\.)*'(?!:|\])|`(?:[^`\\]|\\.)*`/g) ?? []
    return (
      texts
        // A quoted word without Hangul is a code; a template is always said.
        .filter((text) => text.startsWith('`') || /[가-힣]/.test(text))
        // In braces stand the codes of cards, which are drawn.
        .map((text) => text.replaceAll(/\$?\{[^}]*\}/g, '').replaceAll(LATIN_NAMES, ''))
        .filter((text) => /[A-Za-z]{2,}/.test(text))
        .map((text) => `${file}: ${text}`)
    )
  })
  expect(left).toEqual([])
})
