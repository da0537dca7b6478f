/** The service's own keys, made when first needed, so that a deployment needs no secret to be set. */
import { DurableObject } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'
import { makeVapidKeys, type VapidKeys } from '../notify/vapid.ts'

const SIGNING_KEY = 'signing-key'
const VAPID_KEYS = 'vapid-keys'
const KEY_BYTES = 32

/** There is one of these in a deployment. */
export class Keys extends DurableObject<Env> {
  /** The key if it has been made; asking makes none. */
  async knownSigningKey(): Promise<string | null> {
    return this.ctx.storage.kv.get<string>(SIGNING_KEY) ?? null
  }

  /** The same text forever: 32 random bytes in hex. */
  async signingKey(): Promise<string> {
    const known = await this.knownSigningKey()
    if (known !== null) return known
    const made = bytesToHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
    this.ctx.storage.kv.put(SIGNING_KEY, made)
    return made
  }

  /** The same pair forever: browsers subscribe to its public key. */
  async vapidKeys(): Promise<VapidKeys> {
    const known = this.ctx.storage.kv.get<VapidKeys>(VAPID_KEYS)
    if (known !== undefined) return known
    const made = await makeVapidKeys()
    // Somebody else may have asked meanwhile: the first pair is the one.
    const first = this.ctx.storage.kv.get<VapidKeys>(VAPID_KEYS) ?? made
    this.ctx.storage.kv.put(VAPID_KEYS, first)
    return first
  }
}

export const keysOf = (env: Env): DurableObjectStub<Keys> => env.KEYS.getByName('keys')
