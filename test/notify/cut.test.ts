import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cut, inBytes, inUnits } from '../../src/notify/cut.ts'

const FAMILY = '👩‍👩‍👧‍👦'

describe('a text that fits', () => {
  test.each([
    ['카드', 6, inBytes],
    ['cards', 5, inUnits],
    ['', 0, inBytes],
    [FAMILY, 11, inUnits],
  ])('stays as it is: %s', (text, most, measure) => {
    expect(cut(text, most, measure)).toBe(text)
  })
})

describe('a text that does not fit', () => {
  test.each([
    ['abcdef', 4, inUnits, 'abc…'],
    ['abc def', 5, inUnits, 'abc…'],
    ['카드놀이', 9, inBytes, '카드…'],
    ['카드놀이', 8, inBytes, '카…'],
    [`a${FAMILY}b`, 11, inUnits, 'a…'],
    ['e\u0301e\u0301e\u0301', 4, inUnits, 'e\u0301…'],
    ['🇰🇷🇩🇪🇫🇷', 9, inUnits, '🇰🇷🇩🇪…'],
    [FAMILY, 3, inBytes, '…'],
    ['abc', 2, inBytes, ''],
  ])('%s within %d becomes %s', (text, most, measure, expected) => {
    expect(cut(text, most, measure)).toBe(expected)
  })

  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(FAMILY, '🇰🇷', '한글', 'e\u0301', ' ')),
    { maxLength: 20 },
  )
  const measures = fc.constantFrom(inBytes, inUnits)
  const graphemes = (text: string) =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

  test('never measures more than it may, and is a beginning in whole characters', () => {
    fc.assert(
      fc.property(texts, fc.nat(200), measures, (parts, most, measure) => {
        const text = parts.join('')
        const short = cut(text, most, measure)
        expect(measure(short)).toBeLessThanOrEqual(most)
        if (short === text || short === '') return
        const kept = graphemes(short.slice(0, -1))
        expect(graphemes(text).slice(0, kept.length)).toEqual(kept)
      }),
    )
  })

  test('leaves out no more than it must', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.nat(60),
        measures,
        (word, most, measure) => {
          const text = `${word}|`.repeat(9)
          const short = cut(text, most, measure)
          if (short === text || short === '') return
          const kept = graphemes(short.slice(0, -1))
          const next = graphemes(text)
            .slice(0, kept.length + 1)
            .join('')
          if (/\s/.test(next)) return
          expect(measure(`${next}…`)).toBeGreaterThan(most)
        },
      ),
    )
  })
})
