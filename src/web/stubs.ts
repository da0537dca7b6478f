/** How the Worker calls an object: a call lost on the way is made once more, which every call allows. */
import type { PlayerCalls } from '../players/types.ts'
import type { Answer, PlayerId, Refused, Spectacle, TableCalls, TableId } from '../table/types.ts'
import type { Png } from './preview/painter.ts'
import { refuse } from './refuse.ts'
import type { Ctx } from './types.ts'

/** Of an address that cannot be a table's there is no object to wake. */
const TABLE_ID = /^[2-9a-hjkmnp-z]{16}$/
export const isTableId = (text: string): boolean => TABLE_ID.test(text)

/** After so long somebody may have left a table that has all the sockets it can hold. */
const FULL_SECONDS = 60

export const callTable = async <T>(
  c: Ctx,
  id: TableId,
  call: (table: TableCalls) => Promise<Answer<T>>,
): Promise<Answer<T>> => (isTableId(id) ? twice(() => call(c.env.TABLE.getByName(id))) : refuse('no-table'))

export const callPlayer = <T>(c: Ctx, id: PlayerId, call: (player: PlayerCalls) => Promise<T>): Promise<T> =>
  twice(() => call(c.env.PLAYER.getByName(id)))

/** So many pictures can be drawn at the same time; those of one table one after another. */
const PAINTERS = 8

export const paint = (c: Ctx, spectacle: Spectacle): Promise<Png> =>
  twice(() => c.env.PAINTER.getByName(`painter ${spectacle.id.charCodeAt(0) % PAINTERS}`).paint(spectacle))

/**
 * A socket to a table. The table believes `x-player`, so it is written here and nothing of the caller's own
 * headers goes along.
 */
export const connectTable = async (c: Ctx, id: TableId): Promise<Response | Refused> => {
  if (!isTableId(id)) return refuse('no-table')
  const headers = new Headers({ upgrade: 'websocket' })
  if (c.var.playerId !== null) headers.set('x-player', c.var.playerId)
  const { webSocket, status } = await c.env.TABLE.getByName(id).fetch(new Request(c.req.url, { headers }))
  if (webSocket) return new Response(null, { status: 101, webSocket })
  return status === 404 ? refuse('no-table') : refuse('slow-down', { seconds: FULL_SECONDS })
}

/** A stub that threw is spent, so `call` takes a new one each time. */
const twice = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (isRetryable(error)) return call()
    throw error
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof Error &&
  'retryable' in error &&
  error.retryable === true &&
  !('overloaded' in error && error.overloaded === true)
