/** What all who are there can agree on: to give an absent person's seat away, or to end the game. Pure. */
import type { AnyGame, Event, Json, Result, Seat } from '../../engine/game.ts'
import { type Current, isOver } from '../current.ts'
import { type Facts, refuse, seatOf, whyNoSeat } from '../facts.ts'
import { paused, pausers, whyNoPause } from '../pause.ts'
import { type Acted, addRow } from '../rows.ts'
import type { Answer, PlayerId, Refused } from '../types.ts'
import { isAbsent, presentPeople } from './absent.ts'
import { type Heir, handedTo } from './hand.ts'

/** `seat` is whose seat it is about; null where the game is to end or to pause, `until` then (ms). */
export type Proposal =
  | { readonly to: Heir; readonly seat: Seat }
  | { readonly to: 'end'; readonly seat: null }
  | { readonly to: 'pause'; readonly seat: null; readonly until: number }

/** What is proposed, and who agreed so far. */
export type Vote = Proposal & {
  readonly agreed: readonly PlayerId[]
  /** The row of the log with which it was proposed. */
  readonly i: number
}

const standingsIn = (value: Json | undefined, seats: number): readonly number[] | null => {
  if (!Array.isArray(value) || value.length !== seats) return null
  const scores = value.filter((score) => typeof score === 'number')
  return scores.length === seats ? scores : null
}

/** A game that has ended as it stands: nobody is to move, nobody has won. */
export const endedGame = (game: AnyGame, scores: readonly number[]): AnyGame => {
  const result: Result = { scores, winners: [] }
  return { ...game, toAct: () => [], result: () => result }
}

/** The rules by which a table goes on: as they are, or for an ended game without anything to do. */
export const rulesFor = ({ ended }: Facts, game: AnyGame): AnyGame =>
  ended === undefined ? game : endedGame(game, ended.scores)

const ending = (current: Current, at: number): Acted => {
  const { facts, game, inPlay } = current
  if (inPlay === null) throw new Error(`table ${facts.id} ends before its start`)
  const { position } = inPlay
  const scores =
    standingsIn(game.facts(position.state).scores, facts.seats.length) ?? facts.seats.map(() => 0)
  const over = { ...current, game: endedGame(game, scores) }
  const { vote: _, ...rest } = facts
  const change = {
    facts: { ...rest, ended: { at, scores } },
    inPlay: { ...inPlay, position: { ...position, n: position.n + 1 } },
    game: over.game,
  }
  return addRow(current, { kind: 'end', player: null, events: [{ type: 'ended', to: 'all' }] }, at, change)
}

const carriedOut = (current: Current, proposal: Proposal, at: number): Acted => {
  const { vote: _, ...facts } = current.facts
  if (proposal.to === 'end') return ending(current, at)
  if (proposal.to === 'pause') return paused({ ...current, facts }, proposal.until, at)
  const { to, seat } = proposal
  const taken = facts.seats[seat] ?? null
  const seats = taken === null ? facts.seats : facts.seats.with(seat, { ...taken, left: true })
  return handedTo({ ...current, facts: { ...facts, seats } }, seat, to, null, at)
}

const untilOf = (proposal: Proposal): number | null => (proposal.to === 'pause' ? proposal.until : null)

const isSame = (one: Proposal, other: Proposal): boolean =>
  one.to === other.to && one.seat === other.seat && untilOf(one) === untilOf(other)

/** What is proposed and can still be done: not once whose seat it is about is back, or the end of a pause is past. */
export const openVote = (current: Current, at: number): Vote | null => {
  const { vote } = current.facts
  if (vote === undefined) return null
  const isPast = vote.to === 'pause' && vote.until <= at
  const isBack = vote.seat !== null && !isAbsent(current, vote.seat, at)
  return isPast || isBack ? null : vote
}

type IsMissing = (current: Current, player: PlayerId, seat: Seat) => boolean

