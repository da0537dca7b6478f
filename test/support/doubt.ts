/** Positions of Doubt for its tests. */
import type { Rank } from '../../src/engine/cards.ts'
import type { Seat } from '../../src/engine/game.ts'
import { deck } from '../../src/games/doubt/deck.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import type { DoubtMove } from '../../src/games/doubt/moves.ts'
import { type DoubtOptions, options } from '../../src/games/doubt/options.ts'
import { type DoubtState, setup } from '../../src/games/doubt/state.ts'
import { cardsOf, newDecks } from './hands.ts'

/** A new game dealt from a deck as it comes new. */
export const newGame = (seats: number, chosen: Partial<DoubtOptions> = {}, leader: Seat = 0): DoubtState =>
  setup(seats, options.parse(chosen), newDecks(leader))

type Position = {
  readonly options?: Partial<DoubtOptions>
  readonly hands: readonly string[]
  /** The rank due; 2 if absent. */
  readonly due?: Rank
  /** Who is to play; seat 0 if absent. */
  readonly leader?: Seat
  readonly claims?: number
}

/** No claim lies on the table, and `leader` plays. */
export const position = ({
  options: chosen,
  hands,
  due = '2',
  leader = 0,
  claims = 0,
}: Position): DoubtState => ({
  ...newGame(hands.length, chosen, leader),
  hands: hands.map((hand) => cardsOf(deck, hand)),
  due,
  claims,
})

export const lay = (cards: string): DoubtMove => ({ type: 'play', cards: cardsOf(deck, cards) })
export const doubts: DoubtMove = { type: 'doubt' }
export const accepts: DoubtMove = { type: 'accept' }

/** The state after these moves, each by the seat named. */
export const after = (start: DoubtState, ...moves: readonly (readonly [Seat, DoubtMove])[]): DoubtState =>
  moves.reduce((state, [seat, move]) => doubt.apply(state, seat, move, newDecks(0)).state, start)

/** What a reader of a test wants to know of a state, in few words. */
export const summary = (state: DoubtState) => ({
  phase: state.phase,
  toAct: doubt.toAct(state),
  due: state.due,
  hands: state.hands.map((hand) => hand.join(' ')),
})
