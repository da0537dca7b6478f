/** How fast a table is to be played, and what happens to whoever is slower. Times in milliseconds. */
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** `bank`: each seat has so much for the whole game, and gets `added` after a turn. `move`: so much for each move. */
export type Terms =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly full: number; readonly added: number }
  | { readonly kind: 'move'; readonly full: number }

const bank = (days: number, hours: number): Terms => ({
  kind: 'bank',
  full: days * DAY,
  added: hours * HOUR,
})
const aMove = (full: number): Terms => ({ kind: 'move', full })

const TERMS = {
  'bank-3d': bank(3, 4),
  'bank-5d': bank(5, 12),
  'bank-10d': bank(10, 36),
  'move-1h': aMove(HOUR),
  'move-12h': aMove(12 * HOUR),
  'move-1d': aMove(DAY),
  'move-3d': aMove(3 * DAY),
  'move-7d': aMove(7 * DAY),
  none: { kind: 'none' },
} as const satisfies { readonly [id: string]: Terms }

export type Pace = keyof typeof TERMS

/** Slow paces of friends first: the order in which they are offered. */
export const PACES = [
  'bank-3d',
  'bank-5d',
  'bank-10d',
  'move-1h',
  'move-12h',
  'move-1d',
  'move-3d',
  'move-7d',
  'none',
] as const satisfies readonly Pace[]

export const termsOf = (pace: Pace): Terms => TERMS[pace]

/** What happens to a seat whose time has run out; nobody loses by it. */
export const OUT_OF_TIME = ['bot', 'nudge', 'substitute'] as const
export type OutOfTime = (typeof OUT_OF_TIME)[number]

/** For friends. */
export const USUAL: { readonly pace: Pace; readonly outOfTime: OutOfTime } = {
  pace: 'bank-5d',
  outOfTime: 'bot',
}
