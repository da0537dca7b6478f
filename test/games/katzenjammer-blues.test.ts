import { describe, expect, test } from 'vitest'
import type { Event, Json, Random } from '../../src/engine/game.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import { judge, type KatzenjammerRefusal } from '../../src/games/katzenjammer-blues/judge.ts'
import type { KatzenjammerMove } from '../../src/games/katzenjammer-blues/moves.ts'
import type { KatzenjammerState } from '../../src/games/katzenjammer-blues/state.ts'
import { newDecks, playAll, toldTo } from '../support/hands.ts'
import { band, bid, cards, done, optionsOf, pass, pay, position } from '../support/katzenjammer-blues.ts'

const run = (state: KatzenjammerState, ...moves: readonly KatzenjammerMove[]) =>
  playAll(katzenjammerBlues, state, moves)

const after = (state: KatzenjammerState, ...moves: readonly KatzenjammerMove[]) => run(state, ...moves).state

const typesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')

const awaited = (state: KatzenjammerState): readonly number[] => katzenjammerBlues.toAct(state)

const countsOf = ({ hands }: KatzenjammerState) => hands.map((hand) => hand.length)

/** One shuffle that lays these cards on top of the others. */
const stacked = (top: string): Random => ({
  int: () => 0,
  shuffle: (items) => {
    const left = items.slice()
    const first = cards(top).map((card) => {
      const index = left.findIndex((item) => String(item) === card)
      return left.splice(index, 1)[0] ?? left[0]
    })
    return [...first.filter((item) => item !== undefined), ...left]
  },
})

describe('the start', () => {
  test('deals six cards a seat from the top, in seat order, and the bandleader turns up a lot', () => {
    const random = { ...stacked('1 1 1 1 1 1 2 2 2 2 2 2 3 4 3'), int: () => 1 }
    const state = katzenjammerBlues.setup({ seats: 2, options: optionsOf() }, random)
    expect(state.hands.map((hand) => hand.join(''))).toEqual(['111111', '222222'])
    expect([state.leader, state.lot, state.pile.length]).toEqual([1, cards('3 4 3'), 75])
    expect(awaited(state)).toEqual([0])
  })

  test.each([
    [2, 3, 20],
    [3, 3, 20],
    [4, 3, 24],
    [4, 4, 20],
    [5, 4, 24],
    [6, 3, 24],
  ] as const)('%i players with smallTable %i have %i mice', (seats, smallTable, pool) => {
    const options = optionsOf({ smallTable })
    expect(katzenjammerBlues.setup({ seats, options }, newDecks(0)).pool).toBe(pool)
  })
})

