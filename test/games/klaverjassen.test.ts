import { describe, expect, test } from 'vitest'
import type { Suit } from '../../src/engine/cards.ts'
import type { Json } from '../../src/engine/game.ts'
import { recordingRandom } from '../../src/engine/recorded.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { judge, type KlaverjassenRefusal } from '../../src/games/klaverjassen/judge.ts'
import type { KlaverjassenMove } from '../../src/games/klaverjassen/moves.ts'
import type { KlaverjassenState } from '../../src/games/klaverjassen/state.ts'
import { newDecks, playAll, toldTo } from '../support/hands.ts'
import {
  beforeLastTrick,
  facing,
  lastTrick,
  newGame,
  oneTrick,
  play,
  position,
} from '../support/klaverjassen.ts'

const pass: KlaverjassenMove = { type: 'pass' }
const accept: KlaverjassenMove = { type: 'accept' }
const name = (suit: Suit): KlaverjassenMove => ({ type: 'trump', suit })
const allPass = [pass, pass, pass, pass]
const everySuit = [name('C'), name('D'), name('H'), name('S')]
const movesOf = (state: KlaverjassenState) => [...klaverjassen.legalMoves(state, state.turn)]
const passing = (state: KlaverjassenState, times: number) =>
  playAll(
    klaverjassen,
    state,
    Array.from({ length: times }, () => pass),
  ).state

describe('the start of a deal', () => {
  test('deals eight cards at a time, seat 0 first, whoever starts', () => {
    const { hands, starter } = newGame({}, 2)
    expect(hands.map((hand) => hand.join(' '))).toEqual([
      '7C 8C 9C TC JC QC KC AC',
      '7D 8D 9D TD JD QD KD AD',
      '7H 8H 9H TH JH QH KH AH',
      '7S 8S 9S TS JS QS KS AS',
    ])
    expect([starter, klaverjassen.toAct(newGame({}, 2))]).toEqual([2, [2]])
  })

  test.each([
    ['free', [2, 32]],
    ['forced', [2, 32]],
    ['turnUp', [2, 32, 20]],
  ] as const)('with trumpChoice %s asks chance for the starter and shuffles: %j', (trumpChoice, asked) => {
    const random = recordingRandom(newDecks(2))
    klaverjassen.setup({ seats: 4, options: klaverjassen.options.parse({ trumpChoice }) }, random)
    expect(random.outcomes.map((outcome) => (Array.isArray(outcome) ? outcome.length : outcome))).toEqual(
      asked,
    )
  })

  test('is the next seat’s after the last starter’s, whoever won, and each seat is told its hand', () => {
    const start = beforeLastTrick({ cardPoints: [82, 80] })
    const { state, events } = playAll(klaverjassen, start, lastTrick)
    expect([state.phase, state.starter, klaverjassen.toAct(state)]).toEqual(['choose', 1, [1]])
    expect([state.trump, state.maker, state.tricks]).toEqual([null, null, []])
    expect(toldTo(events, 3).slice(-3)).toMatchObject([
      { type: 'round', round: 1 },
      { type: 'round-started', to: 'all', seat: 1, round: 2 },
      { type: 'dealt', to: [3], cards: newGame().hands[3] },
    ])
    expect(toldTo(events, null).at(-1)?.type).toBe('round-started')
  })
})

