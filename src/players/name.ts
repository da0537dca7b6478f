/**
 * A person's name as everybody will see it: any script and emoji, nothing invisible, nothing that turns the
 * text around it or climbs over its neighbours.
 */

export type ParsedName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'bad-name' }

const MOST_GRAPHEMES = 24
/** A couple kissing in two skin colours takes 10; the longest cluster in a language's daily use fewer. */
const MOST_CODE_POINTS_A_GRAPHEME = 12
/** Pointed Hebrew and Tibetan stacks stay within four; heaps of accents that leave their line do not. */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u

/** All that sets words apart, the blank braille pattern included; U+FEFF sets nothing apart. */
const SPACE = /[[\s\u0085\u2800]--\uFEFF]/gv

/** Flags (two regional letters, or a region's tags on the black flag), keycaps, and pictures joined to one. */
const FLAG = '\\p{RI}\\p{RI}|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}'
const KEYCAP = '[0-9#*]\uFE0F?\u20E3'
const PICTURE = '\\p{ExtPict}(?:\\p{EMod}|[\uFE0E\uFE0F])?'
const EMOJI = `${FLAG}|${KEYCAP}|${PICTURE}(?:\u200D${PICTURE})*`

/** Scripts whose letters change shape by a joiner between them: Persian and Sinhala names need one. */
const SHAPED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu']
const SHAPED_LETTER = `[${SHAPED.map((script) => `\\p{scx=${script}}`).join('')}]`
const JOINER = `(?<=${SHAPED_LETTER})[\u200C\u200D](?=${SHAPED_LETTER})`

/** Controls, formats, halves of surrogates, private use, noncharacters, and what fonts show as nothing. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]'
const KEPT_OR_UNSEEN = new RegExp(`(${EMOJI}|${JOINER})|${UNSEEN}`, 'gu')

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const STARTS_WITH_MARK = /^\p{M}/u

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** In Unicode's composed form (NFC), with single spaces inside and none around. */
export const parseName = (raw: string): ParsedName => {
  const name = raw
    .replace(SPACE, ' ')
    .replace(KEPT_OR_UNSEEN, '$1')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC')
  return isGood(name) ? { ok: true, name } : { ok: false, code: 'bad-name' }
}

const isGood = (name: string): boolean => {
  if (!VISIBLE.test(name) || STARTS_WITH_MARK.test(name) || TOO_MANY_MARKS.test(name)) return false
  if (name.length > MOST_GRAPHEMES * MOST_CODE_POINTS_A_GRAPHEME * 2) return false
  const clusters = [...graphemes.segment(name)]
  return clusters.length <= MOST_GRAPHEMES && clusters.every(({ segment }) => isShort(segment))
}

const isShort = (grapheme: string): boolean => [...grapheme].length <= MOST_CODE_POINTS_A_GRAPHEME