describe('an auction', () => {
  const hands = ['1 2 3 4 5 J', '1 2 3 4 5 J', '1 2 3 4 5 J']

  test('asks from the bandleader’s left, round and round, leaving out who passed and who stands', () => {
    const start = position({ hands, leader: 1 })
    expect(awaited(start)).toEqual([2])
    const moves = [bid('1'), pass, bid('2'), bid('3'), bid('4')]
    const turns = [0, 1, 2, 3, 4, 5].map((count) => after(start, ...moves.slice(0, count)))
    expect(turns.flatMap(awaited)).toEqual([2, 0, 1, 2, 1, 2])
  })

  test('is won by the last bidder: numbers are discarded, jokers used, the lot taken', () => {
    const { state, events } = run(position({ hands, lot: '5 4 4' }), bid('1 2'), bid('3 J'), pass, pass)
    expect(state).toMatchObject({ phase: 'bands', leader: 2, turn: 2, lot: [], used: [0, 0, 1] })
    expect(state.hands[2]).toEqual(cards('1 2 4 4 4 5 5'))
    expect([state.discards, countsOf(state)]).toEqual([cards('3'), [6, 6, 7]])
    expect(events.at(-1)).toEqual({
      type: 'won',
      to: 'all',
      seat: 2,
      cards: cards('3 J'),
      jokers: 1,
      lot: cards('5 4 4'),
    })
  })

  test('without a bid leaves the last seat its choice, and the lot goes unsold', () => {
    const lone = after(position({ hands, leader: 0 }), pass, pass)
    expect(awaited(lone)).toEqual([0])
    expect(after(lone, bid('1')).phase).toBe('bands')
    const unsold = after(lone, pass)
    expect(unsold).toMatchObject({ leader: 0, discards: cards('4 4'), lot: cards('1 2 3 4 5 1'), turn: 1 })
  })

  test.each([
    { counts: '6, 3, 4', stands: '2 2 2 2', hand: '3 3 3 3', asked: 2, passed: [1] },
    { counts: '6, 3, 4', stands: '5 5 5 5', hand: '3 3 3 3', asked: 0, passed: [1, 2] },
    { counts: '6, 3, 4', stands: '4 5', hand: '3 3 3 3', asked: 1, passed: [] },
    { counts: '6, 3, 0', stands: '1', hand: '', asked: 1, passed: [] },
  ])('hands of $counts on $stands: unable is who everybody sees to be', ({ stands, hand, asked, passed }) => {
    const state = position({ hands: [`${stands} 1 1`, '1 1 1', hand], leader: 2, turn: 0 })
    const { state: next, events } = run(state, bid(stands))
    expect(awaited(next)).toEqual([asked])
    expect(events.flatMap(({ type, seat }) => (type === 'pass' ? [seat] : []))).toEqual(passed)
  })

  test('nobody who holds no card is asked at all, bid or not', () => {
    const state = position({ hands: ['1 2', '', '3 3'], leader: 0, turn: 2, pile: '1 1 2 2 3 3' })
    const { state: next, events } = run({ ...state, leader: 1 }, pass, pass)
    expect(typesOf(events)).toBe('pass pass pass unsold lot')
    expect(events.filter(({ unable }) => unable).map(({ seat }) => seat)).toEqual([1])
    expect(awaited(next)).toEqual([2])
  })
})

describe('announced bids', () => {
  const options = { bidding: 'announced' } as const
  const call = (kind: 'same' | 'different', count: number, value: number): KatzenjammerMove => ({
    type: 'call',
    kind,
    count,
    value,
  })

  test('are paid by the winner, with the cards chosen then', () => {
    const start = position({ options, hands: ['1 2 3 5 5 J', '1 2 3 4 5 J'], leader: 1 })
    const won = after(start, call('different', 2, 8), pass)
    expect([won.phase, awaited(won)]).toEqual(['pay', [0]])
    const paid = after(won, pay('3 J'))
    expect(paid).toMatchObject({ phase: 'bands', used: [1, 0], discards: cards('3') })
    expect(paid.hands[0]).toEqual(cards('1 2 4 4 5 5'))
  })

  test('show nobody the cards', () => {
    const start = position({ options, hands: ['1 2 3 5 5 J', '1 2 3 4 5 J'], leader: 1 })
    expect(run(start, call('same', 3, 5)).events).toEqual([
      { type: 'bid', to: 'all', seat: 0, kind: 'same', count: 3, value: 5, cards: null },
    ])
  })
})

