/** A random word of this browser's own for the shuffle, which no server can have chosen. */
import { newKey } from './key.js'
import { whenShown } from './shown.js'

whenShown(() => {
  for (const field of document.querySelectorAll('[data-nonce]')) {
    if (field.value === '') field.value = newKey()
  }
})
