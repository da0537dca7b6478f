import { expect } from 'vitest'
import { IllegalMove } from '../../../../src/engine/game.ts'
import { codes, penaltyFor } from '../../../../src/games/rummy/deck.ts'
import { rummy as game } from '../../../../src/games/rummy/index.ts'
import { options, type RummyOptions } from '../../../../src/games/rummy/options.ts'
import { isDecided, resultOf } from '../../../../src/games/rummy/score.ts'
import { cardsOf, newDecks, playAll } from '../../../support/hands.ts'
import { layOff, meld, position, run } from '../../../support/rummy.ts'
import { type Case, type Cases, says } from './case.ts'

type Chosen = Partial<RummyOptions>

const isMeld = (kind: 'set' | 'run', cards: string, chosen: Chosen): boolean => {
  const state = position({ options: chosen, hands: [`${cards} KD`, '9C'] })
  try {
    game.apply(state, 0, meld(kind, cards), newDecks(0))
    return true
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(IllegalMove)
    return false
  }
}

/** The cards shown are, or are not, a meld of this kind. */
const melds =
  (kind: 'set' | 'run', chosen: Chosen = {}, expected = true): Case =>
  ({ cards }) =>
    expect(isMeld(kind, cards.join(' '), chosen)).toBe(expected)

const costs =
  (chosen: RummyOptions['courtCards']): Case =>
  (shown) =>
    says(penaltyFor(cardsOf(codes, shown.cards.join(' ')), chosen))(shown)

export const rummy: Cases = {
  run: melds('run'),
  set: melds('set'),
  'ace-high': melds('run', {}, false),
  'ace-both': (shown) => {
    melds('run', { ace: 'both' })(shown)
    expect(isMeld('run', 'QS KS AS', { ace: 'both' })).toBe(true)
    expect(isMeld('run', 'KS AS 2S', { ace: 'both' })).toBe(false)
  },
  'ace-round': melds('run', { ace: 'round' }),
  joker: melds('run', { jokers: true }),
  twins: melds('set', { deck: 'double' }),
  adding: ({ cards }) => {
    const start = position({ hands: [`${cards.join(' ')} KD`, '9C'], table: [run(1, '4S 5S 6S')] })
    const { state } = playAll(game, start, [layOff(0, '7S', 'high'), layOff(0, '8S', 'high')])
    expect(state.table[0]?.cards.join(' ')).toBe('4S 5S 6S 7S 8S')
  },
  'hand-ten': costs('ten'),
  'hand-number': costs('number'),
  end: (shown) => {
    const totals = [60 + 0, 95 + 7]
    expect(isDecided({ seats: 2, options: options.parse({}), totals, rounds: [] })).toBe(true)
    expect(resultOf({ totals }).winners).toEqual([0])
    says(60, 95, 0, 7, ...totals)(shown)
  },
}
