import { describe, expect, test } from 'vitest'
import { codes, penaltyFor, sortCards } from '../../src/games/rummy/deck.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { judge, type RummyRefusal } from '../../src/games/rummy/judge.ts'
import type { RummyMove } from '../../src/games/rummy/moves.ts'
import type { RummyState } from '../../src/games/rummy/state.ts'
import { cardsOf, newDecks, playAll, toldTo } from '../support/hands.ts'
import { discard, layOff, meld, newGame, position, run, set, stock, swap, take } from '../support/rummy.ts'

const play = (state: RummyState, ...moves: readonly RummyMove[]) => playAll(rummy, state, moves).state
const movesOf = (state: RummyState) => [...rummy.legalMoves(state, state.turn)]
const codeOf = (state: RummyState, move: RummyMove): string | undefined =>
  judge(state, state.turn, move)?.code

describe('the start of a turn', () => {
  test('without an upcard the first draw has no choice and is made', () => {
    const start = newGame(3, {}, 2)
    expect([start.turn, start.phase, start.hands.map((hand) => hand.length)]).toEqual([2, 'play', [7, 7, 8]])
    expect([start.stock.length, start.pile]).toEqual([30, []])
  })

  test('with an upcard, or any discard, the top one may be taken', () => {
    expect(movesOf(newGame(2, { upcard: true }))).toEqual([stock, take])
    expect(movesOf(play(newGame(), discard('2C')))).toEqual([stock, take])
  })

  test('with drawFrom stock no draw is ever asked', () => {
    const { state, events } = playAll(rummy, newGame(2, { drawFrom: 'stock' }), [discard('2C')])
    expect([state.turn, state.phase]).toEqual([1, 'play'])
    expect(toldTo(events, 0)).toEqual([
      { type: 'discarded', to: 'all', seat: 0, card: '2C' },
      { type: 'drew', to: 'all', seat: 1 },
    ])
    // In a new deck's order both hands take the clubs and the 2 of diamonds; the starter drew the 3.
    expect(toldTo(events, 1).at(-1)).toEqual({ type: 'drew', to: [1], seat: 1, card: '4D' })
  })

  test('an empty stock and a single discard: it is taken, as a discard', () => {
    const state = play(position({ hands: ['2C 3C', '9H TH'], stock: '' }), discard('2C'))
    expect([state.turn, state.phase, state.taken, state.pile]).toEqual([1, 'play', '2C', []])
    expect(codeOf(state, discard('2C'))).toBe('just-taken')
  })

  test('the discards but the top one become the stock, when somebody draws and not before', () => {
    const start = position({ hands: ['2C 3C', '9H TH'], stock: '', pile: '4S 5S 6S' })
    const asked = play(start, discard('2C'))
    expect([asked.stock, asked.pile.length]).toEqual([[], 4])
    const { state, events } = playAll(rummy, asked, [stock])
    expect([state.stock, state.pile, state.hands[1]]).toEqual([['5S', '6S'], ['2C'], ['9H', 'TH', '4S']])
    expect(events[0]).toEqual({ type: 'renewed', to: 'all', cards: 3 })
  })

  test('with drawFrom stock a single discard is shuffled too', () => {
    const start = position({ options: { drawFrom: 'stock' }, hands: ['2C 3C', '9H TH'], stock: '' })
    const state = play(start, discard('2C'))
    expect([state.hands[1], state.pile, state.taken]).toEqual([['2C', '9H', 'TH'], [], null])
  })
})

describe('the card just taken', () => {
  const state = position({ hands: ['3H 3D 3C KD KS', '9H'], taken: 'KS' })

  test('stays while another card is left', () => {
    const melded = play(state, meld('set', '3C 3D 3H'))
    expect(codeOf(melded, discard('KS'))).toBe('just-taken')
    expect(movesOf(melded)).toEqual([discard('KD')])
  })

  test('may be discarded as the last card', () => {
    const last = position({ hands: ['3H 3D 3C KS', '9H'], taken: 'KS' })
    const { state: next } = playAll(rummy, play(last, meld('set', '3C 3D 3H')), [discard('KS')])
    expect(next.rounds[0]?.out).toBe(0)
  })

  test('may be discarded when all cards left equal it, or when an equal one was laid', () => {
    const double = { deck: 'double' } as const
    const equal = position({ options: double, hands: ['KS KS', '9H'], taken: 'KS' })
    expect(codeOf(equal, discard('KS'))).toBeUndefined()
    const other = position({ options: double, hands: ['KS KS KH KD 2C', '9H'], taken: 'KS' })
    expect(codeOf(other, discard('KS'))).toBe('just-taken')
    expect(codeOf(play(other, meld('set', 'KD KH KS')), discard('KS'))).toBeUndefined()
  })
})

