/** What a browser remembers beside who it is: language and looks. Nothing secret, so plain http may keep it too. */
import { getCookie, setCookie } from 'hono/cookie'
import type { Lang } from '../players/types.ts'
import { originOf } from './middleware/origin.ts'
import type { Ctx } from './types.ts'
import { type Prefs, suitColours, themes } from './views/visit.ts'
import { isZone } from './zone.ts'

/** The longest a browser keeps any cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

const remember = (c: Ctx, name: string, value: string): void =>
  setCookie(c, name, value, {
    httpOnly: true,
    secure: originOf(c).startsWith('https:'),
    sameSite: 'Lax',
    path: '/',
    maxAge: KEPT_SECONDS,
  })

export const rememberLang = (c: Ctx, lang: Lang): void => remember(c, 'lang', lang)

export const rememberPrefs = (c: Ctx, { theme, suits, oneTap }: Prefs): void => {
  remember(c, 'theme', theme)
  remember(c, 'suits', suits)
  remember(c, 'tap', oneTap ? 'one' : 'two')
}

export const prefsOf = (c: Ctx): Prefs => prefsFrom((name) => getCookie(c, name))

/** Anything that is no choice of ours counts as none made. */
export const prefsFrom = (read: (name: 'theme' | 'suits' | 'tap') => string | undefined): Prefs => ({
  theme: themes.find((theme) => theme === read('theme')) ?? 'system',
  suits: suitColours.find((suits) => suits === read('suits')) ?? 'two',
  oneTap: read('tap') === 'one',
})

/** The browser's time zone as its script wrote it, else where the network says it is, else UTC. */
export const zoneOf = (c: Ctx): string => {
  const network = c.req.raw.cf?.timezone
  return [getCookie(c, 'zone'), network].find(isZone) ?? 'UTC'
}
