import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { parity } from '../../src/games/parity/index.ts'
import { judge, type ParityRefusal } from '../../src/games/parity/judge.ts'
import type { ParityMove } from '../../src/games/parity/moves.ts'
import type { ParityState } from '../../src/games/parity/state.ts'
import { playAll, toldTo } from '../support/hands.ts'
import {
  beforeLastTrick,
  lastTrick,
  newGame,
  play,
  playable,
  position,
  refusedCard,
} from '../support/parity.ts'

const nameTrump = (suit: 'C' | 'D' | 'H' | 'S' | 'none'): ParityMove => ({ type: 'trump', suit })
const declareOdd: ParityMove = { type: 'parity', parity: 'odd' }

describe('the start of a round', () => {
  test('deals the top fifteen cards to seat 0 and the rest to seat 1', () => {
    expect(newGame().hands.map((hand) => hand.join(' '))).toEqual([
      '8C 9C TC JC QC KC AC 8D 9D TD JD QD KD AD 8H',
      '9H TH JH QH KH AH 8S 9S TS JS QS KS AS XB XR',
    ])
  })

  test('asks the starter for trumps, then for the parity, then for the first card', () => {
    const { state, events } = playAll(parity, newGame(), [nameTrump('S'), declareOdd])
    expect(events).toEqual([
      { type: 'trump-named', to: 'all', seat: 0, suit: 'S' },
      { type: 'parity-declared', to: 'all', seat: 0, parity: 'odd' },
    ])
    expect([state.phase, parity.toAct(state)]).toEqual(['play', [0]])
  })

  test('with declarer opponent the other seat declares, and the starter still leads', () => {
    const named = playAll(parity, newGame({ declarer: 'opponent' }), [nameTrump('S')]).state
    expect([named.phase, parity.toAct(named)]).toEqual(['parity', [1]])
    expect(parity.toAct(playAll(parity, named, [declareOdd]).state)).toEqual([0])
  })

  test.each([
    [false, 4],
    [true, 5],
  ])('with noTrump %s there are %i trumps to choose from', (noTrump, choices) => {
    expect([...parity.legalMoves(newGame({ noTrump }), 0)]).toHaveLength(choices)
  })
})

describe('following', () => {
  test.each([
    { trump: 'H', led: 'XB', hand: '8H 9C', may: '8H', why: 'a joker led is a trump lead' },
    { trump: 'S', led: 'XB', hand: '9D XR', may: 'XR', why: 'the other joker follows it too' },
    { trump: 'H', led: 'AH', hand: '9C XB', may: 'XB', why: 'a lone joker must follow a trump lead' },
    { trump: 'H', led: '8C', hand: '9C AH XR', may: '9C', why: 'no joker on a suit one can follow' },
    { trump: 'H', led: '8C', hand: 'AD 8H XB', may: 'AD 8H XB', why: 'unable to follow, any card' },
    { trump: 'D', led: 'KS', hand: '8S AS', may: '8S AS', why: 'no duty to win' },
    { trump: 'none', led: '9C', hand: 'AD XB', may: 'AD XB', why: 'unable to follow, a joker or any card' },
    { trump: 'none', led: '9C', hand: '8C XB', may: '8C', why: 'a joker needs a void without trumps too' },
  ] as const)('trumps $trump, $led led: $why', ({ trump, led, hand, may }) => {
    expect(playable(position({ trump, led, hands: ['8D', hand] }))).toBe(may)
  })

  test('the leader may lead anything, a joker too', () => {
    expect(playable(position({ hands: ['8C AH XB', '8D'] }))).toBe('8C AH XB')
  })

  test('a refusal to play off suit names the suit that a joker counts as', () => {
    const start = position({ trump: 'S', led: 'XR', hands: ['8D', '9D 8S'] })
    expect(refusedCard(start, '9D')).toEqual({ code: 'must-follow', params: { suit: 'S' } })
    expect(parity.view(start, 1).whyNot).toEqual({ code: 'must-follow', params: { suit: 'S' } })
    expect([parity.view(start, 0).whyNot, parity.view(start, null).whyNot]).toEqual([null, null])
  })
})

