/**
 * The socket of a table: told `{ n, v }` after each change (with `own` where the hearer alone sees it), and a door to the
 * same acts as the POSTs.
 */
import { getCookie } from 'hono/cookie'
import { COOKIE } from '../middleware/identity.ts'
import { originOf } from '../middleware/origin.ts'
import { refuse } from '../refuse.ts'
import { connectTable } from '../stubs.ts'
import type { Ctx } from '../types.ts'
import type { Route } from './route.ts'
import { idOf } from './tables.ts'

/** A browser opens sockets for any page and sends the cookie along, but says which page it was. */
const isForeign = (c: Ctx): boolean =>
  !c.var.bearer &&
  getCookie(c, COOKIE) !== undefined &&
  hostOf(c.req.header('origin')) !== new URL(originOf(c)).host

const hostOf = (origin: string | undefined): string | null =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null

export const live: readonly Route[] = [
  {
    name: 'live',
    method: 'get',
    path: '/tables/:id/live',
    summary:
      'A WebSocket: told `{ n, v }` after each change, with `own` where you alone see it; send the body of a move, talk or seen with its `type`, answered `{ key, ok, … }`',
    known: false,
    status: 101,
    answer: null,
    refusals: ['cross-origin', 'upgrade-needed', 'slow-down'],
    run: async (c) => {
      if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse('upgrade-needed')
      if (isForeign(c)) return refuse('cross-origin')
      return connectTable(c, idOf(c))
    },
  },
]
