/** The device's own sheet for sharing, where it has one. */
import { whenShown } from './shown.js'

whenShown(() => {
  for (const button of document.querySelectorAll('[data-share]')) button.hidden = !navigator.share
})

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-share]')
  if (!button) return
  const { share: url, title } = button.dataset
  // Closing the sheet without sharing is no failure.
  navigator.share({ url, title }).catch(() => {})
})
