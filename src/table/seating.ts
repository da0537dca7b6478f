/** Before the start: sitting down, changing seats, leaving, starting early, closing. Pure. */
import type { Event, Seat } from '../engine/game.ts'
import { beginPlay, type Current } from './current.ts'
import { type Facts, refuse, seatFacts, seatOf, withSeat } from './facts.ts'
import { countFor, type Kind } from './log.ts'
import { type Acted, addRow } from './rows.ts'
import { botsAt, fillWithBots, newBot, withBotsAt } from './seats/bots.ts'
import { type Heir, handSeat, leaveInPlay, sitInPlay } from './seats/hand.ts'
import type { Answer, OpenTable, Person, PlayerId, Refused } from './types.ts'

/** Who does it (null: nobody), and what then becomes of the seats. */
type Seating = {
  readonly kind: Kind
  readonly player: PlayerId | null
  readonly facts: Facts
  readonly events: readonly Event[]
}

/** One row; the cards are dealt where it starts the game. Whoever acts has seen what they just did. */
const seatingRow = (current: Current, { kind, player, facts, events }: Seating, at: number): Acted => {
  const inPlay = facts.stage === 'started' ? beginPlay(facts, current.game) : null
  const seen = countFor(current.counts, null) + events.length
  const act = player === null ? { kind, player, events } : { kind, player, events, seen }
  return addRow(current, act, at, { facts, inPlay })
}

const nothingNew = (current: Current): Answer<Acted> => ({ ok: true, next: current, rows: [] })

const notOpen = (facts: Facts): Refused =>
  refuse(facts.stage === 'closed' ? 'table-closed' : 'already-started')

/** The wished seat, or the first free one. */
const chooseSeat = ({ seats }: Facts, wish: Seat | undefined): Answer<{ seat: Seat }> => {
  const free = seats.indexOf(null)
  if (free === -1) return refuse('table-full')
  if (wish === undefined) return { ok: true, seat: free }
  const taken = seats[wish]
  if (taken === undefined) return refuse('bad-request', { issues: [{ path: 'seat', code: 'no-such-seat' }] })
  return taken === null ? { ok: true, seat: wish } : refuse('seat-taken', { seat: wish, name: taken.name })
}

const started = (facts: Facts, at: number): Facts => ({ ...facts, stage: 'started', startedAt: at })

const startedEvent = ({ seats }: Facts): Event => ({
  type: 'started',
  to: 'all',
  names: seats.map((taken) => taken?.name ?? ''),
})

const satEvent = ({ seats }: Facts, seat: Seat): Event => {
  const { name = '', bot } = seats[seat] ?? {}
  return { type: 'sat', to: 'all', seat, name, ...(bot === undefined ? {} : { bot }) }
}

/** The last seat taken starts the game. */
const begunIfFull = (
  facts: Facts,
  events: readonly Event[],
  at: number,
): Pick<Seating, 'facts' | 'events'> =>
  facts.seats.includes(null)
    ? { facts, events }
    : { facts: started(facts, at), events: [...events, startedEvent(facts)] }

/** The bots that sit at a table from its opening on; where no seat stays free, the game begins. */
export const seatBotsAtOpening = (
  current: Current,
  player: PlayerId,
  wish: Pick<OpenTable, 'bots' | 'botsAt'>,
  at: number,
): Acted => {
  const facts = fillWithBots(withBotsAt(current.facts, wish.botsAt ?? []), wish.bots ?? 0)
  const seated = botsAt(facts)
  if (seated.length === 0) return { next: current, rows: [] }
  const events = seated.map((seat) => satEvent(facts, seat))
  return seatingRow(current, { kind: 'sit', player, ...begunIfFull(facts, events, at) }, at)
}

/** Gives a free seat to a bot. */
const seatBot = (current: Current, player: PlayerId, seat: Seat, at: number): Answer<Acted> => {
  const { facts } = current
  const why = whyNotHost(facts, player)
  if (why !== null) return why
  const chosen = chooseSeat(facts, seat)
  if (!chosen.ok) return chosen
  const seated = withSeat(facts, seat, newBot(facts))
  const seating = begunIfFull(seated, [satEvent(seated, seat)], at)
  return { ok: true, ...seatingRow(current, { kind: 'sit', player, ...seating }, at) }
}

/** Takes a seat from its bot, so that somebody can sit there. */
const unseatBot = (current: Current, player: PlayerId, seat: Seat, at: number): Answer<Acted> => {
  const { facts } = current
  const why = whyNotHost(facts, player)
  if (why !== null) return why
  const { name, bot } = facts.seats[seat] ?? {}
  if (name === undefined || bot === undefined) return refuse('no-bot', { seat })
  const left: Event = { type: 'left', to: 'all', seat, name, bot }
  const seating: Seating = { kind: 'leave', player: null, facts: withSeat(facts, seat, null), events: [left] }
  return { ok: true, ...seatingRow(current, seating, at) }
}

