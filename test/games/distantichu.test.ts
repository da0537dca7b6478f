import { describe, expect, test } from 'vitest'
import type { Event, Json, Seat } from '../../src/engine/game.ts'
import { copiesOf, costly, deck, numbers } from '../../src/games/distantichu/cards.ts'
import { distantichu } from '../../src/games/distantichu/index.ts'
import { type DistantichuRefusal, judge } from '../../src/games/distantichu/judge.ts'
import type { DistantichuMove } from '../../src/games/distantichu/moves.ts'
import type { DistantichuOptions } from '../../src/games/distantichu/options.ts'
import type { DistantichuState } from '../../src/games/distantichu/state.ts'
import { cards, keep, moveOf, newGame, pass, play, playable, position } from '../support/distantichu.ts'
import { newDecks, playAll, toldTo } from '../support/hands.ts'

/** Sets and passes, each by the seat on turn. */
const run = (state: DistantichuState, ...moves: readonly string[]) =>
  playAll(distantichu, state, moves.map(moveOf))

const make = (state: DistantichuState, seat: Seat, move: DistantichuMove) =>
  distantichu.apply(state, seat, move, newDecks(0))

const typesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
const pilesOf = ({ piles }: DistantichuState) => piles.map((pile) => pile.join(' '))
const countsOf = ({ hands }: DistantichuState) => hands.map(({ length }) => length)

describe('the deck', () => {
  test('is a pyramid of 64 around the eight', () => {
    expect(numbers.map(copiesOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1])
    expect([deck.length, costly]).toEqual([64, '8'])
    expect(deck.slice(0, 7).join(' ')).toBe('1 2 2 3 3 3 4')
  })

  test.each([
    [2, 31, 1],
    [3, 21, 0],
    [4, 15, 3],
    [5, 12, 3],
    [6, 10, 3],
  ])('for %i players gives %i cards each and leaves one up, %i down', (seats, size, down) => {
    const state = newGame(seats, {}, seats - 1)
    expect(countsOf(state)).toEqual(Array.from({ length: seats }, () => size))
    expect([state.center, state.down.length]).toEqual([[deck[size * seats]], down])
    expect(distantichu.toAct(state)).toEqual([seats - 1])
  })
})

describe('what beats a set', () => {
  test.each<[string, string, boolean, DistantichuOptions['raise']]>([
    ['6 6 6', '7 7 7', true, 'one'],
    ['6 6 6', '9 9 9', true, 'one'],
    ['6 6 6', '10 10 10 10', true, 'one'],
    ['6 6 6', '6 6 6 6', true, 'one'],
    ['6 6 6', '10 10 10 10 10', true, 'one'],
    ['6 6 6', '10 10 10', false, 'one'],
    ['6 6 6', '7 7 7 7', false, 'one'],
    ['6 6 6', '7 7 7 7', true, 'free'],
    ['6 6 6', '10 10 10', false, 'free'],
    ['6 6 6', '7 7', false, 'free'],
    ['6 6 6', '5 5 5 5', false, 'one'],
    ['6 6 6', '5 5 5 5', false, 'free'],
    ['12', '5', true, 'one'],
    ['12', '4 4', true, 'one'],
    ['12', '4', false, 'one'],
    ['7', '9 9', true, 'one'],
    ['7', '7 7', true, 'one'],
    ['7', '9', false, 'one'],
  ])('%s against %s: %s, with raise %s', (standing, answer, beats, raise) => {
    const start = position({ options: { raise }, hands: [`${standing} 1 1`, `${answer} 14 14 15`] })
    const { state } = run(start, standing)
    expect(playable(state, 1).includes(answer)).toBe(beats)
    expect(judge(state, 1, play(answer))?.code ?? null).toBe(beats ? null : 'too-weak')
  })

  test('the destination’s number does in no trick, led or in answer', () => {
    const start = position({ hands: ['8 8 3 3', '8 8 8 4'] })
    expect(judge(start, 0, play('8'))?.code).toBe('destination-number')
    expect(playable(start, 0)).toEqual(['3', '3 3'])
    const { state } = run(start, '3 3')
    expect(judge(state, 1, play('8 8'))?.code).toBe('destination-number')
    expect(playable(state, 1)).toEqual(['pass'])
  })

  test('the view names all that does, as far as the deck has the cards', () => {
    const { state } = run(position({ hands: ['6 6 6 1', '7 7 7 7'] }), '6 6 6')
    expect(distantichu.view(state, null).answers).toEqual([
      { card: '6', least: 4, most: 6 },
      { card: '7', least: 3, most: 3 },
      { card: '9', least: 3, most: 3 },
      { card: '10', least: 4, most: 6 },
    ])
  })
})

