import { prefsOf, zoneOf } from '../cookies.ts'
import { originOf } from '../middleware/origin.ts'
import type { Ctx } from '../types.ts'
import type { Visit } from '../views/visit.ts'

/** `path` is the page's own address, for a page that answers a form sent to another one. */
export const visitOf = (c: Ctx, path: string = addressOf(c)): Visit => ({
  lang: c.var.lang,
  prefs: prefsOf(c),
  path,
  origin: originOf(c),
  zone: zoneOf(c),
  now: Date.now(),
})

/** The language of an address is for this once, so coming back to it must not carry the old one along. */
const addressOf = (c: Ctx): string => withoutLang(new URL(c.req.url))

export const withoutLang = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams([...searchParams].filter(([name]) => name !== 'l')).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
