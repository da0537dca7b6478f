/** The board of DistanTichu: the cards that lie there and no others, and why each card has to wait. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { distantichu } from '../../src/games/distantichu/index.ts'
import type { DistantichuState } from '../../src/games/distantichu/state.ts'
import { reasons } from './support/drawn.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const anyDistantichu: AnyGame = distantichu

const numbersOn = (html: string): readonly string[] =>
  [...html.matchAll(/data-number="(\d+)"/g)].map(([, number = '']) => number)

const isSet = ({ type }: { readonly type: string }): boolean => type === 'play'

/** How many cards of a hand are in no set that may be played now: of each number those above its largest set. */
const waitingIn = (state: DistantichuState, seat: number): number => {
  const sets = distantichu.legalMoves(state, seat)
  const hand: readonly string[] = state.hands[seat] ?? []
  return [...new Set(hand)].reduce((waiting, card) => {
    const sizes = [...sets].map((move) =>
      move.type === 'play' && move.cards[0] === card ? move.cards.length : 0,
    )
    return waiting + hand.filter((one) => one === card).length - Math.max(...sizes)
  }, 0)
}

describe.each([2, 6])('DistanTichu for %i', (seats) => {
  const options = { riichi: true, target: 10 }

  test('draws the center, the set that stands and the own hand, and no other card', () => {
    for (const state of positions(distantichu, options, 25, seats)) {
      for (const viewer of [0, 1, null]) {
        const { center, plays, hands, phase } = state
        if (phase === 'over') continue
        const own = viewer === null ? [] : (hands[viewer] ?? [])
        const lying = [...center, ...(plays.at(-1)?.cards ?? []), ...own]
        const html = pageOf(lookAt(anyDistantichu, state, viewer, [], seats), 'en')
        expect(numbersOn(html).toSorted()).toEqual(lying.toSorted())
      }
    }
  })

  test('each card that has to wait says why', () => {
    for (const state of positions(distantichu, options, 26, seats)) {
      const [seat] = distantichu.toAct(state)
      const mayPlay = seat !== undefined && [...distantichu.legalMoves(state, seat)].some(isSet)
      if (seat === undefined || !mayPlay) continue
      const why = reasons(pageOf(lookAt(anyDistantichu, state, seat, [], seats), 'en'))
      expect(why).toHaveLength(waitingIn(state, seat))
      expect(why.every((text) => /is the destination|does not beat/.test(text))).toBe(true)
    }
  })
})
