declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function decrypt(
    content: Uint8Array,
    params: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer
}
