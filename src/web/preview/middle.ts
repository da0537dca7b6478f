/** What a game brings along for pictures of its tables. */
import type { Json, Seat } from '../../engine/game.ts'

/** Who shares how many points: one seat, or a team. */
export type Score = { readonly seats: readonly Seat[]; readonly points: number }

/**
 * Where a game draws: a box `WIDTH` by `HEIGHT` with a column for each seat, under which the picture shows the
 * seat itself. All is measured from the upper left corner of the box.
 */
export type Scene = {
  readonly seats: number
  readonly toAct: readonly Seat[]
}

export const WIDTH = 1200
export const HEIGHT = 350

/** Of a seat's column: its middle, and how wide it is. */
export const columnOf = (
  { seats }: Pick<Scene, 'seats'>,
  seat: Seat,
): { readonly x: number; readonly width: number } => {
  const width = WIDTH / seats
  return { x: (seat + 0.5) * width, width }
}

/**
 * Members are methods, so that the middle of a concrete game may stand where any game's is asked for: it is only
 * ever given that game's view, and always a spectator's.
 */
export interface Middle<View = Json> {
  /** What says at a glance which game it is, around 0, 0, about 700 by 300: for tables not in play. */
  readonly emblem: string
  /** How many cards a seat holds; null where nobody holds cards. */
  cards(view: View, seat: Seat): number | null
  /** The score as it stands, every seat in one line of it; none in a game that keeps no score while it is played. */
  scores(view: View): readonly Score[]
  /** The middle of the table as it lies, as SVG. */
  draw(view: View, scene: Scene): string
}
