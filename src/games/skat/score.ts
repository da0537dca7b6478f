/** What a deal is worth, when the game ends and who has won it. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import { countTricks } from '../../engine/tricks.ts'
import {
  type Contract,
  gameValueOf,
  isMade,
  isTrumpContract,
  type Outcome,
  overbidValue,
} from './contract.ts'
import { allPoints, countMatadors, countPoints } from './deck.ts'
import type { ContractLine, DealLine, PassedLine, RamschLine } from './line.ts'
import type { SkatOptions } from './options.ts'
import { type Doubling, handSize, type Lasting, type SkatState, seatCount, seats } from './state.ts'

/** Where deals are void for ever, the game stops with the totals as they stand. */
const dealLimit = 200
const seegerGame = 50
const seegerDefence = 40

/** Card points each seat has in its tricks. */
export const pointsInTricks = ({ tricks }: Pick<SkatState, 'tricks'>): readonly number[] =>
  tricks.reduce<readonly number[]>(
    (points, { winner, cards }) => points.with(winner, (points[winner] ?? 0) + countPoints(cards)),
    [0, 0, 0],
  )

/** The declarer's twelve cards, in no order: in hand, set aside, and played. */
const ownCards = ({ hands, trick, tricks, skat }: SkatState, declarer: Seat): readonly SuitCard[] => {
  const own = [...(hands[declarer] ?? []), ...skat]
  for (const { leader, cards } of [...tricks, trick]) {
    const played = cards[(declarer - leader + seatCount) % seatCount]
    if (played !== undefined) own.push(played)
  }
  return own
}

/** The cards matadors are counted over: by the source the ten dealt, officially the skat as dealt as well. */
export const matadorCards = (state: SkatState, declarer: Seat): readonly SuitCard[] => {
  const twelve = ownCards(state, declarer)
  if (state.options.gameValue === 'isko') return twelve
  const skat = state.pickedUp.length > 0 ? state.pickedUp : state.skat
  return twelve.filter((card) => !skat.includes(card))
}

const outcomeOf = (state: SkatState, declarer: Seat, conceded: boolean): Outcome => ({
  points: (pointsInTricks(state)[declarer] ?? 0) + countPoints(state.skat),
  tricks: countTricks(state.tricks, seatCount)[declarer] ?? 0,
  conceded,
})

/** A game that was played: all that decides what it comes to. */
export type Finished = {
  readonly contract: Contract
  readonly matadors: number
  readonly outcome: Outcome
  readonly bid: number
  readonly kontra: Doubling
}

/** `value` is raised to the bid when overbid; `scores` are what each seat gains. */
type Settled = {
  readonly value: number
  readonly overbid: boolean
  readonly won: boolean
  readonly scores: readonly number[]
}

/** What each seat gains; `gain` is the declarer's own. */
const share = (
  declarer: Seat,
  gain: number,
  won: boolean,
  scoring: SkatOptions['scoring'],
): readonly number[] => {
  if (scoring === 'seed') return seats.map((seat) => (seat === declarer ? gain : 0))
  const forGame = won ? seegerGame : -seegerGame
  const forDefence = won ? 0 : seegerDefence
  return seats.map((seat) => (seat === declarer ? gain + forGame : forDefence))
}

export const settle = (
  { contract, matadors, outcome, bid, kontra }: Finished,
  declarer: Seat,
  { gameValue, scoring }: Pick<SkatOptions, 'gameValue' | 'scoring'>,
): Settled => {
  const counted = gameValueOf(contract, matadors, outcome, gameValue)
  // A null below the bid cannot be announced.
  const overbid = isTrumpContract(contract) && counted < bid
  const value = overbid ? overbidValue(contract, bid) : counted
  const won = !overbid && isMade(contract, outcome)
  const gain = (won ? value : -2 * value) * kontra
  return { value, overbid, won, scores: share(declarer, gain, won, scoring) }
}

export const contractLine = (
  state: SkatState,
  { declarer, contract }: { readonly declarer: Seat; readonly contract: Contract },
  conceded: boolean,
): ContractLine => {
  const { forehand, kontra, options, skat } = state
  const bid = state.bidding.current
  const matadors = isTrumpContract(contract) ? countMatadors(contract.game, matadorCards(state, declarer)) : 0
  const outcome = outcomeOf(state, declarer, conceded)
  const { value, overbid, won, scores } = settle(
    { contract, matadors, outcome, bid, kontra },
    declarer,
    options,
  )
  return {
    forehand,
    kind: 'contract',
    declarer,
    bid,
    contract,
    matadors,
    points: outcome.points,
    tricks: outcome.tricks,
    overbid,
    conceded,
    won,
    kontra,
    value,
    skat,
    scores,
  }
}

export const passedLine = ({ forehand }: SkatState): PassedLine => ({
  forehand,
  kind: 'passed',
  declarer: null,
  scores: [0, 0, 0],
})

const scoreRamsch = (points: readonly number[], tricks: readonly number[]): readonly number[] => {
  if (tricks.includes(handSize)) return tricks.map((count) => (count === handSize ? allPoints : 0))
  const most = Math.max(...points)
  if (most * seatCount === allPoints) return [0, 0, 0]
  const loss = tricks.includes(0) ? 2 * most : most
  return points.map((count) => (count === most ? -loss : 0))
}

/** The skat goes to the winner of the last trick. */
export const ramschLine = (state: SkatState): RamschLine => {
  const { forehand, skat } = state
  const last = state.tricks.at(-1)?.winner
  const points = pointsInTricks(state).map((count, seat) =>
    seat === last ? count + countPoints(skat) : count,
  )
  const tricks = countTricks(state.tricks, seatCount)
  const scores = scoreRamsch(points, tricks)
  return { forehand, kind: 'ramsch', declarer: null, points, tricks, skat, scores }
}

type Sheet = Pick<Lasting, 'totals' | 'lines'>

export const addLine = ({ totals, lines }: Sheet, line: DealLine): Sheet => ({
  totals: totals.map((total, seat) => total + (line.scores[seat] ?? 0)),
  lines: [...lines, line],
})

export const isDecided = ({ options, lines, voids }: Pick<Lasting, 'options' | 'lines' | 'voids'>): boolean =>
  lines.length >= options.deals || lines.length + voids >= dealLimit

export const resultOf = ({ totals }: Pick<SkatState, 'totals'>): Result => {
  const best = Math.max(...totals)
  return { scores: totals, winners: seats.filter((seat) => totals[seat] === best) }
}