describe('the winner of a trick', () => {
  const ladder = ['8', '9', 'T', 'J', 'Q', 'K', 'A']

  test.each([
    { trump: 'H', led: 'XR', answer: 'XB', winner: 0 },
    { trump: 'H', led: 'XB', answer: 'XR', winner: 1 },
    { trump: 'D', led: 'XB', answer: 'XR', winner: 1 },
    { trump: 'S', led: 'XR', answer: 'XB', winner: 1 },
    { trump: 'S', led: 'XB', answer: 'XR', winner: 0 },
    { trump: 'C', led: 'XR', answer: 'XB', winner: 1 },
    { trump: 'H', led: 'AH', answer: 'XB', winner: 1 },
    { trump: 'H', led: '8C', answer: 'AD', winner: 0 },
    { trump: 'H', led: '8C', answer: '8H', winner: 1 },
    { trump: 'H', led: '8C', answer: 'XB', winner: 1 },
    { trump: 'D', led: 'KS', answer: 'AS', winner: 1 },
    { trump: 'D', led: 'KS', answer: 'QS', winner: 0 },
    { trump: 'none', led: '9C', answer: 'XB', winner: 1 },
    { trump: 'none', led: '9C', answer: 'AD', winner: 0 },
  ] as const)(
    'trumps $trump: $led, answered $answer, goes to seat $winner',
    ({ trump, led, answer, winner }) => {
      const { events } = playAll(parity, position({ trump, led, hands: ['', answer] }), [play(answer)])
      expect(events.find(({ type }) => type === 'trick')).toMatchObject({ seat: winner })
    },
  )

  test.each(ladder.slice(1).map((rank, below) => [`${ladder[below]}C`, `${rank}C`]))(
    '%s loses to %s',
    (low, high) => {
      const { state } = playAll(parity, position({ led: low, hands: ['8D', `${high} 9D`] }), [play(high)])
      expect([state.tricks.at(-1)?.winner, parity.toAct(state)]).toEqual([1, [1]])
    },
  )
})

describe('jokers without trumps', () => {
  const led = position({ trump: 'none', hands: ['8C XR', '8D AD XB'] })

  test('a joker led is answered by any card of the other hand face down, the other joker too', () => {
    const { state } = playAll(parity, led, [play('XR')])
    expect([state.phase, parity.toAct(state)]).toEqual(['discard', [1]])
    expect(playable(state)).toBe('8D AD XB')
    const done = playAll(parity, state, [{ type: 'discard', card: 'XB' }]).state
    expect([done.phase, done.tricks[0]?.winner, parity.toAct(done)]).toEqual(['play', 0, [0]])
  })

  test('nobody but its owner is told the card put face down', () => {
    const { state, events } = playAll(parity, led, [play('XR'), { type: 'discard', card: 'AD' }])
    expect(JSON.stringify(toldTo(events, 0))).not.toContain('AD')
    expect(toldTo(events, null)).toEqual(toldTo(events, 0))
    expect(toldTo(events, 1)).toContainEqual({ type: 'discarded', to: [1], seat: 1, card: 'AD' })
    expect(parity.view(state, 0).tricks[0]?.discard).toEqual({ seat: 1, card: null })
    expect(parity.view(state, null).tricks[0]?.discard).toEqual({ seat: 1, card: null })
    expect(parity.view(state, 1).tricks[0]?.discard).toEqual({ seat: 1, card: 'AD' })
  })

  test('a joker on a lead wins at once, and nobody discards', () => {
    const start = position({ trump: 'none', led: '9C', hands: ['8C', 'AD XB'] })
    const { state } = playAll(parity, start, [play('XB')])
    expect([state.phase, parity.toAct(state), state.tricks[0]?.winner]).toEqual(['play', [1], 1])
  })

  test('with trumps a joker led is answered face up', () => {
    expect(playAll(parity, position({ hands: ['XR 8C', '8D 9D'] }), [play('XR')]).state.phase).toBe('play')
  })

  test('the last card may lie face down, and is shown with the score of its round', () => {
    const start = position({ trump: 'none', hands: ['XR', 'AD'] })
    const { events } = playAll(parity, start, [play('XR'), { type: 'discard', card: 'AD' }])
    expect(toldTo(events, null).map(({ type }) => type)).toEqual([
      'played',
      'discarded',
      'trick',
      'round',
      'round-started',
    ])
    expect(events.find(({ type }) => type === 'round')).toMatchObject({ discards: [{ seat: 1, card: 'AD' }] })
  })

  test('when the game is over the last round lies open', () => {
    const start: ParityState = { ...position({ trump: 'none', hands: ['XR', 'AD'] }), totals: [99, 0] }
    const { state } = playAll(parity, start, [play('XR'), { type: 'discard', card: 'AD' }])
    expect(state.phase).toBe('over')
    expect(parity.view(state, 0).tricks[0]?.discard).toEqual({ seat: 1, card: 'AD' })
  })
})

