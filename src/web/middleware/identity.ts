/** Who asks: by bearer token or cookie, verified by signature alone. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { verifyToken } from '../../players/token.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { isPreviewRobot } from './robots.ts'

export const COOKIE = '__Host-postdeck'
/** The longest a browser keeps any cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60

export const identity = createMiddleware<AppEnv>(async (c, next) => {
  const bearer = bearerToken(c)
  const token = bearer ?? getCookie(c, COOKIE)
  c.set('bearer', bearer !== null)
  const isLook = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isPreview = bearer === null && isLook && isPreviewRobot(c.req.header('user-agent'))
  const stranger = token === undefined || isPreview
  c.set('playerId', stranger ? null : await verifyToken(c.env, token))
  await next()
})

/** A request with a bearer token is never taken for the cookie's person, so it needs no CSRF check. */
const bearerToken = (c: Ctx): string | null =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null

/** From the next request on this browser is the token's person. */
export const rememberToken = (c: Ctx, token: string): void =>
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: COOKIE_SECONDS,
  })

/** From the next request on this browser is nobody. */
export const forgetToken = (c: Ctx): void => {
  deleteCookie(c, COOKIE, { path: '/', secure: true })
}
