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

/**
 * Comes after all other addresses of a table. A pattern for the file's name beside their names would take Hono's
 * fast router from the whole site, so the name is looked at here.
 */
picture.get('/t/:id/*', async (c, next) => {
  const moves = /^\/t\/[^/]+\/(0|[1-9]\d{0,5})\.png$/.exec(c.req.path)?.[1]
  if (moves === undefined) return next()
  const kept = await (await caches.open(CACHE)).match(cacheKey(c))
  if (kept !== undefined) return new Response(kept.body, kept)
  const answer = await callTable(c, c.req.param('id'), (table) => table.spectate(Number(moves)))
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
