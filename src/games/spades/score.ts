/** What a round is worth, when the game ends and who has won it. */
import type { Result, Seat } from '../../engine/game.ts'
import { type PerTeam, type Team, teamResult } from '../../engine/teams.ts'
import { countTricks } from '../../engine/tricks.ts'
import type { SpadesOptions } from './options.ts'
import { type Bid, type Lasting, type SpadesState, seatCount } from './state.ts'

/** One team's line of a round; its points are `contractPoints + nilPoints + penalty`. */
export type TeamLine = {
  readonly contract: number
  readonly taken: number
  /** Ten a trick of the contract, won or lost, and a point for each bag. */
  readonly contractPoints: number
  readonly nilPoints: number
  /** The bags this round brought. */
  readonly bags: number
  readonly penalty: number
  /** The team's total after the round. */
  readonly total: number
}

/** A finished round: what each seat declared and took, and the teams' lines. */
export type RoundLine = {
  readonly bids: readonly Bid[]
  readonly taken: readonly number[]
  readonly teams: PerTeam<TeamLine>
}

/** What one seat declared and took. */
type Outcome = { readonly bid: Bid; readonly taken: number }
type Standing = { readonly total: number; readonly bags: number }

const lowerLimit = -200
/** Where neither limit is ever reached, the game stops with the totals as they stand. */
const roundLimit = 200

const isNil = (bid: Bid): bid is 0 | 'doubleNil' => bid === 0 || bid === 'doubleNil'

const nilWorth = ({ bid, taken }: Outcome): number => {
  if (!isNil(bid)) return 0
  const worth = bid === 'doubleNil' ? 200 : 100
  return taken === 0 ? worth : -worth
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Points and bags for the tricks alone. `loose` are tricks that count beside the contract, made or not. */
const scoreContract = (contract: number, counted: number, loose: number) => {
  const made = counted >= contract
  const bags = (made ? counted - contract : 0) + loose
  return { contractPoints: (made ? 10 : -10) * contract + bags, bags }
}

const penalise = (bags: number, limit: SpadesOptions['bagLimit']) => {
  const allowed = limit === 'over10' ? 10 : 9
  const times = Math.max(0, Math.ceil((bags - allowed) / 10))
  return { penalty: times === 0 ? 0 : -100 * times, bags: bags - 10 * times }
}

/** One team's round: its line, and the bags it goes on with. */
export const scoreTeam = (
  pair: readonly [Outcome, Outcome],
  before: Standing,
  options: Pick<SpadesOptions, 'bagLimit' | 'failedNil'>,
): { readonly line: TeamLine; readonly bags: number } => {
  const contract = sum(pair.map(({ bid }) => (bid === 'doubleNil' ? 0 : bid)))
  const taken = sum(pair.map((outcome) => outcome.taken))
  const loose = options.failedNil === 'bags' ? sum(pair.map(({ bid, taken }) => (isNil(bid) ? taken : 0))) : 0
  const { contractPoints, bags } = scoreContract(contract, taken - loose, loose)
  const nilPoints = sum(pair.map(nilWorth))
  const { penalty, bags: kept } = penalise(before.bags + bags, options.bagLimit)
  const total = before.total + contractPoints + nilPoints + penalty
  return { line: { contract, taken, contractPoints, nilPoints, bags, penalty, total }, bags: kept }
}

/** The points a line brought its team, penalty included. */
export const pointsOf = ({ contractPoints, nilPoints, penalty }: TeamLine): number =>
  contractPoints + nilPoints + penalty

/** Scores the round whose 13 tricks are in `tricks`: its line, and what lasts from here on. */
export const scoreRound = (state: SpadesState): { readonly line: RoundLine; readonly lasting: Lasting } => {
  const { options, totals, bags } = state
  const taken = countTricks(state.tricks, seatCount)
  // Every seat has declared before the first card.
  const bids = state.bids.map((bid) => bid ?? 0)
  const outcomeOf = (seat: Seat): Outcome => ({ bid: bids[seat] ?? 0, taken: taken[seat] ?? 0 })
  const scored = (team: Team) =>
    scoreTeam([outcomeOf(team), outcomeOf(team + 2)], { total: totals[team], bags: bags[team] }, options)
  const first = scored(0)
  const second = scored(1)
  const line: RoundLine = { bids, taken, teams: [first.line, second.line] }
  const lasting: Lasting = {
    options,
    totals: [first.line.total, second.line.total],
    bags: [first.bags, second.bags],
    rounds: [...state.rounds, line],
  }
  return { line, lasting }
}

/** Whether the game ends with these totals, after this many rounds. */
export const isDecided = ({ options, totals, rounds }: Lasting): boolean => {
  if (rounds.length >= roundLimit) return true
  if (!totals.some((total) => total >= options.target || total <= lowerLimit)) return false
  return options.tie === 'shared' || totals[0] !== totals[1]
}

export const resultOf = ({ totals }: Pick<SpadesState, 'totals'>): Result => teamResult(totals)
