/** Plain JSON, told apart from anything else. */
import type { Json } from '../engine/game.ts'

/** Nothing of ours nests deeper; a body may, to exhaust whoever walks it. */
const DEEPEST = 24

export const isJson = (value: unknown, depth = DEEPEST): value is Json => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  return Object.values(value).every((part) => isJson(part, depth - 1))
}
