/** What a declarer announces and what it is worth. */
import { type GameName, gameNames, type TrumpGame } from './deck.ts'
import type { SkatOptions } from './options.ts'

/** Each level of a suit or grand game includes those before it; null knows `plain` and `ouvert` alone. */
export const levels = ['plain', 'schneider', 'schwarz', 'ouvert'] as const
export type Level = (typeof levels)[number]

/** `hand`: the skat was left where it lay. */
export type Contract = { readonly game: GameName; readonly hand: boolean; readonly level: Level }
export type TrumpContract = Contract & { readonly game: TrumpGame }

/** What the declarer brought home; a conceded deal is neither schneider nor schwarz for anybody. */
export type Outcome = { readonly points: number; readonly tricks: number; readonly conceded: boolean }

export const baseValues: { readonly [game in TrumpGame]: number } = { D: 9, H: 10, S: 11, C: 12, grand: 24 }

const allTricks = 10
const half = 61
const schneiderLimit = 90
const outOfSchneider = 31

const announced = (level: Level) => ({
  schneider: level !== 'plain',
  schwarz: level === 'schwarz' || level === 'ouvert',
  ouvert: level === 'ouvert',
})

export const isTrumpContract = (contract: Contract): contract is TrumpContract => contract.game !== 'null'

export const nullValue = ({ hand, level }: Pick<Contract, 'hand' | 'level'>): number => {
  if (level === 'ouvert') return hand ? 59 : 46
  return hand ? 35 : 23
}

const countTrue = (lines: readonly boolean[]): number => lines.filter(Boolean).length

/** The source's count: what is achieved counts, an announcement only when it is achieved too. */
const levelsAchieved = (level: Level, { points, tricks }: Outcome): number => {
  const said = announced(level)
  const schneider = points >= schneiderLimit
  const schwarz = tricks === allTricks
  return countTrue([
    schneider,
    schneider && said.schneider,
    schwarz,
    schwarz && said.schwarz,
    schwarz && said.ouvert,
  ])
}

/** The official count (ISkO 5.2): an announcement counts made or missed, and a level counts for either side. */
const levelsOfficial = (level: Level, { points, tricks, conceded }: Outcome): number => {
  const said = announced(level)
  const schneider = !conceded && (points >= schneiderLimit || points < outOfSchneider)
  const schwarz = !conceded && (tricks === allTricks || tricks === 0)
  return countTrue([
    schneider || said.schneider,
    said.schneider,
    schwarz || said.schwarz,
    said.schwarz,
    said.ouvert,
  ])
}

/** The game value, before it is compared with the bid. */
export const gameValueOf = (
  contract: Contract,
  matadors: number,
  outcome: Outcome,
  count: SkatOptions['gameValue'],
): number => {
  if (!isTrumpContract(contract)) return nullValue(contract)
  const countLevels = count === 'seed' ? levelsAchieved : levelsOfficial
  const steps = Math.abs(matadors) + 1 + (contract.hand ? 1 : 0) + countLevels(contract.level, outcome)
  return baseValues[contract.game] * steps
}

const leastOutcomes: { readonly [level in Level]: Outcome } = {
  plain: { points: half, tricks: 1, conceded: false },
  schneider: { points: schneiderLimit, tricks: 1, conceded: false },
  schwarz: { points: 120, tricks: allTricks, conceded: false },
  ouvert: { points: 120, tricks: allTricks, conceded: false },
}

/** What a contract is worth when the declarer makes what was announced and no more. */
export const worthWhenMade = (contract: Contract, matadors: number): number =>
  gameValueOf(contract, matadors, leastOutcomes[contract.level], 'seed')

/** Whether the declarer has done what was announced; the bid is another matter. */
export const isMade = ({ game, level }: Contract, { points, tricks, conceded }: Outcome): boolean => {
  if (conceded) return false
  if (game === 'null') return tricks === 0
  const least = leastOutcomes[level]
  return announced(level).schwarz ? tricks === allTricks : points >= least.points
}

/** The smallest multiple of the base that reaches the bid: what an overbid game counts. */
export const overbidValue = ({ game }: TrumpContract, bid: number): number =>
  baseValues[game] * Math.ceil(bid / baseValues[game])

/** With all eleven trumps: 11 matadors, the game, hand, two each for schneider and schwarz, ouvert. Grand has 4. */
const mostSteps = (game: TrumpGame): number => (game === 'grand' ? 4 : 11) + 7

const multiplesOf = (game: GameName): readonly number[] =>
  game === 'null'
    ? [23, 35, 46, 59]
    : Array.from({ length: mostSteps(game) - 1 }, (_, index) => baseValues[game] * (index + 2))

/** Every value a game can have, ascending: the numbers that may be bid. */
export const ladder: readonly number[] = [...new Set(gameNames.flatMap(multiplesOf))].toSorted(
  (a, b) => a - b,
)
