/** Which language an answer is in: the address's, then the one chosen before, then the browser's. */
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import type { Lang } from '../../players/types.ts'
import type { AppEnv, Ctx } from '../types.ts'

export const isLang = (text: string | undefined): text is Lang => text === 'en' || text === 'ko'

export const language = createMiddleware<AppEnv>(async (c, next) => {
  c.set('lang', chosenLang(c) ?? preferredLang(c))
  await next()
})

/** What this request or an earlier choice says outright. */
export const chosenLang = (c: Ctx): Lang | null => {
  const here = c.req.query('l')
  if (isLang(here)) return here
  const before = getCookie(c, 'lang')
  return isLang(before) ? before : null
}

/** The first of our languages in the browser's order; `ko-KR` is `ko`. */
const preferredLang = (c: Ctx): Lang =>
  parseAccept(c.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ type }) => type.toLowerCase().split('-')[0])
    .find(isLang) ?? 'en'
