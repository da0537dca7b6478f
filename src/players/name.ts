/**
 * A person's name as everybody will see it: any script and emoji, nothing invisible, nothing that turns the
 * text around it or climbs over its neighbours.
 */

import { plainLine } from '../plain-text.ts'

export type ParsedName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'bad-name' }

const MOST_GRAPHEMES = 24
/** A couple kissing in two skin colours takes 10; the longest cluster in a language's daily use fewer. */
const MOST_CODE_POINTS_A_GRAPHEME = 12
/** Pointed Hebrew and Tibetan stacks stay within four; heaps of accents that leave their line do not. */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const STARTS_WITH_MARK = /^\p{M}/u

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As `plainLine` leaves it. */
export const parseName = (raw: string): ParsedName => {
  const name = plainLine(raw)
  return isGood(name) ? { ok: true, name } : { ok: false, code: 'bad-name' }
}

const isGood = (name: string): boolean => {
  if (!VISIBLE.test(name) || STARTS_WITH_MARK.test(name) || TOO_MANY_MARKS.test(name)) return false
  if (name.length > MOST_GRAPHEMES * MOST_CODE_POINTS_A_GRAPHEME * 2) return false
  const clusters = [...graphemes.segment(name)]
  return clusters.length <= MOST_GRAPHEMES && clusters.every(({ segment }) => isShort(segment))
}

const isShort = (grapheme: string): boolean => [...grapheme].length <= MOST_CODE_POINTS_A_GRAPHEME
