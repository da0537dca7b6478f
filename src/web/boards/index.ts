/** The boards: one line a game that has its own. */
import type { GameId } from '../../engine/game.ts'
import type { Board } from './board.ts'
import { generic } from './generic.tsx'
import { ginRummy } from './gin-rummy.tsx'
import { parity } from './parity.tsx'
import { rummy } from './rummy.tsx'
import { spades } from './spades.tsx'

const boards: { readonly [game: GameId]: Board } = { parity, spades, 'gin-rummy': ginRummy, rummy }

export const boardOf = (game: GameId): Board => boards[game] ?? generic
