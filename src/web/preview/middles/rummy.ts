/** Rummy in pictures: stock and discards, and beside them the melds everybody may add to. */
import type { RummyView } from '../../../games/rummy/view.ts'
import { card, fan } from '../draw/cards.ts'
import { stockAndPile } from '../draw/piles.ts'
import { at } from '../draw/shapes.ts'
import { type Middle, WIDTH } from '../middle.ts'

const PILES_WIDTH = 330
/** More melds than these stand in two rows. */
const MOST_IN_A_ROW = 3
const TOP = 14
const PILES_TOP = 72
const ROW_HEIGHT = 166
const GAP = 34

/** One meld, its cards overlapping, around 0, 0. */
const meldOf = (cards: readonly string[], width: number): string =>
  cards
    .map((code, index) => at({ x: (index - (cards.length - 1) / 2) * width * 0.42, y: 0 }, card(code, width)))
    .join('')

const widthOf = (cards: readonly string[], width: number): number => width * (1 + (cards.length - 1) * 0.42)

/** In one row or two, and smaller where there are many. */
const meldsOf = ({ table }: RummyView): string => {
  const count = table.length > MOST_IN_A_ROW ? 2 : 1
  const perRow = Math.ceil(table.length / count)
  const rows = Array.from({ length: count }, (_, row) => table.slice(row * perRow, (row + 1) * perRow))
  const room = WIDTH - PILES_WIDTH - 90
  const widest = Math.max(...rows.map((row) => row.reduce((sum, { cards }) => sum + widthOf(cards, 1), 0)))
  const width = Math.min(count === 1 ? 138 : 104, (room - GAP * (perRow - 1)) / widest)
  return rows
    .map((row, index) => {
      let left = PILES_WIDTH + 60
      return row
        .map(({ cards }) => {
          const span = widthOf(cards, width)
          const x = left + span / 2
          left += span + GAP
          return at({ x, y: count === 1 ? PILES_TOP : TOP + index * ROW_HEIGHT }, meldOf(cards, width))
        })
        .join('')
    })
    .join('')
}

export const rummy: Middle<RummyView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('7C', 200), card('7H', 200), card('7S', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => totals.map((points, seat) => ({ seats: [seat], points })),
  draw: (view) => {
    const top = view.pile.at(-1)
    return view.table.length === 0
      ? stockAndPile({ x: WIDTH / 2, y: 50 }, 178, view.stock, top)
      : stockAndPile({ x: PILES_WIDTH / 2 + 20, y: PILES_TOP }, 138, view.stock, top) + meldsOf(view)
  },
}
