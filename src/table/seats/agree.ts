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

const isSame = (one: Proposal | undefined, other: Proposal): boolean =>
  one?.to === other.to && one.seat === other.seat && untilOf(one) === untilOf(other)

const isNotPlaying = ({ facts }: Current, player: PlayerId): boolean => !pausers(facts).includes(player)

const isAbsentAt =
  (at: number): IsMissing =>
  (current, _, seat) =>
    isAbsent(current, seat, at)

type IsMissing = (current: Current, player: PlayerId, seat: Seat) => boolean

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

const whyNotAboutSeat = (current: Current, { seat }: Proposal, at: number): Refused | null => {
  if (seat === null) return null
  return (
    whyNoSeat(current.facts, seat) ?? (isAbsent(current, seat, at) ? null : refuse('not-absent', { seat }))
  )
}

/** Proposes something, or agrees to it: with the last of those who are there it is done. */
export const agree = (current: Current, player: PlayerId, proposal: Proposal, at: number): Answer<Acted> => {
  // To a pause whoever is late may agree as well: it takes everybody.
  const isPause = proposal.to === 'pause'
  const voter = mayVote(current, player, isPause ? isNotPlaying : isAbsentAt(at))
  if (!voter.ok) return voter
  const { facts } = current
  const why = whyNotAboutSeat(current, proposal, at) ?? mayPause(current, proposal, at)
  if (why !== null) return why
  const isNew = !isSame(facts.vote, proposal)
  const before = isNew ? [] : (facts.vote?.agreed ?? [])
  const isAllThere = (agreed: readonly PlayerId[]) =>
    askedFor(current, proposal, at).every((one) => agreed.includes(one))
  if (before.includes(player)) {
    // Whoever was still asked may have gone meanwhile: to say it again carries it out.
    const done = isAllThere(before) ? carriedOut(current, proposal, at) : { next: current, rows: [] }
    return { ok: true, ...done }
  }
  const agreed = [...before, player]
  const vote: Vote = { ...proposal, agreed, i: isNew ? current.i + 1 : (facts.vote?.i ?? current.i) }
  const event = told(isNew ? 'proposed' : 'agreed', voter.seat, proposal)
  const said = addRow(current, { kind: 'vote', player, events: [event] }, at, { facts: { ...facts, vote } })
  if (!isAllThere(agreed)) return { ok: true, ...said }
  const done = carriedOut(said.next, proposal, at)
  return { ok: true, next: done.next, rows: [...said.rows, ...done.rows] }
}

/** One objection, and it is off the table. */
export const object = (current: Current, player: PlayerId, at: number): Answer<Acted> => {
  const voter = mayVote(current, player, isAbsentAt(at))
  if (!voter.ok) return voter
  const { vote, ...facts } = current.facts
  if (vote === undefined) return refuse('no-proposal')
  const event = told('objected', voter.seat, vote)
  return { ok: true, ...addRow(current, { kind: 'vote', player, events: [event] }, at, { facts }) }
}

/** The proposal that waits for somebody's answer as a field of what they are told, named by the row it came with. */
export const askedOf = (current: Current, player: PlayerId | null): { readonly asked?: number } => {
  const { facts, lastAt } = current
  if (facts.vote === undefined || player === null || isOver(current)) return {}
  const { vote } = facts
  const isAsked = askedFor(current, vote, lastAt).includes(player) && !vote.agreed.includes(player)
  return isAsked ? { asked: vote.i } : {}
}
