import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseName } from '../../src/players/name.ts'

const good = (name: string) => ({ ok: true, name })
const bad = { ok: false, code: 'bad-name' }

describe('a name stays as it is', () => {
  test.each([
    ['Latin', 'Mina'],
    ['Hangul', '김민아'],
    ['Han and kana', '渡辺 さくら'],
    ['Vietnamese', 'Nguyễn Thị Hồng'],
    ['pointed Hebrew', 'שָׁלוֹם'],
    ['Arabic', 'محمد'],
    ['Devanagari', 'श्रीनिवास'],
    ['Thai', 'น้ำฝน'],
    ['a stack of Tibetan', 'སྒྲོལ་མ'],
    ['a Persian name with its non-joiner', 'علی\u200Cرضا'],
    ['a Sinhala name with its joiner', 'ශ්\u200Dරී'],
    ['four marks on a letter', 'a\u0316\u0317\u0318\u0319'],
    ['one letter', 'k'],
    ['digits and signs', 'R2-D2 (#1)'],
    ['an emoji', '🦊'],
    ['an emoji with its picture selector', '❤\uFE0F'],
    ['a skin colour', '👍🏽'],
    ['a family', '👨\u200D👩\u200D👧\u200D👦'],
    ['a kiss in two skin colours', '🧑🏻\u200D❤\uFE0F\u200D💋\u200D🧑🏿'],
    ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
    ['a flag of two letters', '🇰🇷'],
    ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a keycap', '1\uFE0F\u20E3'],
  ])('%s', (_, raw) => {
    expect(parseName(raw)).toEqual(good(raw))
  })
})

describe('a name is tidied', () => {
  test.each([
    ['Hangul in conjoining letters', '\u1106\u1175\u11AB\u110B\u1161', '민아'],
    ['a letter and its accent', 'Zoe\u0308', 'Zoë'],
    ['spaces around', '  Mina ', 'Mina'],
    ['spaces of all kinds inside', 'Mi\u00A0 \u3000\t\r\nna', 'Mi na'],
    ['a line separator', 'Mi\u2028na', 'Mi na'],
    ['blank braille', 'Mi\u2800na', 'Mi na'],
    ['a zero width space', 'Mi\u200Bna', 'Mina'],
    ['a byte order mark', '\uFEFFMi\uFEFFna', 'Mina'],
    ['spaces on both sides of something unseen', 'Mi \u200B na', 'Mi na'],
    ['a soft hyphen and a word joiner', 'Mi\u00AD\u2060na', 'Mina'],
    ['what keeps a letter and its accent apart', 'e\u034F\u0301', 'é'],
    ['a right-to-left override', 'Mi\u202Ena', 'Mina'],
    ['every embedding, override and isolate', '\u202A\u202B\u202C\u202D\u2066\u2067\u2068\u2069Mina', 'Mina'],
    ['direction marks', '\u200EMina\u200F\u061C', 'Mina'],
    ['controls', 'Mi\u0000\u001B\u007Fna', 'Mina'],
    ['half a surrogate pair', 'Mi\uD83Dna', 'Mina'],
    ['annotation marks', '\uFFF9Mi\uFFFAna\uFFFB', 'Mina'],
    ['private use', 'Mi\uE000na', 'Mina'],
    ['a noncharacter', 'Mi\uFFFFna', 'Mina'],
    ['Hangul fillers', 'Mi\u3164\u115F\uFFA0na', 'Mina'],
    ['joiners between Latin letters', 'Mi\u200D\u200Cna', 'Mina'],
    ['a joiner at an emoji without a second one', '👩\u200D', '👩'],
    ['a selector behind a letter', 'M\uFE0Fina', 'Mina'],
    ['a message in tags', 'Mina\u{E0068}\u{E0069}', 'Mina'],
    ['a long message in tags behind the black flag', `🏴${'\u{E0061}'.repeat(7)}\u{E007F}`, '🏴'],
  ])('%s', (_, raw, name) => {
    expect(parseName(raw)).toEqual(good(name))
  })
})

describe('a name is no name', () => {
  test.each([
    ['nothing', ''],
    ['only spaces', ' \u3000\t '],
    ['only what is unseen', '\u200B\u2060\u3164'],
    ['only blank braille', '\u2800\u2800'],
    ['only a joiner', '\u200D'],
    ['an accent that would sit on what stands before', '\u0301Mina'],
    ['five marks on a letter', 'a\u0316\u0317\u0318\u0319\u031C'],
    ['heaps of marks', `Z${'\u0335\u0321\u035C'.repeat(20)}algo`],
    ['a picture joined to 12 others', Array(13).fill('👩').join('\u200D')],
    ['a cluster of 13 Hangul initials', '\u1100'.repeat(13)],
  ])('%s', (_, raw) => {
    expect(parseName(raw)).toEqual(bad)
  })
})

describe('a name has at most 24 characters as people count them', () => {
  test.each([
    ['letters', 'a'],
    ['syllables in conjoining letters', '\u1112\u1161\u11AB'],
    ['families', '👨\u200D👩\u200D👧\u200D👦'],
    ['flags', '🇰🇷'],
    ['syllables of Devanagari', 'क्षि'],
  ])('%s', (_, one) => {
    expect(parseName(one.repeat(24))).toEqual(good(one.repeat(24).normalize('NFC')))
    expect(parseName(one.repeat(25))).toEqual(bad)
  })

  test('only what is left counts', () => {
    expect(parseName(`  ${'a\u200B'.repeat(24)}  `)).toEqual(good('a'.repeat(24)))
  })
})

const scraps = fc.constantFrom(...'aé가\u1100\u1161👩🏽🇰🏴1क्علś')
const oddities = fc.constantFrom(
  '\u200D',
  '\u200C',
  '\u200B',
  '\uFE0F',
  '\u20E3',
  '\u0301',
  '\u202E',
  '\u{E0061}',
  ' ',
  '\u2800',
)
const oddText = fc
  .array(fc.oneof(scraps, oddities, fc.string({ unit: 'binary', maxLength: 2 })))
  .map((all) => all.join(''))

test('whatever is typed, a parsed name parses to itself and turns no text', () => {
  fc.assert(
    fc.property(oddText, (raw) => {
      const parsed = parseName(raw)
      if (!parsed.ok) return
      expect(parseName(parsed.name)).toEqual(parsed)
      expect(parsed.name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\uFEFF]|^\s|\s$|\s\s/u)
    }),
    { numRuns: 2_000 },
  )
})

test('a body full of text is no name, at once', () => {
  const started = performance.now()
  expect(parseName('👩\u200D'.repeat(20_000))).toEqual(bad)
  expect(parseName('1'.repeat(64_000))).toEqual(bad)
  expect(performance.now() - started).toBeLessThan(500)
})
