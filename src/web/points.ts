/** What the scores of a finished game say to people. */
import type { GameId, Result } from '../engine/game.ts'
import { findGame } from '../games/index.ts'

/** Whether they say anything. */
export const hasPoints = (game: GameId): boolean => findGame(game)?.meta.scoreless !== true

/** The score it was won with; null where there are no points, or where all but the losers win, each with their own. */
export const winningScore = (game: GameId, { scores, winners }: Result): number | null => {
  const [score, ...others] = new Set(winners.map((seat) => scores[seat] ?? 0))
  return hasPoints(game) && score !== undefined && others.length === 0 ? score : null
}
