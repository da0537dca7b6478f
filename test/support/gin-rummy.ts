/** Deals of Gin Rummy for its tests. */
import type { Random, Seat } from '../../src/engine/game.ts'
import { deck } from '../../src/games/gin-rummy/deck.ts'
import type { GinRummyMove } from '../../src/games/gin-rummy/moves.ts'
import { type GinRummyOptions, options } from '../../src/games/gin-rummy/options.ts'
import { type GinRummyState, setup } from '../../src/games/gin-rummy/state.ts'
import { cardsOf } from './hands.ts'

type Deal = {
  readonly options?: Partial<GinRummyOptions>
  readonly starter?: Seat
  /** The first cards of the new deck's shuffle: two hands, the upcard, the stock as far as it matters. */
  readonly hands: readonly [string, string]
  readonly upcard?: string
  readonly stock?: string
}

/** These cards on top, then the others as they come in a new deck. */
const stacked = (text: string, starter: Seat): Random => {
  const top = cardsOf(deck, text)
  return {
    int: () => starter,
    shuffle: (items) => {
      const placed: readonly unknown[] = top
      return [
        ...top.flatMap((card) => items.filter((item) => item === card)),
        ...items.filter((item) => !placed.includes(item)),
      ]
    },
  }
}

export const dealt = ({
  options: chosen,
  starter = 0,
  hands,
  upcard = '',
  stock = '',
}: Deal): GinRummyState =>
  setup(options.parse(chosen ?? {}), stacked([...hands, upcard, stock].join(' '), starter))

export const take: GinRummyMove = { type: 'draw', from: 'discard' }
export const draw: GinRummyMove = { type: 'draw', from: 'stock' }
export const pass: GinRummyMove = { type: 'pass' }
export const bigGin: GinRummyMove = { type: 'bigGin' }

const cardOf = (code: string) => {
  const [card] = cardsOf(deck, code)
  if (card === undefined) throw new Error('no card is named')
  return card
}

export const discard = (code: string): GinRummyMove => ({ type: 'discard', card: cardOf(code) })

/** Melds are written as `4S 5S 6S / 2C 2D 2H`; without them the automatic arrangement. */
export const knock = (code: string, melds?: string): GinRummyMove => ({
  type: 'knock',
  card: cardOf(code),
  ...(melds === undefined ? {} : { melds: melds.split(' / ').map((meld) => cardsOf(deck, meld)) }),
})
