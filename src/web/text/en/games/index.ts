import { ginRummy } from './gin-rummy.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { spades } from './spades.ts'

export const games = { parity, spades, 'gin-rummy': ginRummy, rummy }
