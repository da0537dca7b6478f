/** What a finished game is worth, and who has won. */
import type { Result } from '../../engine/game.ts'
import { countOf, joker } from './cards.ts'
import type { GameLine, KatzenjammerState } from './state.ts'

const fine = 5

const finedBy = (
  jokers: readonly number[],
  { jokerTie }: Pick<KatzenjammerState['options'], 'jokerTie'>,
): readonly boolean[] => {
  const most = Math.max(...jokers)
  const isShared = jokers.filter((count) => count === most).length > 1
  const spared = most === 0 || (isShared && jokerTie === 'none')
  return jokers.map((count) => !spared && count === most)
}

/** The line of the game as it stands; jokers still held count like used ones. */
export const lineOf = ({
  options,
  hands,
  used,
  mice,
}: Pick<KatzenjammerState, 'options' | 'hands' | 'used' | 'mice'>): GameLine => {
  const jokers = hands.map((hand, seat) => countOf(hand, joker) + (used[seat] ?? 0))
  const fined = finedBy(jokers, options)
  const scores = mice.map((count, seat) => {
    const score = fined[seat] ? count - fine : count
    return options.belowZero ? score : Math.max(0, score)
  })
  return { mice, jokers, fined, scores }
}

/** Each seat's score of the finished games together. */
export const totalsOf = ({ games, seats }: Pick<KatzenjammerState, 'games' | 'seats'>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    games.reduce((total, { scores }) => total + (scores[seat] ?? 0), 0),
  )

export const resultOf = (state: Pick<KatzenjammerState, 'games' | 'seats'>): Result => {
  const scores = totalsOf(state)
  const best = Math.max(...scores)
  return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) }
}
