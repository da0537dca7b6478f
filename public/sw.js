/** Shows what is pushed, brings the table it is about to the front, and keeps the subscription alive. */

/**
 * The declarative push message (Push API): browsers that know it hand over its parts, all others its text.
 * @param {PushEvent} event
 */
const messageOf = (event) =>
  event.data ? event.data.json() : { notification: event.notification, app_badge: event.appBadge }

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { notification, app_badge: waiting } = messageOf(event)
  const { title, body, lang, tag, navigate } = notification
  const shown = registration.showNotification(title, {
    body,
    lang,
    tag,
    // A newer call of a table takes the older one's place, and is a call all the same.
    renotify: true,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: { url: navigate },
  })
  event.waitUntil(Promise.all([shown, badge(waiting)]))
})

/** @param {number | undefined} waiting how many tables wait */
const badge = async (waiting) => {
  if (waiting === undefined || !navigator.setAppBadge) return
  // Refused where the site is not installed, which is no failure.
  await navigator.setAppBadge(waiting).catch(() => {})
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})

/** @param {string} url */
const open = async (url) => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { pathname } = new URL(url)
  const there = pages.find((page) => new URL(page.url).pathname === pathname)
  if (!there) return clients.openWindow(url)
  // The link is asked for all the same: by it the server knows that the call was followed.
  await Promise.all([there.focus(), fetch(url).catch(() => {})])
}

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** The pages do this too on a visit, but somebody who waits for a call makes none. */
const renew = async ({ oldSubscription, newSubscription }) => {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'web-push', fields: { endpoint, ...keys } }),
  })
}
