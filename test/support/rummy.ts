/** Positions of Rummy for its tests. */
import type { Seat } from '../../src/engine/game.ts'
import type { End } from '../../src/engine/melds/layoff.ts'
import { codes, sortCards } from '../../src/games/rummy/deck.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import type { RummyMove } from '../../src/games/rummy/moves.ts'
import { options, type RummyOptions } from '../../src/games/rummy/options.ts'
import type { RummyState, TableMeld } from '../../src/games/rummy/state.ts'
import { cardsOf, newDecks } from './hands.ts'

const cards = (text: string) => cardsOf(codes, text)

export const newGame = (seats = 2, chosen: Partial<RummyOptions> = {}, starter: Seat = 0): RummyState =>
  rummy.setup({ seats, options: options.parse(chosen) }, newDecks(starter))

type Position = {
  readonly options?: Partial<RummyOptions>
  /** One a seat; seat 0 is on turn and has drawn. */
  readonly hands: readonly string[]
  /** The top discard last, the top of the stock first. */
  readonly pile?: string
  readonly stock?: string
  /** The card seat 0 took from the discards in this turn. */
  readonly taken?: string
  readonly table?: readonly TableMeld[]
}

export const position = ({ options: chosen, hands, pile, stock, taken, table }: Position): RummyState => ({
  ...newGame(hands.length, chosen),
  phase: 'play',
  turn: 0,
  hands: hands.map((hand) => sortCards(cards(hand))),
  pile: cards(pile ?? ''),
  stock: cards(stock ?? '2D 3D 4D 5D'),
  taken: cards(taken ?? '')[0] ?? null,
  table: table ?? [],
})

export const run = (seat: Seat, text: string): TableMeld => ({ seat, kind: 'run', cards: cards(text) })
export const set = (seat: Seat, text: string): TableMeld => ({ seat, kind: 'set', cards: cards(text) })

const cardOf = (code: string) => {
  const [card] = cards(code)
  if (card === undefined) throw new Error('no card is named')
  return card
}

export const stock: RummyMove = { type: 'draw', from: 'stock' }
export const take: RummyMove = { type: 'draw', from: 'discard' }
export const discard = (code: string): RummyMove => ({ type: 'discard', card: cardOf(code) })
export const meld = (kind: 'set' | 'run', text: string): RummyMove => ({
  type: 'meld',
  kind,
  cards: cards(text),
})
export const layOff = (number: number, code: string, end?: End): RummyMove => ({
  type: 'layOff',
  meld: number,
  card: cardOf(code),
  ...(end === undefined ? {} : { end }),
})
export const swap = (number: number, code: string, joker: 'XB' | 'XR'): RummyMove => ({
  type: 'swapJoker',
  meld: number,
  card: cardOf(code),
  joker,
})