describe('bands', () => {
  const winner = (hand: string, more: Partial<Parameters<typeof position>[0]> = {}) =>
    position({ hands: [hand, '1 2 3'], phase: 'bands', turn: 0, leader: 0, lot: '', ...more })

  test('of four 3s and four 4s earn seven mice in one round', () => {
    const state = after(winner('3 3 3 3 4 4 4 4 1 1 1 1'), band('3 3 3 3', 3), band('4 4 4 4', 4))
    expect(state).toMatchObject({ phase: 'bands', mice: [7, 0], pool: 13, used: [0, 0] })
  })

  test.each([
    { laid: '5 5 J J', value: 5, mice: 5, used: 2, discards: '5 5' },
    { laid: 'J J J J', value: 5, mice: 5, used: 4, discards: '' },
    { laid: 'J J J J', value: 0, mice: 0, used: 0, discards: 'J J J J' },
  ])('$laid as $value: $mice mice, $used jokers used', ({ laid, value, mice, used, discards }) => {
    const state = after(winner(`${laid} 1 1 1 1`), band(laid, value))
    expect(state).toMatchObject({ mice: [mice, 0], used: [used, 0], discards: cards(discards) })
  })

  test('take what is left of the mice, and the game ends at once', () => {
    const state = after(winner('5 5 5 5 4 4 4 4', { pool: 3, mice: [10, 7] }), band('5 5 5 5', 5))
    expect(katzenjammerBlues.result(state)).toEqual({ scores: [13, 7], winners: [0] })
    expect(state.hands[0]).toEqual(cards('4 4 4 4'))
  })

  test('are not asked for with fewer than four cards', () => {
    expect(after(winner('5 5 5 5 1 1 1'), band('5 5 5 5', 5)).phase).toBe('auction')
    expect(after(winner('5 5 5 5 1 1 1 1'), band('5 5 5 5', 5)).phase).toBe('bands')
    const bought = after(position({ hands: ['1 2', '1 2 3 4 5'], lot: '4 4' }), pass, bid('1'))
    expect([countsOf(bought)[0], bought.phase, bought.leader]).toEqual([3, 'auction', 0])
  })

  test('are asked for with four, though none can be formed', () => {
    expect(after(position({ hands: ['1 2 3', '1 2 3'], lot: '4 4' }), pass, bid('1')).phase).toBe('bands')
  })
})

describe('a joker in the lot', () => {
  const start = (pile: string, options = {}) =>
    position({ options, hands: ['1 1 1 1', '2 2', '3 3'], phase: 'bands', turn: 0, leader: 0, lot: '', pile })

  test('completes it, and all draw from the left of the bandleader on, who draws last', () => {
    const { state, events } = run(start('5 J 1 2 3 4'), done)
    expect(state.lot).toEqual(cards('5 J'))
    expect(state.hands.map((hand) => hand.join(''))).toEqual(['11113', '122', '233'])
    expect(typesOf(events)).toBe('done lot drew card drew card drew card')
    expect(toldTo(events, 1).filter(({ type }) => type === 'card')).toEqual([
      { type: 'card', to: [1], seat: 1, card: '1' },
    ])
    expect(typesOf(toldTo(events, null))).toBe('done lot drew drew drew')
  })

  test.each([
    { deckEnd: 'end', pile: '5 J 1 2', counts: [4, 3, 3], phase: 'over' },
    { deckEnd: 'end', pile: '5 J', counts: [4, 2, 2], phase: 'over' },
    { deckEnd: 'end', pile: '5 4', counts: [4, 2, 2], phase: 'over' },
    { deckEnd: 'finishAuction', pile: '5 J 1', counts: [4, 3, 2], phase: 'auction' },
    { deckEnd: 'finishAuction', pile: '5 4', counts: [4, 2, 2], phase: 'auction' },
    { deckEnd: 'reshuffle', pile: '5 J 1', counts: [4, 3, 2], phase: 'auction' },
  ])('with $deckEnd and $pile: $phase, hands of $counts', ({ deckEnd, pile, counts, phase }) => {
    const state = after(start(pile, { deckEnd }), done)
    expect([state.phase, countsOf(state)]).toEqual([phase, counts])
  })
})

