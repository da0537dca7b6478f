/** A whole game at random, as the record of it. */
import type { AnyGame, Json, Random } from './game.ts'
import { pick } from './pick.ts'
import type { GameRecord, RecordedMove } from './record.ts'
import { recordingRandom } from './recorded.ts'

export type Playout = {
  readonly seats: number
  readonly options: Json
  /** Deals the cards: its outcomes are the record's. */
  readonly chance: Random
  /** Chooses the seat and the move; kept apart so that the record holds the game's own chance alone. */
  readonly choices: Random
}

/** @throws Error when the game is not over after the number of moves it promises. */
export const playOut = (game: AnyGame, { seats, options, chance, choices }: Playout): GameRecord => {
  const { id, version, maxMoves } = game.meta
  const random = recordingRandom(chance)
  const moves: RecordedMove[] = []
  let state = game.setup({ seats, options }, random)
  for (let awaited = game.toAct(state); awaited.length > 0; awaited = game.toAct(state)) {
    if (moves.length >= maxMoves) throw new Error(`${id} is not over after ${maxMoves} moves`)
    const seat = pick(awaited, choices)
    const move = game.sample(state, seat, choices)
    moves.push([seat, move])
    state = game.apply(state, seat, move, random).state
  }
  return { game: id, version, seats, options, random: random.outcomes, moves, result: game.result(state) }
}
