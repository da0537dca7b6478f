/** What is drawn from and laid on in games with a stock. */
import { CARD_RATIO, card, count } from './cards.ts'
import { at, type Point, place } from './shapes.ts'

/** The stock with its number and the top of the discards beside it, around the middle of their upper edge. */
export const stockAndPile = (
  { x, y }: Point,
  width: number,
  stock: number,
  top: string | undefined,
): string => {
  const apart = width * 0.56
  const discards = top === undefined ? place(width, width * CARD_RATIO, false) : card(top, width)
  return at({ x: x - apart, y }, count(stock, width)) + at({ x: x + apart, y }, discards)
}
