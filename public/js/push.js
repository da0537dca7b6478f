/** Notifications of this browser: offered where they can work, and asked for by a tap alone. */
import { whenShown } from './shown.js'
import { callHere, endHere, kept } from './subscription.js'
import { toast } from './toast.js'

const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
/** An iPad calls itself a desk computer, but has fingers. */
const isApple =
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
const isCalled = () => canPush && Notification.permission === 'granted' && kept() !== null
const reason = isApple ? 'apple' : 'browser'

/** Whoever is offered it is called nowhere: what this browser still keeps was told of another person. */
const offerAround = (button) => button.closest('#offer')

whenShown(() => {
  for (const button of document.querySelectorAll('[data-push]')) {
    button.hidden = !canPush || (isCalled() && offerAround(button) === null)
  }
  for (const why of document.querySelectorAll('[data-push-not]')) {
    why.hidden = canPush || why.dataset.pushNot !== reason
  }
})

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-push]')
  if (!button || button.disabled) return
  const { done, denied, failed } = button.dataset
  button.disabled = true
  try {
    if ((await Notification.requestPermission()) !== 'granted') return toast(denied)
    const offer = offerAround(button)
    if (offer) await endHere()
    await callHere()
    if (!offer) return location.reload()
    offer.remove()
    toast(done)
  } catch {
    toast(failed)
  } finally {
    button.disabled = false
  }
})

// A visit renews what has changed since: the browser's address or keys, or the server's key.
if (isCalled()) callHere().catch(() => {})
