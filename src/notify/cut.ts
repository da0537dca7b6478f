/** Texts that fit: cut between the characters people see, never inside one. */

/** What a service counts. */
export type Measure = (text: string) => number

const utf8 = new TextEncoder()

export const inBytes: Measure = (text) => utf8.encode(text).length
/** UTF-16 code units: never fewer than the code points that some services count instead. */
export const inUnits: Measure = (text) => text.length

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const ELLIPSIS = '…'

/** The text itself if it measures at most `most`; else as much of it as fits with an ellipsis after it. */
export const cut = (text: string, most: number, measure: Measure = inUnits): string => {
  if (measure(text) <= most) return text
  const room = most - measure(ELLIPSIS)
  if (room < 0) return ''
  let kept = ''
  let size = 0
  for (const { segment } of graphemes.segment(text)) {
    size += measure(segment)
    if (size > room) break
    kept += segment
  }
  return kept.trimEnd() + ELLIPSIS
}
