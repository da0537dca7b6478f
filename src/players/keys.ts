/** The service's own keys, made when first needed, so that a deployment needs no secret to be set. */
import { DurableObject } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

const SIGNING_KEY = 'signing-key'
const KEY_BYTES = 32

/** There is one of these in a deployment. */
export class Keys extends DurableObject<Env> {
  /** The same text forever: 32 random bytes in hex. */
  async signingKey(): Promise<string> {
    const { kv } = this.ctx.storage
    const known = kv.get<string>(SIGNING_KEY)
    if (known !== undefined) return known
    const made = bytesToHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))
    kv.put(SIGNING_KEY, made)
    return made
  }
}

export const keysOf = (env: Env): DurableObjectStub<Keys> => env.KEYS.getByName('keys')