describe('making trumps', () => {
  test('free: each seat in turn names any suit or passes', () => {
    const start = newGame({}, 2)
    for (const [times, seat] of [2, 3, 0, 1].entries()) {
      const state = passing(start, times)
      expect([state.turn, movesOf(state)]).toEqual([seat, [...everySuit, pass]])
    }
  })

  test('free: the first to name a suit is the maker, and the starter leads', () => {
    const { state, events } = playAll(klaverjassen, newGame({}, 2), [pass, pass, name('S')])
    expect([state.phase, state.trump, state.maker, state.turn]).toEqual(['play', 'S', 0, 2])
    expect(events).toEqual([
      { type: 'passed', to: 'all', seat: 2 },
      { type: 'passed', to: 'all', seat: 3 },
      { type: 'trump-named', to: 'all', seat: 0, suit: 'S' },
    ])
  })

  test('free: after four passes the starter must name a suit', () => {
    const state = passing(newGame({}, 2), 4)
    expect([state.turn, movesOf(state)]).toEqual([2, everySuit])
    expect(playAll(klaverjassen, state, [name('D')]).state).toMatchObject({ maker: 2, trump: 'D', turn: 2 })
  })

  test('forced: the starter must name a suit at once', () => {
    const state = newGame({ trumpChoice: 'forced' }, 1)
    expect([state.turn, movesOf(state)]).toEqual([1, everySuit])
  })

  test('turnUp: the first to accept is the maker, and the starter leads', () => {
    const start = newGame({ trumpChoice: 'turnUp' }, 3)
    expect([start.phase, movesOf(start)]).toEqual(['turned', [accept, pass]])
    expect(klaverjassen.view(start, null).turnedUp).toEqual(['2C'])
    const { state } = playAll(klaverjassen, start, [pass, pass, accept])
    expect([state.phase, state.trump, state.maker, state.turn]).toEqual(['play', 'C', 1, 3])
  })

  test('turnUp, turnAgain: four passes turn the next card, of whatever suit, and the starter is asked again', () => {
    const { state, events } = playAll(klaverjassen, newGame({ trumpChoice: 'turnUp' }, 3), allPass)
    expect([state.phase, state.turn, state.passes, movesOf(state)]).toEqual(['turned', 3, 0, [accept, pass]])
    expect(events.at(-1)).toEqual({ type: 'turned-up', to: 'all', card: '3C' })
    expect(klaverjassen.view(state, 0).turnedUp).toEqual(['2C', '3C'])
  })

  test('turnUp, turnAgain: after the twentieth card the starter must name any suit', () => {
    const start = newGame({ trumpChoice: 'turnUp' }, 3)
    expect(passing(start, 79)).toMatchObject({ phase: 'turned', turn: 2, turnedUp: 20 })
    const state = passing(start, 80)
    expect([state.phase, state.turn, movesOf(state)]).toEqual(['choose', 3, everySuit])
  })

  test('turnUp, choose: after four passes the starter names another suit, without a second round', () => {
    const start = newGame({ trumpChoice: 'turnUp', afterTurnUp: 'choose' }, 3)
    const state = passing(start, 4)
    expect([state.phase, state.turn, movesOf(state)]).toEqual([
      'choose',
      3,
      [name('D'), name('H'), name('S')],
    ])
  })

  test.each(['turnAgain', 'choose'] as const)(
    'without turnUp, afterTurnUp %s changes nothing',
    (afterTurnUp) => {
      const state = passing(newGame({ afterTurnUp }), 4)
      expect([state.spares, movesOf(state)]).toEqual([[], everySuit])
    },
  )
})

describe('the winner of a trick', () => {
  test.each([
    { trick: '7C 8C 9C TC', winner: 3, why: 'a ten above the nine' },
    { trick: 'KC TC AC QC', winner: 2, why: 'the ace above ten and king' },
    { trick: 'JC 9C 8C QC', winner: 3, why: 'the plain jack below the queen' },
    { trick: '9C 8C JC 7C', winner: 2, why: 'the plain nine below the jack' },
    { trick: 'AH 9H JH TH', winner: 2, why: 'the jack is the highest trump' },
    { trick: 'AH 9H KH TH', winner: 1, why: 'the nine is the second' },
    { trick: 'TH KH AH QH', winner: 2, why: 'then the ace' },
    { trick: 'KH TH QH 8H', winner: 1, why: 'then the ten' },
    { trick: '7H QH 8H KH', winner: 3, why: 'the king above the queen' },
    { trick: 'AC 7H TC KC', winner: 1, why: 'the lowest trump above a plain ace' },
    { trick: '7C AD AS TD', winner: 0, why: 'without trumps the suit led' },
  ])('$trick is seat $winner: $why', ({ trick, winner }) => {
    const { state } = playAll(klaverjassen, oneTrick({}, trick), trick.split(' ').map(play))
    expect([state.tricks[0]?.winner, state.turn]).toEqual([winner, winner])
  })
})

