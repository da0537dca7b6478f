/** Text as everybody will see it: nothing invisible, nothing that turns the text around it. */

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

/** One line in Unicode's composed form (NFC), with single spaces inside and none around. */
export const plainLine = (raw: string): string =>
  raw.replace(SPACE, ' ').replace(KEPT_OR_UNSEEN, '$1').replace(/ +/g, ' ').trim().normalize('NFC')
