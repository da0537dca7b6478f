/** What becomes of a delivery and of its channel, step by step. Pure; all times in milliseconds. */
import type { Outcome } from '../notify/channel.ts'
import { nextTry } from '../notify/schedule.ts'
import type { Delivery } from './calls/store.ts'
import type { Channel } from './channels/store.ts'
import type { DeliveryReason } from './types.ts'

/** After so long without a report a try counts as lost. */
export const LEASE_MS = 90_000

export const newDelivery = (call: string, { id, kind, shown }: Channel, now: number): Delivery => ({
  call,
  channel: id,
  kind,
  shown,
  state: 'due',
  reason: null,
  failure: null,
  tries: 0,
  firstAt: null,
  leftAt: null,
  nextAt: now,
  trip: null,
})

const settled = { nextAt: null, trip: null } as const

export const droppedFor = (delivery: Delivery, reason: DeliveryReason): Delivery => ({
  ...delivery,
  ...settled,
  state: 'dropped',
  reason,
})

export const delayedUntil = (delivery: Delivery, until: number, reason: DeliveryReason): Delivery => ({
  ...delivery,
  state: 'delayed',
  reason,
  nextAt: until,
  trip: null,
})

export const sentOn = (delivery: Delivery, trip: string, now: number): Delivery => ({
  ...delivery,
  state: 'sent',
  reason: null,
  tries: delivery.tries + 1,
  firstAt: delivery.firstAt ?? now,
  leftAt: now,
  nextAt: now + LEASE_MS,
  trip,
})

const retried = (delivery: Delivery, outcome: Outcome & { type: 'later' }, now: number): Delivery => {
  const { tries, firstAt } = delivery
  const { failure, retryAfter } = outcome
  const nextAt = nextTry({ due: firstAt ?? now, count: Math.max(1, tries), now, retryAfter })
  if (nextAt === null) return { ...delivery, ...settled, state: 'failed', reason: 'given-up', failure }
  return { ...delivery, state: 'due', reason: 'retry', failure, nextAt, trip: null }
}

/** `ended`: why its call needs no more tries, or null. */
export const afterOutcome = (
  delivery: Delivery,
  outcome: Outcome,
  now: number,
  ended: DeliveryReason | null,
): Delivery => {
  switch (outcome.type) {
    case 'accepted':
      return { ...delivery, ...settled, state: 'accepted', reason: null, failure: null }
    case 'lost':
      return ended === null
        ? { ...delivery, state: 'due', reason: 'retry', nextAt: now, trip: null }
        : droppedFor(delivery, ended)
    case 'later':
      return ended === null
        ? retried(delivery, outcome, now)
        : { ...droppedFor(delivery, ended), failure: outcome.failure }
    case 'gone':
      return { ...delivery, ...settled, state: 'failed', reason: 'switched-off', failure: outcome.failure }
    case 'refused':
      return { ...delivery, ...settled, state: 'failed', reason: 'given-up', failure: outcome.failure }
  }
}

/** A failed channel is on or off as before, unless it is gone for good. */
export const channelAfter = (channel: Channel, outcome: Outcome, now: number): Channel => {
  switch (outcome.type) {
    case 'accepted':
      return {
        ...channel,
        failure: null,
        lastAt: now,
        freeAt: now + outcome.pause * 1000,
        message: outcome.message ?? channel.message,
      }
    case 'lost':
      return { ...channel, freeAt: now, message: null }
    case 'later':
      return { ...channel, failure: outcome.failure, freeAt: now + (outcome.retryAfter ?? 0) * 1000 }
    case 'gone':
      return { ...channel, failure: outcome.failure, freeAt: now, state: 'off' }
    case 'refused':
      return { ...channel, failure: outcome.failure, freeAt: now }
  }
}
