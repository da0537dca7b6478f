/**
 * Whether a move has shown anybody what nobody was to know by their own choice. A game says nothing of it itself, so
 * it is told from what the mover saw before and sees after: cards are the only texts of a view or an event that begin
 * with a capital or a figure, and are longer than a rank or a suit. Where that is not certain it counts as shown. Pure.
 */
import type { AnyGame, Event, Json, Seat } from '../engine/game.ts'

const isCard = (text: string): boolean => /^[A-Z0-9]./.test(text)

type Counts = Map<string, number>

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const count = (value: Json | undefined, into: Counts): Counts => {
  if (typeof value === 'string') {
    if (isCard(value)) into.set(value, (into.get(value) ?? 0) + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of isList(value) ? value : Object.values(value)) count(part, into)
  }
  return into
}

const cardsIn = (value: Json): Counts => count(value, new Map())

/** Whether a move speaks of no card: what was said and heard cannot be unsaid. */
export const isWord = (move: Json): boolean => cardsIn(move).size === 0

const sees = ({ to }: Event, seat: Seat): boolean => to === 'all' || to.includes(seat)

/** Cards told to some alone are those the move itself names, each as often at most. */
const tellsMore = ({ to, ...event }: Event, move: Json): boolean => {
  if (to === 'all') return false
  const named = cardsIn(move)
  return [...cardsIn(event)].some(([card, times]) => times > (named.get(card) ?? 0))
}

export type Shown = {
  readonly game: AnyGame
  readonly seat: Seat
  readonly move: Json
  readonly events: readonly Event[]
  readonly before: { readonly state: Json; readonly asked: number }
  readonly after: { readonly state: Json; readonly asked: number }
}

export const hasShown = ({ game, seat, move, events, before, after }: Shown): boolean => {
  if (after.asked !== before.asked || events.some((event) => tellsMore(event, move))) return true
  const [then, now] = [game.view(before.state, seat), game.view(after.state, seat)]
  const known = count(move, cardsIn(then))
  const seen = cardsIn(now)
  // A second card like one seen before is news as well.
  if ([...seen].some(([card, times]) => times > (known.get(card) ?? 0))) return true
  return events.some(
    (event) => sees(event, seat) && [...cardsIn({ ...event }).keys()].some((card) => !known.has(card)),
  )
}
