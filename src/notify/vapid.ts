/** Who sends a push, proven by a signed token (RFC 8292). */

import { sign } from 'hono/jwt'
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'

/** Both in base64url without padding: the public key as an uncompressed point of P-256, the private one as its scalar. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** `subject`: where the push service reaches the sender, `https:` or `mailto:`. */
export type Vapid = VapidKeys & { readonly subject: string }

const P256 = { name: 'ECDSA', namedCurve: 'P-256' }
/** In seconds; a token may be good for 24 hours at most. */
const LIFETIME = 12 * 60 * 60

export const base64Url = (bytes: Uint8Array<ArrayBuffer>): string =>
  encodeBase64Url(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)).replaceAll(
    '=',
    '',
  )

export const makeVapidKeys = async (): Promise<VapidKeys> => {
  const pair = await crypto.subtle.generateKey(P256, true, ['sign', 'verify'])
  const jwk = 'privateKey' in pair ? await crypto.subtle.exportKey('jwk', pair.privateKey) : null
  if (jwk === null || !('x' in jwk) || !jwk.x || !jwk.y || !jwk.d)
    throw new Error('no pair of P-256 keys was made')
  return { publicKey: base64Url(Uint8Array.of(4, ...bytesOf(jwk.x), ...bytesOf(jwk.y))), privateKey: jwk.d }
}

/** The `Authorization` of a push to `endpoint`. `now` in milliseconds. */
export const vapidAuthorization = async (vapid: Vapid, endpoint: URL, now: number): Promise<string> => {
  const point = bytesOf(vapid.publicKey)
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: base64Url(point.slice(1, 33)),
    y: base64Url(point.slice(33)),
    d: vapid.privateKey,
  }
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + LIFETIME, sub: vapid.subject }
  return `vapid t=${await sign(claims, key, 'ES256')}, k=${vapid.publicKey}`
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(decodeBase64Url(text))
