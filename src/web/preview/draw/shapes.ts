/**
 * The parts that pictures are put together from, as SVG. What the pages draw as well is taken from their own
 * sheet of shapes, `public/art/cards.svg`: the picture's head brings it along, so its ids can be used here.
 */
import { colours } from './colours.ts'

export type Point = { readonly x: number; readonly y: number }

const round = (value: number): number => Math.round(value * 100) / 100

/** Moves and scales what is drawn around 0, 0. */
export const at = ({ x, y }: Point, content: string, scale = 1, turn = 0): string => {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${round(scale)})`
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${content}</g>`
}

/** A shape of the pages' sheet, filled. */
export const shape = (id: string, colour: string): string =>
  `<use href="#${id}" fill="${colour}" color="${colour}"/>`

const strokes = (width: number, colour: string, content: string): string =>
  `<g fill="none" stroke="${colour}" color="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`

/** A shape of the pages' sheet that is made of strokes. */
export const line = (id: string, colour: string, width: number): string =>
  strokes(width, colour, `<use href="#${id}"/>`)

export const wordmark = (colour: string): string => line('wordmark', colour, 2.2)

/** A closed outline through these points. */
export const polygon = (points: readonly Point[], attributes: string): string =>
  `<path d="M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z" ${attributes}/>`

/** Strokes beside those of the cards' ranks, in boxes 12 wide and 16 high. */
const figures: { readonly [figure: string]: string } = {
  '−': '<path d="M2 8H10"/>',
  '–': '<path d="M2 8H10"/>',
  '/': '<path d="M8.6 1.5 3 14.5"/>',
  ':': '<path d="M6 5V5.1M6 12V12.1"/>',
  '?': '<path d="M2.2 4.6C2.6 2.4 4.2 1.4 6.2 1.4 8.6 1.4 10 2.8 10 4.8 10 7.4 6.2 7.6 6.2 10.6M6.2 14V14.1"/>',
  '×': '<path d="M2 4.5 9.5 12M9.5 4.5 2 12"/>',
}

const STEP = 13.4
const NARROW: { readonly [figure: string]: number } = { '1': 10.4, '/': 11.6, ':': 8 }

const advanceOf = (figure: string): number => NARROW[figure] ?? STEP

/** How wide figures of this height are. */
export const figuresWidth = (text: string, height: number): number =>
  (([...text].reduce((sum, figure) => sum + advanceOf(figure), 0) - (STEP - 12)) * height) / 16

/** Figures and the signs between them, around a middle at `x`; `y` is their upper edge. */
export const figuresAt = (text: string, { x, y }: Point, height: number, colour: string): string => {
  let pen = 0
  const drawn = [...text].map((figure) => {
    const place = pen
    pen += advanceOf(figure)
    const own = figures[figure] ?? `<use href="#rank-${figure}"/>`
    return `<g transform="translate(${round(place)} 0)">${own}</g>`
  })
  const left = x - figuresWidth(text, height) / 2
  return at({ x: left, y }, strokes(2.2, colour, drawn.join('')), height / 16)
}

/** The lit or unlit outline of a place where a card will lie. */
export const place = (width: number, height: number, isLit: boolean): string => {
  const colour = isLit ? colours.lamp : colours.feltLine
  return `<rect x="${-width / 2}" width="${width}" height="${height}" rx="${width * 0.09}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="14 10"/>`
}
