/** The cards of Katzenjammer Blues, and its mice. */
import { printed } from './cards.ts'
import { catColours, colours } from './colours.ts'
import { at, line, shape } from './shapes.ts'

/** What `code` shows is its number, or the joker's letter. */
export const catCard = (code: string, width: number, isWinning = false): string => {
  const colour = catColours[code] ?? colours.back
  const parts = ['cat', ...(code === '2' ? [] : ['cat-eyes']), `cat-${code}`]
  const content =
    at({ x: 8, y: 8 }, line(`rank-${code}`, colour, 2.35), 2.5) +
    at({ x: 31, y: 53 }, parts.map((part) => shape(part, colour)).join(''), 0.93)
  return printed(content, colours.card, width, isWinning)
}

export const mouse = (size: number, colour: string): string =>
  at({ x: -size / 2, y: 0 }, shape('mouse', colour), size / 16)