/** Whose word does not count. A pause takes everybody, so whoever is late has a say in it as well. */
const isMissingFrom = (to: Proposal['to'] | undefined, at: number): IsMissing =>
  to === 'pause'
    ? ({ facts }, player) => !pausers(facts).includes(player)
    : (current, _, seat) => isAbsent(current, seat, at)

const mayVote = (current: Current, player: PlayerId, isMissing: IsMissing): Answer<{ seat: Seat }> => {
  const seat = seatOf(current.facts, player)
  if (seat === null) return refuse('not-seated')
  if (current.inPlay === null) return refuse('not-started')
  if (isOver(current)) return refuse('game-over')
  return isMissing(current, player, seat) ? refuse('absent') : { ok: true, seat }
}

const told = (type: string, seat: Seat, proposal: Proposal): Event => ({
  type,
  to: 'all',
  seat,
  what: proposal.to,
  about: proposal.seat,
  until: untilOf(proposal),
})

/** Whose word it takes: for a pause everybody's, else that of all who are there. */
const askedFor = (current: Current, { to }: Proposal, at: number): readonly PlayerId[] =>
  to === 'pause' ? pausers(current.facts) : presentPeople(current, at)

const mayPause = (current: Current, proposal: Proposal, at: number): Refused | null =>
  proposal.to === 'pause' ? whyNoPause(current, proposal.until, at) : null

type Voter = { readonly player: PlayerId; readonly seat: Seat }

const agreedBy = (current: Current, { player, seat }: Voter, proposal: Proposal, at: number): Acted => {
  const { facts } = current
  const open = openVote(current, at)
  const known = open !== null && isSame(open, proposal) ? open : null
  if (known?.agreed.includes(player)) return { next: current, rows: [] }
  const vote = { ...proposal, agreed: [...(known?.agreed ?? []), player], i: known?.i ?? current.i + 1 }
  const event = told(known === null ? 'proposed' : 'agreed', seat, proposal)
  return addRow(current, { kind: 'vote', player, events: [event] }, at, { facts: { ...facts, vote } })
}

const whyNotAboutSeat = (current: Current, { seat }: Proposal, at: number): Refused | null => {
  if (seat === null) return null
  return (
    whyNoSeat(current.facts, seat) ?? (isAbsent(current, seat, at) ? null : refuse('not-absent', { seat }))
  )
}

/** Proposes something, or agrees to it: with the last of those who are there it is done. */
export const agree = (current: Current, player: PlayerId, proposal: Proposal, at: number): Answer<Acted> => {
  const voter = mayVote(current, player, isMissingFrom(proposal.to, at))
  if (!voter.ok) return voter
  const why = whyNotAboutSeat(current, proposal, at) ?? mayPause(current, proposal, at)
  if (why !== null) return why
  const said = agreedBy(current, { player, seat: voter.seat }, proposal, at)
  const { agreed = [] } = said.next.facts.vote ?? {}
  // Said again it may be done: whoever was missing may be absent by now.
  if (!askedFor(current, proposal, at).every((one) => agreed.includes(one))) return { ok: true, ...said }
  const done = carriedOut(said.next, proposal, at)
  return { ok: true, next: done.next, rows: [...said.rows, ...done.rows] }
}

/** One objection, and it is off the table. */
export const object = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const vote = openVote(current, at)
  const voter = mayVote(current, player, isMissingFrom(vote?.to, at))
  if (!voter.ok) return voter
  if (vote === null) return refuse('no-proposal')
  const { vote: _, ...facts } = current.facts
  const event = told(vote.agreed.includes(player) ? 'called-off' : 'objected', voter.seat, vote)
  return { ok: true, ...addRow(current, { kind: 'vote', player, events: [event] }, at, { facts }) }
}

/** The proposal that waits for somebody's answer as a field of what they are told, named by the row it came with. */
export const askedOf = (current: Current, player: PlayerId | null): { readonly asked?: number } => {
  const { lastAt } = current
  const vote = openVote(current, lastAt)
  if (vote === null || player === null || isOver(current)) return {}
  const isAsked = askedFor(current, vote, lastAt).includes(player) && !vote.agreed.includes(player)
  return isAsked ? { asked: vote.i } : {}
}
