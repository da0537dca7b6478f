import { expect } from 'vitest'
import { layOutAgainst, leastDeadwood } from '../../../../src/games/gin-rummy/arrange.ts'
import { countOf, deck } from '../../../../src/games/gin-rummy/deck.ts'
import type { GinRummyOptions } from '../../../../src/games/gin-rummy/options.ts'
import { scoreDeal } from '../../../../src/games/gin-rummy/score.ts'
import { dealt } from '../../../support/gin-rummy.ts'
import { cardsOf } from '../../../support/hands.ts'
import { type Case, type Cases, figuresIn, says } from './case.ts'

const least =
  (ace: GinRummyOptions['ace']): Case =>
  (shown) =>
    says(leastDeadwood(cardsOf(deck, shown.cards.join(' ')), ace))(shown)

/** The counts of both and the points, where seat 0 knocks with the first hand, its melds as they are written. */
const knocked = (melds: string, rest: string, opponent: string, chosen: Partial<GinRummyOptions>) => {
  const own = melds.split(' / ').map((meld) => cardsOf(deck, meld))
  const hands = [`${melds.replaceAll(' / ', ' ')} ${rest}`.trim(), opponent] as const
  const { deadwood, points } = scoreDeal(dealt({ options: chosen, hands }), 0, own)
  return [...(deadwood ?? []), points]
}

/** Rows of both counts, and last what the winner scores. */
const scores =
  (chosen: Partial<GinRummyOptions>): Case =>
  ({ text }) => {
    const melds = '4S 5S 6S / JC JD JH / 9C 9D 9H'
    const deals = [
      knocked(melds, '2C', 'QC QD QH 7C 7D 7H KC 6D 3H AS', chosen),
      knocked(melds, '8C', 'QC QD QH 7C 7D 7H 3C 3D 3H 5C', chosen),
      // The 3 of spades would fit.
      knocked(`${melds} 9S`, '', 'QC QD QH 7C 7D 7H KC KH 8D 3S', chosen),
      knocked(melds, '7C', 'QC QD QH 3C 3D 3H 5C 5D 5H 7D', chosen),
    ]
    const rows = text.split('\n').map(figuresIn)
    expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual(deals)
  }

export const ginRummy: Cases = {
  deadwood: least('low'),
  'ace-low': least('low'),
  'ace-round': least('round'),
  'lay-off': ({ cards }) => {
    const [single = '', ...run] = cards
    const { deadwood } = layOutAgainst(cardsOf(deck, single), [cardsOf(deck, run.join(' '))], 'low')
    expect(countOf(deadwood)).toBe(0)
  },
  scores: scores({}),
  'scores-undercut': scores({ undercutOnTie: true }),
}
