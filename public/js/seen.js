/** Says that what is on view has been seen: after a while of looking, or when its reader looks away. */
import { whenShown } from './shown.js'
import { ask } from './socket.js'

const A_WHILE_MS = 3000

let said = 0
let waiting = 0

const say = async () => {
  const { table, newest, seated } = document.getElementById('table').dataset
  const e = Number(newest)
  if (!seated || e <= said) return
  said = e
  const reply = await ask({ type: 'seen', key: crypto.randomUUID(), e })
  if (reply?.ok) return
  // Closing a page ends its socket, but not this.
  fetch(`/api/tables/${table}/seen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ e }),
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
