import { doubt } from './doubt.ts'
import { parity } from './parity.ts'
import { spades } from './spades.ts'

export const games = { doubt, parity, spades }
