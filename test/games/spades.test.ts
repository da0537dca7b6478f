import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { spades } from '../../src/games/spades/index.ts'
import { judge, type SpadesRefusal } from '../../src/games/spades/judge.ts'
import type { SpadesMove } from '../../src/games/spades/moves.ts'
import type { SpadesState } from '../../src/games/spades/state.ts'
import { playAll, toldTo } from '../support/hands.ts'
import {
  beforeLastTrick,
  lastTrick,
  newGame,
  play,
  playable,
  position,
  refusedCard,
} from '../support/spades.ts'

const look: SpadesMove = { type: 'look' }
const doubleNil: SpadesMove = { type: 'doubleNil' }
const bid = (tricks: number): SpadesMove => ({ type: 'bid', tricks })
const movesOf = (state: SpadesState) => [...spades.legalMoves(state, state.turn)]
const clubs = '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC'.split(' ')

describe('the start of a round', () => {
  test('deals thirteen cards at a time, seat 0 first, whoever starts', () => {
    const { hands } = newGame({}, 2)
    expect(hands.map((hand) => `${hand[0]} to ${hand[12]}`)).toEqual([
      '2C to AC',
      '2D to AD',
      '2H to AH',
      '2S to AS',
    ])
  })

  test('the starter declares first, then the others clockwise, and the starter leads', () => {
    const order: (readonly number[])[] = []
    let state = newGame({ doubleNil: 'never' }, 2)
    for (const tricks of [3, 0, 13, 4]) {
      order.push(spades.toAct(state))
      state = playAll(spades, state, [bid(tricks)]).state
    }
    expect(order).toEqual([[2], [3], [0], [1]])
    expect([state.bids, state.phase, spades.toAct(state)]).toEqual([[13, 4, 3, 0], 'play', [2]])
  })
})

describe('declaring', () => {
  test('before looking: look or double nil, and no card is seen', () => {
    const start = newGame()
    expect(movesOf(start)).toEqual([look, doubleNil])
    for (const viewer of [0, 1, 2, 3, null]) expect(spades.view(start, viewer).hand).toBeNull()
  })

  test('looking shows the hand to its owner alone and keeps the turn', () => {
    const { state, events } = playAll(spades, newGame(), [look])
    expect(events).toEqual([
      { type: 'looked', to: 'all', seat: 0 },
      { type: 'hand', to: [0], seat: 0, cards: clubs },
    ])
    expect([spades.toAct(state), state.looked]).toEqual([[0], [true, false, false, false]])
    expect([0, 1, 2, 3, null].map((viewer) => spades.view(state, viewer).hand)).toEqual([
      clubs,
      null,
      null,
      null,
      null,
    ])
  })

  test('having looked: any number from 0 to 13, nothing else', () => {
    expect(movesOf(playAll(spades, newGame(), [look]).state)).toEqual(
      Array.from({ length: 14 }, (_, n) => bid(n)),
    )
  })

  test('double nil is public, shows the hand at once and ends the turn', () => {
    const { state, events } = playAll(spades, newGame(), [doubleNil])
    expect(toldTo(events, 2)).toEqual([{ type: 'double-nil', to: 'all', seat: 0 }])
    expect([spades.toAct(state), state.bids[0], spades.view(state, 0).hand]).toEqual([
      [1],
      'doubleNil',
      clubs,
    ])
  })

  test('both partners may declare double nil', () => {
    const { state } = playAll(spades, newGame(), [doubleNil, look, bid(3), doubleNil])
    expect(state.bids).toEqual(['doubleNil', 3, 'doubleNil', null])
  })

  test('with doubleNil never each seat looks by itself when its turn begins', () => {
    const start = newGame({ doubleNil: 'never' })
    expect([start.looked, movesOf(start).length]).toEqual([[true, false, false, false], 14])
    const { state, events } = playAll(spades, start, [bid(4)])
    expect(state.looked).toEqual([true, true, false, false])
    expect(toldTo(events, 1).map(({ type }) => type)).toEqual(['bid', 'hand'])
    expect(toldTo(events, 2).map(({ type }) => type)).toEqual(['bid'])
  })

  test.each([
    { totals: [0, 100], blind: [true, false, true, false] },
    { totals: [1, 100], blind: [false, false, false, false] },
    { totals: [50, -50], blind: [false, true, false, true] },
    { totals: [-300, 300], blind: [true, false, true, false] },
  ] as const)('behind100 with $totals asks $blind', ({ totals, blind }) => {
    const start: SpadesState = {
      ...newGame({ doubleNil: 'behind100' }),
      totals,
      looked: [false, false, false, false],
    }
    const asked = [0, 1, 2, 3].map((turn) => judge({ ...start, turn }, turn, doubleNil) === null)
    expect(asked).toEqual(blind)
  })

  test('behind100 in a later round: the team far behind is asked, the other looks by itself', () => {
    const ended = beforeLastTrick({
      options: { doubleNil: 'behind100' },
      bids: [3, 5, 2, 3],
      taken: [3, 5, 2, 3],
      totals: [-100, 0],
    })
    const { state } = playAll(spades, ended, lastTrick(ended))
    expect([state.starter, state.totals, state.looked]).toEqual([1, [-50, 80], [false, true, false, false]])
    expect(movesOf(playAll(spades, state, [bid(4)]).state)).toEqual([look, doubleNil])
  })
})

