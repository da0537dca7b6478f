import type { Cases } from './case.ts'
import { parity } from './parity.ts'

export const cases: { readonly [game: string]: Cases } = {
  parity,
}