describe('refusals', () => {
  const dutch = { following: 'dutch' } as const
  const amsterdam = { play: 'amsterdam' } as const
  const over = playAll(
    klaverjassen,
    beforeLastTrick({ options: { length: 'deals4' }, cardPoints: [82, 80], finished: 3 }),
    lastTrick,
  ).state
  const chooses = newGame()
  const turned = newGame({ trumpChoice: 'turnUp' })
  const leading = position({ hands: ['7C 8H', '8C', '9C', 'TC'] })
  const excluded = passing(newGame({ trumpChoice: 'turnUp', afterTurnUp: 'choose' }), 4)

  test.each<[KlaverjassenRefusal, string, KlaverjassenState, Json]>([
    ['game-over', 'before all else', over, { type: 'nonsense' }],
    ['bad-move', 'nothing', chooses, null],
    ['bad-move', 'a list', chooses, ['pass']],
    ['bad-move', 'unknown type', chooses, { type: 'bid' }],
    ['bad-move', 'missing field', chooses, { type: 'trump' }],
    ['bad-move', 'extra field', chooses, { type: 'pass', suit: 'C' }],
    ['bad-move', 'no suit', chooses, { type: 'trump', suit: 'X' }],
    ['bad-move', 'a spare card', leading, { type: 'play', card: '6C' }],
    ['wrong-phase', 'accepting where a suit is named', chooses, accept],
    ['wrong-phase', 'naming a suit where one is offered', turned, name('C')],
    ['wrong-phase', 'a card before trumps are made, in hand or not', chooses, play('7D')],
    ['wrong-phase', 'a pass while playing', leading, pass],
    ['wrong-phase', 'trumps while playing', leading, name('C')],
    ['must-choose', 'forced', newGame({ trumpChoice: 'forced' }), pass],
    ['must-choose', 'after four passes', passing(chooses, 4), pass],
    ['must-choose', 'after four passes on the turned card', excluded, pass],
    ['suit-excluded', 'the suit just passed by all', excluded, name('C')],
    ['not-in-hand', 'even a card that may not be played', facing({}, '9C', '7C KS'), play('AS')],
    ['must-follow', 'a plain card of another suit', facing({}, '9C', '7C 8H KS'), play('KS')],
    ['must-follow', 'dutch: a trump instead', facing(dutch, '9C', '7C 8H KS'), play('8H')],
    ['must-follow', 'a plain card on a trump lead', facing({}, 'QH', '8H KS'), play('KS')],
    ['must-trump', 'Rotterdam', facing({}, '9C', '8H KS'), play('KS')],
    ['must-trump', 'Rotterdam, undertrumping', facing({}, '9C QH', '8H KS'), play('KS')],
    ['must-trump', 'Amsterdam, opponents winning', facing(amsterdam, '9C', '8H KS'), play('KS')],
    ['must-overtrump', 'trumps led', facing({}, 'QH', '8H AH'), play('8H')],
    ['must-overtrump', 'Amsterdam, trumps led', facing(amsterdam, 'QH', '8H AH'), play('8H')],
    ['must-overtrump', 'Rotterdam, void', facing({}, '9C QH', '8H 9H'), play('8H')],
    ['must-overtrump', 'Rotterdam, able to follow', facing({}, '9C AH', '7C 8H 9H'), play('8H')],
    ['no-undertrump', 'Amsterdam, able to follow', facing(amsterdam, '9C JH', '7C 8H'), play('8H')],
    ['no-undertrump', 'Amsterdam, with plain cards', facing(amsterdam, '9C QH', '8H KS'), play('8H')],
    ['no-undertrump', 'Amsterdam, with a higher one', facing(amsterdam, '9C QH 7C', '8H 9H'), play('8H')],
  ])('%s: %s', (code, _, state, move) => {
    expect(judge(state, state.turn, move)?.code).toBe(code)
  })

  test('not-your-turn: before the move is read', () => {
    expect(judge(chooses, 1, { type: 'nonsense' })?.code).toBe('not-your-turn')
  })
})

describe('a view', () => {
  const { state } = playAll(klaverjassen, newGame({ trumpChoice: 'turnUp' }), [
    pass,
    accept,
    play('7C'),
    play('7D'),
    play('7H'),
    play('7S'),
    play('JC'),
  ])

  test('shows trumps and their maker, the tricks with their points, and counts in place of the other hands', () => {
    expect(klaverjassen.view(state, 1)).toMatchObject({
      phase: 'play',
      round: 1,
      turnedUp: ['2C'],
      trump: 'C',
      maker: 1,
      counts: [6, 7, 7, 7],
      trick: { leader: 0, plays: [{ seat: 0, card: 'JC' }], winner: 0 },
      tricks: [{ leader: 0, winner: 0, points: 0, roem: null }],
      taken: { tricks: [1, 0], cardPoints: [0, 0], roem: [0, 0] },
      toAct: [1],
    })
  })

  test('gives a hand to its owner alone, and never the spare cards that lie face down', () => {
    for (const viewer of [0, 1, 2, 3])
      expect(klaverjassen.view(state, viewer).hand).toEqual(state.hands[viewer])
    expect(klaverjassen.view(state, null).hand).toBeNull()
    expect(JSON.stringify(klaverjassen.view(state, 0))).not.toContain('3C')
  })

  test('gives the seat on turn, and nobody else, each card that has to wait with its own reason', () => {
    const start = facing({}, '9C AH', '7C 8H 9H KS')
    const suits = { suit: 'C', trump: 'H' }
    expect(klaverjassen.view(start, 2).waiting).toEqual([
      { card: '8H', why: { code: 'must-overtrump', params: suits } },
      { card: 'KS', why: { code: 'must-follow', params: suits } },
    ])
    expect(klaverjassen.view({ ...start, turn: 3 }, 2).waiting).toEqual([])
    expect(klaverjassen.view(start, null).waiting).toEqual([])
  })
})
