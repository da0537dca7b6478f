/** Gin Rummy in pictures: stock and discards between two hands, of which what was taken from the pile lies open. */
import type { Seat } from '../../../engine/game.ts'
import type { GinRummyView } from '../../../games/gin-rummy/view.ts'
import { back, card, fan } from '../draw/cards.ts'
import { stockAndPile } from '../draw/piles.ts'
import { at } from '../draw/shapes.ts'
import { columnOf, type Middle, type Scene, WIDTH } from '../middle.ts'

const seats: readonly Seat[] = [0, 1]
const HAND_WIDTH = 104
/** So much of each card of a hand is to be seen. */
const STEP = 26

/** Cards known to all stand last, face up. */
const handOf = ({ counts, known }: GinRummyView, scene: Scene, seat: Seat): string => {
  const open = known[seat] ?? []
  const hidden = Math.max(0, (counts[seat] ?? 0) - open.length)
  const cards = [
    ...Array.from({ length: hidden }, () => back(HAND_WIDTH)),
    ...open.map((code) => card(code, HAND_WIDTH)),
  ]
  const { x } = columnOf(scene, seat)
  const outer = x + (seat === 0 ? -70 : 70)
  return cards
    .map((content, index) => at({ x: outer + (index - (cards.length - 1) / 2) * STEP, y: 96 }, content))
    .join('')
}

export const ginRummy: Middle<GinRummyView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('8H', 200), card('9H', 200), card('TH', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ points }) => seats.map((seat) => ({ seats: [seat], points: points[seat] ?? 0 })),
  draw: (view, scene) =>
    stockAndPile({ x: WIDTH / 2, y: 84 }, 128, view.stock, view.pile.at(-1)) +
    seats.map((seat) => handOf(view, scene, seat)).join(''),
}
