/** Whether a person is called now, later or not at all. Pure; all times in milliseconds. */
import type { CallRow } from '../dispatch/calls/store.ts'
import type { Verdict } from '../dispatch/dispatcher.ts'
import type { DeliveryReason } from '../dispatch/types.ts'
import { quietUntil } from '../notify/quiet.ts'
import type { Waits } from '../table/types.ts'
import type { Settings } from './types.ts'

export type Case = {
  readonly call: CallRow
  /** Null where the person does not sit any more. */
  readonly waits: Waits | null
  readonly settings: Settings
  readonly isMuted: boolean
  /** Whether another call left since the person looked last. */
  readonly isAnotherOut: boolean
  readonly now: number
}

const MINUTES_A_DAY = 24 * 60

/** The first time from `at` on that the clock on the wall shows this minute: that of the other 1,439 is over. */
const nextAtMinute = (minute: number, zone: string, at: number): number =>
  quietUntil({ from: (minute + 1) % MINUTES_A_DAY, to: minute, zone }, at)

export const verdictOn = (one: Case): Verdict => {
  const reason = whyNot(one)
  return reason === null ? whenIn(one) : { type: 'drop', reason }
}

const whyNot = ({ call, waits, settings, isMuted, isAnotherOut }: Case): DeliveryReason | null => {
  const over = whyOver(call, waits)
  if (over !== null) return over
  // A host knows of the empty seat: what they may have forgotten is the table.
  if (waits?.seen && call.kind !== 'host') return 'seen'
  if (isMuted) return 'muted'
  const isEnough = settings.oneUntilLook && settings.digest === null && isAnotherOut
  return isEnough ? 'one-until-look' : null
}

const whyOver = (call: CallRow, waits: Waits | null): DeliveryReason | null => {
  if (waits === null) return 'over'
  switch (call.kind) {
    case 'turn':
      if (waits.status !== 'playing') return 'over'
      return waits.turn === call.turn ? null : 'answered'
    case 'host':
      return waits.status === 'open' ? null : 'over'
    case 'over':
      return waits.status === 'over' ? null : 'over'
  }
}

/** A summary is waited for once; quiet hours are kept at every try. */
const whenIn = ({ call, settings, now }: Case): Verdict => {
  const { quiet, digest, zone } = settings
  if (digest !== null && call.state !== 'spread') {
    const until = nextAtMinute(digest, zone, call.at)
    if (until > now) return { type: 'wait', until, reason: 'digest' }
  }
  if (quiet !== null) {
    const until = quietUntil({ ...quiet, zone }, now)
    if (until > now) return { type: 'wait', until, reason: 'quiet' }
  }
  return { type: 'go' }
}
