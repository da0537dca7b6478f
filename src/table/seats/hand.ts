/** Seats that change hands while a game is played: left, kept by a bot, open to somebody new, taken back. Pure. */
import type { Event, Seat } from '../../engine/game.ts'
import { type Current, isOver } from '../current.ts'
import {
  type Facts,
  isPlayedByBot,
  leftByThemselves,
  refuse,
  type SeatFacts,
  seatFacts,
  seatOf,
  whyNoSeat,
  withSeat,
} from '../facts.ts'
import { type Acted, addRow } from '../rows.ts'
import type { Answer, Person, PlayerId, Refused } from '../types.ts'
import { whyNotForTable } from './absent.ts'

/** Whom a leaver's seat is given to: a bot that keeps it, or whoever comes by the table's link. */
export type Heir = 'bot' | 'open'

const notPlaying = (current: Current): Refused | null => {
  if (current.inPlay === null)
    return refuse(current.facts.stage === 'closed' ? 'table-closed' : 'not-started')
  return isOver(current) ? refuse('game-over') : null
}

type Change = {
  readonly kind: 'seat' | 'leave'
  readonly player: PlayerId | null
  readonly facts: Facts
  readonly event: Event
}

/** What was proposed about a seat is settled once that is another's, or its person's again. */
const withoutVoteOn = ({ vote, ...facts }: Facts, seat: Seat): Facts =>
  vote === undefined || vote.seat === seat ? facts : { ...facts, vote }

/** Whoever plays after all keeps the seat that stood open, or was to be given away. */
export const stayed = (before: Facts, seat: Seat): Facts => {
  const facts = before.vote?.seat === seat ? withoutVoteOn(before, seat) : before
  const taken = facts.seats[seat] ?? null
  if (!taken?.open || taken.left) return facts
  const { open: _, ...own } = taken
  return withSeat(facts, seat, own)
}

const changed = (current: Current, { kind, player, facts, event }: Change, seat: Seat, at: number): Acted =>
  addRow(current, { kind, player, seat, events: [event] }, at, {
    facts: kind === 'seat' ? withoutVoteOn(facts, seat) : facts,
  })

/** Who is host after this seat: the next person clockwise who plays; while there is none, whoever was. */
const heirOf = ({ seats, host }: Facts, from: Seat): PlayerId | null => {
  const around = seats.map((_, place) => seats[(from + 1 + place) % seats.length] ?? null)
  const heir = around.find(
    (taken) => taken?.player && taken.player !== host && !isPlayedByBot(taken) && !taken.left,
  )
  return heir?.player ?? host
}

/** Gives up a seat in a running game. The others are told; who left can come back while nobody else sits there. */
export const leaveInPlay = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const { facts } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  const why = notPlaying(current)
  if (why !== null) return why
  const taken = facts.seats[seat] ?? null
  if (taken === null || taken.left) return { ok: true, next: current, rows: [] }
  const event: Event = { type: 'quit', to: 'all', seat, name: taken.name }
  const host = facts.host === player ? heirOf(facts, seat) : facts.host
  const left = withSeat({ ...facts, host }, seat, { ...taken, left: true, leftWith: current.i + 1 })
  return { ok: true, ...changed(current, { kind: 'leave', player, facts: left, event }, seat, at) }
}

/** A seat without its person is kept by a bot. */
export const keptByBot = (current: Current, seat: Seat, by: PlayerId | null, at: number): Acted => {
  const taken = current.facts.seats[seat] ?? null
  if (taken === null || taken.kept) return { next: current, rows: [] }
  const event: Event = { type: 'kept', to: 'all', seat, name: taken.name }
  const facts = withSeat(current.facts, seat, { ...taken, kept: true })
  return changed(current, { kind: 'seat', player: by, facts, event }, seat, at)
}

/** A seat without its person is open to whoever comes first; until then nothing else changes. */
export const openedToAll = (current: Current, seat: Seat, by: PlayerId | null, at: number): Acted => {
  const taken = current.facts.seats[seat] ?? null
  if (taken === null || taken.open) return { next: current, rows: [] }
  const event: Event = { type: 'seat-open', to: 'all', seat, name: taken.name }
  const facts = withSeat(current.facts, seat, { ...taken, open: true })
  return changed(current, { kind: 'seat', player: by, facts, event }, seat, at)
}

