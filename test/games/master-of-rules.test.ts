import { describe, expect, test } from 'vitest'
import type { Event, Json } from '../../src/engine/game.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { judge, type MasterRefusal } from '../../src/games/master-of-rules/judge.ts'
import type { MasterState } from '../../src/games/master-of-rules/state.ts'
import { newGame, perKind, playable, position, run, typesOf } from '../support/master-of-rules.ts'

/** Five hands; seat 0 is about to begin. */
const five = [
  'B1 R2 TRIO ONLY',
  'B2 R3 TRIO LIMIT',
  'B3 R4 BEST BEST',
  'B4 R5 ONLY TRIO',
  'B5 R6 SUPPORT LIMIT',
]

describe('the start', () => {
  test('deals four numbers and three rules from the top in seat order, whoever begins', () => {
    const { hands, display, numbers: stock, rules } = newGame(3, {}, 2)
    expect(hands.map(({ number }) => number.join(' '))).toEqual(['B1 B2 B3 B4', 'B5 B6 B7 B8', 'B9 R1 R2 R3'])
    expect(hands.map(({ rule }) => rule.length)).toEqual([3, 3, 3])
    expect(display).toEqual(perKind('R4 R5 R6 ONLY ONLY ONLY'))
    expect([stock.pile.length, rules.pile.length]).toEqual([45 - 15, 60 - 12])
  })

  test.each([3, 4, 5])(
    'turns up a card of each kind for each of %i players, and no automated card',
    (seats) => {
      const { display, automated } = newGame(seats)
      expect([display.number.length, display.rule.length]).toEqual([seats, seats])
      expect(automated).toEqual({ numbers: [], rule: null })
    },
  )
})

describe('what may be played', () => {
  test.each([
    {
      what: 'anything at first',
      first: 0,
      table: [],
      automated: '',
      hand: 'B1 R2 TRIO ONLY',
      may: 'B1 R2 TRIO ONLY',
    },
    {
      what: 'no rule another has played',
      table: ['', '', 'TRIO', 'B4', 'B5'],
      automated: '',
      hand: 'B1 R2 TRIO ONLY',
      may: 'B1 R2 ONLY',
    },
    {
      what: 'no rule of the automated player',
      table: ['', '', 'B3', 'B4', 'B5'],
      automated: 'P1 TRIO',
      hand: 'B1 R2 TRIO ONLY',
      may: 'B1 R2 ONLY',
    },
    {
      what: 'any rule when all are played, though a number is free too',
      table: ['', '', 'TRIO', 'ONLY', 'B5'],
      automated: '',
      hand: 'B1 R2 TRIO ONLY',
      may: 'B1 R2 TRIO ONLY',
    },
    {
      what: 'also the one that lies there twice',
      table: ['', '', 'TRIO', 'TRIO', 'ONLY'],
      automated: '',
      hand: 'B1 TRIO TRIO ONLY',
      may: 'B1 TRIO ONLY',
    },
  ])('in trick 1: $what', ({ first = 2, table, automated, hand, may }) => {
    expect(playable(position({ first, hands: [hand, ...five.slice(1)], table, automated }))).toBe(may)
  })

  test.each([
    { what: 'a rule after a number', own: 'B9', hand: 'B1 R2 TRIO ONLY', may: 'ONLY' },
    { what: 'a number after a rule', own: 'BEST', hand: 'B1 R2 TRIO ONLY', may: 'B1 R2' },
    { what: 'any rule when all are played', own: 'B9', hand: 'B1 TRIO TRIO SUPPORT', may: 'TRIO SUPPORT' },
  ])('in trick 2: $what', ({ own, hand, may }) => {
    const table = [own, 'TRIO', 'B7', 'SUPPORT', 'B8']
    expect(playable(position({ hands: [hand, ...five.slice(1)], table }))).toBe(may)
  })

  test('rules scored in earlier deals bind nobody', () => {
    expect(playable(position({ hands: five, scored: ['TRIO', 'ONLY', '', '', ''] }))).toBe('B1 R2 TRIO ONLY')
  })

  test('with leadKind the kind of the first player binds in trick 1, and the other in trick 2', () => {
    const options = { leadKind: true }
    const led = (first: string) => playable(position({ options, hands: five, table: [first] }))
    expect([led('B9'), led('SUPPORT')]).toEqual(['B2 R3', 'TRIO LIMIT'])
    expect(playable(position({ options, hands: five }))).toBe('B1 R2 TRIO ONLY')
    const table = ['B9', 'B8', 'B7', 'R8', 'R9']
    expect(playable(position({ options, hands: five, table }))).toBe('TRIO ONLY')
  })
})

