import { describe, expect, test } from 'vitest'
import { leastDeadwood } from '../../src/games/gin-rummy/arrange.ts'
import { deck } from '../../src/games/gin-rummy/deck.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { type GinRummyRefusal, judge } from '../../src/games/gin-rummy/judge.ts'
import type { GinRummyMove } from '../../src/games/gin-rummy/moves.ts'
import type { GinRummyState } from '../../src/games/gin-rummy/state.ts'
import { bigGin, dealt, discard, draw, knock, pass, take } from '../support/gin-rummy.ts'
import { cardsOf, playAll, toldTo } from '../support/hands.ts'

const play = (state: GinRummyState, ...moves: readonly GinRummyMove[]) =>
  playAll(ginRummy, state, moves).state
const lastDeal = (state: GinRummyState) => state.rounds.at(-1)
const movesOf = (state: GinRummyState) => [...ginRummy.legalMoves(state, state.turn)]
const codeOf = (state: GinRummyState, move: GinRummyMove): string | undefined =>
  judge(state, state.turn, move)?.code

/** Two hands that are nearly nothing, and a stock of clubs. */
const plain = dealt({
  hands: ['2C 4C 6C 8C TC QC AD 3D 5D 7D', '2H 4H 6H 8H TH QH AS 3S 5S 7S'],
  upcard: 'KD',
  stock: 'KC JC 9C 7C 5C 3C AC',
})

/** The same with three cards left in the stock: whoever draws one has the last turn. */
const nearlyExhausted: GinRummyState = { ...plain, stock: plain.stock.slice(0, 3) }

describe('the upcard', () => {
  test('is asked of the starter, then of the other; after two passes the starter has drawn', () => {
    const asked = play(plain, pass)
    expect([ginRummy.toAct(plain), ginRummy.toAct(asked)]).toEqual([[0], [1]])
    const { state, events } = playAll(ginRummy, asked, [pass])
    expect([state.turn, state.phase, state.stock.length]).toEqual([0, 'discard', 30])
    expect(toldTo(events, 1)).toEqual([
      { type: 'passed', to: 'all', seat: 1 },
      { type: 'drew', to: 'all', seat: 0 },
    ])
    expect(toldTo(events, 0).at(-1)).toEqual({ type: 'drew', to: [0], seat: 0, card: 'KC' })
  })

  test('taken by the second player, the turn goes on to the first, who may draw either way', () => {
    const state = play(plain, pass, take, discard('2H'))
    expect([state.turn, movesOf(state)]).toEqual([0, [draw, take]])
  })
})

describe('what everybody knows of a hand', () => {
  test('is what it took from the discards and still holds', () => {
    const taken = play(plain, take)
    expect(ginRummy.view(taken, 1).known).toEqual([['KD'], []])
    const both = play(taken, discard('2C'), take)
    expect(ginRummy.view(both, null).known).toEqual([['KD'], ['2C']])
    const gone = play(both, discard('2H'), draw, discard('KD'))
    expect(ginRummy.view(gone, 1).known).toEqual([[], ['2C']])
  })

  // OpenSpiel's KnownCardsTest.
  test('agrees with OpenSpiel', () => {
    const start = dealt({
      hands: ['AS 2S 3S AC 2C 3C AD 2D 3D AH', 'TS JS QS KS JC QC KC JD QD KD'],
      upcard: '2H',
    })
    const state = play(start, take, discard('AS'), take, discard('KS'), take, discard('2H'))
    expect(state.known).toEqual([['KS'], ['AS']])
  })
})