describe('the draw pile runs out', () => {
  const ending = (given: Partial<Parameters<typeof position>[0]>) =>
    position({ hands: ['1 1 1 1', '2 2 2 2'], phase: 'bands', turn: 0, leader: 0, lot: '', ...given })

  test('finishAuction: the last lot is auctioned, bands follow, then the game ends', () => {
    const last = after(ending({ options: { deckEnd: 'finishAuction' }, pile: '3' }), done)
    expect([last.phase, last.lot, last.pile]).toEqual(['auction', cards('3'), []])
    const won = after(last, bid('2'), pass)
    expect(won.phase).toBe('bands')
    expect(after(won, done).phase).toBe('over')
    expect(after(last, pass, pass).phase).toBe('over')
  })

  test('reshuffle: the discards become the pile when a card is needed, in the order of a new deck', () => {
    const state = ending({ options: { deckEnd: 'reshuffle' }, pile: '3', discards: '1 4 4 J' })
    const asked: Json[] = []
    const random: Random = {
      int: () => 0,
      shuffle: (items) => {
        asked.push(items.map(String))
        return items.toReversed()
      },
    }
    const step = katzenjammerBlues.apply(state, 0, done, random)
    expect(asked).toEqual([['1', '4', '4', 'J']])
    expect(step.state).toMatchObject({ lot: cards('3 J'), pile: cards('1'), discards: [] })
    expect(typesOf(step.events)).toBe('done reshuffle lot drew card drew card')
  })

  test('reshuffle: no card left anywhere ends the reveal, and without a lot the game', () => {
    const options = { deckEnd: 'reshuffle' } as const
    expect(after(ending({ options, pile: '3' }), done)).toMatchObject({ phase: 'auction', lot: cards('3') })
    expect(after(ending({ options, pile: '' }), done).phase).toBe('over')
  })

  test('reshuffle: the 200th round is the last, sold or not', () => {
    const options = { deckEnd: 'reshuffle' } as const
    expect(after(ending({ options, rounds: 198 }), done).phase).toBe('auction')
    expect(after(ending({ options, rounds: 199 }), done).phase).toBe('over')
    const unsold = position({ options, hands: ['1', '2'], rounds: 199 })
    const { state, events } = run(unsold, pass, pass)
    expect(state.phase).toBe('over')
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({ why: 'rounds', game: 1 })
  })
})

describe('several games', () => {
  const start = position({
    options: { games: 2 },
    hands: ['5 5 5 5 J', '2 2 2', '1'],
    phase: 'bands',
    turn: 0,
    first: 2,
    pool: 4,
    mice: [6, 7, 3],
    used: [0, 2, 1],
    lot: '',
  })

  test('begin anew, with the first bandleader’s left neighbour as the next one', () => {
    const { state, events } = run(start, band('5 5 5 5', 5))
    expect(state).toMatchObject({ phase: 'auction', first: 0, leader: 0, mice: [0, 0, 0], used: [0, 0, 0] })
    expect([state.pool, state.rounds]).toEqual([20, 0])
    expect(katzenjammerBlues.view(state, 1).before).toEqual({ lot: [], hand: cards('2 2 2') })
    expect(state.games).toEqual([
      { mice: [10, 7, 3], jokers: [1, 2, 1], fined: [false, true, false], scores: [10, 2, 3] },
    ])
    expect(typesOf(events)).toBe('band scored game dealt hand dealt hand dealt hand lot')
    expect(toldTo(events, 2).filter(({ type }) => type === 'hand')).toEqual([
      { type: 'hand', to: [2], seat: 2, cards: state.hands[2] },
    ])
  })
})

