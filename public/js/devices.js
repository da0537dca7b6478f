/** Which of the channels is this very browser; taking it away ends its subscription too. */
import { whenShown } from './shown.js'
import { endHere, kept } from './subscription.js'

whenShown(() => {
  for (const mark of document.querySelectorAll('[data-this-device]')) {
    mark.hidden = mark.dataset.thisDevice !== kept()?.id
  }
  // Taken away on another device: this one may be offered again.
  const listed = document.querySelector(`[data-channel="${kept()?.id}"]`)
  if (document.getElementById('channels') && kept() !== null && listed === null) endHere()
})

document.addEventListener('submit', ({ target }) => {
  const isOwn = kept() !== null && target.dataset.channel === kept().id
  if (isOwn || target.matches('[data-forget]')) endHere()
})
