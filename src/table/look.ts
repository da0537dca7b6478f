/** What one viewer sees of a table: put together from public facts and the game's own view, nothing else. */
import type { Seat } from '../engine/game.ts'
import { deadlineAt, outOfTimeOf, paceOf, pauseAt, timesAt } from './clock/table.ts'
import { type Current, movesSoFar, statusOf } from './current.ts'
import { expiryOf } from './due.ts'
import { type Facts, isGivenUp, seatOf } from './facts.ts'
import { countFor } from './log.ts'
import { shownOrders } from './orders/table.ts'
import { decisionOf, firstLegal, LISTED, turnOf } from './play.ts'
import { goneOf, isAbsent, whyNotForTable } from './seats/absent.ts'
import { askedOf, openVote } from './seats/agree.ts'
import { seatOpenTo } from './seats/hand.ts'
import { type Before, canTakeBack } from './takeback.ts'
import type { LogEvent, PlayerId, SeatLine, TableLine, TableLook } from './types.ts'

export const seatLines = (facts: Facts): SeatLine[] =>
  facts.seats.map((taken) => {
    if (taken === null) return { name: '', kind: 'open' }
    const { name, bot, kept, left, open } = taken
    if (bot !== undefined) return { name, kind: 'bot', bot }
    return {
      name,
      kind: kept ? 'bot' : 'person',
      ...(kept ? { kept } : {}),
      ...(left ? { left } : {}),
      ...(open ? { open } : {}),
    }
  })

const voteLine = (current: Current, at: number): TableLook['vote'] => {
  const vote = openVote(current, at)
  if (vote === null) return null
  const { to, seat, agreed } = vote
  const until = vote.to === 'pause' ? vote.until : null
  return { to, seat, until, agreed: agreed.flatMap((player) => seatOf(current.facts, player) ?? []) }
}

/** The part that depends on the game and on who looks. */
const playFor = ({ facts, game, inPlay }: Current, you: Seat | null, isOver: boolean) => {
  if (inPlay === null) return { toAct: [], decision: null, legal: null, view: null, result: null }
  const { position } = inPlay
  const acts = you === null || isGivenUp(facts.seats[you]) ? null : you
  const legal = acts === null ? null : firstLegal(game, position.state, acts)
  return {
    toAct: game.toAct(position.state),
    decision: acts === null ? null : decisionOf(game, position, acts),
    legal: legal === null || legal.length > LISTED ? null : legal,
    view: game.view(position.state, you),
    result: isOver ? game.result(position.state) : null,
  }
}

/** How many events this person has seen; a stranger is shown no news. */
export const seenBy = (current: Current, viewer: PlayerId | null): number => {
  const seat = seatOf(current.facts, viewer)
  return viewer === null || seat === null ? countFor(current.counts, null) : (current.seen.get(viewer) ?? 0)
}

/** `since` are the viewer's events after the last one seen; `at` is now (ms). */
export const lookFor = (
  current: Current,
  viewer: PlayerId | null,
  since: readonly LogEvent[],
  before: Before,
  at: number,
): TableLook => {
  const { facts } = current
  const you = seatOf(facts, viewer)
  const status = statusOf(current)
  const host = seatOf(facts, facts.host)
  return {
    id: facts.id,
    game: facts.game,
    version: facts.version,
    options: facts.options,
    status,
    seats: seatLines(facts),
    host,
    n: movesSoFar(current),
    v: current.i,
    you,
    ...playFor(current, you, status === 'over'),
    since,
    commitment: facts.commitment,
    secret: status === 'over' ? facts.secret : null,
    e: countFor(current.counts, you),
    openedAt: facts.openedAt,
    lastAt: current.lastAt,
    expiresAt: expiryOf(current),
    past: (facts.past ?? []).map(({ seat, name, counts }) => ({ e: countFor(counts, you) + 1, seat, name })),
    vote: voteLine(current, at),
    absent: facts.seats.flatMap((_, seat) => (isAbsent(current, seat, at) ? [seat] : [])),
    takeOver: seatOpenTo(current, viewer),
    acts: viewer !== null && whyNotForTable(current, viewer, at) === null,
    orders: shownOrders(current, viewer),
    takeBack: canTakeBack(current, viewer, before),
    rematch: facts.rematch?.pending === false ? facts.rematch.id : null,
    pace: paceOf(current),
    outOfTime: outOfTimeOf(current),
    clocks: timesAt(current, at),
    pause: pauseAt(current, at),
  }
}

/** The table as a line in a seated person's own list. */
export const lineOf = (current: Current, seat: Seat): TableLine => {
  const { facts, game, inPlay } = current
  const isAway = isGivenUp(facts.seats[seat])
  return {
    id: facts.id,
    game: facts.game,
    status: statusOf(current),
    seats: seatLines(facts),
    you: seat,
    toAct: inPlay === null ? [] : game.toAct(inPlay.position.state),
    decision: inPlay === null || isAway ? null : decisionOf(game, inPlay.position, seat),
    turn: inPlay === null || isAway ? null : turnOf(game, inPlay.position, seat),
    deadline: deadlineAt(current, seat),
    host: seatOf(facts, facts.host),
    n: movesSoFar(current),
    openedAt: facts.openedAt,
    lastAt: current.lastAt,
    result: inPlay === null ? null : game.result(inPlay.position.state),
    ...askedOf(current, facts.seats[seat]?.player ?? null),
    ...goneOf(current, facts.seats[seat]?.player ?? null),
  }
}
