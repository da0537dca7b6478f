/** What a decent beginner does in the trick-taking games, and the bots do. */
import { describe, expect, test } from 'vitest'
import { klaverjassen as klaverjassenBot } from '../../src/bots/klaverjassen.ts'
import { parity as parityBot } from '../../src/bots/parity.ts'
import { skat as skatBot } from '../../src/bots/skat/index.ts'
import { spades as spadesBot } from '../../src/bots/spades.ts'
import { deck as klaverjassenDeck } from '../../src/games/klaverjassen/deck.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { deck as parityDeck } from '../../src/games/parity/deck.ts'
import { parity } from '../../src/games/parity/index.ts'
import { deck as skatDeck } from '../../src/games/skat/deck.ts'
import { skat } from '../../src/games/skat/index.ts'
import { deck as spadesDeck } from '../../src/games/spades/deck.ts'
import { spades } from '../../src/games/spades/index.ts'
import { cardsOf } from '../support/hands.ts'
import {
  facing,
  position as klaverjassenPosition,
  newGame as newKlaverjassen,
} from '../support/klaverjassen.ts'
import { newGame as newParity, position as parityPosition } from '../support/parity.ts'
import { newGame as newSkat, position as skatPosition } from '../support/skat.ts'
import { newGame as newSpades, position as spadesPosition } from '../support/spades.ts'
import { answersOf } from './support.ts'

describe('Parity', () => {
  const named = (hand: string) => {
    const state = newParity()
    return answersOf(parity, parityBot, {
      ...state,
      hands: [cardsOf(parityDeck, hand), cardsOf(parityDeck, '')],
    })
  }

  test('names the suit it is strong in', () => {
    expect(named('AC KC QC JC TC 9C XB 8D 9D 8H 9H TH 8S 9S TS')).toEqual(['trump C'])
    expect(named('8C 9C 8D 9D TD 8H 9H AS KS QS JS TS XB XR TH')).toEqual(['trump S'])
  })

  // Two tricks are left, and the red joker wins either. The eight would win the last where no trump is out there.
  test.each([
    { declares: 'odd', plays: '8H' },
    { declares: 'even', plays: 'XR' },
  ] as const)('$plays to the nine, one trick before the last, where it declared $declares', (row) => {
    const state = parityPosition({ parity: row.declares, hands: ['8H XR', 'TD'], leader: 1, led: '9H' })
    expect(answersOf(parity, parityBot, state)).toEqual([`play ${row.plays}`])
  })
})

describe('Spades', () => {
  const declares = (hand: string) => {
    const state = newSpades()
    const hands = [cardsOf(spadesDeck, hand), ...state.hands.slice(1)]
    return answersOf(spades, spadesBot, { ...state, hands, looked: [true, false, false, false] })
  }

  test('looks before it bids', () => {
    expect(answersOf(spades, spadesBot, newSpades())).toEqual(['look'])
  })

  test('bids what it holds', () => {
    // Four high spades, three aces and three kings beside them.
    const [strong = ''] = declares('AS KS QS JS AH KH 2H AD KD 2D AC KC 2C')
    expect(Number(strong.replace('bid ', ''))).toBeGreaterThanOrEqual(8)
    const [weak = ''] = declares('2S 5S 3H 6H 9H JH 4D 7D TD QD 3C 8C KC')
    expect(Number(weak.replace('bid ', ''))).toBeLessThanOrEqual(2)
  })

  test('bids nil with nothing but small cards', () => {
    expect(declares('2S 3S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C')).toEqual(['bid 0'])
  })

  test('wins the trick as last to play with the cheapest card that does', () => {
    const hands = ['2D 3D', '4D 5D', '6D 7D', 'AH 8H 2C'] as const
    const state = spadesPosition({ hands, trick: '5H 7H 6H' })
    expect(answersOf(spades, spadesBot, state)).toEqual(['play 8H'])
  })

  test("leaves its partner's trick alone", () => {
    const hands = ['2D 3D', '4D 5D', '6D 7D', '2S 4C 5D'] as const
    const state = spadesPosition({ hands, trick: 'KH AH 3H' })
    expect(answersOf(spades, spadesBot, state)).not.toContain('play 2S')
  })

  test('keeps under the trick with its highest card where it bid nil', () => {
    const hands = ['2D 3D', '4D 5D', '6D 7D', 'KH 8H 2C'] as const
    const state = spadesPosition({ hands, trick: '5H 9H 6H', bids: [4, 4, 4, 0] })
    expect(answersOf(spades, spadesBot, state)).toEqual(['play 8H'])
  })
})