describe('leading', () => {
  test.each([
    { hand: '2H KS AS', broken: false, may: '2H', why: 'no spade before they are broken' },
    { hand: 'KS AS', broken: false, may: 'KS AS', why: 'a hand of only spades may lead one' },
    { hand: '2H KS AS', broken: true, may: '2H KS AS', why: 'broken, anything' },
  ])('$hand, broken $broken: $why', ({ hand, broken, may }) => {
    expect(playable(position({ hands: [hand, '3H 2D', '4H 3D', '5H 4D'], broken }))).toBe(may)
  })

  test('the refusal says so, and so does the view of the leader', () => {
    const start = position({ hands: ['2H KS', '3H 2D', '4H 3D', '5H 4D'] })
    const refusal = { code: 'spades-not-broken', params: {} }
    expect([refusedCard(start, 'KS'), spades.view(start, 0).whyNot]).toEqual([refusal, refusal])
    expect([spades.view(start, 1).whyNot, spades.view(start, null).whyNot]).toEqual([null, null])
  })

  test('a spade led from a hand of only spades breaks them', () => {
    const { state, events } = playAll(spades, position({ hands: ['KS AS', '3H 2D', '4H 3D', '5H 4D'] }), [
      play('KS'),
    ])
    expect(state.broken).toBe(true)
    expect(events.map(({ type }) => type)).toEqual(['played', 'spades-broken'])
  })
})

describe('following', () => {
  test.each([
    { hand: '2C AS', may: '2C AS', why: 'unable to follow, any card' },
    { hand: '2H 9H AS', may: '2H 9H', why: 'able to follow, the suit led, higher or lower' },
  ])('5H led, $hand: $why', ({ hand, may }) => {
    expect(playable(position({ hands: ['2D', hand, '4H 3D', '5D 4D'], trick: '5H' }))).toBe(may)
  })

  test('spades may be played to the first trick, and stay broken from then on', () => {
    const start = position({ hands: ['2D 4S', '2C AS', '4H 3D', '6H 4D'], trick: '5H' })
    const cut = playAll(spades, start, [play('AS')])
    expect(cut.events).toEqual([
      { type: 'played', to: 'all', seat: 1, card: 'AS' },
      { type: 'spades-broken', to: 'all', seat: 1 },
    ])
    const later = playAll(spades, cut.state, [
      play('4H'),
      play('6H'),
      play('2C'),
      play('3D'),
      play('4D'),
      play('2D'),
    ])
    expect([later.state.broken, later.events.some(({ type }) => type === 'spades-broken')]).toEqual([
      true,
      false,
    ])
  })

  test('the refusal names the suit led', () => {
    const start = position({ hands: ['2D', '2H AS', '4H 3D', '5D 4D'], trick: '5H' })
    expect(refusedCard(start, 'AS')).toEqual({ code: 'must-follow', params: { suit: 'H' } })
  })
})

describe('the winner of a trick', () => {
  test.each([
    { trick: '9D 3S AD 2S', winner: 1 },
    { trick: '9D AC KH TD', winner: 3 },
    { trick: '2D 3D AD KD', winner: 2 },
    { trick: 'AD KC KH KD', winner: 0 },
    { trick: '2S AS KS AH', winner: 1 },
  ])('$trick goes to seat $winner, who leads', ({ trick, winner }) => {
    const [first = '', second = '', third = '', fourth = ''] = trick.split(' ')
    const start = position({
      hands: [`${first} 3C`, `${second} 4C`, `${third} 5C`, `${fourth} 6C`],
      broken: true,
    })
    const { state, events } = playAll(spades, start, trick.split(' ').map(play))
    expect([state.tricks.at(-1)?.winner, spades.toAct(state)]).toEqual([winner, [winner]])
    expect(events.at(-1)).toEqual({
      type: 'trick',
      to: 'all',
      seat: winner,
      trick: 1,
      plays: trick.split(' ').map((card, seat) => ({ seat, card })),
    })
  })

  test('the next round is started by the seat after the last starter, whoever won', () => {
    const start = beforeLastTrick({ bids: [3, 5, 2, 3], taken: [3, 5, 2, 3] })
    const { state, events } = playAll(spades, start, lastTrick(start))
    expect([state.starter, state.broken, state.bids]).toEqual([1, false, [null, null, null, null]])
    expect(events.slice(-2).map(({ type, seat = null }) => [type, seat])).toEqual([
      ['round', null],
      ['round-started', 1],
    ])
  })
})

