import { klaverjassen } from './klaverjassen.ts'
import { parity } from './parity.ts'
import { spades } from './spades.ts'

export const games = { klaverjassen, parity, spades }