describe('deadwood', () => {
  test.each([
    ['4S 5S 6S 7S 2S 2H 2C 2D 3H 6D', 'low', 9],
    ['TH JH QH KH 3H 3D 3C AS 2D 4C', 'low', 7],
    ['QS KS AS 2S 3S 9D 9H 9C 5C 4D', 'low', 29],
    ['QS KS AS 2S 3S 9D 9H 9C 5C 4D', 'round', 9],
    // OpenSpiel's MeldTests, after the best discard, 6S: 4S 4D 4H, 5S 5C 5D, 2C 3C 4C.
    ['4S 4C 4D 4H 5S 5C 5D 2C 3S 3C', 'low', 3],
  ] as const)('of %s with aces %s is %d', (text, ace, least) => {
    expect(leastDeadwood(deck.sort(cardsOf(deck, text)), ace)).toBe(least)
  })
})

/** Knocks of seat 0, which takes the upcard and knocks with a card of its hand. */
const openSpiel = {
  GameplayTest1: {
    hands: ['QS 5S 6S 7S 9C TC JC KS KC KD', '2S 8S 9S AC 2C 7C 8C 2D 8D 2H'],
    upcard: 'JD',
    card: 'QS',
    // With the usual bonus of 25 instead of the 20 set there.
    expected: { kind: 'undercut', winner: 1, points: 26, deadwood: [10, 9] },
  },
  GameplayTest2: {
    hands: ['2S 5S 6S 7S 5C 6C 7C 5D 6D 7D', '3S 4S 4C 4D 5H 6H 7H 8S 8C 8D'],
    upcard: 'AS',
    card: '2S',
    expected: { kind: 'knock', winner: 0, points: 2, deadwood: [1, 3] },
  },
  GameplayTest3: {
    hands: ['JS QS KS TC TD TH AC AD 2S 2H', 'TS 9S 4S 4C 4D 4H 5S 5C 5D 5H'],
    upcard: 'AS',
    card: '2S',
    expected: { kind: 'undercut', winner: 1, points: 27, deadwood: [2, 0] },
  },
} as const

describe('OpenSpiel’s gin positions', () => {
  test.each(Object.entries(openSpiel))('%s', (_, { hands, upcard, card, expected }) => {
    expect(lastDeal(play(dealt({ hands, upcard }), take, knock(card)))).toMatchObject(expected)
  })

  test('WallTest: the last discard may be knocked with, and nothing is laid off on gin', () => {
    const stock = '5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH 2H 3H 4H 5H 6H'.split(
      ' ',
    )
    const start = dealt({
      options: { lastDiscard: true },
      hands: ['9S TS JS QS KS AC 2C 3C TH JH', 'AS 2S 3S 4S 5S 6S 7S 8S QH KH'],
      upcard: '4C',
      stock: [...stock, '8H', '7H', '9H'].join(' '),
    })
    const turns = stock.slice(1).flatMap((card) => [draw, discard(card)])
    const wall = play(start, pass, pass, discard('5C'), ...turns, draw, discard('JH'))
    expect([wall.phase, wall.turn, wall.stock]).toEqual(['wall', 1, ['7H', '9H']])
    expect(lastDeal(play(wall, pass))?.kind).toBe('void')
    const ended = play(wall, take, knock('AS'))
    expect(lastDeal(ended)).toMatchObject({ kind: 'gin', winner: 1, points: 43, deadwood: [18, 0] })
  })

  test('MaxGameLengthTest: fifty takes from the discards make the deal void, here at the end of the turn', () => {
    const start = dealt({
      hands: ['AS 2S 3S AC 2C 3C AD 2D 3D AH', 'TS JS QS KS JC QC KC JD QD KD'],
      upcard: '2H',
    })
    const cycle = [discard('AS'), discard('KS'), discard('2S')]
    const turns = Array.from({ length: 50 }, (_, turn) => [take, cycle[turn % 3] ?? pass]).flat()
    const before = play(start, ...turns.slice(0, -1))
    expect([before.takes, before.rounds.length]).toEqual([50, 0])
    expect(lastDeal(play(start, ...turns))?.kind).toBe('void')
  })

  test('OklahomaTest: an ace turned up asks for gin', () => {
    const start = dealt({
      options: { oklahoma: 'on', target: 250 },
      hands: ['TD QD JS QS 3H 2C 3C 4C TH JH', 'AS 2S 3S 4S 5S 6S 7S 8S 9S KH'],
      upcard: 'AC',
      stock: 'AD',
    })
    const first = play(start, pass, take)
    expect(codeOf(first, knock('KH'))).toBe('too-much-deadwood')
    const second = play(first, discard('KH'), draw, discard('AD'), take)
    expect(lastDeal(play(second, knock('9S')))).toMatchObject({ kind: 'gin', winner: 1, points: 88 })
  })
})

