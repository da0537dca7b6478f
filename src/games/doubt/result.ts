/** Who has won, and when a game that nobody wins stops. */
import type { Result, Seat } from '../../engine/game.ts'
import type { DoubtState } from './state.ts'

/** Claims that are doubted every time can go on for ever. */
export const claimLimit = 1000

/** The seats with the fewest cards: the winners of a game that stops. */
export const shortest = ({ hands }: Pick<DoubtState, 'hands'>): readonly Seat[] => {
  const fewest = Math.min(...hands.map((hand) => hand.length))
  return [...hands.keys()].filter((seat) => hands[seat]?.length === fewest)
}

export const resultOf = ({ hands, winners }: Pick<DoubtState, 'hands' | 'winners'>): Result => ({
  scores: hands.map((_, seat) => (winners.includes(seat) ? 1 : 0)),
  winners,
})
