import { describe, expect, test } from 'vitest'
import type { Json, Seat } from '../../src/engine/game.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import { type GroveRefusal, judge } from '../../src/games/in-a-grove/judge.ts'
import { culpritAt, type PerPlace, type Person } from '../../src/games/in-a-grove/persons.ts'
import { losersOf, resultOf } from '../../src/games/in-a-grove/result.ts'
import type { GroveState } from '../../src/games/in-a-grove/state.ts'
import { toldTo } from '../support/hands.ts'
import { after, dealt, example, moveOf, personsOf, standing } from '../support/in-a-grove.ts'

const three = (text: string): PerPlace<Person> => {
  const [left, centre, right] = personsOf(text)
  if (left === undefined || centre === undefined || right === undefined) throw new Error('not three suspects')
  return [left, centre, right]
}

const known = (state: GroveState, seat: Seat) => inAGrove.view(state, seat).known

describe('who did it', () => {
  test.each([
    ['3S 7S 4S', 1],
    ['3S 5S 4S', 0],
    ['5S 8S 6S', 0],
    ['AS 5S 7S', 1],
    ['AS 8S 2S', 1],
    ['AS 5S 3S', 2],
    ['8S 7S 5S', 2],
    ['AS 5S 8S', 1],
    ['2S AS 3S', 2],
  ] as const)('of %s, the one at place %i', (suspects, culprit) => {
    expect(culpritAt(three(suspects))).toBe(culprit)
  })
})

describe('what a seat sees', () => {
  test('two alibis, its own and the one its left neighbour was dealt', () => {
    const state = dealt(example)
    expect([0, 1, 2, 3].map((seat) => known(state, seat)?.alibis.join(' '))).toEqual([
      '2S 3S',
      '3S 4S',
      '4S 6S',
      '6S 2S',
    ])
  })

  test.each([
    [0, ['8S', '5S', null]],
    [1, ['8S', null, 'AS']],
    [2, [null, '5S', 'AS']],
    [3, ['8S', '5S', null]],
  ] as const)('seat %i sees %j when 0, 1 and 2 accuse 1, 0 and 2', (seat, suspects) => {
    const { state } = after(dealt(example), 'look 01, 1, 0, 2')
    expect(known(state, seat)?.suspects).toEqual(suspects)
  })

  test('nothing of the round before once the next one is dealt', () => {
    const { state } = after(dealt(example), 'look 01, 1, 0, 2, 1')
    expect([0, 1, 2, 3].map((seat) => known(state, seat)?.suspects)).toEqual(
      Array.from({ length: 4 }, () => [null, null, null]),
    )
  })

  test('a spectator sees who looked where, and no card before the round is over', () => {
    const { state } = after(dealt(example), 'look 01, 1')
    const view = inAGrove.view(state, null)
    expect([view.known, view.unseen, view.looks]).toEqual([null, 2, [[0, 1], [0, 2], null, null]])
    expect(JSON.stringify(view)).not.toMatch(/[2-8A]S/)
  })

  test('the suspects of a finished round are everybody’s, the alibis and the body nobody’s', () => {
    const { state } = after(dealt(example), 'look 01, 1, 0, 2, 1')
    expect(inAGrove.view(state, null).rounds[0]?.suspects).toEqual(['8S', '5S', 'AS'])
    expect(JSON.stringify(inAGrove.view(state, null))).not.toMatch(/[23467]S/)
  })
})

