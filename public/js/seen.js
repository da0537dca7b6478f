/** Says that what is on view has been seen: after a while of looking, or when its reader looks away. */
import { whenShown } from './shown.js'
import { tell } from './socket.js'

const A_WHILE_MS = 3000

let said = 0
let waiting = 0

const say = () => {
  const { table, newest, seated } = document.getElementById('table').dataset
  const e = Number(newest)
  if (!seated || e <= said) return
  said = e
  if (tell({ type: 'seen', e })) return
  fetch(`/api/tables/${table}/seen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ e }),
    // Leaving the page does not take it back.
    keepalive: true,
  }).catch(() => {
    said = 0
  })
}

whenShown(() => {
  clearTimeout(waiting)
  waiting = setTimeout(() => document.visibilityState === 'visible' && say(), A_WHILE_MS)
})

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') say()
})
