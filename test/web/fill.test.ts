/** Moves made of a form's fields: every meld of Rummy can be sent by choosing its cards and its kind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, isJoker, suitCardsFrom } from '../../src/engine/cards.ts'
import { runsIn, setsIn } from '../../src/engine/melds/find.ts'
import type { Ace } from '../../src/engine/melds/line.ts'
import { moveSchema } from '../../src/games/rummy/moves.ts'
import { fillMove, fillMoves } from '../../src/web/routes/fill.ts'
import { isRunByHand } from '../support/melds.ts'

type Sent = { readonly [name: string]: readonly string[] }

const fieldsOf = (sent: Sent) => ({
  list: (name: string) => sent[name] ?? [],
  text: (name: string) => sent[name]?.at(-1) ?? '',
})

describe('holes in a move', () => {
  const chosen = fieldsOf({ 'move.cards': ['4S', '5S'] })

  test('an empty list takes all that is chosen, a null the only one', () => {
    expect(fillMove({ type: 'play', cards: [] }, chosen)).toEqual({ type: 'play', cards: ['4S', '5S'] })
    const one = fieldsOf({ 'move.cards': ['4S'] })
    expect(fillMove({ type: 'discard', card: null }, one)).toEqual({ type: 'discard', card: '4S' })
  })

  test('a move without what it needs is left out of several', () => {
    const moves = [
      { type: 'draw', from: 'discard' },
      { type: 'discard', card: null },
    ]
    expect(fillMoves(moves, fieldsOf({}))).toEqual([{ type: 'draw', from: 'discard' }])
    expect(fillMoves(moves, chosen)).toEqual([{ type: 'draw', from: 'discard' }])
    expect(fillMoves(moves, fieldsOf({ 'move.cards': ['4S'] }))).toEqual([
      { type: 'draw', from: 'discard' },
      { type: 'discard', card: '4S' },
    ])
  })

  test('what is no move stays as it is', () => {
    expect(fillMove('pass', chosen)).toBe('pass')
    expect(fillMoves([null, 3], chosen)).toEqual([null, 3])
  })

  test.each([
    ['7S 5S 6S', 'high', '5S 6S 7S'],
    ['AS KS QS', 'high', 'QS KS AS'],
    ['AS 3S 2S', 'both', 'AS 2S 3S'],
    ['2S AS KS', 'round', 'KS AS 2S'],
    // No run at a table that asks for an ace above the king: left to be refused.
    ['AS 3S 2S', 'high', 'AS 3S 2S'],
    ['5S 7S XB', 'high', '5S XB 7S'],
    ['XB 5S 6S', 'high', 'XB 5S 6S'],
  ])('%s where aces are %s is sent as %s', (cards, ace, run) => {
    const fields = fieldsOf({ 'move.cards': cards.split(' '), ace: [ace] })
    expect(fillMove({ type: 'meld', kind: 'run', cards: [] }, fields)).toMatchObject({
      cards: run.split(' '),
    })
  })
})

const near = ['QS', 'KS', 'AS', '2S', '3S', '4S', 'AH', 'AD', '2H', '5H', 'XB', 'XR'] as const

/** What each joker of a run stands for, as the page's selects say it: by hand, trying every rank. */
const wishesFor = (run: readonly Card[], ace: Ace): readonly string[] => {
  const suit = run.find((card) => !isJoker(card))?.charAt(1) ?? ''
  const sameSuit = suitCardsFrom('2').filter((card) => card.endsWith(suit))
  const choices = run.map((card) => (isJoker(card) ? sameSuit : [card]))
  const readings = choices.reduce<readonly (readonly Card[])[]>(
    (begun, some) => begun.flatMap((cards) => some.map((card) => [...cards, card])),
    [[]],
  )
  const reading = readings.find((cards) => isRunByHand(cards, ace)) ?? []
  return run.flatMap((card, place) => (isJoker(card) ? [`${card}${reading[place]?.charAt(0)}`] : []))
}

describe('every meld of a hand can be sent', () => {
  test.each<Ace>(['high', 'both', 'round'])('where aces are %s', (ace) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...near], { maxLength: 8 }), (hand) => {
        const naturals = hand.filter(
          (card): card is Exclude<(typeof near)[number], 'XB' | 'XR'> => !isJoker(card),
        )
        const jokers = hand.filter(isJoker)
        for (const cards of setsIn(naturals, jokers, 4)) {
          const fields = fieldsOf({ 'move.cards': hand.filter((card) => cards.includes(card)), ace: [ace] })
          const move = moveSchema.parse(fillMove({ type: 'meld', kind: 'set', cards: [] }, fields))
          expect(move).toEqual(moveSchema.parse({ type: 'meld', kind: 'set', cards }))
        }
        for (const cards of runsIn(naturals, jokers, ace)) {
          const fields = fieldsOf({
            'move.cards': hand.filter((card) => cards.includes(card)),
            ace: [ace],
            stands: wishesFor(cards, ace),
          })
          const move = moveSchema.parse(fillMove({ type: 'meld', kind: 'run', cards: [] }, fields))
          expect(move).toEqual({ type: 'meld', kind: 'run', cards })
        }
      }),
      { seed: 1, numRuns: 60 },
    )
  })
})
