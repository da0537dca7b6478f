/** Whether a person is called now, later or not at all. Pure; all times in milliseconds. */
import type { CallRow } from '../dispatch/calls/store.ts'
import type { Verdict } from '../dispatch/dispatcher.ts'
import type { DeliveryReason } from '../dispatch/types.ts'
import { quietUntil } from '../notify/quiet.ts'
import type { Waits } from '../table/types.ts'
import { remindersOf, SEAT_EMPTY, TABLE_FULL } from './calls.ts'
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
  // To have looked is no answer to a reminder or a question, nor does it fill an empty seat.
  const canBeSeen =
    call.kind !== 'reminder' && call.kind !== 'asked' && !(call.kind === 'host' && call.turn !== TABLE_FULL)
  if (waits?.seen && canBeSeen) return 'seen'
  if (isMuted) return 'muted'
  const isEnough =
    settings.oneUntilLook && settings.digest === null && isAnotherOut && call.kind !== 'reminder'
  return isEnough ? 'one-until-look' : null
}

const whyOver = (call: CallRow, waits: Waits | null): DeliveryReason | null => {
  if (waits === null) return 'over'
  switch (call.kind) {
    case 'turn':
    case 'reminder':
      if (waits.status !== 'playing') return 'over'
      return waits.turn === call.turn ? null : 'answered'
    case 'asked':
      return waits.asked === call.turn ? null : 'answered'
    case 'host':
      return whyHostOver(call.turn, waits)
    case 'over':
      return waits.status === 'over' ? null : 'over'
  }
}

const whyHostOver = (about: number, { status, gone }: Waits): DeliveryReason | null => {
  if (about === SEAT_EMPTY) return status === 'open' ? null : 'over'
  if (status !== 'playing') return 'over'
  return about === TABLE_FULL || about === gone ? null : 'answered'
}

/** When a reminder is to be told, whose deadline may have moved on since it was expected. */
const remindAt = ({ call, waits }: Case): number | null => {
  const deadline = waits?.deadline ?? null
  if (call.kind !== 'reminder' || deadline === null) return null
  return remindersOf(call, deadline).find(({ id }) => id === call.id)?.at ?? null
}

/** A summary is waited for once; quiet hours are kept at every try. */
const whenIn = (one: Case): Verdict => {
  const { call, settings, now } = one
  const { quiet, digest, zone } = settings
  const at = remindAt(one)
  if (at !== null && at > now) return { type: 'wait', until: at, reason: 'paused' }
  // A summary may be too late for what presses.
  if (digest !== null && call.state !== 'spread' && call.kind !== 'reminder') {
    const until = nextAtMinute(digest, zone, call.at)
    if (until > now) return { type: 'wait', until, reason: 'digest' }
  }
  if (quiet !== null) {
    const until = quietUntil({ ...quiet, zone }, now)
    if (until > now) return { type: 'wait', until, reason: 'quiet' }
  }
  return { type: 'go' }
}