describe('laying off', () => {
  const table = [run(1, '4S 5S 6S'), set(1, '9C 9D 9H')]

  test('needs no meld of one’s own, and both ends of a run grow', () => {
    const state = position({ hands: ['3S 7S 8S 9S KD', '2H'], table })
    const laid = play(
      state,
      layOff(0, '7S', 'high'),
      layOff(0, '8S', 'high'),
      layOff(0, '3S', 'low'),
      layOff(1, '9S'),
    )
    expect(laid.table.map(({ cards }) => cards.join(' '))).toEqual(['3S 4S 5S 6S 7S 8S', '9C 9D 9H 9S'])
    expect(laid.table.map(({ seat }) => seat)).toEqual([1, 1])
  })

  test('with layOffNeedsMeld waits for one, of this turn or an earlier one of the round', () => {
    const options = { layOffNeedsMeld: true }
    const state = position({ options, hands: ['7S 2C 2D 2H KD', '3H'], table })
    expect(codeOf(state, layOff(0, '7S', 'high'))).toBe('meld-first')
    expect(movesOf(state).map(({ type }) => type)).not.toContain('layOff')
    expect(codeOf(play(state, meld('set', '2C 2D 2H')), layOff(0, '7S', 'high'))).toBeUndefined()
    expect(codeOf({ ...state, table: [run(0, '4S 5S 6S')] }, layOff(0, '7S', 'high'))).toBeUndefined()
  })

  test('with ace round the thirteenth card fits at both ends', () => {
    const twelve = run(0, '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS')
    const state = position({ options: { ace: 'round' }, hands: ['AS KD', '3H'], table: [twelve] })
    expect(movesOf(state).filter(({ type }) => type === 'layOff')).toEqual([
      layOff(0, 'AS', 'low'),
      layOff(0, 'AS', 'high'),
    ])
    const full = play(state, layOff(0, 'AS', 'low'))
    expect(movesOf(full).map(({ type }) => type)).toEqual(['discard'])
  })

  test('with ace both a run has an ace at one end alone', () => {
    const state = position({
      options: { ace: 'both', deck: 'double' },
      hands: ['AS AS KD', '3H'],
      table: [run(0, '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS')],
    })
    expect(codeOf(play(state, layOff(0, 'AS', 'high')), layOff(0, 'AS', 'low'))).toBe('does-not-fit')
  })
})

describe('jokers', () => {
  const swapping = { jokers: true, jokerSwap: true } as const

  test('are taken for the very card they stand for in a run, for any of the rank in a set', () => {
    const table = [run(1, '5H XB 7H'), set(1, '8C 8D XR')]
    const state = position({ options: swapping, hands: ['6H 6D 8S KD', '2H'], table })
    expect(movesOf(state).filter(({ type }) => type === 'swapJoker')).toEqual([
      swap(0, '6H', 'XB'),
      swap(1, '8S', 'XR'),
    ])
    const swapped = play(state, swap(0, '6H', 'XB'))
    expect([swapped.table[0]?.cards, swapped.hands[0], swapped.known[0]]).toEqual([
      ['5H', '6H', '7H'],
      ['6D', 'KD', '8S', 'XB'],
      ['XB'],
    ])
  })

  test('are known in the hand, and gone from what is known once they leave it', () => {
    const state = position({ options: swapping, hands: ['6H KD QD', '2H'], table: [run(1, '5H XB 7H')] })
    const gone = play(state, swap(0, '6H', 'XB'), discard('XB'))
    expect(gone.known[0]).toEqual([])
  })

  test('stay for good without the option, and while melds of one’s own are asked for', () => {
    const table = [run(1, '5H XB 7H')]
    const kept = position({ options: { jokers: true }, hands: ['6H KD', '2H'], table })
    expect(codeOf(kept, swap(0, '6H', 'XB'))).toBe('no-swapping')
    const first = position({ options: { ...swapping, layOffNeedsMeld: true }, hands: ['6H KD', '2H'], table })
    expect(codeOf(first, swap(0, '6H', 'XB'))).toBe('meld-first')
  })

  test('make melds with one other card, but none alone', () => {
    const state = position({ options: { jokers: true }, hands: ['7C XB XR KD', '2H'] })
    const melds = movesOf(state).filter((move) => move.type === 'meld')
    expect(melds).toContainEqual(meld('set', '7C XB XR'))
    expect(melds).toContainEqual(meld('run', '7C XB XR'))
    expect(melds).toContainEqual(meld('run', 'XR 7C XB'))
    // A set with each of the two cards; runs with the seven at three places and the king, which only the ace
    // follows, at two, the jokers in either order.
    expect(melds).toHaveLength(2 + 6 + 4)
  })
})

