import { parity } from './parity.ts'

export const rules = {
  parity,
}
