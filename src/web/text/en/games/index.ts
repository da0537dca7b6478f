import { doubt } from './doubt.ts'
import { klaverjassen } from './klaverjassen.ts'
import { parity } from './parity.ts'
import { skat } from './skat.ts'
import { spades } from './spades.ts'

export const games = { doubt, klaverjassen, parity, skat, spades }
