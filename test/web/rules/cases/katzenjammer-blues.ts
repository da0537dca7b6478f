import { expect } from 'vitest'
import { type Bid, isHigher, readBid } from '../../../../src/games/katzenjammer-blues/bids.ts'
import type { KatzenjammerOptions } from '../../../../src/games/katzenjammer-blues/options.ts'
import { lineOf } from '../../../../src/games/katzenjammer-blues/score.ts'
import { cards, position } from '../../../support/katzenjammer-blues.ts'
import { type Case, type Cases, figuresIn } from './case.ts'

/** The cats a cell names, and a joker where it says so. `5, or a joker` is two ways to lay one bid. */
const codesOf = (cell: string): readonly string[] =>
  cell.includes(',')
    ? ['5', 'J']
    : [[...cell.replaceAll(/[^1-5]/g, ''), ...(/joker|조커/.test(cell) ? ['J'] : [])].join(' ')]

/** Each row is a bid that beats the one before it, and its second cell reads it. */
const bids =
  (mixedBids: KatzenjammerOptions['mixedBids']): Case =>
  ({ text }) => {
    let standing: Bid | null = null
    for (const row of text.split('\n')) {
      const [cell = '', reading = ''] = row.split('\t')
      const [bid, ...same] = codesOf(cell).map((codes) => readBid(cards(codes), { mixedBids }))
      if (bid === undefined || bid === null) throw new Error(`${cell} is no bid`)
      for (const other of same) expect(other).toEqual(bid)
      expect(isHigher(bid, standing), cell).toBe(true)
      if (bid.value !== null)
        expect(figuresIn(reading).concat(figuresIn(reading.replace(/s$/, '')))).toContain(bid.value)
      standing = bid
    }
  }

/** Rows of mice, jokers and scores, each a figure a player. */
const scores =
  (chosen: Partial<KatzenjammerOptions>): Case =>
  ({ text }) => {
    for (const row of text.split('\n')) {
      const [mice = [], used = [], expected = []] = row.split('\t').map(figuresIn)
      const state = position({ options: chosen, hands: mice.map(() => '1') })
      expect(lineOf({ ...state, used, mice }).scores).toEqual(expected)
    }
  }

export const katzenjammerBlues: Cases = {
  'bids-sum': bids('sum'),
  'bids-count': bids('count'),
  fines: scores({}),
  'fines-spared': scores({ jokerTie: 'none' }),
  'below-zero': scores({}),
  'never-below-zero': scores({ belowZero: false }),
}