describe('a refusal is the first that applies', () => {
  const laying = position({ hands: ['1 2 2 3 J', '1 1 2 3 4 5 J'] })
  const beaten = after(laying, bid('3 4'))
  const options = { bidding: 'announced' } as const
  const calling = position({ options, hands: ['1 2 2 3 J', '1 1 2 3 4 5 J'] })
  const counting = position({ options: { ...options, mixedBids: 'count' }, hands: ['1', '1 2 3'] })
  const called = after(calling, { type: 'call', kind: 'different', count: 2, value: 7 })
  const paying: KatzenjammerState = { ...called, phase: 'pay', turn: 1 }
  const winner = position({ hands: ['1', '2 4 4 5 J J J J'], phase: 'bands', turn: 1 })
  const call = { type: 'call', kind: 'same', count: 1, value: 2 }
  const mixed = { type: 'call', kind: 'different', count: 2 }
  test.each<{ state: KatzenjammerState; seat?: number; move: Json; code: KatzenjammerRefusal | null }>([
    { state: { ...laying, phase: 'over' }, move: null, code: 'not-your-turn' },
    { state: laying, seat: 0, move: null, code: 'not-your-turn' },
    { state: laying, move: null, code: 'bad-move' },
    { state: laying, move: { type: 'bid' }, code: 'bad-move' },
    { state: laying, move: { type: 'bid', cards: [1] }, code: 'bad-move' },
    { state: laying, move: { type: 'pass', cards: [] }, code: 'bad-move' },
    { state: laying, move: { ...call, kind: 'alike' }, code: 'bad-move' },
    { state: laying, move: { ...call, count: 1.5 }, code: 'bad-move' },
    { state: laying, move: { ...call, value: null }, code: 'bad-move' },
    { state: laying, move: call, code: 'wrong-phase' },
    { state: laying, move: { type: 'done' }, code: 'wrong-phase' },
    { state: laying, move: { type: 'pay', cards: [] }, code: 'wrong-phase' },
    { state: calling, move: { type: 'bid', cards: ['1'] }, code: 'wrong-phase' },
    { state: winner, move: { type: 'pass' }, code: 'wrong-phase' },
    { state: calling, move: { ...call, count: 0 }, code: 'bad-call' },
    { state: calling, move: { ...call, value: 6 }, code: 'bad-call' },
    { state: calling, move: { type: 'call', kind: 'same', count: 1 }, code: 'bad-call' },
    { state: calling, move: mixed, code: 'bad-call' },
    { state: calling, move: { ...mixed, count: 6, value: 15 }, code: 'bad-call' },
    { state: counting, move: { ...mixed, value: 3 }, code: 'bad-call' },
    { state: counting, move: mixed, code: null },
    { state: laying, move: { type: 'bid', cards: ['1', '1', '1'] }, code: 'not-in-hand' },
    { state: laying, move: { type: 'bid', cards: ['9'] }, code: 'not-in-hand' },
    { state: laying, move: { type: 'bid', cards: [] }, code: 'bad-set' },
    { state: laying, move: { type: 'bid', cards: ['1', '1', '2'] }, code: 'bad-set' },
    { state: calling, move: { ...call, count: 4 }, code: 'cannot-pay' },
    { state: calling, move: { ...mixed, value: 100 }, code: 'cannot-pay' },
    { state: beaten, seat: 0, move: { type: 'bid', cards: ['2', '3'] }, code: 'too-low' },
    { state: called, seat: 0, move: call, code: 'too-low' },
    { state: paying, move: { type: 'pay', cards: ['5', '5'] }, code: 'not-in-hand' },
    { state: paying, move: { type: 'pay', cards: ['4', '5'] }, code: 'wrong-payment' },
    { state: paying, move: { type: 'pay', cards: ['3', '4'] }, code: null },
    { state: winner, move: { type: 'band', cards: ['4', '4', '4', 'J'], value: 4 }, code: 'not-in-hand' },
    { state: winner, move: { type: 'band', cards: ['2', '4', 'J', 'J'], value: 2 }, code: 'not-a-band' },
    { state: winner, move: { type: 'band', cards: ['4', '4', 'J'], value: 4 }, code: 'not-a-band' },
    { state: winner, move: { type: 'band', cards: ['4', '4', 'J', 'J'], value: 0 }, code: 'wrong-value' },
    { state: winner, move: { type: 'band', cards: ['J', 'J', 'J', 'J'], value: 6 }, code: 'wrong-value' },
    { state: winner, move: { type: 'band', cards: ['J', 'J', 'J', 'J'], value: 3 }, code: null },
  ])('$code for $move', ({ state, seat = 1, move, code }) => {
    expect(judge(state, seat, move)?.code ?? null).toBe(code)
  })
})
