/**
 * What proves who somebody is: `<player id>.<base64url HMAC-SHA256(signing key, "player:" + player id)>`,
 * without padding.
 * The signing key is the UTF-8 bytes of `env.SIGNING_KEY`, else of the text the `Keys` object keeps.
 */
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'
import type { PlayerId } from '../table/types.ts'
import { ALPHABET } from './ids.ts'
import { keysOf } from './keys.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** 32 bytes are 43 characters, the last of which carries four bits: one spelling only for each token. */
const TOKEN = new RegExp(`^([${ALPHABET}]{22})\\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$`)

const utf8 = new TextEncoder()
const signed = (id: PlayerId) => utf8.encode(`player:${id}`)

export const makeToken = async (env: Env, id: PlayerId): Promise<string> => {
  const signature = await crypto.subtle.sign(HMAC, (await madeKey(env)).key, signed(id))
  return `${id}.${encodeBase64Url(signature).replace('=', '')}`
}

/**
 * An id nobody can guess, the same each time for the same words: each of its signs is a byte of
 * HMAC-SHA256(signing key, "id:" + words) modulo 31. At most 32 signs.
 */
export const idFrom = async (env: Env, said: string, length: number): Promise<string> => {
  const bytes = await crypto.subtle.sign(HMAC, (await madeKey(env)).key, utf8.encode(`id:${said}`))
  return Array.from(new Uint8Array(bytes, 0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The person a token proves, or null. Takes as long for every wrong signature. */
export const verifyToken = async (env: Env, token: string): Promise<PlayerId | null> => {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  const known = await knownKey(env)
  if (known === null) return null
  const { key, proven } = known
  if (proven.has(token)) return id
  const genuine = await crypto.subtle.verify(HMAC, key, decodeBase64Url(signature), signed(id))
  if (!genuine) return null
  if (proven.size === MOST_PROVEN) proven.clear()
  proven.add(token)
  return id
}

const MOST_PROVEN = 1000

/** `proven` are tokens found genuine under the key before: to verify one takes a good part of what a move does. */
type KnownKey = { readonly from: string | undefined; readonly key: CryptoKey; readonly proven: Set<string> }

/** The imported key of this isolate. The key, not its promise: a promise belongs to the request that made it. */
let cached: KnownKey | null = null

const cachedKey = (env: Env): KnownKey | null => (cached?.from === env.SIGNING_KEY ? cached : null)

const importKey = async (env: Env, secret: string): Promise<KnownKey> => {
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), HMAC, false, ['sign', 'verify'])
  cached = { from: env.SIGNING_KEY, key, proven: new Set() }
  return cached
}

/** The key, made if there is none yet. */
const madeKey = async (env: Env): Promise<KnownKey> =>
  cachedKey(env) ?? importKey(env, env.SIGNING_KEY || (await keysOf(env).signingKey()))

/** The key tokens were signed with so far. Before the first token there is none, and a look makes none. */
const knownKey = async (env: Env): Promise<KnownKey | null> => {
  const known = cachedKey(env)
  if (known !== null) return known
  const secret = env.SIGNING_KEY || (await keysOf(env).knownSigningKey())
  return secret === null ? null : importKey(env, secret)
}
