/** The end of a round: who did it, whose cards come back, and who takes the wrong ones. */
import type { Seat } from '../../engine/game.ts'
import { culpritAt, leftOut, type Pair, type Place, places } from './persons.ts'
import type { Accusation, GroveState, RoundLine } from './state.ts'

/** The piles of wrong cards that are taken apart, each in the order it was laid. */
const wrongPiles = (
  { accusations, options }: Pick<GroveState, 'accusations' | 'options'>,
  culprit: Place,
): readonly (readonly Accusation[])[] => {
  const wrong = accusations.filter(({ suspect }) => suspect !== culprit)
  return options.wrongCards === 'all'
    ? [wrong]
    : places.map((place) => wrong.filter(({ suspect }) => suspect === place))
}

/** How many cards each seat takes: whoever laid the last of a pile takes all of it. */
const takenBy = (state: GroveState, culprit: Place): readonly number[] => {
  const piles = wrongPiles(state, culprit)
  const takenIn = (seat: Seat, pile: readonly Accusation[]) => (pile.at(-1)?.seat === seat ? pile.length : 0)
  return state.own.map((_, seat) => piles.reduce((sum, pile) => sum + takenIn(seat, pile), 0))
}

const unseenOf = (look: Pair | null | undefined): Place => {
  if (look === null || look === undefined) throw new Error('the starter has not looked')
  return leftOut(look)
}

/** The line of a round in which everybody has accused. */
export const judgeRound = (state: GroveState): RoundLine => {
  const { round, starter, swapped, suspects, accusations } = state
  const culprit = culpritAt(suspects)
  const right = new Set(accusations.filter(({ suspect }) => suspect === culprit).map(({ seat }) => seat))
  const taken = takenBy(state, culprit)
  return {
    round,
    starter,
    unseen: unseenOf(state.looks[starter]),
    swapped,
    suspects,
    culprit,
    accusations,
    taken,
    faceDown: state.faceDown.map((count, seat) => count + (taken[seat] ?? 0)),
    own: state.own.map((count, seat) => count + (right.has(seat) ? 1 : 0)),
  }
}