describe('a refusal is the first that applies', () => {
  const start = position({
    hands: five,
    display: 'P1 P2 LIMIT BEST',
    first: 4,
    table: ['', '', '', '', 'TRIO'],
  })
  const taking: MasterState = { ...start, phase: 'take', turn: 4 }
  const second = position({ hands: five, table: ['B9', 'TRIO', 'R7', 'R8', 'R9'] })
  test.each<{ state: MasterState; seat: number; move: Json; code: MasterRefusal }>([
    { state: { ...start, phase: 'over' }, seat: 1, move: null, code: 'game-over' },
    { state: start, seat: 1, move: null, code: 'not-your-turn' },
    { state: start, seat: 0, move: null, code: 'bad-move' },
    { state: start, seat: 0, move: { type: 'play' }, code: 'bad-move' },
    { state: start, seat: 0, move: { type: 'play', card: 1 }, code: 'bad-move' },
    { state: start, seat: 0, move: { type: 'pass', card: 'B1' }, code: 'bad-move' },
    { state: start, seat: 0, move: { type: 'play', card: 'B1', more: 1 }, code: 'bad-move' },
    { state: start, seat: 0, move: { type: 'take', card: 'P1' }, code: 'wrong-phase' },
    { state: taking, seat: 4, move: { type: 'play', card: 'B5' }, code: 'wrong-phase' },
    { state: taking, seat: 4, move: { type: 'take', card: 'P1' }, code: 'not-in-display' },
    { state: taking, seat: 4, move: { type: 'take', card: 'TRIO' }, code: 'not-in-display' },
    { state: start, seat: 0, move: { type: 'play', card: 'B2' }, code: 'not-in-hand' },
    { state: start, seat: 0, move: { type: 'play', card: 'Z9' }, code: 'not-in-hand' },
    { state: second, seat: 0, move: { type: 'play', card: 'B1' }, code: 'wrong-kind' },
    { state: second, seat: 0, move: { type: 'play', card: 'TRIO' }, code: 'rule-already-played' },
  ])('$code for $move', ({ state, seat, move, code }) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })

  test('the view says of each card that has to wait why', () => {
    expect(masterOfRules.view(second, 0).waiting).toEqual([
      { card: 'B1', why: { code: 'wrong-kind', params: { kind: 'rule' } } },
      { card: 'R2', why: { code: 'wrong-kind', params: { kind: 'rule' } } },
      { card: 'TRIO', why: { code: 'rule-already-played', params: { rule: 'TRIO' } } },
    ])
    expect([1, null].map((viewer) => masterOfRules.view(second, viewer).waiting)).toEqual([[], []])
  })
})

describe('a forced rule', () => {
  const hands = ['B1 TRIO LIMIT TRIO', ...five.slice(1)]
  const table = ['', '', 'LIMIT', 'TRIO', 'B9']
  const start = position({ first: 2, hands, table, display: 'P1 BEST' })

  test('shows the whole rule hand first, the card to be played included, in the order of the deck', () => {
    const { state, events } = run(start, 'TRIO')
    expect(events[0]).toEqual({ type: 'show', to: 'all', seat: 0, cards: ['LIMIT', 'TRIO', 'TRIO'] })
    expect(events[1]).toEqual({ type: 'play', to: 'all', seat: 0, card: 'TRIO' })
    expect(state.revealed).toEqual([['LIMIT', 'TRIO', 'TRIO'], null, null, null, null])
    expect(masterOfRules.view(state, 3).revealed).toEqual(state.revealed)
  })

  test('shows nothing in the first edition, and nothing when it is not forced', () => {
    const first = run({ ...start, options: { ...start.options, edition: 'first' } }, 'TRIO')
    const free = run(position({ first: 2, hands: five, table, display: 'P1 BEST' }), 'ONLY')
    for (const { state, events } of [first, free]) {
      expect(typesOf(events)).toBe('play take')
      expect(state.revealed).toEqual([null, null, null, null, null])
    }
  })

  test('a number played though all rules are played shows nothing', () => {
    expect(typesOf(run(start, 'B1').events)).toBe('play take')
  })

  test('what was shown is covered again when the deal is over', () => {
    const last = position({
      hands: ['B9 ONLY', 'B8 ONLY', 'B7 TRIO BEST'],
      table: ['R1 TRIO', 'R2 BEST', 'R3'],
      automated: 'P1 LIMIT',
    })
    const { state } = run(last, 'TRIO')
    expect(state.revealed).toEqual([null, null, null])
    expect(state.deals.at(-1)?.revealed).toEqual([null, null, ['TRIO', 'BEST']])
  })
})

