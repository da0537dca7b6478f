/** The socket of a table: it says when something changed, and takes acts. */

/** A reply that takes longer is not waited for: the act goes by the other door, under the same key. */
const PATIENCE_MS = 4000
/** The other side answers a ping without waking up; one that does not answer is not there any more. */
const PONG_MS = 3000
const CHECK_MS = 45_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** @type {WebSocket | undefined} */
let socket
let pause = FIRST_PAUSE_MS
/** @type {Map<string, (reply: object | null) => void>} */
const asked = new Map()
/** @type {(version: number, isOwn: boolean) => void} */
let told = () => {}

/**
 * Keeps a socket open for as long as the page is.
 * @param {string} table
 * @param {(version: number, isOwn: boolean) => void} listen is told the table's version now and after every change, and
 *   when what its reader alone sees has changed (`isOwn`), which counts in no version
 */
export const follow = (table, listen) => {
  told = listen
  connect(table)
  const wake = () => {
    if (document.visibilityState !== 'visible') return
    if (isOpen()) checkAlive(table)
    else connect(table)
  }
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  setInterval(wake, CHECK_MS)
}

const isOpen = () => socket?.readyState === WebSocket.OPEN

let alive = 0

/**
 * A network that went away while the page slept leaves a socket that looks open and hears nothing.
 * @param {string} table
 */
const checkAlive = (table) => {
  const old = socket
  old.send('ping')
  clearTimeout(alive)
  alive = setTimeout(() => {
    if (socket !== old) return
    socket = undefined
    old.close()
    connect(table)
  }, PONG_MS)
}

/** @param {string} table */
const connect = (table) => {
  if (isOpen() || socket?.readyState === WebSocket.CONNECTING) return
  socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/live`)
  socket.addEventListener('open', () => {
    pause = FIRST_PAUSE_MS
  })
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') clearTimeout(alive)
    else hear(JSON.parse(data))
  })
  socket.addEventListener('close', () => {
    for (const answer of asked.values()) answer(null)
    if (document.visibilityState !== 'visible') return
    setTimeout(() => connect(table), pause * (0.5 + Math.random()))
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  })
}

const hear = (message) => {
  if ('v' in message) told(message.v, message.own === true)
  else asked.get(message.key)?.(message)
}

/**
 * An act over the socket. Null when there was no socket, or no answer in time: it may or may not have been
 * carried out, and sending it again under the same key is safe.
 * @param {{ key: string }} act
 * @returns {Promise<{ ok: boolean } | null>}
 */
export const ask = (act) =>
  new Promise((resolve) => {
    if (!isOpen()) return resolve(null)
    const answer = (reply) => {
      asked.delete(act.key)
      resolve(reply)
    }
    asked.set(act.key, answer)
    setTimeout(() => answer(null), PATIENCE_MS)
    tell(act)
  })

/**
 * Sends what needs no answer.
 * @param {object} message
 * @returns {boolean} whether there was a socket to send it over
 */
export const tell = (message) => {
  if (isOpen()) socket.send(JSON.stringify(message))
  return isOpen()
}
