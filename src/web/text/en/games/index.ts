import { doubt } from './doubt.ts'
import { ginRummy } from './gin-rummy.ts'
import { klaverjassen } from './klaverjassen.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { skat } from './skat.ts'
import { spades } from './spades.ts'

export const games = { doubt, 'gin-rummy': ginRummy, klaverjassen, parity, rummy, skat, spades }