describe('answering', () => {
  test('who passed before a new set may answer that, and a trick ends when all others passed since', () => {
    const start = position({ hands: ['4 6 6', '7 7 2', '5 9 9'] })
    const back = run(start, '4', 'pass', '5', 'pass')
    expect(distantichu.toAct(back.state)).toEqual([1])
    const { state, events } = playAll(distantichu, back.state, ['7', 'pass', 'pass'].map(moveOf))
    expect(pilesOf(state)).toEqual(['', '8 4 5', ''])
    expect([state.center, distantichu.toAct(state)]).toEqual([['7'], [1]])
    expect(events.at(-1)).toEqual({ type: 'trick', to: 'all', seat: 1, count: 3, center: ['7'] })
  })

  test.each([
    ['9 9', '2 3', [], 'as many cards at distance 1'],
    ['9 9', '2 3 4', [1], 'more cards at distance 1'],
    ['9 9', '7', [], 'fewer cards'],
    ['5 5', '6', [], 'fewer cards'],
    ['5 5', '2 3', [1], 'as many cards at distance 3'],
  ])('after %s a seat with %s: asked %j (%s)', (standing, hand, asked) => {
    const { state, events } = run(position({ hands: [`${standing} 1 1 1`, hand] }), standing)
    expect(distantichu.toAct(state)).toEqual(asked.length > 0 ? asked : [0])
    expect(events.some(({ type }) => type === 'unable')).toBe(asked.length === 0)
  })

  test('depends on what all can see: the pass of a seat that could only pass is still its own', () => {
    const { state } = run(position({ hands: ['7 7 1', '2 3 4', '9 9 9'] }), '7 7')
    expect([distantichu.toAct(state), playable(state, 1)]).toEqual([[1], ['pass']])
  })
})

describe('the lead', () => {
  test('goes on from a hand of nothing but the destination’s number, which everyone then knows', () => {
    const start = position({ hands: ['7 7 7', '2 3 4 5', '9 10 10'] })
    const { state, events } = run(start, '7', 'pass', 'pass')
    expect([state.center, distantichu.toAct(state), state.known]).toEqual([['7'], [1], ['7', null, null]])
    expect(typesOf(events)).toBe('play pass pass trick stuck lead')
    expect(distantichu.view(state, 2).known).toEqual(['7', null, null])
  })

  test('goes on from a winner without cards', () => {
    const { state, events } = run(position({ hands: ['7', '2 3', '9 10'] }), '7', 'pass', 'pass')
    expect([distantichu.toAct(state), state.first]).toEqual([[1], 0])
    expect(typesOf(events)).toBe('play out pass pass trick lead')
  })

  test.each<[DistantichuOptions['lastTrick'], number]>([
    // The first center and the two nines; with `takeAll` the two sevens that lie in the middle as well.
    ['take', 3],
    ['takeAll', 5],
    ['none', 3],
  ])(
    'ends the round where nobody can; with %s the last winner has %i cards, and leads',
    (lastTrick, taken) => {
      const start = position({ options: { lastTrick }, hands: ['9 9 7', '7 7 7'], center: '1' })
      const { state, events } = run(start, '9 9', '7 7')
      expect(typesOf(events)).toBe('play play unable trick stuck stuck round deal dealt dealt')
      expect(state.rounds).toEqual([
        { cards: [0, taken], eights: [0, 0], scores: [0, taken], first: null, riichi: [false, false] },
      ])
      expect(state.leader).toBe(1)
    },
  )
})

