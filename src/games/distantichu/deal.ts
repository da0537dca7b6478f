/** How a game and each of its rounds begin. */
import type { Random, Seat } from '../../engine/game.ts'
import { deck, sortCards } from './cards.ts'
import type { DistantichuOptions } from './options.ts'
import type { DistantichuState } from './state.ts'

/** One card is always left for the middle. */
const handSize = (seats: number): number => Math.floor((deck.length - 1) / seats)

/** The first of the cards not dealt becomes the destination. */
export const turnUp = (state: DistantichuState): DistantichuState => ({
  ...state,
  phase: 'play',
  // A hand as dealt has ten cards or more and no number eight copies, so its owner can lead.
  awaited: [state.leader],
  center: state.down.slice(0, 1),
  down: state.down.slice(1),
})

type Before = Pick<DistantichuState, 'seats' | 'options' | 'totals' | 'rounds' | 'last'>

/** A round with new hands, at its first question: who declares, or what is led. */
export const deal = (before: Before, leader: Seat, random: Random): DistantichuState => {
  const { seats, options } = before
  const size = handSize(seats)
  const cards = random.shuffle(deck)
  const hands = Array.from({ length: seats }, () => sortCards(cards.splice(0, size)))
  const dealt: DistantichuState = {
    ...before,
    phase: 'declare',
    awaited: [leader],
    leader,
    hands,
    center: [],
    down: cards,
    plays: [],
    chances: [],
    piles: hands.map(() => []),
    declared: hands.map(() => (options.riichi ? null : false)),
    first: null,
    winner: null,
    known: hands.map(() => null),
  }
  return options.riichi ? dealt : turnUp(dealt)
}

export const setup = (seats: number, options: DistantichuOptions, random: Random): DistantichuState => {
  const leader = random.int(seats)
  const totals = Array.from({ length: seats }, () => 0)
  return deal({ seats, options, totals, rounds: [], last: null }, leader, random)
}
