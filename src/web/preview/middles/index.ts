/** The middles: one line a game. */
import type { GameId } from '../../../engine/game.ts'
import type { Middle } from '../middle.ts'
import { parity } from './parity.ts'
import { spades } from './spades.ts'

const middles: { readonly [game: GameId]: Middle } = { parity, spades }

export const findMiddle = (game: GameId): Middle | undefined => middles[game]

/** @throws for a game that brought none. */
export const middleOf = (game: GameId): Middle => {
  const found = findMiddle(game)
  if (found === undefined) throw new Error(`no middle for pictures of ${game}`)
  return found
}