describe('the end of a round', () => {
  const ending = (lastTrick: DistantichuOptions['lastTrick']) =>
    run(
      position({ options: { lastTrick }, hands: ['3 7', '4 5'], down: '1', piles: ['9 9 8', '8 8'] }),
      '3',
      '4',
      '7',
    )

  test.each<[DistantichuOptions['lastTrick'], readonly number[], readonly number[]]>([
    // The center's 8, the card below it, 3 and 4 go to seat 0; with `takeAll` the 7 as well.
    ['take', [5, 0], [2, 2]],
    ['takeAll', [6, 0], [2, 2]],
    ['none', [2, 0], [1, 2]],
  ])('comes when one player is left with cards: %s gives cards %j, eights %j', (lastTrick, count, eights) => {
    const { state } = ending(lastTrick)
    const scores = count.map((cardsTaken, seat) => cardsTaken - (eights[seat] ?? 0))
    expect(state.rounds).toEqual([{ cards: count, eights, scores, first: 0, riichi: [false, false] }])
    expect([state.totals, state.leader, distantichu.toAct(state)]).toEqual([scores, 0, [0]])
  })

  test('tells the winner alone what lay face down, and shows how the table looked', () => {
    const { state, events } = ending('take')
    expect(toldTo(events, 0).find(({ type }) => type === 'took')).toEqual({
      type: 'took',
      to: [0],
      seat: 0,
      cards: ['1'],
    })
    expect(toldTo(events, 1).some(({ type }) => type === 'took')).toBe(false)
    const { last } = distantichu.view(state, 0)
    expect(last?.pile).toEqual(cards('1 3 4 8 8 9 9'))
    expect(last?.plays.at(-1)).toEqual({ seat: 0, cards: ['7'] })
    expect(distantichu.view(state, null).last?.pile).toBeNull()
  })

  test.each([
    [[99, 60], 'play', null],
    [[100, 60], 'over', { scores: [100, 60], winners: [0] }],
    [[104, 107], 'over', { scores: [104, 107], winners: [1] }],
    [[103, 103], 'over', { scores: [103, 103], winners: [0, 1] }],
  ] as const)('totals of %j: %s', (totals, phase, result) => {
    // With `none` and empty piles the round adds nothing.
    const start = position({ options: { lastTrick: 'none' }, hands: ['7', '5 5'], totals })
    const { state } = run(start, '7')
    expect([state.phase, distantichu.result(state)]).toEqual([phase, result])
  })

  test('after 200 rounds the game stops, whatever the totals', () => {
    const start = position({ options: { lastTrick: 'none' }, hands: ['7', '5 5'], totals: [-5, -9] })
    const line = { cards: [0, 0], eights: [0, 0], scores: [0, 0], first: 0, riichi: [false, false] }
    const after = (rounds: number) =>
      run({ ...start, rounds: Array.from({ length: rounds }, () => line) }, '7').state
    expect(after(198).phase).toBe('play')
    expect(distantichu.result(after(199))).toEqual({ scores: [-5, -9], winners: [0] })
  })
})

describe('riichi', () => {
  const answer = (declare: boolean): DistantichuMove => ({ type: 'riichi', declare })

  test('is asked from the leader on, openly, before the destination is turned up', () => {
    const start = newGame(3, { riichi: true }, 2)
    expect([start.phase, start.center, distantichu.view(start, 2).destination]).toEqual(['declare', [], null])
    const asked = make(start, 2, answer(true))
    expect(distantichu.toAct(asked.state)).toEqual([0])
    expect(distantichu.view(asked.state, 1).declared).toEqual([null, null, true])
    const { state, events } = playAll(distantichu, asked.state, [answer(false), answer(false)])
    expect(typesOf(events)).toBe('riichi riichi destination')
    expect([state.phase, state.center, distantichu.toAct(state)]).toEqual(['play', ['15'], [2]])
  })

  /** Seats 0, 1, 2 hold 1, 4, 3 cards, and 3 for one who plays on. */
  const failing = (declared: readonly Seat[]) =>
    position({
      options: { riichi: true },
      hands: ['3', '5 6 7 7', '9 9 10', '2 2 4'],
      declared,
    })

  test('that fails hands over all cards but one at once: all who failed are asked together, in any order', () => {
    const { state, events } = run(failing([1, 2]), '3')
    expect([state.phase, distantichu.toAct(state), state.first]).toEqual(['keep', [1, 2], 0])
    expect(events.at(-1)).toEqual({ type: 'failed', to: 'all', seat: 0, seats: [1, 2] })
    expect(playable(state, 1)).toEqual(['keep', 'keep', 'keep'])
    const later = make(state, 2, keep('10'))
    expect([later.state.phase, distantichu.toAct(later.state)]).toEqual(['keep', [1]])
    expect(later.events).toEqual([
      { type: 'keep', to: 'all', seat: 2, count: 2, first: 0 },
      { type: 'handed', to: [0, 2], seat: 2, cards: ['9', '9'] },
    ])
    const done = make(later.state, 1, keep('7'))
    expect([done.state.phase, distantichu.toAct(done.state)]).toEqual(['play', [1]])
    expect([countsOf(done.state), pilesOf(done.state)[0]]).toEqual([[0, 1, 1, 3], '9 9 5 6 7'])
  })

  test('of one who is first: the failed hand over too, and all left at the end is taken', () => {
    const start = { ...failing([0, 1]), center: cards('1') }
    const kept = make(run(start, '3').state, 1, keep('7')).state
    expect(countsOf(kept)).toEqual([0, 1, 3, 3])
    const moves = ['pass', 'pass', '2', 'pass', '4', 'pass', 'pass', '2', 'pass', 'pass', '7']
    const { state, events } = run(kept, ...moves)
    expect(events.find(({ type }) => type === 'swept')?.count).toBe(3)
    expect(state.rounds[0]?.cards).toEqual([3 + 3, 1, 0, 4])
  })

  test('of one who is first takes the hands that are left; the taker alone is told the cards', () => {
    const start = position({ options: { riichi: true }, hands: ['7', '5 8 8'], declared: [0] })
    const { state, events } = run(start, '7')
    // The center's 8 and the hand: one card that counts, three eights.
    expect(state.rounds[0]).toEqual({
      cards: [1, 0],
      eights: [3, 0],
      scores: [-2, 0],
      first: 0,
      riichi: [true, false],
    })
    expect(events.find(({ type }) => type === 'swept')).toEqual({
      type: 'swept',
      to: 'all',
      seat: 0,
      count: 3,
    })
    expect(typesOf(toldTo(events, 1))).not.toContain('sweeping')
    expect(toldTo(events, 0).find(({ type }) => type === 'sweeping')?.cards).toEqual(cards('5 8 8'))
  })

  test('does nothing for a declarer with one card, and for one who was not the first', () => {
    const start = position({ options: { riichi: true }, hands: ['7', '5', '9 9'], declared: [1] })
    const { state, events } = run(start, '7')
    expect([state.phase, typesOf(events)]).toEqual(['play', 'play out unable'])
    expect(distantichu.toAct(state)).toEqual([2])
  })

  test('does nothing where a round ends without a first', () => {
    const start = position({
      options: { riichi: true },
      hands: ['9 9 7', '7 7 7'],
      center: '1',
      declared: [0, 1],
    })
    const { state } = run(start, '9 9', '7 7')
    expect(state.rounds[0]).toMatchObject({ cards: [0, 3], first: null, riichi: [true, true] })
  })

  test.each([
    // Not declared by the first: three cards of the failed hand, the center's 8; one card is left and counts for nobody.
    { declared: [1], cards: [2, 0], eights: [2, 0] },
    // Declared by both: the last card as well.
    { declared: [0, 1], cards: [3, 0], eights: [2, 0] },
  ])('with two players, declared by $declared: $cards, $eights', ({ declared, cards: count, eights }) => {
    const start = position({ options: { riichi: true }, hands: ['7', '5 6 8 9'], declared })
    const asked = run(start, '7').state
    expect(distantichu.toAct(asked)).toEqual([1])
    expect(make(asked, 1, keep('9')).state.rounds[0]).toMatchObject({ cards: count, eights, first: 0 })
  })
})

