/** Whether the scores of a finished game say anything to people. */
import type { GameId } from '../engine/game.ts'
import { findGame } from '../games/index.ts'

export const hasPoints = (game: GameId): boolean => findGame(game)?.meta.scoreless !== true
