import type { Cases } from './case.ts'
import { distantichu } from './distantichu.ts'
import { doubt } from './doubt.ts'
import { ginRummy } from './gin-rummy.ts'
import { inAGrove } from './in-a-grove.ts'
import { katzenjammerBlues } from './katzenjammer-blues.ts'
import { klaverjassen } from './klaverjassen.ts'
import { masterOfRules } from './master-of-rules.ts'
import { parity } from './parity.ts'
import { rummy } from './rummy.ts'
import { skat } from './skat.ts'
import { spades } from './spades.ts'

export const cases: { readonly [game: string]: Cases } = {
  distantichu,
  doubt,
  'gin-rummy': ginRummy,
  'in-a-grove': inAGrove,
  'katzenjammer-blues': katzenjammerBlues,
  klaverjassen,
  'master-of-rules': masterOfRules,
  parity,
  rummy,
  skat,
  spades,
}
