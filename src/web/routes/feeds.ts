/** `/feeds/<player>.<key>/…`: what waits for somebody, for feed readers and calendars. The address is the secret. */
import { Hono } from 'hono'
import { type Feed as Atom, atomFeed, type Entry } from '../../notify/atom.ts'
import { calendarFeed } from '../../notify/calendar.ts'
import { originOf } from '../middleware/origin.ts'
import { callPlayer } from '../stubs.ts'
import { gameText } from '../text/games.ts'
import type { AppEnv, Ctx } from '../types.ts'

export const feeds = new Hono<AppEnv>()

const ADDRESS = /^([2-9a-hjkmnp-z]{22})\.([2-9a-hjkmnp-z]{16,64})$/

feeds.get('/feeds/:address/turns.atom', async (c) => {
  const waiting = await waitingAt(c)
  if (waiting === null) return c.notFound()
  const { lang, entries } = waiting
  const self = originOf(c) + c.req.path
  const feed = atomFeed({ self, site: `${originOf(c)}/`, lang, now: Date.now(), entries })
  return c.body(feed, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
})

feeds.get('/feeds/:address/deadlines.ics', async (c) => {
  const waiting = await waitingAt(c)
  if (waiting === null) return c.notFound()
  const { lang, entries } = waiting
  const { hostname: host } = new URL(originOf(c))
  const calendar = calendarFeed({ host, lang, now: Date.now(), calls: entries.map(({ call }) => call) })
  return c.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
})

/** Null where the address leads, or leads any more, to nobody. */
const waitingAt = async (c: Ctx): Promise<Pick<Atom, 'lang' | 'entries'> | null> => {
  const [, id, key] = ADDRESS.exec(c.req.param('address') ?? '') ?? []
  if (id === undefined || key === undefined) return null
  const feed = await callPlayer(c, id, (player) => player.feed(key, originOf(c)))
  if (feed === null) return null
  const entries = feed.entries.map(({ call, at }): Entry => {
    const game = gameText(call.lang, call.game).name
    return { call: { ...call, game }, at }
  })
  return { lang: feed.lang, entries }
}
