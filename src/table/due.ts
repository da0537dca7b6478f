/** When a table has to do something by itself. Pure; all times in milliseconds. */
import type { Facts } from './facts.ts'

const DAY = 24 * 60 * 60 * 1000

/** A table nobody starts closes after this. */
const OPEN_MS = 14 * DAY
/** Any other is forgotten this long after the last thing that happened there. */
const KEPT_MS = 365 * DAY

/** So long after a change the alarm tells again whoever may not have been reached. */
export const RETELL_MS = 30_000
/** So long after a duty failed it is tried again. */
export const RETRY_MS = 5 * 60_000
/** So long a table whose rules are not deployed waits for them. */
export const RULES_GONE_MS = DAY

export const expiryOf = ({ facts, lastAt }: { readonly facts: Facts; readonly lastAt: number }): number =>
  facts.stage === 'open' ? facts.openedAt + OPEN_MS : lastAt + KEPT_MS