describe('the exchange', () => {
  const start = dealt(example, { swap: true })

  test('of a suspect seen: its place is not known any more, the body is', () => {
    const { state } = after(start, 'look 01, swap 1')
    expect(known(state, 0)).toEqual({ alibis: ['2S', '3S'], suspects: ['8S', null, null], body: '5S' })
  })

  test('of the one unseen: nothing is learned, the marker stays', () => {
    const { state } = after(start, 'look 01, swap 2')
    expect(known(state, 0)).toEqual({ alibis: ['2S', '3S'], suspects: ['8S', '5S', null], body: null })
    expect([inAGrove.view(state, 0).unseen, inAGrove.view(state, 0).swapped]).toEqual([2, 2])
  })

  test('the next player sees who came in, and it is they who may be the culprit', () => {
    const { state, events } = after(start, 'look 01, swap 1, 0')
    expect(known(state, 1)?.suspects).toEqual([null, '7S', 'AS'])
    expect(toldTo(events, 2).filter(({ type }) => type === 'faces')).toEqual([])
    expect(after(state, '0, 1, 0').state.rounds[0]).toMatchObject({
      suspects: ['8S', '7S', 'AS'],
      culprit: 0,
      swapped: 1,
      unseen: 2,
    })
  })
})

/** Who takes how many where the culprit, the 7, lies in the centre and seat 3 begins. */
describe('wrong cards', () => {
  const deal = '5S 6S 8S AS 3S 7S 4S 2S'
  test.each([
    ['0, 0, 0, 0', [0, 0, 4, 0], [0, 0, 4, 0]],
    ['0, 2, 2, 0', [0, 0, 4, 0], [0, 2, 2, 0]],
    ['0, 2, 1, 1', [2, 0, 0, 0], [1, 0, 0, 1]],
    ['1, 1, 1, 1', [0, 0, 0, 0], [0, 0, 0, 0]],
    ['1, 1, 1, 2', [0, 0, 1, 0], [0, 0, 1, 0]],
  ] as const)('accusing %s: %j together, %j for each suspect', (moves, all, suspect) => {
    const taken = (wrongCards: 'all' | 'suspect') =>
      after(dealt(deal, { starter: 3, wrongCards }), `look 02, ${moves}`).state.rounds[0]?.taken
    expect([taken('all'), taken('suspect')]).toEqual([all, suspect])
  })

  test('right cards come back at once, wrong ones never', () => {
    const { state } = after(dealt(deal, { starter: 3 }), 'look 02, 0, 2, 1, 1')
    expect([state.own, state.faceDown]).toEqual([
      [4, 5, 5, 4],
      [2, 0, 0, 0],
    ])
  })
})

describe('rounds', () => {
  test('the starter goes to the left, and everybody is dealt anew', () => {
    const { state, events } = after(dealt(example, { starter: 3 }), 'look 01, 0, 0, 0, 0')
    expect([state.round, state.starter, inAGrove.toAct(state), state.phase]).toEqual([2, 0, [0], 'look'])
    expect(toldTo(events, null).map(({ type }) => type)).toEqual([
      ...['look', 'accuse', 'look', 'accuse', 'look', 'accuse', 'look', 'accuse'],
      ...['reveal', 'deal'],
    ])
  })

  test('each seat is told its own alibis and faces, and nobody else’s', () => {
    const { events } = after(dealt(example), 'look 01, 1, 0, 2, 1')
    const secrets = toldTo(events, 2).filter(({ type }) => type === 'faces' || type === 'alibis')
    expect(secrets).toEqual([
      { type: 'faces', to: [2], seat: 2, suspects: [1, 2], faces: ['5S', 'AS'] },
      { type: 'alibis', to: [2], seat: 2, alibis: ['4S', '5S'] },
    ])
  })

  test('three play without the 2', () => {
    expect(() => dealt('AS 8S 5S 3S 4S 6S 7S')).not.toThrow()
    expect(after(dealt('AS 8S 5S 3S 4S 6S 7S'), 'look 01, 2, 0, 1').state.rounds[0]).toMatchObject({
      suspects: ['3S', '4S', '6S'],
      culprit: 2,
    })
  })
})

