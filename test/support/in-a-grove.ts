/** Rounds of In a Grove for its tests, told in the codes of its cards and the numbers of its seats and places. */

import { makeDeck } from '../../src/engine/cards.ts'
import type { Random, Seat } from '../../src/engine/game.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import type { GroveMove } from '../../src/games/in-a-grove/moves.ts'
import { type GroveOptions, options } from '../../src/games/in-a-grove/options.ts'
import { type Person, type Place, persons, places } from '../../src/games/in-a-grove/persons.ts'
import { type GroveState, setup } from '../../src/games/in-a-grove/state.ts'
import { cardsOf, playAll } from './hands.ts'

const deck = makeDeck(persons)
export const personsOf = (text: string): readonly Person[] => cardsOf(deck, text)

/** The deal of the rules page: alibis 2 3 4 6, suspects 8 5 A, the body 7. */
export const example = '2S 3S 4S 6S 8S 5S AS 7S'

const dealing = (text: string, starter: Seat): Random => ({
  int: () => starter,
  shuffle: (items) => {
    const order = text.split(' ')
    const placeOf = (item: unknown): number => {
      const place = order.indexOf(String(item))
      if (place < 0) throw new Error(`${item} is not dealt by ${text}`)
      return place
    }
    return items.toSorted((a, b) => placeOf(a) - placeOf(b))
  },
})

type Given = Partial<GroveOptions> & { readonly starter?: Seat }

/** A new game with these cards dealt. There are as many seats as there are alibis. */
export const dealt = (text: string, { starter = 0, ...chosen }: Given = {}): GroveState =>
  setup(personsOf(text).length - 4, options.parse(chosen), dealing(text, starter))

const isPlace = (value: number): value is Place => places.some((place) => place === value)

const placeOf = (text: string): Place => {
  const value = Number(text)
  if (!isPlace(value)) throw new Error(`${text} is no place`)
  return value
}

/** `look 01`, `swap 2`, or the place accused alone. */
export const moveOf = (text: string): GroveMove => {
  const [verb = '', where = ''] = text.split(' ')
  switch (verb) {
    case 'look':
      return { type: 'look', suspects: [...where].map(placeOf) }
    case 'swap':
      return { type: 'swap', suspect: placeOf(where) }
    default:
      return { type: 'accuse', suspect: placeOf(verb) }
  }
}

/** What these moves come to, each by the seat on turn: `look 01, 1, 0, 2, 1`. */
export const after = (state: GroveState, moves: string) =>
  playAll(inAGrove, state, moves.split(', ').map(moveOf))

/** As after some rounds: the wrong cards before each seat, and what each has left to accuse with. */
export const standing = (
  state: GroveState,
  faceDown: readonly number[],
  own: readonly number[],
): GroveState => ({
  ...state,
  faceDown,
  own,
})
