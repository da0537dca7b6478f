import { describe, expect, test } from 'vitest'
import { rankOf, type Suit, type SuitCard, suitOf } from '../../src/engine/cards.ts'
import {
  countTricks,
  followers,
  holds,
  showOpenTrick,
  type TrickOrder,
  winnerOf,
  winningCard,
} from '../../src/engine/tricks.ts'

const under = (trump: Suit | null): TrickOrder<SuitCard, Suit> => ({ trump, suitOf, rankOf })

/** Jacks are the highest trumps, whatever their suit, as in the games of the Skat family. */
const jacksUnder = (trump: Suit): TrickOrder<SuitCard, Suit> => {
  const isJack = (card: SuitCard) => card.startsWith('J')
  return {
    trump,
    suitOf: (card) => (isJack(card) ? trump : suitOf(card)),
    rankOf: (card) => rankOf(card) + (isJack(card) ? 20 : 0),
  }
}

describe('the winner', () => {
  test.each<[string, TrickOrder<SuitCard, Suit>, readonly SuitCard[], number]>([
    ['the highest of the suit led', under(null), ['9D', 'AC', 'KH', 'TD'], 3],
    ['a trump, however low', under('S'), ['9D', '2S', 'AD', 'KD'], 1],
    ['the highest trump', under('S'), ['9D', '3S', 'AD', '2S'], 1],
    ['the leader, when nobody follows', under('S'), ['2D', 'AC', 'AH', 'KC'], 0],
    ['the first of two equal cards', under('S'), ['9D', 'AD', '2D', 'AD'], 1],
    ['a card that counts as a trump', jacksUnder('H'), ['AH', 'JC', 'KH', '7D'], 1],
  ])('is %s', (_, order, cards, place) => {
    expect(winnerOf(order, { leader: 0, cards }, 4)).toBe(place)
    expect(winnerOf(order, { leader: 3, cards }, 4)).toBe((place + 3) % 4)
    expect(winningCard(order, cards)).toBe(cards[place])
  })

  test('there is no winning card before the first', () => {
    expect(winningCard(under('S'), [])).toBeUndefined()
  })

  test('is known so far in a trick in play, and nobody before its first card', () => {
    expect(showOpenTrick(under('S'), { leader: 2, cards: ['9D', '2S'] }, 3)).toEqual({
      leader: 2,
      plays: [
        { seat: 2, card: '9D' },
        { seat: 0, card: '2S' },
      ],
      winner: 0,
    })
    expect(showOpenTrick(under('S'), { leader: 2, cards: [] }, 3)).toEqual({
      leader: 2,
      plays: [],
      winner: null,
    })
  })
})

describe('following', () => {
  test('asks for the suit led, and lets a hand without it play anything', () => {
    expect(followers(under('S'), ['2D', '2S', 'AD'], 'D')).toEqual(['2D', 'AD'])
    expect(followers(under('S'), ['2D', '2S', 'AD'], 'H')).toEqual(['2D', '2S', 'AD'])
  })

  test('goes by what a card counts as', () => {
    expect(followers(jacksUnder('H'), ['JD', 'AD', '7H'], 'D')).toEqual(['AD'])
    expect(followers(jacksUnder('H'), ['JD', 'AD', '7C'], 'H')).toEqual(['JD'])
    expect(holds(jacksUnder('H'), ['JD'], 'D')).toBe(false)
  })
})

test('tricks are counted by who won them', () => {
  expect(countTricks([{ winner: 2 }, { winner: 0 }, { winner: 2 }], 3)).toEqual([1, 0, 2])
})
