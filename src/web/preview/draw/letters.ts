/** Words in pictures, set as outlines: a picture is drawn without any font. */
import glyphs from '../font/glyphs.json' with { type: 'json' }
import type { Point } from './shapes.ts'

type Glyph = { readonly advance: number; readonly outline: string }

const UNITS = 1024
/** Of a line's middle above its baseline: capitals and syllables stand around it. */
const MIDDLE = 0.39

const known: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(glyphs).map(([letter, [advance, outline]]) => [
    letter,
    { advance: Number(advance), outline: String(outline) },
  ]),
)
const SPACE = 260

export const hasGlyph = (letter: string): boolean => known.has(letter)

/** How wide a text of this size is. */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (known.get(letter)?.advance ?? SPACE), 0) * size) / UNITS

/** A text that has all its letters, its middle line on `y`; letters the subset lacks leave a gap. */
export const textAt = (
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' = 'start',
): string => {
  const left = anchor === 'start' ? x : x - textWidth(text, size) / 2
  const scale = Math.round((size / UNITS) * 1e5) / 1e5
  let pen = 0
  const drawn = [...text].map((letter) => {
    const glyph = known.get(letter)
    const place = pen
    pen += glyph?.advance ?? SPACE
    return glyph === undefined ? '' : `<path transform="translate(${place} 0)" d="${glyph.outline}"/>`
  })
  const baseline = y + MIDDLE * size
  return `<g fill="${colour}" transform="translate(${left.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale})">${drawn.join('')}</g>`
}
