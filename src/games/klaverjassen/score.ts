/** What a deal is worth, when the game ends and who has won it. */
import type { Suit } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { otherTeam, type PerTeam, perTeam, type Team, teamOf, teams } from '../../engine/teams.ts'
import type { KlaverjassenOptions } from './options.ts'
import { type CountedTrick, handSize, type KlaverjassenState, type Lasting, madeOf } from './state.ts'

/** What the tricks have brought each team so far. */
export type Taken = {
  readonly tricks: PerTeam<number>
  /** With the ten of the last trick. */
  readonly cardPoints: PerTeam<number>
  readonly roem: PerTeam<number>
}

/** A finished deal. */
export type RoundLine = Taken & {
  readonly starter: Seat
  readonly maker: Seat
  readonly trump: Suit
  /** The team that took all eight tricks and scored 100 for them, counted in its roem. */
  readonly pit: Team | null
  /** Whether the maker's team lost all its points. */
  readonly nat: boolean
  readonly scores: PerTeam<number>
}

const pitWorth = 100

const sumBy = (tricks: readonly CountedTrick[], worth: (trick: CountedTrick) => number): PerTeam<number> => {
  const sums: [number, number] = [0, 0]
  for (const trick of tricks) sums[teamOf(trick.winner)] += worth(trick)
  return sums
}

export const takenBy = (tricks: readonly CountedTrick[]): Taken => ({
  tricks: sumBy(tricks, () => 1),
  cardPoints: sumBy(tricks, ({ points }) => points),
  roem: sumBy(tricks, ({ roem }) => roem?.points ?? 0),
})

/** Whether the maker's team has made too little of it. */
const isNat = (sums: PerTeam<number>, maker: Team, { equalIsNat }: KlaverjassenOptions): boolean => {
  const [own, others] = [sums[maker], sums[otherTeam(maker)]]
  return equalIsNat ? own <= others : own < others
}

/** The line of a deal whose tricks brought this. */
export const scoreTaken = (
  taken: Taken,
  { starter, maker, trump }: Pick<RoundLine, 'starter' | 'maker' | 'trump'>,
  options: KlaverjassenOptions,
): RoundLine => {
  const pit = options.pit ? (teams.find((team) => taken.tricks[team] === handSize) ?? null) : null
  const roem = perTeam((team) => taken.roem[team] + (team === pit ? pitWorth : 0))
  const sums = perTeam((team) => taken.cardPoints[team] + roem[team])
  const team = teamOf(maker)
  const nat = isNat(sums, team, options)
  const scores = nat ? perTeam((one) => (one === team ? 0 : sums[0] + sums[1])) : sums
  return { ...taken, starter, maker, trump, roem, pit, nat, scores }
}

/** Scores the deal whose eight tricks are in `tricks`: its line, and what lasts from here on. */
export const scoreRound = (
  state: KlaverjassenState,
): { readonly line: RoundLine; readonly lasting: Lasting } => {
  const { options, starter, tricks, totals, rounds } = state
  const line = scoreTaken(takenBy(tricks), { starter, ...madeOf(state) }, options)
  const lasting: Lasting = {
    options,
    totals: perTeam((team) => totals[team] + line.scores[team]),
    rounds: [...rounds, line],
  }
  return { line, lasting }
}

/** What ends a game: so many deals, or a team's total. */
const ends: {
  readonly [length in KlaverjassenOptions['length']]: { readonly deals: number } | { readonly total: number }
} = {
  deals16: { deals: 16 },
  points750: { total: 750 },
  points1500: { total: 1500 },
  deals8: { deals: 8 },
  deals4: { deals: 4 },
}

/** How many deals a game has; null where a total ends it. */
export const dealsIn = ({ length }: Pick<KlaverjassenOptions, 'length'>): number | null => {
  const end = ends[length]
  return 'deals' in end ? end.deals : null
}

/** Whether the game ends with these totals, after this many deals. */
export const isDecided = ({ options, totals, rounds }: Lasting): boolean => {
  const end = ends[options.length]
  return 'deals' in end ? rounds.length >= end.deals : Math.max(...totals) >= end.total
}
