/** Lines that people write: what is kept, and what would only hide or turn text. */
import { expect, test } from 'vitest'
import { plainLine } from '../src/plain-text.ts'

test.each([
  ['a direction override', 'abc\u202Egnp.exe', 'abcgnp.exe'],
  ['isolates', '\u2066hi\u2069', 'hi'],
  ['zero width spaces', 'a\u200Bb\uFEFFc', 'abc'],
  ['controls and line ends', 'one\r\n\ttwo\u0000', 'one two'],
  ['a lone surrogate', 'x\uD800y', 'xy'],
  ['only what is unseen', '\u200B\u2060\u00AD', ''],
])('%s goes', (_, raw, kept) => expect(plainLine(raw)).toBe(kept))

test.each([
  ['Hangul, composed', '안녕'.normalize('NFD'), '안녕'],
  ['a family', '👨‍👩‍👧‍👦 ok', '👨‍👩‍👧‍👦 ok'],
  ['a flag', '🇰🇷', '🇰🇷'],
  ['a Persian joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['markup, which is only text', '<b>&amp;</b>', '<b>&amp;</b>'],
])('%s stays', (_, raw, kept) => expect(plainLine(raw)).toBe(kept))
