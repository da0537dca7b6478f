/** Sends a form once, however often it is pressed. */

/** So long a form stays shut: a page is not told that its loading was stopped, and the same act twice is one. */
const PATIENCE_MS = 10_000

document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.dataset.busy) {
    event.preventDefault()
    return
  }
  form.dataset.busy = 'yes'
  setTimeout(() => delete form.dataset.busy, PATIENCE_MS)
})

/** A page that comes back out of the browser's memory may be sent from again. */
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.busy
})
