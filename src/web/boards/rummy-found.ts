/** The melds found in a hand of Rummy, of which no card is in two. Jokers are left for the player to place. */
import { type Card, isJoker, type SuitCard } from '../../engine/cards.ts'
import { arrangements, prepare, worthOf } from '../../engine/melds/arrange.ts'
import { runsIn, setsIn } from '../../engine/melds/find.ts'
import { readSet } from '../../engine/melds/meld.ts'
import { orderAsRun } from '../../engine/melds/order.ts'
import { penaltyFor } from '../../games/rummy/deck.ts'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyOptions } from '../../games/rummy/options.ts'

export type MeldMove = Extract<RummyMove, { type: 'meld' }>

/** So many arrangements are looked at: more only large hands of two decks have, and the first ones are good too. */
const MOST_TRIED = 4000
const noJokers: readonly never[] = []

const asMove = (cards: readonly Card[], options: RummyOptions): MeldMove => {
  if (readSet(cards, cards.length) !== null) return { type: 'meld', kind: 'set', cards }
  return { type: 'meld', kind: 'run', cards: orderAsRun(cards, options.ace, []) ?? cards }
}

/** Those that leave the least in the hand. */
export const meldsFound = (hand: readonly Card[], options: RummyOptions): readonly MeldMove[] => {
  const naturals = hand.filter((card): card is SuitCard => !isJoker(card))
  // Without jokers a set has no more cards than there are of its rank.
  const found = [...setsIn(naturals, noJokers, naturals.length), ...runsIn(naturals, noJokers, options.ace)]
  const workings = prepare(naturals, found, (card) => penaltyFor([card], options.courtCards))
  const best = arrangements(workings)
    .take(MOST_TRIED)
    .reduce((most, one) => (worthOf(one) > worthOf(most) ? one : most), [])
  return best.map(({ cards }) => asMove(cards, options))
}
