/** Plays a record again by the rules and says where it does not hold. */
import { type AnyGame, IllegalMove, type Json, type Random } from './game.ts'
import { canonicalJson, equalJson } from './json.ts'
import type { GameRecord, RecordedMove } from './record.ts'
import { recordedRandom } from './recorded.ts'

/** `state` is the last one reached, null when not even the start was. `error` is null when all of it held. */
export type Replay = { readonly state: Json | null; readonly error: string | null }

/** The move as the game's schema writes it; one it does not know is left to `apply` to refuse. */
export const canonicalMove = (game: AnyGame, move: Json): Json => {
  const parsed = game.move.safeParse(move)
  return parsed.success ? parsed.data : move
}

/** Why something thrown ended a replay. What is neither a refusal nor a misfit of chance is a fault of the game. */
const reasonOf = (thrown: unknown): string => {
  if (thrown instanceof IllegalMove) {
    const params = Object.keys(thrown.params).length === 0 ? '' : ` ${canonicalJson(thrown.params)}`
    return `illegal: ${thrown.code}${params}`
  }
  return thrown instanceof Error ? thrown.message : String(thrown)
}

const begin = (game: AnyGame, { version, seats, options }: GameRecord, random: Random): Replay => {
  if (version !== game.meta.version) {
    return { state: null, error: `version ${version} of the rules is asked, this is ${game.meta.version}` }
  }
  if (!game.meta.seats.includes(seats)) return { state: null, error: `not a game for ${seats}` }
  const parsed = game.options.safeParse(options)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { state: null, error: `options: ${issue?.path.join('.')}: ${issue?.message}` }
  }
  try {
    return { state: game.setup({ seats, options: parsed.data }, random), error: null }
  } catch (thrown) {
    return { state: null, error: `setup: ${reasonOf(thrown)}` }
  }
}

const playMoves = (game: AnyGame, start: Json, moves: readonly RecordedMove[], random: Random): Replay => {
  let state = start
  for (const [index, [seat, move]] of moves.entries()) {
    try {
      // As it was recorded, not as the schema writes it: what is laid on a table keeps the order it was laid in.
      state = game.apply(state, seat, move, random).state
    } catch (thrown) {
      return { state, error: `move ${index} (seat ${seat}, ${canonicalJson(move)}): ${reasonOf(thrown)}` }
    }
  }
  return { state, error: null }
}

/** Setup and all moves with the chance given; the record's own outcomes and result are not looked at. */
export const playRecord = (game: AnyGame, record: GameRecord, random: Random): Replay => {
  const start = begin(game, record, random)
  return start.state === null ? start : playMoves(game, start.state, record.moves, random)
}

/** Replays a record of this game with its own outcomes, and compares the result. */
export const replayRecord = (game: AnyGame, record: GameRecord): Replay => {
  const random = recordedRandom(record.random)
  const replay = playRecord(game, record, random)
  if (replay.state === null || replay.error !== null) return replay
  const result = game.result(replay.state)
  const afterMoves = (error: string): Replay => ({
    state: replay.state,
    error: `after ${record.moves.length} moves: ${error}`,
  })
  if (result !== null && random.left > 0) return afterMoves(`${random.left} recorded outcomes are left over`)
  if (!equalJson(result, record.result)) {
    return afterMoves(
      `the result is ${canonicalJson(result)}, the record says ${canonicalJson(record.result)}`,
    )
  }
  return replay
}
