/** From where a table is looked at: what all parts of its page need to know. */
import type { Seat } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'

export type Sight = {
  readonly lang: Lang
  /** The names of the seats, in seat order. */
  readonly names: readonly string[]
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null
  readonly toAct: readonly Seat[]
  /** Of each seat why its person is not there; null where they are, and where nobody needs to know. */
  readonly away?: readonly (Away | null)[]
}

/** They left; a bot keeps the seat for them; whoever comes may have it. */
export type Away = 'left' | 'kept' | 'open'

/** A seat's name; nothing for a seat that is not there. */
export const nameOf = ({ names }: Pick<Sight, 'names'>, seat: Seat): string => names[seat] ?? ''

/** The seats in clockwise order, the viewer's first; a spectator looks from seat 0. */
export const seatsAround = ({ names, you }: Pick<Sight, 'names' | 'you'>): readonly Seat[] =>
  names.map((_, index) => ((you ?? 0) + index) % names.length)

export const isYourTurn = ({ you, toAct }: Pick<Sight, 'you' | 'toAct'>): boolean =>
  you !== null && toAct.includes(you)

/** Where a seat is drawn: below, left, top, right; `row` at tables too large to go round. */
export type Place = 'b' | 'l' | 't' | 'r' | 'row'

const rounds: readonly (readonly Place[])[] = [[], ['b'], ['b', 't'], ['b', 'l', 'r'], ['b', 'l', 't', 'r']]

export const placeOf = (sight: Pick<Sight, 'names' | 'you'>, seat: Seat): Place =>
  rounds[sight.names.length]?.[seatsAround(sight).indexOf(seat)] ?? 'row'