describe('the score of a round', () => {
  const opponent = { declarer: 'opponent' } as const
  const parlett = { scoring: 'parlett' } as const

  test.each([
    { parity: 'even', taken: [0, 15], points: [10, 15], why: 'zero is even' },
    { parity: 'odd', taken: [15, 0], points: [25, 0], why: 'all fifteen' },
    { parity: 'odd', taken: [8, 7], points: [8, 7], why: 'not as declared: nobody scores the ten' },
    { parity: 'even', taken: [8, 7], points: [18, 7], why: 'as declared' },
    { parity: 'odd', taken: [8, 7], points: [8, 17], options: opponent, why: 'the ten is the declarer’s' },
    { parity: 'odd', taken: [7, 8], points: [7, 8], options: opponent, why: 'and never the starter’s' },
    { parity: 'odd', taken: [7, 8], points: [17, 0], options: parlett, why: 'only the odd seat scores' },
    { parity: 'even', taken: [7, 8], points: [0, 18], options: parlett, why: 'only the even seat scores' },
  ] as const)('$parity declared, $taken tricks: $points ($why)', ({ taken, points, ...round }) => {
    const { state } = playAll(parity, beforeLastTrick({ ...round, taken }), lastTrick)
    expect(parity.facts(state)).toMatchObject({ rounds: [points], scores: points, taken: [0, 0] })
  })

  test('passes the start on, deals anew and tells each seat its hand', () => {
    const { state, events } = playAll(parity, beforeLastTrick({ parity: 'odd', taken: [8, 7] }), lastTrick)
    expect([state.phase, state.starter, parity.toAct(state)]).toEqual(['trump', 1, [1]])
    expect(events.slice(-4)).toMatchObject([
      { type: 'round', to: 'all', round: 1, taken: [8, 7], points: [8, 7], totals: [8, 7] },
      { type: 'round-started', to: 'all', seat: 1, round: 2 },
      { type: 'dealt', to: [0], seat: 0, cards: newGame().hands[0] },
      { type: 'dealt', to: [1], seat: 1, cards: newGame().hands[1] },
    ])
    expect(parity.view(state, 1)).toMatchObject({ round: 2, totals: [8, 7], taken: [0, 0], trump: null })
  })
})

