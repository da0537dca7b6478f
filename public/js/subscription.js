/** This browser's own channel: its subscription to notifications, and what the server was told of it. */

const KEPT = 'push'

/** @returns {{ id: string, told: string } | null} the channel's id, and the subscription it was told with */
export const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null')

/** @param {PushSubscription} subscription */
const wordOf = (subscription) => JSON.stringify(subscription)

const serverKey = async () => {
  const answer = await fetch('/api/push')
  const { key } = await answer.json()
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}

/** @param {ArrayBuffer | null} one @param {Uint8Array} other */
const isSame = (one, other) => one !== null && new Uint8Array(one).join() === other.join()

/** One subscription under the server's present key. */
const subscribe = async () => {
  const [key, registration] = await Promise.all([serverKey(), navigator.serviceWorker.register('/sw.js')])
  await navigator.serviceWorker.ready
  const old = await registration.pushManager.getSubscription()
  if (old && isSame(old.options.applicationServerKey, key)) return old
  await old?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Subscribes and tells the server; the browser has been allowed to show notifications. */
export const callHere = async () => {
  const subscription = await subscribe()
  const before = kept()
  if (before?.told === wordOf(subscription)) return
  const { endpoint, keys } = subscription.toJSON()
  const answer = await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'web-push', fields: { endpoint, ...keys } }),
  })
  if (!answer.ok) throw new Error(String(answer.status))
  const { id } = await answer.json()
  localStorage.setItem(KEPT, JSON.stringify({ id, told: wordOf(subscription) }))
  // The address before leads nowhere any more.
  if (before !== null && before.id !== id) await fetch(`/api/me/channels/${before.id}`, { method: 'DELETE' })
}

/** Ends what this browser was subscribed to. */
export const endHere = async () => {
  localStorage.removeItem(KEPT)
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
