/** The end of a deal of Master of Rules, and piles that are used up. */
import { describe, expect, test } from 'vitest'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { draw, turnUp } from '../../src/games/master-of-rules/stock.ts'
import { newDecks } from '../support/hands.ts'
import { type newGame, numbers, perKind, position, run, typesOf } from '../support/master-of-rules.ts'

/** Three players, one card before the end of a deal; the second automated number is P2. */
const lastCard = (deal: number, options: Parameters<typeof newGame>[1] = {}, first = 0) =>
  position({
    options,
    first,
    deal,
    hands: ['B9 ONLY', 'B8 TRIO', 'B7 BEST'],
    table: Object.assign(['', '', ''], {
      [first]: 'R1 SUPPORT',
      [(first + 1) % 3]: 'B5 LIMIT',
      [(first + 2) % 3]: 'ONLY',
    }),
    automated: 'Y3 TRIO',
    pile: 'P2 G1 G2 G3 G4 BEST LIMIT TRIO SUPPORT',
  })

describe('the end of a deal', () => {
  test('judges, scores and puts the rest away in seat order, the automated cards last', () => {
    const { state, events } = run(lastCard(1), 'B7')
    // R1 B5 B7, Y3 P2: the sum is 18; B7 shares blue; the right of seat 0 is seat 2, whose ONLY fails.
    expect(state.deals[0]).toMatchObject({
      first: 0,
      accomplished: [false, true, false],
      automated: { numbers: ['Y3', 'P2'], rule: 'TRIO' },
    })
    expect(state.scored).toEqual([[], ['LIMIT'], []])
    expect(state.numbers.discards).toEqual(numbers('R1 B5 B7 Y3 P2'))
    expect(state.rules.discards).toEqual(['SUPPORT', 'ONLY', 'TRIO'])
    expect(typesOf(events)).toBe('play automated judge first display')
    expect(events.find(({ type }) => type === 'judge')).toMatchObject({ deal: 1, scores: [0, 1, 0] })
    expect(masterOfRules.view(state, null).deals[0]?.made).toEqual([[], numbers('R1 B5 B7 Y3 P2'), []])
  })

  test('then fills the display from both piles and begins the next deal', () => {
    const { state } = run(lastCard(1), 'B7')
    expect(state).toMatchObject({ deal: 2, trick: 1, phase: 'play', first: 2, turn: 2 })
    expect(state.display).toEqual(perKind('G1 G2 G3 BEST LIMIT TRIO'))
    expect(state.table).toEqual([[], [], []])
  })

  test.each([
    { options: {}, from: 0, to: 2 },
    { options: {}, from: 2, to: 1 },
    { options: { edition: 'first' }, from: 0, to: 1 },
    { options: { edition: 'first' }, from: 2, to: 0 },
    { options: { pass: 'left' }, from: 0, to: 1 },
    { options: { edition: 'first', pass: 'right' }, from: 0, to: 2 },
  ] as const)('$options passes the first player from $from to $to', ({ options, from, to }) => {
    expect(run(lastCard(1, options, from), ['B7', 'B9', 'B8'][from] ?? '').state.first).toBe(to)
  })

  test.each([
    { edition: 'second', numbers: 3, told: 'play automated judge first display' },
    { edition: 'first', numbers: 0, told: 'play automated judge first' },
  ] as const)(
    'before the last deal the $edition edition turns up $numbers numbers',
    ({ edition, ...shown }) => {
      const { state, events } = run(lastCard(11, { edition }), 'B7')
      expect([state.deal, state.display.number.length, typesOf(events)]).toEqual([
        12,
        shown.numbers,
        shown.told,
      ])
    },
  )

  test('after the last deal the hands are discarded and the best has won', () => {
    const { state, events } = run(lastCard(12), 'B7')
    expect(typesOf(events)).toBe('play automated judge end')
    expect(events.at(-1)).toMatchObject({ scores: [0, 1, 0], winners: [1] })
    expect([state.phase, state.deal, masterOfRules.toAct(state)]).toEqual(['over', 12, []])
    expect(state.hands.flatMap(({ number, rule }) => [...number, ...rule])).toEqual([])
    expect(state.numbers.discards.slice(-2)).toEqual(numbers('B9 B8'))
    expect(state.rules.discards.slice(-3)).toEqual(['ONLY', 'TRIO', 'BEST'])
    expect(masterOfRules.result(state)).toEqual({ scores: [0, 1, 0], winners: [1] })
  })

  test('a short game of three is over after six deals', () => {
    expect(run(lastCard(6, { length: 'short' }), 'B7').state.phase).toBe('over')
    expect(run(lastCard(5, { length: 'short' }), 'B7').state.phase).toBe('play')
  })
})

describe('a used-up pile', () => {
  const chance = { ...newDecks(0), shuffle: <T>(items: readonly T[]) => items.toReversed() }

  test.each([
    {
      pile: 'ab',
      discards: 'xyz',
      count: 2,
      cards: 'ab',
      left: '',
      heap: 'xyz',
      why: 'just enough: nothing yet',
    },
    {
      pile: 'ab',
      discards: 'xyz',
      count: 3,
      cards: 'abz',
      left: 'yx',
      heap: '',
      why: 'the cards left come first',
    },
    {
      pile: '',
      discards: 'xyz',
      count: 1,
      cards: 'z',
      left: 'yx',
      heap: '',
      why: 'all discards become the pile',
    },
    { pile: 'a', discards: '', count: 3, cards: 'a', left: '', heap: '', why: 'no more cards at all' },
    { pile: '', discards: 'xyz', count: 0, cards: '', left: '', heap: 'xyz', why: 'none is needed' },
  ])('of $pile with the discards $discards: $why', ({ pile, discards, count, cards, left, heap }) => {
    const drawn = draw({ pile: [...pile], discards: [...discards] }, count, chance)
    expect([drawn.cards, drawn.stock.pile, drawn.stock.discards].map((some) => some.join(''))).toEqual([
      cards,
      left,
      heap,
    ])
    expect(drawn.reshuffled).toBe(heap !== discards)
  })

  test('of both kinds at once: numbers before rules', () => {
    const asked: number[] = []
    const noting = {
      ...chance,
      shuffle: <T>(items: readonly T[]): T[] => {
        asked.push(items.length)
        return [...items]
      },
    }
    const stocks = {
      numbers: { pile: [], discards: numbers('B1 B2') },
      rules: { pile: [], discards: perKind('TRIO').rule },
    }
    const { events } = turnUp(stocks, { numbers: 1, rules: 1 }, noting)
    expect([asked, events.map(({ type, to, ...rest }) => ({ type, to, ...rest }))]).toEqual([
      [2, 1],
      [
        { type: 'reshuffle', to: 'all', kind: 'number' },
        { type: 'reshuffle', to: 'all', kind: 'rule' },
      ],
    ])
  })
})
