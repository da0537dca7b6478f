/** The cards of DistanTichu, with the way to the destination on them. */
import type { Card } from '../../../games/distantichu/cards.ts'
import { faceOfNumber, type NumberFace, type Way } from '../../views/number-face.ts'
import { printed } from './cards.ts'
import { colours, suitColours } from './colours.ts'
import { at, line } from './shapes.ts'

const figures = (some: NumberFace['figures'], ink: string): string =>
  some.map(({ id, x }) => at({ x, y: 0 }, line(id, ink, 2.35))).join('')

const drawWay = ({ towards, figures: steps }: Way, ink: string): string => {
  if (towards === 'here') return at({ x: 9, y: 51 }, line('goal', ink, 2), 1.6)
  const arrow =
    towards === 'up'
      ? at({ x: 8, y: 50 }, line('way', ink, 2.3), 1.32)
      : at({ x: 29, y: 71 }, line('way', ink, 2.3), 1.32, 180)
  return arrow + at({ x: 35, y: 50 }, figures(steps, ink), 1.32)
}

/** A card face up; the one to be beaten has a pale rim. */
export const numberCard = (
  card: Card,
  destination: Card | null,
  width: number,
  isWinning = false,
): string => {
  const face = faceOfNumber(card, destination)
  const ink = (face.costs ? suitColours.H : suitColours.S) ?? ''
  const content =
    at({ x: 8, y: 8 }, figures(face.figures, ink), 2.5) +
    `<path d="${face.copies}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
    (face.costs ? at({ x: 47, y: 14 }, line('cost', ink, 2.3), 1.6) : '') +
    (face.way === null ? '' : drawWay(face.way, ink))
  return printed(content, colours.card, width, isWinning)
}
