/** What every answer says to the browser, and what no request gets past. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import { refuse } from '../refuse.ts'
import { answerRefused, isApi } from '../refused.ts'
import type { AppEnv } from '../types.ts'
import { COOKIE } from './identity.ts'
import { originOf } from './origin.ts'

const BODY_BYTES = 64 * 1024

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** `'self'` covers the socket in newer browsers only, so it is named as well. */
const socketOrigin = (c: Context): string => originOf(c).replace(/^http/, 'ws')

/**
 * The referrer stays within the site: `no-referrer` would also turn the `Origin` of our own forms into `null`.
 * Left out is what only browsers of long ago ask for.
 */
const shared = {
  referrerPolicy: 'same-origin',
  strictTransportSecurity: `max-age=${YEAR_SECONDS}`,
  xFrameOptions: 'DENY',
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** What a page of ours may do; `frameAncestors` are the pages that may show it within themselves. */
const policyFor = (frameAncestors: string) => ({
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'", socketOrigin],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: [frameAncestors],
  imgSrc: ["'self'"],
  manifestSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  workerSrc: ["'self'"],
})

const ofPages = secureHeaders({ ...shared, contentSecurityPolicy: policyFor("'none'") })

/** The small board for pages of others: nobody is known there, so nothing can be clicked away from anybody. */
const ofEmbeds = secureHeaders({
  ...shared,
  xFrameOptions: false,
  crossOriginResourcePolicy: 'cross-origin',
  contentSecurityPolicy: policyFor('*'),
})

/** What a program is answered is no page, and whoever opens it as one gets nothing to run. */
const data = {
  ...shared,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
}

const ofData = secureHeaders(data)
/** Chat apps and forums show pictures on their own pages. */
const ofPictures = secureHeaders({ ...data, crossOriginResourcePolicy: 'cross-origin' })

const headersFor = (c: Context<AppEnv>) => {
  if (isApi(c)) return ofData
  if (/^\/t\/[^/]+\/embed$/.test(c.req.path)) return ofEmbeds
  return /^\/t\/[^/]+\/[^/]+\.png$/.test(c.req.path) ? ofPictures : ofPages
}

export const headers = createMiddleware<AppEnv>((c, next) => headersFor(c)(c, next))

/** Whoever sits sees their own cards, so nothing is kept by browsers or proxies unless it says it may be. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status !== 101 && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})

export const limitedBody = bodyLimit({
  maxSize: BODY_BYTES,
  onError: (c: Context<AppEnv>) => answerRefused(c, refuse('too-large')),
})

const sameOrigin = csrf({ origin: (origin, c) => origin === originOf(c) })

/** One click in a mail program (RFC 8058): a form of nobody's page, good by the code in its address alone. */
const isUnsubscribing = (c: Context<AppEnv>): boolean => c.req.path.startsWith('/off/')

/**
 * Forms of other sites are refused, also those that carry no cookie: they would make a new person of this
 * browser. The API makes nobody by cookie, so there only a request with one has something to protect.
 */
export const ownForms = createMiddleware<AppEnv>((c, next) => {
  const origin = c.req.header('origin')
  const isLook = c.req.method === 'GET' || c.req.method === 'HEAD'
  // `csrf` looks at what forms can send; a page of another site may send other bodies as well.
  if (!c.var.bearer && !isLook && origin !== undefined && origin !== originOf(c)) {
    throw new HTTPException(403)
  }
  const harmless = c.var.bearer || isUnsubscribing(c) || (isApi(c) && getCookie(c, COOKIE) === undefined)
  return harmless ? next() : sameOrigin(c, next)
})
