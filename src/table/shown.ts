/** Whether a move has told anybody what no choice of theirs could tell them. Pure. */
import type { AnyGame, Event, Json, Seat } from '../engine/game.ts'

export type Shown = {
  readonly game: AnyGame
  readonly seat: Seat
  readonly events: readonly Event[]
  /** Outcomes of chance asked before the move and after it. */
  readonly before: { readonly asked: number }
  readonly after: { readonly asked: number }
}

/** What the mover alone is told may be no more than which cards they chose; what others alone are told is news. */
const tellsOthers = ({ to }: Event, seat: Seat): boolean => to !== 'all' && to.some((told) => told !== seat)

export const hasShown = ({ game, seat, events, before, after }: Shown): boolean =>
  after.asked !== before.asked ||
  events.some((event) => game.meta.uncovers.includes(event.type) || tellsOthers(event, seat))

/** Whether a move lays no card: what was said and heard cannot be unsaid. */
export const isWord = (move: Json): boolean =>
  typeof move === 'object' && move !== null && !('card' in move) && !('cards' in move)
