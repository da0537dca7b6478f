/** Into a chat: by the device's own sheet where it has one, else to be pasted. */
import { whenShown } from './shown.js'
import { toast } from './toast.js'

/** @type {Map<string, Promise<File | null>>} */
const pictures = new Map()

/**
 * Fetched ahead: a sheet opens only as long as the press that asked for it is fresh.
 * @param {string} path
 */
const pictureAt = (path) => {
  const known = pictures.get(path)
  if (known) return known
  const fetched = fetch(path)
    .then(async (answer) =>
      answer.ok ? new File([await answer.blob()], 'table.png', { type: 'image/png' }) : null,
    )
    .catch(() => null)
  pictures.set(path, fetched)
  return fetched
}

whenShown(() => {
  for (const button of document.querySelectorAll('[data-share]')) {
    button.hidden = !navigator.share && !navigator.clipboard
    if (button.dataset.picture && navigator.canShare) pictureAt(button.dataset.picture)
  }
})

/** @param {DOMStringMap} said */
const shareable = async ({ share: url, title, text, picture }) => {
  const plain = { url, title, text }
  const file = picture && navigator.canShare ? await pictureAt(picture) : null
  const whole = { ...plain, files: [file] }
  return file && navigator.canShare(whole) ? whole : plain
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-share]')
  if (!button) return
  const { share: url, text, done, failed } = button.dataset
  if (navigator.share) {
    // Closing the sheet without sharing is no failure.
    await navigator.share(await shareable(button.dataset)).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`)
    toast(done)
  } catch {
    toast(failed)
  }
})
