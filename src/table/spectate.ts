/** A table as somebody without a seat saw it after so many moves: for pictures, which are kept. Pure. */
import type { AnyGame, Json, Seat } from '../engine/game.ts'
import { findGame } from '../games/index.ts'
import { beginPlay, type Current, movesSoFar, statusOf } from './current.ts'
import { refuse } from './facts.ts'
import { seatLines } from './look.ts'
import { type Position, replayMoves } from './play.ts'
import type { Answer, Spectacle } from './types.ts'

type Moves = readonly { readonly seat: Seat; readonly move: Json }[]

/** A game that all agreed to end went on until then: before its last row the rules are their own. */
const rulesAt = ({ facts, game }: Current, n: number, now: number): AnyGame =>
  facts.ended !== undefined && n < now ? (findGame(facts.game) ?? game) : game

const positionAt = (
  { facts, inPlay }: Current,
  game: AnyGame,
  n: number,
  movesUpTo: (n: number) => Moves,
): Position | null => {
  if (inPlay === null || inPlay.position.n === n) return inPlay?.position ?? null
  const { seed, position } = beginPlay(facts, game)
  return replayMoves(game, seed, position, movesUpTo(n))
}

/** `movesUpTo` reads the first moves of the log; it is asked for moves of long ago alone. */
export const spectateAt = (
  current: Current,
  n: number,
  movesUpTo: (n: number) => Moves,
): Answer<{ spectacle: Spectacle }> => {
  const now = movesSoFar(current)
  if (n > now) return refuse('bad-request', { issues: [{ path: 'n', code: 'not-played-yet' }] })
  const { facts } = current
  const game = rulesAt(current, n, now)
  const position = positionAt(current, game, n, movesUpTo)
  const toAct = position === null ? [] : game.toAct(position.state)
  const status = statusOf(current)
  const spectacle: Spectacle = {
    id: facts.id,
    game: facts.game,
    status: status === 'over' && toAct.length > 0 ? 'playing' : status,
    seats: seatLines(facts),
    v: current.i,
    n,
    toAct,
    view: position === null ? null : game.view(position.state, null),
    result: position === null ? null : game.result(position.state),
  }
  return { ok: true, spectacle }
}