/** Gives a seat to a bot, or keeps it free for people: before the start any but a person's, in play a leaver's. */
export const giveSeat = (
  current: Current,
  player: PlayerId,
  wish: { readonly seat: Seat; readonly to: Heir },
  at: number,
): Answer<Acted> => {
  if (current.facts.stage === 'started') return handSeat(current, player, wish, at)
  const give = wish.to === 'bot' ? seatBot : unseatBot
  return give(current, player, wish.seat, at)
}

/** Sits down, or moves to another free seat. */
export const sitDown = (
  current: Current,
  person: Person,
  wish: { readonly seat?: Seat; readonly nonce: string },
  at: number,
): Answer<Acted> => {
  const { facts } = current
  if (facts.stage === 'started') return sitInPlay(current, person, wish, at)
  const before = seatOf(facts, person.id)
  const stays = facts.stage !== 'open' || wish.seat === undefined || wish.seat === before
  if (before !== null && stays) return nothingNew(current)
  if (facts.stage !== 'open') return notOpen(facts)
  const chosen = chooseSeat(facts, wish.seat)
  if (!chosen.ok) return chosen
  const { seat } = chosen
  const own = before === null ? null : (facts.seats[before] ?? null)
  const cleared = before === null ? facts : withSeat(facts, before, null)
  const seated = withSeat(cleared, seat, own ?? seatFacts(person, wish.nonce))
  const seating = begunIfFull(seated, [satEvent(seated, seat)], at)
  return { ok: true, ...seatingRow(current, { kind: 'sit', player: person.id, ...seating }, at) }
}

const closedEvent = (reason: 'host' | 'left' | 'expired'): Event => ({ type: 'closed', to: 'all', reason })

/** Leaves; from a game in play with notice. Before the start a leaving host hands over to the next who sits; after the last one it closes. */
export const leaveSeat = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const { facts } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  if (facts.stage === 'started') return leaveInPlay(current, player, at)
  if (facts.stage !== 'open') return notOpen(facts)
  const left: Event = { type: 'left', to: 'all', seat, name: facts.seats[seat]?.name ?? '' }
  const without = withSeat(facts, seat, null)
  const [heir] = without.seats.flatMap((taken) => taken?.player ?? [])
  const seating: Pick<Seating, 'facts' | 'events'> =
    heir === undefined
      ? { facts: { ...without, host: null, stage: 'closed' }, events: [left, closedEvent('left')] }
      : { facts: facts.host === player ? { ...without, host: heir } : without, events: [left] }
  return { ok: true, ...seatingRow(current, { kind: 'leave', player, ...seating }, at) }
}

/** Why this person may not do what the host may before the start. */
const whyNotHost = (facts: Facts, player: PlayerId): Refused | null => {
  if (seatOf(facts, player) === null) return refuse('not-seated')
  if (facts.host !== player) return refuse('not-host')
  return facts.stage === 'open' ? null : notOpen(facts)
}

/** The host starts: free seats are taken by bots, or dropped, and then the others close up in order. */
export const startEarly = (
  current: Current,
  player: PlayerId,
  wish: { readonly bots?: true },
  at: number,
): Answer<Acted> => {
  const { facts, game } = current
  const why = whyNotHost(facts, player)
  if (why !== null) return why
  const filled = wish.bots ? fillWithBots(facts, facts.seats.length) : facts
  const seats = filled.seats.filter((taken) => taken !== null)
  if (!game.meta.seats.includes(seats.length)) {
    return refuse('too-few-seated', { seated: seats.length, seats: game.meta.seats })
  }
  const begun = started({ ...facts, seats }, at)
  const seating: Seating = { kind: 'start', player, facts: begun, events: [startedEvent(begun)] }
  return { ok: true, ...seatingRow(current, seating, at) }
}

/** The host closes the table; nobody can sit down any more. */
export const closeTable = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const { facts } = current
  const why = whyNotHost(facts, player)
  if (why !== null) return why
  const closed: Facts = { ...facts, stage: 'closed' }
  const seating: Seating = { kind: 'close', player, facts: closed, events: [closedEvent('host')] }
  return { ok: true, ...seatingRow(current, seating, at) }
}

/** Nobody started it in time. */
export const expireTable = (current: Current, at: number): Acted => {
  const closed: Facts = { ...current.facts, stage: 'closed' }
  const events = [closedEvent('expired')]
  return seatingRow(current, { kind: 'expire', player: null, facts: closed, events }, at)
}
