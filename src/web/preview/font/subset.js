/**
 * Writes `glyphs.json`: the outlines of the letters that pictures need, taken from the font Gothic A1 (see
 * `OFL.txt`). To be run with `npm run glyphs` when a game comes with a name that has other letters.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'
import { games } from '../../../games/index.ts'
import { gameText } from '../../text/games.ts'

/** What the names of Korean friends most often begin with. */
const FIRST_SYLLABLES =
  '가강건겨경고곽광구권규균근금기길김나남노다단달대도동두라랑래려련령로류륜리림마만맹명모무문미민바박반방' +
  '배백범변별병보복봄봉부빈사상새샘서석선설섭성세소손솔송수숙순슬승시신아안애양엄여연엽영예오옥온용우욱운' +
  '웅원위유육윤율은을음의이인일임자장재전정제조종주준중지진차찬창채천철청초최추춘충치탁탄태하한함해향허혁' +
  '현형혜호홍화환황효후훈휘희'
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const weight = 700

/** @param {'latin' | 'korean'} subset */
const fontOf = (subset) => {
  const path = `node_modules/@fontsource/gothic-a1/files/gothic-a1-${subset}-${weight}-normal.woff`
  const { buffer, byteOffset, byteLength } = readFileSync(join(import.meta.dirname, '../../../..', path))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}

const fonts = [fontOf('latin'), fontOf('korean')]

/**
 * Advance and outline, in units of which 1024 make the height of a line; y grows downwards from the baseline.
 * @param {string} letter
 * @returns {[string, [number, string]]}
 */
const glyphOf = (letter) => {
  const font = fonts.find((one) => one.charToGlyphIndex(letter) !== 0)
  if (font === undefined) throw new Error(`the font has no ${letter}`)
  const glyph = font.charToGlyph(letter)
  return [letter, [glyph.advanceWidth ?? 0, glyph.getPath(0, 0, font.unitsPerEm).toPathData(0)]]
}

const names = games.flatMap(({ meta: { id } }) => [gameText('en', id).name, gameText('ko', id).name])
const letters = [...new Set([...LETTERS_AND_DIGITS, ...FIRST_SYLLABLES, ...names.join('')])].toSorted()

const lines = letters
  .map(glyphOf)
  .map(([letter, glyph]) => `${JSON.stringify(letter)}:${JSON.stringify(glyph)}`)
writeFileSync(join(import.meta.dirname, 'glyphs.json'), `{\n${lines.join(',\n')}\n}\n`)
