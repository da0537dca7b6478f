/** How often one caller may ask for what costs storage. */
import type { Refused } from '../table/types.ts'
import { refuse } from './refuse.ts'
import type { Ctx } from './types.ts'

/** A table itself counts what is said there: it knows what was said before. */
type Limit = 'OPEN_LIMIT' | 'SIT_LIMIT' | 'CODE_LIMIT' | 'CALL_LIMIT'

/** Every binding counts over a minute. */
const PERIOD_SECONDS = 60

/** The refusal of a caller who asks too often, else null. */
export const limited = async (c: Ctx, limit: Limit): Promise<Refused | null> => {
  const key = c.var.playerId ?? networkOf(c)
  if (key === null) return null
  const { success } = await c.env[limit].limit({ key })
  return success ? null : refuse('slow-down', { seconds: PERIOD_SECONDS })
}

/** Null where nothing tells strangers apart, as on one's own machine: there is nobody to be protected from. */
const networkOf = (c: Ctx): string | null => {
  const address = c.req.header('cf-connecting-ip')
  return address === undefined ? null : networkAt(address)
}

/** An IPv6 household has a /64 to itself, so the first four groups (zeros may be left out) count as one caller. */
const networkAt = (address: string): string => {
  if (!address.includes(':')) return address
  const [head = ''] = address.split('::')
  return [...head.split(':'), '0', '0', '0'].slice(0, 4).join(':')
}
