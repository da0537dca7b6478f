/** What a decent beginner does in In a Grove, Katzenjammer Blues and DistanTichu, and the bots do. */
import { describe, expect, test } from 'vitest'
import { distantichu as distantichuBot } from '../../src/bots/distantichu.ts'
import { inAGrove as inAGroveBot } from '../../src/bots/in-a-grove.ts'
import { katzenjammerBlues as katzenjammerBot } from '../../src/bots/katzenjammer-blues.ts'
import { distantichu } from '../../src/games/distantichu/index.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import { position as distantichuPosition, play } from '../support/distantichu.ts'
import { newDecks } from '../support/hands.ts'
import { after, dealt, example } from '../support/in-a-grove.ts'
import { position as katzenjammerPosition } from '../support/katzenjammer-blues.ts'
import { answersOf } from './support.ts'

describe('In a Grove', () => {
  // Seat 0 holds the 2, has been shown the 3, and looks at the 8 and the 5: of the 4, 6, 7 and ace that may
  // be the third suspect, only the 4 would be lower than the 5.
  test('accuses who has most likely done it', () => {
    const { state } = after(dealt(example), 'look 01')
    expect(answersOf(inAGrove, inAGroveBot, state)).toEqual(['accuse 1'])
  })
})

describe('Katzenjammer Blues', () => {
  test('forms a band as soon as it can', () => {
    const state = katzenjammerPosition({ phase: 'bands', turn: 0, hands: ['5 5 5 5 1', '1 2 3 4'] })
    expect(answersOf(katzenjammerBlues, katzenjammerBot, state)).toEqual(['band 5 5 5 5 5'])
  })

  test('bids what it can spare for what completes a band', () => {
    const state = katzenjammerPosition({ hands: ['1 2 3 4', '1 4 4 5'], lot: '4 4' })
    expect(answersOf(katzenjammerBlues, katzenjammerBot, state)).toEqual(['bid 1'])
  })

  test('does not pay with a four for two ones', () => {
    const state = katzenjammerPosition({ hands: ['1 2 3 4', '4 5 5 5'], lot: '1 1' })
    expect(answersOf(katzenjammerBlues, katzenjammerBot, state)).toEqual(['pass'])
  })
})

describe('DistanTichu', () => {
  /** Seat 0 has led these cards, and seat 1 may answer. */
  const answering = (center: string, led: string, hand: string) => {
    const state = distantichuPosition({ center, hands: [`${led} 2`, `${hand}`] })
    return answersOf(distantichu, distantichuBot, distantichu.apply(state, 0, play(led), newDecks(0)).state)
  }

  test('wins a trick that is worth it, and leaves the eights to others', () => {
    expect(answering('10 10 10 10', '3', '9 4')).toEqual(['play 9'])
    expect(answering('8 8 8', '1', '9 15')).toEqual(['pass'])
  })

  test('hands the eight over and keeps another card', () => {
    const state = distantichuPosition({ options: { riichi: true }, hands: ['', '3 8', '4 5'] })
    const keeping = { ...state, phase: 'keep', awaited: [1], first: 0 } as const
    expect(answersOf(distantichu, distantichuBot, keeping)).toEqual(['keep 3'])
  })
})