describe('Skat', () => {
  const says = (hand: string) => {
    const state = newSkat({}, 2)
    // Seat 0 sits left of forehand, and speaks first.
    return answersOf(skat, skatBot, {
      ...state,
      hands: [cardsOf(skatDeck, hand), ...state.hands.slice(1)],
    })
  }

  test('bids with a strong hand and passes with a weak one', () => {
    expect(says('JC JS JH AD TD KD 9D AS TS 7C')).toEqual(['bid 18'])
    expect(says('KD QD 9D KH QH 9H KS QC 9C TC')).toEqual(['pass'])
  })

  test('puts no jack and no trump ace aside, and announces its long suit', () => {
    const state = skatPosition({ hands: ['JC JS AH TH KH 9H 8H AS 7D 8C QD 9S', '', ''], skat: '' })
    const choosing = { ...state, pickedUp: cardsOf(skatDeck, '7D 8C'), contract: null }
    for (const answer of answersOf(skat, skatBot, { ...choosing, phase: 'discard' }))
      expect(answer).not.toMatch(/J|H/)
    const hand = cardsOf(skatDeck, 'JC JS AH TH KH 9H 8H AS 7D 9S')
    const announcing = { ...choosing, hands: [hand, [], []], skat: cardsOf(skatDeck, '8C QD') }
    expect(answersOf(skat, skatBot, { ...announcing, phase: 'announce' })).toEqual(['announce H plain'])
  })

  test("gives its points to the partner's trick", () => {
    const state = skatPosition({ hands: ['8S KD', '7C 9C', 'TC 9D'], trick: '7S AS' })
    expect(answersOf(skat, skatBot, state)).toEqual(['play TC'])
  })

  test('as declarer of null keeps under the trick', () => {
    const contract = { game: 'null', hand: true, level: 'plain' } as const
    const state = skatPosition({ contract, hands: ['9S KS', '7C 9C', 'TC 9D'], leader: 1, trick: 'TS 7H' })
    expect(answersOf(skat, skatBot, state)).toEqual(['play 9S'])
  })
})

describe('Klaverjassen', () => {
  const makes = (hand: string) => {
    const state = newKlaverjassen()
    const hands = [cardsOf(klaverjassenDeck, hand), ...state.hands.slice(1)]
    return answersOf(klaverjassen, klaverjassenBot, { ...state, hands })
  }

  test('makes trumps with the jack and the nine, and passes with nothing', () => {
    expect(makes('JH 9H AH 7H AC 8D 9S 7S')).toEqual(['trump H'])
    expect(makes('7C 8C 7D 8D 9D 7H 8S QS')).toEqual(['pass'])
  })

  test("gives its points to the partner's trick", () => {
    const state = facing({}, 'JC AC 7C', 'KC 8C')
    expect(answersOf(klaverjassen, klaverjassenBot, state)).toEqual(['play KC'])
  })

  test('makes a combination of its own where it can', () => {
    // 7, 8 and 9 of a suit count twenty.
    const state = facing({}, '9C AC 7C', 'KC 8C')
    expect(answersOf(klaverjassen, klaverjassenBot, state)).toEqual(['play 8C'])
  })

  test("keeps its points from the others' trick", () => {
    const hands = ['', '', '', 'TC 8C'] as const
    const state = klaverjassenPosition({ hands, trick: 'AC 7C JC' })
    expect(answersOf(klaverjassen, klaverjassenBot, state)).toEqual(['play 8C'])
  })
})