/** Seat 0 may knock with the king of diamonds: groups and runs leave 2, and the same without the groups. */
const twoWays = dealt({
  hands: ['9S TS JS 9C TC JC 9D TD JD KD', '8S 8C 8D 4H 5H 6H 7H QS QC AC'],
  upcard: '2H',
})

describe('the arrangement', () => {
  test('left to itself has the least that can be laid off on', () => {
    const line = lastDeal(play(twoWays, take, knock('KD')))
    expect(line?.layouts?.[0].melds.map((meld) => meld.map((card) => card.charAt(0)).join(''))).toEqual([
      '999',
      'TTT',
      'JJJ',
    ])
    expect(line).toMatchObject({ kind: 'knock', winner: 0, points: 19, deadwood: [2, 21] })
  })

  test('chosen decides what the opponent lays off', () => {
    const line = lastDeal(play(twoWays, take, knock('KD', '9S TS JS / 9C TC JC / 9D TD JD')))
    expect(line).toMatchObject({ kind: 'undercut', winner: 1, points: 26, deadwood: [2, 1] })
    expect(line?.layouts?.[1].laidOff.map(({ card }) => card).toSorted()).toEqual(['QC', 'QS'])
  })

  test('need not be the best one', () => {
    const state = play(twoWays, take)
    expect(codeOf(state, knock('KD', '9S TS JS / 9C TC JC'))).toBe('too-much-deadwood')
    expect(codeOf(state, knock('KD', '9S TS JS / 9C TC JC / 9D TD JD'))).toBeUndefined()
  })

  test('is listed as every set of melds that is good enough', () => {
    const knocks = movesOf(play(twoWays, take)).filter(({ type }) => type === 'knock')
    // With the king: left out, three groups, three runs. Any other card leaves the king and more.
    expect(knocks).toHaveLength(3)
  })

  test('is the same set of sets in any order', () => {
    const written = ginRummy.move.parse(knock('KD', 'JD 9D TD / JS TS 9S / TC JC 9C'))
    expect(written).toEqual(ginRummy.move.parse(knock('KD', '9C TC JC / 9D TD JD / 9S TS JS')))
  })
})

const eleven = dealt({
  options: { bigGin: true, target: 250 },
  hands: ['4S 5S 6S 7S 2S 2H 2C 2D 9H TH', '3C 4C 6D 7D 8D QS QH KC AD 9C'],
  upcard: 'JH',
})

