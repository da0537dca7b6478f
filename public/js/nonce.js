/** A random word of this browser's own for the shuffle, which no server can have chosen. */
import { whenShown } from './shown.js'

const NONCE_BYTES = 16

whenShown(() => {
  for (const field of document.querySelectorAll('[data-nonce]')) {
    if (field.value !== '') continue
    const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
})
