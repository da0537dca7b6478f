/** `/t/<id>/<n>.png`: the table after `n` moves, drawn when first asked for and kept from then on. */
import { Hono } from 'hono'
import type { Spectacle } from '../../../table/types.ts'
import { callTable, paint } from '../../stubs.ts'
import type { AppEnv, Ctx } from '../../types.ts'
import { picturePath } from '../address.ts'

export const picture = new Hono<AppEnv>()

const CACHE = 'pictures'
/** What was to be seen after so many moves stays as it was. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** An address that does not say which seats are taken shows whoever sits there at the moment. */
const A_MINUTE = 'public, max-age=60'

picture.get('/t/:id/:file{[0-9]{1,6}\\.png}', async (c) => {
  const kept = await (await caches.open(CACHE)).match(cacheKey(c))
  if (kept !== undefined) return new Response(kept.body, kept)
  const n = Number.parseInt(c.req.param('file'), 10)
  const answer = await callTable(c, c.req.param('id'), (table) => table.spectate(n))
  if (!answer.ok) return c.body(null, 404)
  const { spectacle } = answer
  const path = picturePath(spectacle)
  if (c.req.query('s') !== undefined && `${c.req.path}?s=${c.req.query('s')}` !== path)
    return c.redirect(path)
  return draw(c, spectacle, cacheKey(c).endsWith(path) ? FOR_EVER : A_MINUTE)
})

/** Of the query only the seats matter. */
const cacheKey = (c: Ctx): string => {
  const { origin, pathname, searchParams } = new URL(c.req.url)
  const seats = searchParams.get('s')
  return seats === null ? origin + pathname : `${origin}${pathname}?s=${encodeURIComponent(seats)}`
}

const draw = async (c: Ctx, spectacle: Spectacle, keep: string): Promise<Response> => {
  const drawn = new Response(await paint(c, spectacle), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': keep },
  })
  const cache = await caches.open(CACHE)
  c.executionCtx.waitUntil(cache.put(cacheKey(c), drawn.clone()))
  return drawn
}