describe('the end of a deal', () => {
  test('big gin counts 31 and all the opponent holds', () => {
    const { state, events } = playAll(ginRummy, play(eleven, take), [bigGin])
    // 6D 7D 8D are a run; 3 + 4 + 10 + 10 + 10 + 1 + 9 are left.
    expect(lastDeal(state)).toMatchObject({ kind: 'bigGin', winner: 0, points: 31 + 47, deadwood: [0, 47] })
    expect(events[0]).toEqual({ type: 'big-gin', to: 'all', seat: 0 })
  })

  test('a spade turned up doubles the deal with oklahoma spades', () => {
    const start = dealt({
      options: { oklahoma: 'spades', target: 250 },
      hands: ['4S 5S 6S 2H 2C 2D 9H TH JH KC', '3C 4C 6D 7D 8D QD QH KH AD 9C'],
      upcard: '9S',
    })
    // k = 9 for the 9S taken; QH and KH are laid off, so d = 3 + 4 + 10 + 1 + 9.
    expect(lastDeal(play(start, take, knock('KC')))).toMatchObject({ points: 2 * (27 - 9), doubled: true })
  })

  test('both hands are shown as they were laid out, and the next starter is the other seat', () => {
    const { state, events } = playAll(ginRummy, play(twoWays, take), [knock('KD')])
    expect(events.map(({ type }) => type)).toEqual(['knocked', 'round', 'round-started', 'dealt', 'dealt'])
    expect([state.starter, state.turn, state.phase]).toEqual([1, 1, 'upcard'])
    const shown = ginRummy.view(state, null).rounds[0]?.layouts?.[1]
    expect(shown?.melds).toEqual([
      ['8C', '8D', '8S'],
      ['4H', '5H', '6H', '7H'],
    ])
    expect(shown?.deadwood).toEqual(['QC', 'AC', 'QS'])
  })

  test('a void deal shows no hand', () => {
    const state = play(nearlyExhausted, pass, pass, discard('KC'))
    expect(lastDeal(state)).toMatchObject({ kind: 'void', layouts: null, deadwood: null, points: 0 })
    expect(state.starter).toBe(0)
  })
})

describe('the end of the game', () => {
  test('a match of three is won by two games, each from nought', () => {
    const once = { ...eleven, options: { ...eleven.options, games: 3, target: 50 } } as const
    const won = play(once, take, bigGin)
    expect([won.points, won.gamesWon, won.phase]).toEqual([[0, 0], [1, 0], 'upcard'])
    const again = { ...once, gamesWon: won.gamesWon, rounds: won.rounds }
    const over = play(again, take, bigGin)
    expect(ginRummy.result(over)).toEqual({ scores: [2, 0], winners: [0] })
  })

  test('after 200 deals the points stand as they are, equal ones for both', () => {
    const [line] = play(nearlyExhausted, pass, pass, discard('KC')).rounds
    if (line === undefined) return expect.fail('no deal has ended')
    const late = { ...nearlyExhausted, rounds: Array.from({ length: 199 }, () => line) }
    expect(ginRummy.result(play(late, pass, pass, discard('KC')))).toEqual({
      scores: [0, 0],
      winners: [0, 1],
    })
  })
})

describe('refusals in their order', () => {
  const drawn = play(twoWays, take)
  const rows: readonly (readonly [string, GinRummyState, GinRummyMove, GinRummyRefusal])[] = [
    ['pass with a card drawn', drawn, pass, 'cannot-pass'],
    ['a second draw', drawn, draw, 'already-drawn'],
    ['the stock while the upcard is offered', twoWays, draw, 'stock-closed'],
    ['a discard before drawing', twoWays, discard('KD'), 'draw-first'],
    ['a knock before drawing, whatever it is', twoWays, knock('AH'), 'draw-first'],
    ['a card of the other hand', drawn, discard('8S'), 'not-in-hand'],
    ['the card just taken', drawn, discard('2H'), 'just-taken'],
    ['a knock with the card just taken', drawn, knock('2H'), 'just-taken'],
    ['melds with the card knocked with', drawn, knock('9S', '9S TS JS'), 'bad-melds'],
    ['melds with a card twice', drawn, knock('KD', '9S TS JS / 9S 9C 9D'), 'bad-melds'],
    ['melds that are none', drawn, knock('KD', '9S TS JC'), 'bad-melds'],
    ['a pair', drawn, knock('KD', '9S 9C'), 'bad-melds'],
    ['too much left', drawn, knock('9S'), 'too-much-deadwood'],
    ['big gin without the option', drawn, bigGin, 'not-big-gin'],
  ]
  test.each(rows)('%s', (_, state, move, code) => {
    expect(codeOf(state, move)).toBe(code)
  })

  test('big gin with a card left over', () => {
    expect(codeOf(play({ ...eleven, upcard: 'JH', pile: ['KH'] }, take), bigGin)).toBe('not-big-gin')
  })
})
