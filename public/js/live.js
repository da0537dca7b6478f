/** Follows a table: whenever it has changed, so does the page. */
import { refresh } from './page.js'
import { follow } from './socket.js'

const data = () => document.getElementById('table').dataset

/** What happened between the making of this page and the opening of the socket was told to nobody. */
const catchUp = async () => {
  const { table, newest } = data()
  const answer = await fetch(`/api/tables/${table}/events?after=${newest}&limit=1`).catch(() => null)
  if (!answer?.ok) return
  const { events } = await answer.json()
  if (events.length > 0) refresh()
}

follow(data().table, { change: () => refresh(), open: catchUp })
