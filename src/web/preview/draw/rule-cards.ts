/** The cards of Master of Rules; a rule has its sign alone, which needs no language. */
import { colourOf, isRule, numberOf, type PlayCard } from '../../../games/master-of-rules/cards.ts'
import { printed } from './cards.ts'
import { ruleDeckColours as colours } from './colours.ts'
import { at, line, shape } from './shapes.ts'

/** A card face up; one that won its player a point has a pale rim. */
export const ruleDeckCard = (code: PlayCard, width: number, isWinning = false): string => {
  if (isRule(code)) {
    const sign = at({ x: 10, y: 30 }, shape(`rule-${code}`, colours.ink), 5)
    return printed(sign, colours.rule, width, isWinning)
  }
  const colour = colourOf(code)
  const ink = colour === 'Y' ? colours.inkOnYellow : colours.ink
  const content =
    at({ x: 8, y: 8 }, line(`rank-${numberOf(code)}`, ink, 2.35), 2.5) +
    at({ x: 9, y: 53 }, shape(`mark-${colour}`, ink), 1.75) +
    at({ x: 43, y: 79 }, shape(`mark-${colour}`, ink), 3.1)
  return printed(content, colours.numbers[colour], width, isWinning)
}
