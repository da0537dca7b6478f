/** Playing cards as the pages draw them, around the middle of their upper edge. */
import { colours, suitColours } from './colours.ts'
import { at, figuresAt, line, type Point, shape } from './shapes.ts'

/** A card is this many times as high as it is wide. */
export const CARD_RATIO = 1.4

/** In the units of the pages' sheet a card is 100 wide. */
const sized = (content: string, width: number): string => at({ x: -width / 2, y: 0 }, content, width / 100)

const stock = (fill: string, edge: string, edgeWidth: number): string =>
  `<rect x="2" y="4" width="100" height="140" rx="9" fill="${colours.feltDeep}"/>` +
  `<rect width="100" height="140" rx="9" fill="${fill}" stroke="${edge}" stroke-width="${edgeWidth}"/>`

const jokerFace = (code: string): string => {
  const colour = code === 'XR' ? suitColours.H : suitColours.S
  return (
    at({ x: 9, y: 9 }, line(`rank-${code}`, colour ?? '', 2.35), 2.5) +
    at({ x: 31, y: 53 }, shape('figure-X', colour ?? ''), 0.93)
  )
}

const largeMark = (rank: string, suit: string, colour: string): string => {
  if ('JQK'.includes(rank)) return at({ x: 31, y: 53 }, shape(`figure-${rank}`, colour), 0.93)
  return rank === 'A'
    ? at({ x: 36, y: 70 }, shape(`suit-${suit}`, colour), 3.6)
    : at({ x: 43, y: 79 }, shape(`suit-${suit}`, colour), 3.1)
}

const face = (code: string): string => {
  const [rank, suit] = [code.charAt(0), code.charAt(1)]
  if (rank === 'X') return jokerFace(code)
  const colour = suitColours[suit] ?? ''
  return (
    at({ x: 8, y: 8 }, line(`rank-${rank}`, colour, 2.35), 2.5) +
    at({ x: 9, y: 53 }, shape(`suit-${suit}`, colour), 1.75) +
    largeMark(rank, suit, colour)
  )
}

/** How a card lies there: the one that wins has a pale rim, one of the trick before is on darker stock. */
export type Lying = 'plain' | 'winning' | 'past'

/** What is printed on a card of any deck, on paper of this colour. */
export const printed = (content: string, paper: string, width: number, isWinning: boolean): string => {
  const rim = isWinning
    ? `<rect x="-7" y="-7" width="114" height="154" rx="15" fill="none" stroke="${colours.onFelt2}" stroke-width="4.5"/>`
    : ''
  return sized(rim + stock(paper, colours.cardEdge, 1) + content, width)
}

/** A card face up. */
export const card = (code: string, width: number, lying: Lying = 'plain'): string =>
  printed(face(code), lying === 'past' ? colours.cardPast : colours.card, width, lying === 'winning')

/** A card face down. */
export const back = (width: number): string =>
  sized(stock(colours.back, colours.backInk, 3) + line('back', colours.backInk, 3), width)

/** Cards face down, with their number. */
export const count = (cards: number, width: number): string =>
  sized(stock(colours.back, colours.backInk, 4), width) +
  figuresAt(String(cards), { x: 0, y: width * 0.44 }, width * 0.52, colours.backInk)

/** A suit on card stock, or another mark of 16 by 16 drawn by the caller. */
export const chip = (width: number, mark: string): string =>
  at(
    { x: -width / 2, y: 0 },
    `<rect width="100" height="100" rx="14" fill="${colours.card}" stroke="${colours.cardEdge}" stroke-width="1"/>` +
      at({ x: 18, y: 18 }, mark, 4),
    width / 100,
  )

export const suitMark = (suit: string): string => shape(`suit-${suit}`, suitColours[suit] ?? '')

/** Cards held in a hand, the last one on top; `middle` is that of the fan's upper edge. */
export const fan = (middle: Point, width: number, cards: readonly string[]): string =>
  cards
    .map((content, index) => {
      const place = index - (cards.length - 1) / 2
      const drop = (place * place * width) / 10
      return at({ x: middle.x + place * width * 0.72, y: middle.y + drop }, content, 1, place * 9)
    })
    .join('')
