/** Where the caller believes to be: behind a proxy that ends TLS the scheme is the proxy's. */
import type { Ctx } from '../types.ts'

export const originOf = (c: Ctx): string => {
  const url = new URL(c.req.url)
  if (c.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url.origin
}

/** Browsers keep a `__Host-` cookie from https alone, and from their own machine. */
export const canKeepCookies = (c: Ctx): boolean => {
  const { protocol, hostname } = new URL(originOf(c))
  return protocol === 'https:' || /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