describe('the end', () => {
  test.each([
    { totals: [95, 96], parity: 'odd', taken: [8, 7], scores: [103, 103], winners: [0, 1] },
    { totals: [92, 80], parity: 'even', taken: [8, 7], scores: [110, 87], winners: [0] },
    { totals: [91, 93], parity: 'odd', taken: [9, 6], scores: [110, 99], winners: [0] },
    { totals: [92, 94], parity: 'odd', taken: [8, 7], scores: [100, 101], winners: [1] },
    { totals: [42, 0], parity: 'odd', taken: [8, 7], scores: [50, 7], winners: [0], options: { target: 50 } },
  ] as const)('$totals and then $taken: $scores, won by $winners', ({ scores, winners, ...round }) => {
    const { state, events } = playAll(parity, beforeLastTrick(round), lastTrick)
    expect([parity.result(state), parity.toAct(state)]).toEqual([{ scores, winners }, []])
    expect(events.at(-1)).toEqual({ type: 'over', to: 'all', scores, winners })
  })

  test.each([
    { totals: [91, 92], options: {} },
    { totals: [41, 42], options: { target: 50 } },
  ] as const)('one point short of the target the game goes on', (round) => {
    const { state } = playAll(parity, beforeLastTrick({ ...round, parity: 'odd', taken: [8, 7] }), lastTrick)
    expect([parity.result(state), state.phase]).toEqual([null, 'trump'])
  })
})

describe('refusals', () => {
  const over = playAll(
    parity,
    beforeLastTrick({ parity: 'odd', taken: [15, 0], totals: [99, 0] }),
    lastTrick,
  ).state
  const following = position({ led: '8C', hands: ['8D', '9C AD'] })
  const discarding = playAll(parity, position({ trump: 'none', hands: ['8C XR', 'AD'] }), [play('XR')]).state

  test.each<[ParityRefusal, string, ParityState, number, Json]>([
    ['game-over', 'before all else', over, 1, { type: 'nonsense' }],
    ['not-your-turn', 'before the move is read', newGame(), 1, { type: 'nonsense' }],
    ['bad-move', 'not an object', newGame(), 0, 'trump'],
    ['bad-move', 'a list', newGame(), 0, ['trump', 'C']],
    ['bad-move', 'unknown type', newGame(), 0, { type: 'pass' }],
    ['bad-move', 'missing field', newGame(), 0, { type: 'trump' }],
    ['bad-move', 'extra field', newGame(), 0, { type: 'trump', suit: 'C', card: '8C' }],
    ['bad-move', 'not a suit', newGame(), 0, { type: 'trump', suit: 'X' }],
    ['bad-move', 'not a parity, in another phase', newGame(), 0, { type: 'parity', parity: 'both' }],
    ['bad-move', 'a card of another deck', following, 1, { type: 'play', card: '7C' }],
    [
      'wrong-phase',
      'none without the option, in another phase',
      following,
      1,
      { type: 'trump', suit: 'none' },
    ],
    ['wrong-phase', 'a card not in hand, in another phase', newGame(), 0, { type: 'play', card: 'XR' }],
    ['wrong-phase', 'a card played in place of a discard', discarding, 1, { type: 'play', card: 'AD' }],
    ['wrong-phase', 'a discard in place of a card played', following, 1, { type: 'discard', card: 'AD' }],
    ['no-trump-not-allowed', 'without the option', newGame(), 0, { type: 'trump', suit: 'none' }],
    ['not-in-hand', 'off suit as well', following, 1, { type: 'play', card: 'AH' }],
    ['not-in-hand', 'face down', discarding, 1, { type: 'discard', card: '8S' }],
    ['must-follow', 'while able to', following, 1, { type: 'play', card: 'AD' }],
  ])('%s: %s', (code, _, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })
})

describe('a view', () => {
  const { state } = playAll(parity, newGame(), [nameTrump('H'), declareOdd, play('8H')])

  test('shows the trick, who wins it so far, and counts in place of the other hand', () => {
    expect(parity.view(state, 1)).toMatchObject({
      trump: 'H',
      parity: 'odd',
      declarer: 0,
      counts: [14, 15],
      hand: newGame().hands[1],
      trick: { leader: 0, plays: [{ seat: 0, card: '8H' }], winner: 0 },
    })
  })

  test('gives a spectator no hand', () => expect(parity.view(state, null).hand).toBeNull())
})
