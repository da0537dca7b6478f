/** Gin Rummy's board before a card is drawn: a knock with the top discard is offered where the rules would allow it. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { prng } from '../support/prng.ts'
import { unfilledActs } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const game: AnyGame = ginRummy
const take = { type: 'draw', from: 'discard' } as const

describe.each([{}, { lastDiscard: true, ace: 'round' }, { oklahoma: 'on' }])(
  'Gin Rummy with %s',
  (option) => {
    test('offers to take the top discard and knock as one act, and only then', () => {
      let offered = 0
      for (const state of positions(ginRummy, { ...option, target: 50 }, 3)) {
        const [seat] = ginRummy.toAct(state)
        if (seat === undefined || !['upcard', 'draw', 'wall'].includes(state.phase)) continue
        const mayTake = [...ginRummy.legalMoves(state, seat)].some(
          (move) => move.type === 'draw' && move.from === 'discard',
        )
        const taken = mayTake ? ginRummy.apply(state, seat, take, prng(1)).state : null
        const legal = taken === null ? [] : [...ginRummy.legalMoves(taken, seat)]
        const acts = unfilledActs(pageOf(lookAt(game, state, seat), 'en')).filter(
          ([, then]) => ginRummy.move.safeParse(then).data?.type === 'knock',
        )
        expect(acts).toHaveLength(legal.some(({ type }) => type === 'knock') ? 1 : 0)
        for (const [first, then] of acts) {
          expect(first).toEqual(take)
          expect(legal).toContainEqual(then)
          offered += 1
        }
      }
      expect(offered).toBeGreaterThan(0)
    })
  },
)
