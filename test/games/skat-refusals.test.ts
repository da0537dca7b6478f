/** What Skat refuses and by which code, and what a hand is told it could be worth. */
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { deck } from '../../src/games/skat/deck.ts'
import { skat } from '../../src/games/skat/index.ts'
import { judge, type SkatRefusal } from '../../src/games/skat/judge.ts'
import type { SkatState } from '../../src/games/skat/state.ts'
import { cardsOf } from '../support/hands.ts'
import {
  after,
  announce,
  bid,
  discard,
  forehandPlays,
  hand,
  hold,
  kontra,
  newGame,
  pass,
  pickUp,
  play,
  position,
} from '../support/skat.ts'

const isko = { bidding: 'isko' } as const

describe('refusals', () => {
  const start = newGame()
  const over = after(
    { ...newGame({ passedIn: 'skip', deals: 3 }), lines: [] },
    ...Array.from({ length: 9 }, () => pass),
  )
  const chosen = after(start, ...forehandPlays)
  const taken = after(chosen, pickUp)
  const ready = after(taken, discard('7C 8C'))
  const byHand = after(chosen, hand)
  const answering = after(newGame(isko), bid(20))
  const following = position({ hands: ['8S', '7H AC', '7D 8D'], trick: '9H' })

  test.each<[SkatRefusal, string, SkatState, number, Json]>([
    ['game-over', 'before all else', over, 1, { type: 'nonsense' }],
    ['not-your-turn', 'before the move is read', start, 0, { type: 'nonsense' }],
    ['bad-move', 'nothing', start, 1, null],
    ['bad-move', 'unknown type', start, 1, { type: 'look' }],
    ['bad-move', 'extra field', start, 1, { type: 'pass', loudly: true }],
    ['bad-move', 'half a number', start, 1, bid(20.5)],
    ['bad-move', 'one card put away', taken, 0, { type: 'discard', cards: ['7C'] }],
    ['bad-move', 'the same card twice', taken, 0, { type: 'discard', cards: ['7C', '7C'] }],
    ['bad-move', 'a card of no Skat pack', following, 1, { type: 'play', card: '6H' }],
    ['bad-move', 'an unknown level', byHand, 0, { type: 'announce', game: 'C', level: 'open' }],
    ['wrong-phase', 'a card in the bidding', start, 1, play('9D')],
    ['wrong-phase', 'a bid after it', chosen, 0, bid(19)],
    ['wrong-phase', 'kontra without the option', following, 1, kontra],
    ['bid-not-a-game-value', 'before who may raise', answering, 0, bid(21)],
    ['cannot-raise', 'before the height', answering, 0, bid(18)],
    ['bid-too-low', 'the number that stands', after(start, bid(20)), 0, bid(20)],
    ['nothing-to-hold', 'at the start', start, 1, hold],
    ['nothing-to-hold', 'both have said it', after(start, bid(20), hold), 1, hold],
    ['nothing-to-hold', 'forehand alone', after(start, pass, pass), 0, hold],
    ['nothing-to-hold', 'isko: by the caller', after(newGame(isko), bid(20), pass), 2, hold],
    ['not-your-card', 'put away', taken, 0, discard('7C 9D')],
    ['not-your-card', 'even off suit', following, 1, play('AD')],
    [
      'level-not-for-null',
      'before its value',
      after(start, pass, pass, bid(264), hand),
      0,
      announce('null', 'schwarz'),
    ],
    ['null-below-bid', 'by one step', after(start, pass, pass, bid(36), hand), 0, announce('null')],
    ['level-needs-hand', 'schneider', ready, 0, announce('grand', 'schneider')],
    ['level-needs-hand', 'ouvert', ready, 0, announce('C', 'ouvert')],
    ['must-follow-suit', 'while able to', following, 1, play('AC')],
  ])('%s: %s', (code, _, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })

  test('the view says why cards have to wait, and names trumps as such', () => {
    const refusal = { code: 'must-follow-suit', params: { suit: 'trump' } }
    expect([0, 1, 2, null].map((viewer) => skat.view(following, viewer).whyNot)).toEqual([
      null,
      refusal,
      null,
      null,
    ])
  })
})

describe('prospects', () => {
  const valueIn = (state: SkatState, seat: number, game: string, byHand: boolean, level = 'plain') =>
    skat
      .view(state, seat)
      .prospects?.find((one) => one.game === game && one.hand === byHand && one.level === level)

  test('are counted from one’s own cards', () => {
    // Seat 0 holds JC and no other jack.
    expect(valueIn(newGame(), 0, 'C', false)).toMatchObject({ matadors: 1, value: 24 })
    expect(valueIn(newGame(), 0, 'grand', true)).toMatchObject({ matadors: 1, value: 72 })
    // Seat 1 holds JD and lacks the three above it.
    expect(valueIn(newGame(), 1, 'D', false)).toMatchObject({ matadors: -3, value: 36 })
    expect(valueIn(newGame(), 1, 'null', false, 'ouvert')).toMatchObject({ matadors: 0, value: 46 })
    expect(skat.view(newGame(), null).prospects).toBeNull()
  })

  test.each([
    ['seed', -4],
    ['isko', 2],
  ] as const)('with the jacks of clubs and spades from the skat, %s: %i', (gameValue, matadors) => {
    const { hands, ...start } = newGame({ gameValue })
    const state: SkatState = {
      ...start,
      phase: 'announce',
      declarer: 0,
      turn: 0,
      hands: hands.with(0, cardsOf(deck, '8C 9C TC JC QC KC AC 7D 8D JS')),
      skat: cardsOf(deck, '7C 9D'),
      pickedUp: cardsOf(deck, 'JC JS'),
    }
    expect(valueIn(state, 0, 'C', false)).toMatchObject({ matadors })
  })

  test('in play there are none', () => {
    expect(skat.view(after(newGame(), ...forehandPlays, hand, announce('C')), 0).prospects).toBeNull()
  })
})
