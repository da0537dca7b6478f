/** Sends a form once, however often it is pressed. */

document.addEventListener('submit', (event) => {
  if (event.target.dataset.busy) event.preventDefault()
  else event.target.dataset.busy = 'yes'
})

/** A page that comes back out of the browser's memory may be sent from again. */
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.busy
})
