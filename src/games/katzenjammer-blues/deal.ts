/** The deal of a game, before its first lot. */
import type { Random, Seat } from '../../engine/game.ts'
import { newDeck, sortCards } from './cards.ts'
import { type KatzenjammerOptions, miceOf } from './options.ts'
import { forSeats, freshAuction, type KatzenjammerState } from './state.ts'

const handSize = 6

/** All of a state that a new game sets. */
export const deal = (
  seats: number,
  options: KatzenjammerOptions,
  first: Seat,
  random: Random,
): Omit<KatzenjammerState, 'seats' | 'options' | 'games' | 'before'> => {
  const pile = random.shuffle(newDeck)
  const hands = Array.from({ length: seats }, () => sortCards(pile.splice(0, handSize)))
  return {
    phase: 'auction',
    turn: first,
    first,
    leader: first,
    rounds: 0,
    hands,
    pile,
    discards: [],
    lot: [],
    ...freshAuction(seats),
    pool: miceOf(options, seats),
    mice: forSeats(seats, 0),
    used: forSeats(seats, 0),
  }
}
