/** Positions of DistanTichu for its tests, told in numbers: `'7 7 9'`. */
import type { Seat } from '../../src/engine/game.ts'
import { type Card, numbers, sortCards } from '../../src/games/distantichu/cards.ts'
import { setup } from '../../src/games/distantichu/deal.ts'
import { distantichu } from '../../src/games/distantichu/index.ts'
import type { DistantichuMove } from '../../src/games/distantichu/moves.ts'
import { type DistantichuOptions, options } from '../../src/games/distantichu/options.ts'
import type { DistantichuState } from '../../src/games/distantichu/state.ts'
import { newDecks } from './hands.ts'

export const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      const card = numbers.find((number) => number === code)
      if (card === undefined) throw new Error(`${code} is no card of this deck`)
      return card
    })

/** A new game dealt from a deck as it comes new. */
export const newGame = (
  seats: number,
  chosen: Partial<DistantichuOptions> = {},
  leader: Seat = 0,
): DistantichuState => setup(seats, options.parse(chosen), newDecks(leader))

type Position = {
  readonly options?: Partial<DistantichuOptions>
  /** There are as many seats as hands. */
  readonly hands: readonly string[]
  /** The cards face up in the middle, all equal; an 8 if absent. */
  readonly center?: string
  readonly down?: string
  readonly piles?: readonly string[]
  /** The seats that have declared riichi. */
  readonly declared?: readonly Seat[]
  /** Who is to lead; seat 0 if absent. */
  readonly leader?: Seat
  readonly totals?: readonly number[]
}

/** A trick that has not begun. */
export const position = (given: Position): DistantichuState => {
  const { hands, center = '8', down = '', piles = [], declared = [], leader = 0 } = given
  const start = newGame(hands.length, given.options, leader)
  return {
    ...start,
    phase: 'play',
    awaited: [leader],
    hands: hands.map((hand) => sortCards(cards(hand))),
    center: cards(center),
    down: cards(down),
    piles: hands.map((_, seat) => cards(piles[seat] ?? '')),
    declared: hands.map((_, seat) => declared.includes(seat)),
    totals: given.totals ?? start.totals,
  }
}

export const play = (text: string): DistantichuMove => ({ type: 'play', cards: cards(text) })
export const keep = (card: Card): DistantichuMove => ({ type: 'keep', card })
export const pass: DistantichuMove = { type: 'pass' }

/** `'pass'`, or the cards played, by whoever is on turn. */
export const moveOf = (text: string): DistantichuMove => (text === 'pass' ? pass : play(text))

/** The sets a seat may play, as text; `pass` among them. */
export const playable = (state: DistantichuState, seat: Seat): readonly string[] =>
  [...distantichu.legalMoves(state, seat)].map((move) =>
    move.type === 'play' ? move.cards.join(' ') : move.type,
  )
