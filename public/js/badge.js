/** The number of waiting tables on the installed app's icon. */
import { whenShown } from './shown.js'

whenShown(() => {
  const { waiting } = document.getElementById('icon').dataset
  if (waiting === undefined) return
  // Refused where the site is not installed, which is no failure.
  navigator.setAppBadge?.(Number(waiting)).catch(() => {})
})
