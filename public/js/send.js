/** Acts at a table go over its socket where there is one, and without leaving the page. */
import { newKey } from './key.js'
import './once.js'
import { refresh, show } from './page.js'
import { ask } from './socket.js'
import { toast } from './toast.js'

document.addEventListener('submit', async (event) => {
  const form = event.target
  // Prevented already: it is on its way.
  if (event.defaultPrevented || !form.matches('#dock, #talk')) return
  event.preventDefault()
  await act(form, new FormData(form, event.submitter))
  delete form.dataset.busy
})

/**
 * @param {HTMLFormElement} form
 * @param {FormData} fields
 */
const act = async (form, fields) => {
  const message = messageOf(form, fields)
  // The page may show the next decision before the reply to this one is here: what is chosen for it stays.
  const clear = () => {
    if ((form.elements.decision?.value ?? null) === fields.get('decision')) form.reset()
  }
  const reply = message && (await ask(message))
  if (reply?.ok) {
    clear()
    // The next act may be sent before the fresh page is here.
    form.elements.key.value = newKey()
    refresh(true)
    return
  }
  // Refused, or not answered: the form's own address does the same once more and says why on its page.
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
    if (answer.status >= 500) throw new Error(answer.statusText)
    if (answer.ok) clear()
    show(await answer.text(), true)
  } catch {
    toast('unsent')
  }
}

/** The form as the socket takes it; null where nothing that can be moved was chosen. */
const messageOf = (form, fields) => {
  const { key, text, move, decision, seen } = Object.fromEntries(fields)
  if (form.id === 'talk') return { type: 'talk', key, text }
  return move
    ? {
        type: 'move',
        key,
        decision: Number(decision),
        seen: Number(seen),
        move: filled(JSON.parse(move), fields),
      }
    : null
}

/** A move's empty lists take the form's fields of their names, as the form's own address does it. */
const filled = (move, fields) => {
  const entries = Object.entries(move).map(([name, value]) =>
    Array.isArray(value) && value.length === 0 ? [name, fields.getAll(`move.${name}`)] : [name, value],
  )
  return Object.fromEntries(entries)
}