describe('refusals', () => {
  const ended = beforeLastTrick({ bids: [3, 5, 2, 3], taken: [3, 5, 2, 3], totals: [450, 0] })
  const over = playAll(spades, ended, lastTrick(ended)).state
  const looked = playAll(spades, newGame(), [look]).state
  const never = newGame({ doubleNil: 'never' })
  const leading = position({ hands: ['2H KS', '3H 2D', '4H 3D', '5H 4D'] })
  const following = position({ hands: ['2D', '2H AS', '4H 3D', '5D 4D'], trick: '5H' })

  test.each<[SpadesRefusal, string, SpadesState, number, Json]>([
    ['game-over', 'before all else', over, 1, { type: 'nonsense' }],
    ['not-your-turn', 'before the move is read', newGame(), 1, { type: 'nonsense' }],
    ['bad-move', 'nothing', newGame(), 0, null],
    ['bad-move', 'unknown type', newGame(), 0, { type: 'pass' }],
    ['bad-move', 'extra field', newGame(), 0, { type: 'look', at: 'hand' }],
    ['bad-move', 'missing field', newGame(), 0, { type: 'bid' }],
    ['bad-move', 'more than thirteen tricks', looked, 0, bid(14)],
    ['bad-move', 'fewer than none', looked, 0, bid(-1)],
    ['bad-move', 'half a trick', looked, 0, bid(0.5)],
    ['bad-move', 'a number in words', looked, 0, { type: 'bid', tricks: '3' }],
    ['bad-move', 'a joker', newGame(), 0, { type: 'play', card: 'XR' }],
    ['wrong-phase', 'a card while declaring, in hand or not', newGame(), 0, play('2C')],
    ['wrong-phase', 'a look while playing', leading, 0, look],
    ['wrong-phase', 'a bid while playing', leading, 0, bid(3)],
    ['double-nil-not-allowed', 'before it is asked who looked', never, 0, doubleNil],
    ['already-looked', 'double nil after looking', looked, 0, doubleNil],
    ['already-looked', 'a second look', looked, 0, look],
    ['already-looked', 'a look after an automatic one', never, 0, look],
    ['look-first', 'a bid before looking', newGame(), 0, bid(0)],
    ['not-in-hand', 'even a spade before they are broken', leading, 0, play('AS')],
    ['not-in-hand', 'even off suit', following, 1, play('2D')],
    ['spades-not-broken', 'led while holding another suit', leading, 0, play('KS')],
    ['must-follow', 'while able to', following, 1, play('AS')],
  ])('%s: %s', (code, _, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })
})

describe('a view', () => {
  const { state } = playAll(spades, newGame(), [
    look,
    bid(4),
    doubleNil,
    look,
    bid(0),
    look,
    bid(5),
    play('2C'),
  ])

  test('shows the trick, who wins it so far, the bids, and counts in place of the other hands', () => {
    expect(spades.view(state, 1)).toMatchObject({
      phase: 'play',
      round: 1,
      bids: [4, 'doubleNil', 0, 5],
      counts: [12, 13, 13, 13],
      trick: { leader: 0, plays: [{ seat: 0, card: '2C' }], winner: 0 },
      tricks: [],
      taken: [0, 0, 0, 0],
      toAct: [1],
    })
  })

  test('gives a hand to its owner alone', () => {
    for (const viewer of [0, 1, 2, 3]) expect(spades.view(state, viewer).hand).toEqual(state.hands[viewer])
    expect(spades.view(state, null).hand).toBeNull()
  })

  test('keeps every finished trick of the round', () => {
    const { state: later } = playAll(spades, state, [play('2D'), play('2H'), play('2S')])
    expect(spades.view(later, null).tricks).toEqual([
      {
        leader: 0,
        plays: ['2C', '2D', '2H', '2S'].map((card, seat) => ({ seat, card })),
        winner: 3,
      },
    ])
  })
})
