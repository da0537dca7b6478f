/** When the game ends, who has lost it, and its result. */
import type { Result, Seat } from '../../engine/game.ts'
import { enoughWrong, heldLimit } from './options.ts'
import type { GroveState } from './state.ts'

type Counts = Pick<GroveState, 'options' | 'own' | 'faceDown' | 'rounds'>

const roundLimit = 200

const seatsWith = (counts: readonly number[], isSuch: (count: number) => boolean): readonly Seat[] =>
  counts.flatMap((count, seat) => (isSuch(count) ? [seat] : []))

/** Those with the most; nobody is singled out where all have equally many. */
const mostBurdened = (faceDown: readonly number[]): readonly Seat[] => {
  const most = Math.max(...faceDown)
  return most === Math.min(...faceDown) ? [] : seatsWith(faceDown, (count) => count === most)
}

const isStuck = ({ options, own, faceDown, rounds }: Counts): boolean => {
  const limit = options.end === 'held' ? heldLimit(options) : Number.POSITIVE_INFINITY
  return (
    rounds.length === roundLimit ||
    own.some((count, seat) => count === 0 || count + (faceDown[seat] ?? 0) >= limit)
  )
}

/** Who has lost, to be asked after a round; null when the game goes on. */
export const losersOf = (state: Counts): readonly Seat[] | null => {
  const { options, faceDown } = state
  const full = options.end === 'five' ? seatsWith(faceDown, (count) => count >= enoughWrong) : []
  if (full.length > 0) return full
  return isStuck(state) ? mostBurdened(faceDown) : null
}

export const scoresOf = ({ faceDown }: Pick<GroveState, 'faceDown'>): readonly number[] =>
  // No card is no point, and not minus none.
  faceDown.map((count) => 0 - count)

export const resultOf = (state: Counts, losers: readonly Seat[]): Result => {
  const { options, faceDown } = state
  const fewest = Math.min(...faceDown)
  const winners =
    options.winner === 'fewest'
      ? seatsWith(faceDown, (count) => count === fewest)
      : [...faceDown.keys()].filter((seat) => !losers.includes(seat))
  return { scores: scoresOf(state), winners }
}
