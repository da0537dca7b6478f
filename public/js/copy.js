/** Copies a link. */
import { whenShown } from './shown.js'
import { toast } from './toast.js'

whenShown(() => {
  for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard
})

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button) return
  const { copy, done, failed } = button.dataset
  try {
    await navigator.clipboard.writeText(copy)
    toast(done)
  } catch {
    toast(failed)
  }
})