export const handedTo = (current: Current, seat: Seat, to: Heir, by: PlayerId | null, at: number): Acted =>
  to === 'bot' ? keptByBot(current, seat, by, at) : openedToAll(current, seat, by, at)

/** Everybody may let a bot keep their own seat; the host, or whoever acts for them, gives a leaver's away. */
export const handSeat = (
  current: Current,
  player: PlayerId,
  wish: { readonly seat: Seat; readonly to: Heir },
  at: number,
): Answer<Acted> => {
  const isOwn = seatOf(current.facts, player) === wish.seat && wish.to === 'bot'
  const why =
    (isOwn ? null : whyNotForTable(current, player, at)) ??
    notPlaying(current) ??
    whyNoSeat(current.facts, wish.seat)
  if (why !== null) return why
  if (!isOwn && !current.facts.seats[wish.seat]?.left) return refuse('not-left', { seat: wish.seat })
  return { ok: true, ...handedTo(current, wish.seat, wish.to, player, at) }
}

/** As their seat was before they left it or a bot took it up. */
const present = ({ kept: _, left: __, leftWith: ___, open: ____, ...own }: SeatFacts): SeatFacts => own

const comeBack = (current: Current, seat: Seat, taken: SeatFacts, at: number): Acted => {
  if (!isPlayedByBot(taken) && !taken.left && !taken.open) return { next: current, rows: [] }
  const event: Event = { type: 'came-back', to: 'all', seat, name: taken.name }
  const facts = withSeat(current.facts, seat, present(taken))
  return changed(current, { kind: 'seat', player: taken.player, facts, event }, seat, at)
}

/** The log's row from which on the seat is another's, and whose it was until then. */
const handedOn = (current: Current, seat: Seat, taken: SeatFacts) => ({
  i: current.i + 1,
  seat,
  name: taken.name,
  player: taken.player,
  counts: current.counts,
})

/** Whoever has sat at this table before knows another hand. */
const hasSatHere = ({ past = [] }: Facts, player: PlayerId | null): boolean =>
  player !== null && past.some((one) => one.player === player)

/** The seat that whoever comes may take over, if this person may; null where there is none. */
export const seatOpenTo = (current: Current, player: PlayerId | null): Seat | null => {
  const { facts } = current
  const isElsewhere = seatOf(facts, player) !== null || hasSatHere(facts, player)
  const seat = isElsewhere || notPlaying(current) !== null ? -1 : facts.seats.findIndex((one) => one?.open)
  return seat === -1 ? null : seat
}

/**
 * Somebody new goes on where another left off: with that seat's word in the shuffle, which is fixed, and what the
 * seat may know.
 */
const takeOver = (
  current: Current,
  person: Person,
  seat: Seat,
  taken: SeatFacts,
  at: number,
): Answer<Acted> => {
  const { facts } = current
  if (hasSatHere(facts, person.id)) return refuse('sat-here')
  const event: Event = { type: 'took-over', to: 'all', seat, name: person.name, before: taken.name }
  const host = facts.host === taken.player ? heirOf(facts, seat) : facts.host
  const seated = withSeat({ ...facts, host }, seat, seatFacts(person, taken.nonce))
  const next = { ...seated, past: [...(facts.past ?? []), handedOn(current, seat, taken)] }
  const gone = leftByThemselves(taken) ? null : taken.player
  const left: Acted =
    gone === null
      ? { next: current, rows: [] }
      : addRow(current, { kind: 'leave', player: gone, seat, events: [] }, at)
  const taking = { kind: 'seat', player: person.id, facts: next, event } as const
  const sat = changed(left.next, taking, seat, at)
  return { ok: true, next: sat.next, rows: [...left.rows, ...sat.rows] }
}

/** Sits down in a running game: on one's own seat again, or on one that is open. */
export const sitInPlay = (
  current: Current,
  person: Person,
  wish: { readonly seat?: Seat },
  at: number,
): Answer<Acted> => {
  const why = notPlaying(current)
  const { seats } = current.facts
  const own = seatOf(current.facts, person.id)
  const taken = own === null ? null : (seats[own] ?? null)
  if (own !== null && taken !== null)
    return { ok: true, ...(why === null ? comeBack(current, own, taken, at) : { next: current, rows: [] }) }
  const seat = wish.seat ?? seats.findIndex((one) => one?.open)
  const open = seats[seat] ?? null
  if (why !== null || open === null || !open.open) return refuse('already-started')
  return takeOver(current, person, seat, open, at)
}
