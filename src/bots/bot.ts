/**
 * What a bot is: something that answers for a seat. It sees what the seat sees and nothing else, asks no clock,
 * and has no memory: the same look with the same chance gives the same move.
 */
import type { Json, Random, Seat } from '../engine/game.ts'

/** What a bot decides from. A state has no way into it. */
export type Look<View, Move> = {
  readonly view: View
  readonly seat: Seat
  /** The legal moves in the game's order, to be read once; there may be millions, made as they are asked for. */
  readonly legal: Iterable<Move>
  readonly random: Random
}

/** `choose` gives a legal move. Written as a method so that a bot of one game may stand where an `AnyBot` does. */
export interface Bot<View, Move> {
  choose(look: Look<View, Move>): Move
}

export type AnyBot = Bot<Json, Json>