describe('the end of a round', () => {
  test('comes with the last card laid; the others count, and the next seat starts', () => {
    const start = position({ hands: ['3H 3D 3C', 'KH 7C AD', 'QS'] })
    const { state, events } = playAll(rummy, start, [meld('set', '3C 3D 3H')])
    expect(state.rounds[0]).toMatchObject({ out: 0, points: [0, 18, 10], totals: [0, 18, 10] })
    expect(state.rounds[0]?.hands).toEqual([[], ['7C', 'AD', 'KH'], ['QS']])
    expect([state.starter, state.turn]).toEqual([1, 1])
    expect(events.map(({ type }) => type)).toEqual([
      'melded',
      'round',
      'round-started',
      ...['dealt', 'dealt', 'dealt'],
      ...['drew', 'drew'],
    ])
  })

  test('with outByDiscard needs a last discard', () => {
    const options = { outByDiscard: true }
    const all = position({ options, hands: ['3H 3D 3C', '2H'] })
    expect(codeOf(all, meld('set', '3C 3D 3H'))).toBe('keep-a-discard')
    const last = position({ options, hands: ['7S', '2H'], table: [run(1, '4S 5S 6S')] })
    expect(codeOf(last, layOff(0, '7S', 'high'))).toBe('keep-a-discard')
    expect(movesOf(last)).toEqual([discard('7S')])
  })

  test('comes after fifty turns a seat, when everybody counts', () => {
    const start = { ...position({ hands: ['2C 3C', '9H'] }), turns: 99 }
    const { state, events } = playAll(rummy, start, [discard('2C')])
    expect(state.rounds[0]).toMatchObject({ out: null, points: [3, 9], last: discard('2C') })
    expect(events[1]?.type).toBe('round')
    expect(play({ ...start, turns: 98 }, discard('2C')).rounds).toEqual([])
  })

  test.each([
    ['KH 7C AD', 'ten', 18],
    ['KH 7C AD', 'number', 21],
    ['KH 7C AD XB', 'ten', 38],
    ['JC QC KC TC', 'number', 46],
  ] as const)('%s left with court cards %s: %d', (text, courtCards, points) => {
    expect(penaltyFor(sortCards(cardsOf(codes, text)), courtCards)).toBe(points)
  })
})

describe('the end of the game', () => {
  test('comes at the target; the fewest penalty points win', () => {
    const start = { ...position({ hands: ['3H 3D 3C', '7C'] }), totals: [60, 95] }
    expect(rummy.result(play(start, meld('set', '3C 3D 3H')))).toEqual({ scores: [-60, -102], winners: [0] })
  })

  test('equal totals share the win', () => {
    const start = { ...position({ hands: ['3H 3D 3C', 'KH', '5C'] }), totals: [30, 95, 25] }
    expect(rummy.result(play(start, meld('set', '3C 3D 3H')))).toEqual({
      scores: [-30, -105, -30],
      winners: [0, 2],
    })
  })

  test('comes after 200 rounds whatever the totals', () => {
    const [line] = play(position({ hands: ['3H', '7C'] }), discard('3H')).rounds
    if (line === undefined) return expect.fail('no round has ended')
    const late = { ...position({ hands: ['3H', '7C'] }), rounds: Array.from({ length: 199 }, () => line) }
    expect(rummy.result(play(late, discard('3H')))).toEqual({ scores: [0, -7], winners: [0] })
  })
})

describe('refusals in their order', () => {
  const table = [run(1, '4S 5S 6S'), set(1, '9C 9D 9H')]
  const state = position({ hands: ['7S 2C 2D KD KS', '3H'], taken: 'KS', table })
  const rows: readonly (readonly [string, RummyState, RummyMove, RummyRefusal])[] = [
    ['a second draw', state, stock, 'already-drawn'],
    ['a discard before drawing', { ...state, phase: 'draw' }, discard('9C'), 'draw-first'],
    ['a card of another hand', state, discard('3H'), 'not-in-hand'],
    ['one card named twice', state, meld('set', '2C 2C 2D'), 'not-in-hand'],
    ['the card just taken', state, discard('KS'), 'just-taken'],
    ['two cards as a set', state, meld('set', '2C 2D'), 'bad-meld'],
    ['no cards', state, meld('run', ''), 'bad-meld'],
    ['a meld that is not there', state, layOff(2, '7S', 'high'), 'no-such-meld'],
    ['an exchange at a table without', state, swap(0, '7S', 'XB'), 'no-swapping'],
    ['a run without an end', state, layOff(0, '7S'), 'bad-end'],
    ['a set with an end', state, layOff(1, 'KD', 'low'), 'bad-end'],
    ['the wrong end', state, layOff(0, '7S', 'low'), 'does-not-fit'],
    ['another rank', state, layOff(1, 'KD'), 'does-not-fit'],
  ]
  test.each(rows)('%s', (_, position, move, code) => {
    expect(codeOf(position, move)).toBe(code)
  })

  test('what is refused asks for no chance', () => {
    const noChance = { int: () => expect.fail('int'), shuffle: () => expect.fail('shuffle') }
    expect(() => rummy.apply(state, 0, discard('KS'), noChance)).toThrow('just-taken')
    expect(rummy.apply(state, 0, discard('KD'), newDecks(0)).state.turn).toBe(1)
  })
})