describe('the end', () => {
  const counts = (faceDown: readonly number[], own: readonly number[], chosen = {}) =>
    standing(dealt(example, chosen), faceDown, own)

  test.each([
    ['five lose at once', [5, 1, 2, 0], [3, 4, 3, 2], {}, [0]],
    ['without a card left, the most lose', [3, 1, 2, 2], [0, 4, 4, 4], {}, [0]],
    ['several have the most', [3, 3, 0, 2], [4, 0, 4, 4], {}, [0, 1]],
    ['nobody loses where all are alike', [2, 2, 2, 2], [0, 4, 4, 4], {}, []],
    ['two reach five', [5, 6, 0, 0], [2, 2, 2, 3], { wrongCards: 'suspect' }, [0, 1]],
    ['four and no card gone: on', [4, 1, 2, 0], [3, 4, 3, 3], {}, null],
    ['eight held', [0, 0, 4, 0], [4, 4, 4, 4], { end: 'held' }, [2]],
    ['seven held: on', [0, 0, 3, 0], [4, 4, 4, 4], { end: 'held' }, null],
    ['five wrong but seven held: on', [0, 0, 5, 0], [4, 4, 2, 4], { end: 'held' }, null],
    ['ten held, with seven cards each', [0, 4, 0, 0], [6, 6, 6, 6], { end: 'held', cardsEach: 7 }, [1]],
    ['nine held, with seven cards each: on', [0, 3, 0, 0], [6, 6, 6, 6], { end: 'held', cardsEach: 7 }, null],
  ] as const)('%s', (_, faceDown, own, chosen, losers) => {
    expect(losersOf(counts(faceDown, own, chosen))).toEqual(losers)
  })

  test.each([
    ['survivors', [0, 1, 3]],
    ['fewest', [0]],
  ] as const)('of 0 1 6 1, won by %s', (winner, winners) => {
    const state = counts([0, 1, 6, 1], [2, 3, 2, 4], { winner })
    expect(resultOf(state, [2])).toEqual({ scores: [0, -1, -6, -1], winners })
  })

  test('after two hundred rounds', () => {
    const { state } = after(dealt(example), 'look 01, 1, 1, 1, 1')
    const [line] = state.rounds
    if (line === undefined) throw new Error('no round was finished')
    const long = {
      ...dealt(example),
      rounds: Array.from({ length: 199 }, () => line),
      faceDown: [1, 0, 2, 0],
    }
    const { state: over } = after(long, 'look 01, 1, 1, 1, 1')
    expect([inAGrove.toAct(over), inAGrove.view(over, 0).losers]).toEqual([[], [2]])
  })
})

describe('refusals', () => {
  const begun = after(dealt(example), 'look 01').state
  const swapping = after(dealt(example, { swap: true }), 'look 01, swap 1').state
  const over: GroveState = { ...dealt(example), phase: 'over' }

  const rows: readonly (readonly [GroveRefusal, GroveState, Seat, Json])[] = [
    ['game-over', over, 0, { type: 'nothing' }],
    ['not-your-turn', begun, 1, { type: 'nothing' }],
    ['bad-move', begun, 0, { type: 'accuse', suspect: 3 }],
    ['bad-move', begun, 0, { type: 'look', suspects: [0, 3] }],
    ['look-first', dealt(example), 0, { type: 'swap', suspect: 0 }],
    ['look-at-two', begun, 0, { type: 'look', suspects: [1, 1] }],
    ['look-at-two', dealt(example), 0, { type: 'look', suspects: [0, 1, 2] }],
    ['already-looked', begun, 0, { type: 'look', suspects: [0, 1] }],
    ['swap-not-in-use', begun, 0, { type: 'swap', suspect: 0 }],
    ['swap-only-starter', after(swapping, '0').state, 1, { type: 'swap', suspect: 0 }],
    ['already-swapped', swapping, 0, { type: 'swap', suspect: 0 }],
  ]
  test.each(rows)('%s', (code, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })

  test('a suspect nobody has looked at may be accused', () => {
    expect(judge(begun, 0, moveOf('2'))).toBeNull()
  })
})
