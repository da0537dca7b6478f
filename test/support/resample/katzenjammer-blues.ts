import type { Random, Seat } from '../../../src/engine/game.ts'
import {
  type Card,
  isJoker,
  joker,
  leave,
  newDeck,
  sortCards,
} from '../../../src/games/katzenjammer-blues/cards.ts'
import { handOf, type KatzenjammerState } from '../../../src/games/katzenjammer-blues/state.ts'
import type { Secrets } from './index.ts'

/** What everybody knows of a hand: the cards laid as a bid and, when all is over, the jokers that were counted. */
const knownOf = (state: KatzenjammerState, seat: Seat): readonly Card[] =>
  state.phase === 'over'
    ? handOf(state, seat).filter((card) => isJoker(card))
    : (state.bids[seat]?.cards ?? [])

/** The others' hands and the draw pile, but for what is known of them. Counted jokers make all others numbers. */
const redeal = (state: KatzenjammerState, viewer: Seat | null, random: Random): KatzenjammerState => {
  const isOver = state.phase === 'over'
  const unknown = state.hands.map((hand, seat) => (seat === viewer ? [] : leave(hand, knownOf(state, seat))))
  const hidden = random.shuffle([...state.pile, ...unknown.flat()])
  const jokers = isOver ? hidden.filter((card) => isJoker(card)) : []
  const cards = isOver ? hidden.filter((card) => !isJoker(card)) : hidden
  const hands = state.hands.map((hand, seat) =>
    seat === viewer
      ? hand
      : sortCards([...knownOf(state, seat), ...cards.splice(0, unknown[seat]?.length ?? 0)]),
  )
  return { ...state, hands, pile: random.shuffle([...jokers, ...cards]) }
}

export const secrets: Secrets<KatzenjammerState> = {
  resample: redeal,
  /** Used jokers are a number before each seat, so they are made cards again. */
  cards: ({ hands, pile, discards, lot, used }) => [
    ...hands.flat(),
    ...pile,
    ...discards,
    ...lot,
    ...newDeck
      .filter((card) => card === joker)
      .slice(
        0,
        used.reduce((sum, count) => sum + count, 0),
      ),
  ],
}
