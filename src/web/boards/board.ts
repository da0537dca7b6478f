/** A board is how one game looks: what its table says and draws in the places every table has. */
import type { Child } from 'hono/jsx'
import type { Json, Seat } from '../../engine/game.ts'
import type { Script, Style } from '../views/layout.tsx'
import type { Sight } from '../views/sight.ts'

/** A table as its board sees it. `legal` are the viewer's own moves: none when it is not their turn. */
export type Seen<View = Json, Move = Json> = Sight & {
  readonly view: View
  readonly legal: readonly Move[]
}

/**
 * Members are methods, so that the board of a concrete game may stand where any game's board is asked for:
 * a page only ever gives a board the view and the moves of its own game.
 */
export interface Board<View = Json, Move = Json> {
  /** What its page loads beside what every table's page does. */
  readonly assets?: { readonly styles: readonly Style[]; readonly scripts: readonly Script[] }
  /** Whether the middle shows the seats, so that they are listed nowhere else. */
  readonly showsSeats?: boolean
  /** How far the game is, beside its name: *round 5*. */
  heading(seen: Seen<View, Move>): string
  /** How many cards a seat holds; null where nobody holds cards. */
  cards(seen: Seen<View, Move>, seat: Seat): number | null
  /** What everybody knows of a seat, in a few words each: *bid 4*, *took 2*. */
  facts(seen: Seen<View, Move>, seat: Seat): readonly string[]
  /** The middle of the table, and its name for those who do not see it. */
  middle(seen: Seen<View, Move>): { readonly label: string; readonly content: Child }
  /**
   * The hand, and on the viewer's turn the choices: inside a form, each one a whole move as JSON in the
   * field `move`, or one with empty lists and what may go into them in fields of their own (see `fillMove`);
   * or several moves in the field `moves` (see `fillMoves`).
   */
  dock(seen: Seen<View, Move>): Child
  /** The score sheet as players write it; null for a game that keeps none. */
  score(seen: Seen<View, Move>): Child
}
