/** A seat as a picture marks it: a disc in its colour with its friend's initial, or with a mark of its own. */
import { colours, seatColour } from './colours.ts'
import { hasGlyph, textAt } from './letters.ts'
import { at, type Point, polygon } from './shapes.ts'

const RADIUS = 38

const corners = (count: number, radius: number, from = -Math.PI / 2): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index * 2 * Math.PI) / count
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })

const star = (points: number): readonly Point[] => {
  const inner = corners(points, 9, -Math.PI / 2 + Math.PI / points)
  return corners(points, 21).flatMap((outer, index) => [outer, inner[index] ?? outer])
}

/** Told apart by the number of corners, so that colour is not alone in it. */
const marks: readonly (readonly Point[])[] = [
  corners(3, 21),
  corners(4, 20, -Math.PI / 4),
  corners(5, 19),
  star(5),
  corners(6, 19),
  star(4),
]

const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toUpperCase() ?? ''
}

const markOf = (seat: number, name: string): string => {
  const initial = initialOf(name)
  if (hasGlyph(initial)) return textAt(initial, { x: 0, y: 0 }, 42, colours.card, 'middle')
  return polygon(marks[seat % marks.length] ?? [], `fill="${colours.card}"`)
}

const ring = (radius: number, colour: string, width: number): string =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export type SeatDisc = {
  readonly seat: number
  readonly name: string
  /** Whose turn it is has the lamp around it. */
  readonly isLit?: boolean
}

/** Around 0, 0, 76 across. */
export const disc = ({ seat, name, isLit = false }: SeatDisc): string =>
  (isLit ? ring(RADIUS + 9, colours.lamp, 7) : '') +
  `<circle r="${RADIUS}" fill="${seatColour(seat)}" stroke="${colours.card}" stroke-width="4"/>` +
  markOf(seat, name)

/** A chair nobody sits on; `isOpen` says that somebody may. */
export const chair = (isOpen: boolean): string => {
  const plus = isOpen
    ? `<path d="M0-15V15M-15 0H15" stroke="${colours.onFelt}" stroke-width="5" stroke-linecap="round"/>`
    : ''
  const colour = isOpen ? colours.onFelt : colours.feltLine
  return `<circle r="${RADIUS}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="13 10.9"/>${plus}`
}

/** For those who won, around 0, 0 and standing on it. */
export const crown = (colour: string): string =>
  at({ x: -35, y: -25 }, `<path d="M17 25 15 6 25.5 14.5 35 2 44.5 14.5 55 6 53 25Z" fill="${colour}"/>`)
