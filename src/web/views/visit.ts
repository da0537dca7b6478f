/** Who looks at a page, and how: what every view is told besides its own matter. */
import type { Lang } from '../../players/types.ts'

export const themes = ['system', 'light', 'dark'] as const
export const suitColours = ['two', 'four'] as const

export type Theme = (typeof themes)[number]
export type SuitColours = (typeof suitColours)[number]

/** What a browser remembers for its person; nothing of it is told to anybody else. */
export type Prefs = {
  readonly theme: Theme
  readonly suits: SuitColours
  /** One tap plays a card; otherwise one chooses and another confirms. */
  readonly oneTap: boolean
}

export type Visit = {
  readonly lang: Lang
  readonly prefs: Prefs
  /** The address of the page itself without its `l`, where the language switch comes back to. */
  readonly path: string
  /** `https://…` without a path: for links that leave the page. */
  readonly origin: string
  /** The IANA time zone of the clock. */
  readonly zone: string
  /** Milliseconds. */
  readonly now: number
}