describe('a take', () => {
  const start = position({ hands: five, display: 'P1 P2 P3 ONLY ONLY ONLY' })

  test('follows the own play and is a choice among the cards of its kind', () => {
    const { state } = run(start, 'B1')
    expect([state.phase, masterOfRules.toAct(state), playable(state)]).toEqual(['take', [0], 'P1 P2 P3'])
    const after = run(state, '+P2').state
    expect([after.phase, masterOfRules.toAct(after)]).toEqual(['play', [1]])
    expect([after.hands[0], after.display]).toEqual([
      perKind('R2 P2 TRIO ONLY'),
      perKind('P1 P3 ONLY ONLY ONLY'),
    ])
  })

  test('of equal rules is not asked', () => {
    const { state, events } = run(start, 'TRIO')
    expect(typesOf(events)).toBe('play take')
    expect([state.turn, state.phase, state.hands[0]]).toEqual([1, 'play', perKind('B1 R2 ONLY ONLY')])
  })

  test('of the only card left is not asked, and of nothing there is none', () => {
    const one = run(position({ hands: five, display: 'P1 BEST TRIO' }), 'B1')
    expect([typesOf(one.events), one.state.turn]).toEqual(['play take', 1])
    const none = run(position({ hands: five, display: 'BEST TRIO' }), 'B1')
    expect([typesOf(none.events), none.state.turn]).toEqual(['play', 1])
  })

  test('of equal cards in a hand the first one leaves, and the new one goes to the end', () => {
    const { state } = run(
      position({ hands: ['B1 TRIO BEST TRIO', ...five.slice(1)], display: 'LIMIT' }),
      'TRIO',
    )
    expect(state.hands[0]?.rule).toEqual(['BEST', 'TRIO', 'LIMIT'])
  })

  test.each(['second', 'first'] as const)('is not asked in the last deal, %s edition', (edition) => {
    const last = position({ options: { edition }, deal: 10, hands: five, display: 'P1 P2 TRIO ONLY' })
    const { state, events } = run(last, 'B1', 'LIMIT')
    expect([typesOf(events), state.turn, state.display]).toEqual(['play play', 2, last.display])
  })
})

describe('the automated player', () => {
  const hands = ['B1 ONLY', 'B2 BEST', 'B3 LIMIT', 'B4 SUPPORT', 'B5 TRIO']
  /** All but the last seat have played in this trick. */
  const inTrick = (seats: number, trick: 1 | 2) => {
    const seated = hands.slice(0, seats)
    const table = seated.map((_, seat) => {
      const played = seat === seats - 1 ? ['', 'R9'] : [`R${seat + 1}`, `R${seat + 1} TRIO`]
      return played[trick - 1] ?? ''
    })
    return position({ hands: seated, table, pile: 'P7 P8 P9 BEST ONLY' })
  }
  const drawn = (seats: number, trick: 1 | 2): Event | undefined => {
    const state = inTrick(seats, trick)
    const [card = ''] = playable(state).split(' ')
    return run(state, card).events.find(({ type }) => type === 'automated')
  }

  test.each([
    { seats: 3, trick: 1, gets: { numbers: ['P7'], rule: 'BEST' } },
    { seats: 3, trick: 2, gets: { numbers: ['P7'], rule: null } },
    { seats: 4, trick: 1, gets: { numbers: ['P7'], rule: null } },
  ] as const)('of $seats players gets $gets after trick $trick', ({ seats, trick, gets }) => {
    expect(drawn(seats, trick)).toEqual({ type: 'automated', to: 'all', ...gets })
  })

  test.each([
    { seats: 4, trick: 2 },
    { seats: 5, trick: 1 },
    { seats: 5, trick: 2 },
  ] as const)('of $seats players gets nothing after trick $trick', ({ seats, trick }) => {
    expect(drawn(seats, trick)).toBeUndefined()
  })

  test('plays after the last take of trick 1', () => {
    const start = position({
      hands: hands.slice(0, 3),
      table: ['R1', 'R2', ''],
      display: 'P1 P2',
      pile: 'P7 P8 BEST',
    })
    const { state, events } = run(start, 'B3')
    expect([state.phase, typesOf(events), state.automated.numbers]).toEqual(['take', 'play', []])
    expect(run(state, '+P1').state).toMatchObject({
      trick: 2,
      turn: 0,
      automated: { numbers: ['P7'], rule: 'BEST' },
    })
  })
})

test('nobody sees another hand or a pile, everybody the rest', () => {
  const start = position({ hands: five, display: 'P1 TRIO', table: ['TRIO'] })
  const [own, other, spectator] = [1, 2, null].map((viewer) => masterOfRules.view(start, viewer))
  expect([own?.hand, other?.hand, spectator?.hand]).toEqual([
    perKind('B2 R3 TRIO LIMIT'),
    perKind('B3 R4 BEST BEST'),
    null,
  ])
  expect({ ...own, hand: null, waiting: [] }).toEqual(spectator)
  expect(spectator?.counts[0]).toEqual({ number: 2, rule: 2 })
  expect(spectator).not.toHaveProperty('numbers')
})