describe('a move is refused', () => {
  const led = run(position({ hands: ['3 8 8', '4 4 5 8'] }), '3').state
  const lead = position({ hands: ['3 4 8', '5'] })
  const asked = newGame(2, { riichi: true })
  const failed = run(position({ options: { riichi: true }, hands: ['7', '5 6'], declared: [1] }), '7').state
  const over = run(position({ options: { target: 10 }, hands: ['7', '5'], totals: [50, 0] }), '7').state

  test.each<[DistantichuRefusal, DistantichuState, Seat, Json]>([
    ['not-your-turn', lead, 1, play('5')],
    ['not-your-turn', lead, 1, { type: 'nonsense' }],
    ['not-your-turn', over, 0, pass],
    ['bad-move', lead, 0, { type: 'nonsense' }],
    ['bad-move', lead, 0, { type: 'play', cards: '3' }],
    ['bad-move', lead, 0, { type: 'play', cards: [3] }],
    ['bad-move', lead, 0, { type: 'pass', cards: [] }],
    ['bad-move', asked, 0, { type: 'riichi', declare: 'yes' }],
    ['bad-move', failed, 1, { type: 'keep', card: ['5'] }],
    ['wrong-phase', asked, 0, pass],
    ['wrong-phase', lead, 0, { type: 'riichi', declare: true }],
    ['wrong-phase', lead, 0, keep('3')],
    ['wrong-phase', failed, 1, play('5')],
    ['must-lead', lead, 0, pass],
    ['no-cards', lead, 0, play('')],
    ['not-equal', lead, 0, play('3 4')],
    ['not-equal', lead, 0, { type: 'play', cards: ['99', '98'] }],
    ['not-in-hand', lead, 0, play('3 3')],
    ['not-in-hand', lead, 0, { type: 'play', cards: ['16'] }],
    ['not-in-hand', lead, 0, play('8 8')],
    ['not-in-hand', failed, 1, keep('9')],
    ['destination-number', lead, 0, play('8')],
    ['destination-number', led, 1, play('8')],
    ['too-weak', led, 1, play('4 4')],
  ])('%s', (code, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })

  test('as too weak with what stands', () => {
    expect(judge(led, 1, play('4 4'))?.params).toEqual({ count: 1, distance: 5 })
  })
})
