import { describe, expect, test } from 'vitest'
import type { Rank } from '../../src/engine/cards.ts'
import type { Json } from '../../src/engine/game.ts'
import { deck, isHonest } from '../../src/games/doubt/deck.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { type DoubtRefusal, judge } from '../../src/games/doubt/judge.ts'
import type { DoubtState } from '../../src/games/doubt/state.ts'
import { accepts, after, doubts, lay, newGame, position, summary } from '../support/doubt.ts'
import { cardsOf, newDecks } from '../support/hands.ts'

const handSizes = (state: DoubtState) => state.hands.map((hand) => hand.length)

describe('the deal', () => {
  test.each([
    { seats: 3, jokers: true, leader: 1, sizes: [18, 18, 18] },
    { seats: 4, jokers: true, leader: 3, sizes: [14, 13, 13, 14] },
    { seats: 5, jokers: true, leader: 2, sizes: [11, 10, 11, 11, 11] },
    { seats: 6, jokers: true, leader: 5, sizes: [9, 9, 9, 9, 9, 9] },
    { seats: 3, jokers: false, leader: 2, sizes: [17, 17, 18] },
    { seats: 4, jokers: false, leader: 1, sizes: [13, 13, 13, 13] },
    { seats: 5, jokers: false, leader: 4, sizes: [11, 10, 10, 10, 11] },
    { seats: 6, jokers: false, leader: 4, sizes: [9, 9, 8, 8, 9, 9] },
  ])('$seats players, jokers $jokers, seat $leader leads: $sizes', ({ seats, jokers, leader, sizes }) => {
    const state = newGame(seats, { jokers }, leader)
    expect([handSizes(state), summary(state).toAct, state.due]).toEqual([sizes, [leader], '2'])
  })

  test('cuts whole hands from the top, seat 0 first, whoever leads', () => {
    const { hands } = newGame(4, {}, 3)
    expect(hands.map((hand) => `${hand[0]} to ${hand.at(-1)}`)).toEqual([
      '2C to 2D',
      '3D to 2H',
      '3H to 2S',
      '3S to XR',
    ])
  })
})

describe('a claim', () => {
  test.each<[Rank, string, boolean]>([
    ['2', '2C', true],
    ['2', '2C 2H 2S', true],
    ['4', '4C 4D 4H 4S XB XR', true],
    ['4', 'XR', true],
    ['4', '4C 4D 5D', false],
    ['A', '2D', false],
    ['T', 'TH', true],
  ])('of %s with %s: honest is %s', (rank, cards, honest) => {
    expect(isHonest(rank, cardsOf(deck, cards))).toBe(honest)
  })

  test('is told to all with its number alone; its cards, in the deck’s order, to its owner', () => {
    const start = position({ hands: ['2C KC XR', '3D', '4D'] })
    expect(doubt.apply(start, 0, lay('XR 2C'), newDecks(0)).events).toEqual([
      { type: 'claimed', to: 'all', seat: 0, rank: '2', count: 2 },
      { type: 'laid', to: [0], seat: 0, cards: ['2C', 'XR'] },
    ])
  })

  test('makes the next rank due, from 2 up to A and round to 2', () => {
    const dues: Rank[] = []
    let state = newGame(3)
    for (let claim = 0; claim < 14; claim += 1) {
      dues.push(state.due)
      state = after(state, [claim % 3, lay(state.hands[claim % 3]?.[0] ?? '')])
    }
    expect(dues.join('')).toBe('23456789TJQKA2')
  })

  test('stands once the next seat plays on it', () => {
    const state = after(position({ hands: ['KC 9C', '3D 9D', '4D'] }), [0, lay('KC')], [1, lay('3D')])
    expect(summary(state)).toMatchObject({ phase: 'turn', toAct: [2], due: '4' })
    expect(summary(after(state, [2, doubts]))).toEqual({
      phase: 'play',
      toAct: [2],
      due: '2',
      hands: ['9C', '9D', 'KC 3D 4D'],
    })
  })
})

describe('a doubt', () => {
  const start = position({ hands: ['2C 9C', '3D 9D', '4D 4H'] })

  test('of an honest claim: the doubter takes the whole pile and leads with the first rank', () => {
    const state = after(start, [0, lay('2C')], [1, lay('3D')], [2, doubts])
    expect(summary(state)).toEqual({
      phase: 'play',
      toAct: [2],
      due: '2',
      hands: ['9C', '9D', '2C 3D 4D 4H'],
    })
  })

  test('of a lie: the claimant takes the whole pile and leads', () => {
    const state = after(start, [0, lay('2C')], [1, lay('9D')], [2, doubts])
    expect(summary(state)).toEqual({
      phase: 'play',
      toAct: [1],
      due: '2',
      hands: ['9C', '2C 3D 9D', '4D 4H'],
    })
  })

  test('shows the doubted cards to all and the pile to its taker alone', () => {
    const claimed = after(start, [0, lay('2C')], [1, lay('9D')])
    const revealed = { claimant: 1, rank: '3', cards: ['9D'], honest: false, taker: 1, taken: 2 }
    // As in every event, `seat` is who acted.
    expect(doubt.apply(claimed, 2, doubts, newDecks(0)).events).toEqual([
      { type: 'doubted', to: 'all', seat: 2, ...revealed },
      { type: 'took', to: [1], seat: 1, cards: ['2C', '9D'] },
    ])
    const later = after(claimed, [2, doubts], [1, lay('2C')])
    for (const viewer of [0, 1, 2, null])
      expect(doubt.view(later, viewer).lastDoubt).toEqual({ doubter: 2, ...revealed })
  })

  test('with firstRank A: A is due first and again after a doubt, and 2 follows', () => {
    const first = newGame(3, { firstRank: 'A' })
    expect(first.due).toBe('A')
    const claimed = after(first, [0, lay('2C')])
    expect([claimed.due, after(claimed, [1, doubts]).due]).toEqual(['2', 'A'])
  })

  test('with afterDoubt continue: the rank after the doubted claim is due', () => {
    const state = after(
      { ...start, options: { ...start.options, afterDoubt: 'continue' } },
      [0, lay('2C')],
      [1, lay('9D')],
      [2, doubts],
    )
    expect(summary(state)).toMatchObject({ toAct: [1], due: '4' })
  })
})

describe('the last card', () => {
  const honest = after(position({ hands: ['2C', '3D 9D', '4D'] }), [0, lay('2C')])
  const lie = after(position({ hands: ['KC', '3D 9D', '4D'] }), [0, lay('KC')])
  const won = { scores: [1, 0, 0], winners: [0] }

  test('asks the next seat to doubt or accept, and nothing else', () => {
    expect(summary(honest)).toMatchObject({ phase: 'answer', toAct: [1] })
    expect([...doubt.legalMoves(honest, 1)]).toEqual([doubts, accepts])
  })

  test.each([
    { what: 'honest and doubted', claimed: honest, answer: doubts, result: won },
    { what: 'honest and accepted', claimed: honest, answer: accepts, result: won },
    { what: 'a lie and accepted', claimed: lie, answer: accepts, result: won },
    { what: 'a lie and doubted', claimed: lie, answer: doubts, result: null },
  ])('$what: $result', ({ claimed, answer, result }) => {
    expect(doubt.result(after(claimed, [1, answer]))).toEqual(result)
  })

  test('a doubter who was wrong takes the pile even then', () => {
    expect(summary(after(honest, [1, doubts])).hands).toEqual(['', '2C 3D 9D', '4D'])
  })

  test('a liar found out takes the pile and leads', () => {
    expect(summary(after(lie, [1, doubts]))).toMatchObject({ phase: 'play', toAct: [0], due: '2' })
  })

  test('with lastClaim final wins at once, and who was to act is not', () => {
    const start = position({ options: { lastClaim: 'final', doubters: 'anyone' }, hands: ['KC', '3D', '4D'] })
    const state = after(start, [0, lay('KC')])
    expect([doubt.result(state), doubt.toAct(state)]).toEqual([won, []])
  })

  test('all cards are told and shown when the game is over', () => {
    const { state, events } = doubt.apply(lie, 1, accepts, newDecks(0))
    const hands = [[], ['3D', '9D'], ['4D']]
    expect(events).toEqual([
      { type: 'accepted', to: 'all', seat: 1 },
      { type: 'over', to: 'all', ...won, hands, pile: [{ seat: 0, rank: '2', cards: ['KC'] }] },
    ])
    for (const viewer of [1, null]) {
      expect(doubt.view(state, viewer)).toMatchObject({ hands, pile: [{ seat: 0, cards: ['KC'] }] })
    }
  })
})

describe('with doubters anyone', () => {
  const start = position({
    options: { doubters: 'anyone' },
    hands: ['3C 9C', '2D 9D', '3S', '4S'],
    leader: 1,
  })
  const claimed = after(start, [1, lay('2D')])

  test('every other seat is asked, clockwise from the claimant’s left', () => {
    expect(summary(claimed)).toMatchObject({ phase: 'answer', toAct: [2, 3, 0] })
    expect([...doubt.legalMoves(claimed, 1)]).toEqual([])
  })

  test('who accepts is not asked again, and everybody sees who that was', () => {
    const state = after(claimed, [0, accepts], [2, accepts])
    expect(doubt.toAct(state)).toEqual([3])
    expect(doubt.view(state, null).accepted).toEqual([2, 0])
  })

  test('the first doubt settles the claim, whoever has not answered', () => {
    const state = after(claimed, [2, accepts], [0, doubts])
    expect(summary(state)).toMatchObject({ phase: 'play', toAct: [0], due: '2' })
    expect(state.hands[0]).toEqual(cardsOf(deck, '3C 9C 2D'))
  })

  test('when all accept the seat after the claimant plays, and cannot doubt', () => {
    const state = after(claimed, [3, accepts], [0, accepts], [2, accepts])
    expect(summary(state)).toMatchObject({ phase: 'play', toAct: [2], due: '3' })
    expect(judge(state, 2, doubts)?.code).toBe('no-claim')
    expect(state.pile).toHaveLength(1)
  })

  test('the last card is won when nobody doubts it', () => {
    const last = after(position({ options: { doubters: 'anyone' }, hands: ['KC', '3D', '4D'] }), [
      0,
      lay('KC'),
    ])
    expect(doubt.result(after(last, [2, accepts]))).toBeNull()
    expect(doubt.result(after(last, [2, accepts], [1, accepts]))?.winners).toEqual([0])
  })
})

describe('the stop after 1,000 claims', () => {
  const start = position({ hands: ['2C 9C', '3D', '4D', '5D 5H'], claims: 999 })

  test('its last claim is answered, not played on', () => {
    const state = after(start, [0, lay('9C')])
    expect(summary(state)).toMatchObject({ phase: 'answer', toAct: [1] })
    expect(after({ ...start, claims: 998 }, [0, lay('9C')]).phase).toBe('turn')
  })

  test.each([
    { what: 'accepted', cards: '9C', answer: accepts, scores: [1, 1, 1, 0] },
    { what: 'a lie', cards: '9C', answer: doubts, scores: [0, 1, 1, 0] },
    { what: 'honest', cards: '2C', answer: doubts, scores: [1, 0, 1, 0] },
  ])('$what: the fewest cards win, after the pile is taken up', ({ cards, answer, scores }) => {
    const state = after(start, [0, lay(cards)], [1, answer])
    expect(doubt.result(state)).toEqual({
      scores,
      winners: [0, 1, 2, 3].filter((seat) => scores[seat] === 1),
    })
  })

  test('whoever has won by it has won alone', () => {
    const last = position({ hands: ['2C', '3D', '4D'], claims: 999 })
    expect(doubt.result(after(last, [0, lay('2C')], [1, doubts]))?.winners).toEqual([0])
  })
})

describe('legal moves', () => {
  const setsOf = (hand: readonly string[], most: number): readonly string[] =>
    Array.from({ length: 2 ** hand.length }, (_, bits) =>
      hand.filter((_, place) => (bits & (1 << place)) !== 0),
    )
      .filter((cards) => cards.length > 0 && cards.length <= most)
      .map((cards) => cards.join(' '))
      .toSorted()

  test.each([
    { jokers: true, most: 6, count: 246 },
    { jokers: false, most: 4, count: 162 },
  ])('are all sets of up to $most cards of the hand, each once', ({ jokers, most, count }) => {
    const hand = '2C 5C 9C 3D KD 4H 7H AS'
    const state = position({ options: { jokers }, hands: [hand, '3C', '4C'] })
    const listed = [...doubt.legalMoves(state, 0)].map((move) =>
      move.type === 'play' ? move.cards.join(' ') : move.type,
    )
    expect(listed).toHaveLength(count)
    expect(listed.toSorted()).toEqual(setsOf(hand.split(' '), most))
    expect([...doubt.legalMoves(state, 1)]).toEqual([])
  })

  test('begin with the doubt where there is a choice', () => {
    const state = after(newGame(3), [0, lay('2C')])
    expect(Iterator.from(doubt.legalMoves(state, 1)).next().value).toEqual(doubts)
  })

  test('of the whole deck in one hand begin at once: there are millions', () => {
    const state = position({ hands: [deck.cards.join(' '), '', ''] })
    const begun = performance.now()
    const first = Iterator.from(doubt.legalMoves(state, 0)).take(200).toArray()
    const spent = performance.now() - begun
    expect(first).toHaveLength(200)
    // A list made whole would take seconds.
    expect(spent).toBeLessThan(100)
  })
})

describe('a move', () => {
  test('has its cards in the deck’s order, whatever order they are named in', () => {
    expect(doubt.move.parse({ type: 'play', cards: ['XR', 'AS', '2C', 'XB', '2D'] })).toEqual(
      lay('2C 2D AS XB XR'),
    )
  })

  test('keeps a card named twice, for the rules to refuse', () => {
    expect(doubt.move.parse({ type: 'play', cards: ['3D', '2C', '3D'] })).toEqual(lay('2C 3D 3D'))
  })
})

describe('refusals', () => {
  const start = position({ hands: ['2C 2H 3C 4C 5C 6C 7C 8C', '3D 9D', '4D'] })
  const turn = after(start, [0, lay('2C')])
  const answer = after(position({ hands: ['2C', '3D 9D', '4D'] }), [0, lay('2C')])
  const over = after(answer, [1, accepts])
  const dry = position({ options: { jokers: false }, hands: ['2C 2H 3C 4C 5C', '3D', '4D'] })
  const tooMany = lay('2C 2H 3C 4C 5C 6C 7C')

  test.each<[DoubtRefusal, string, DoubtState, number, Json]>([
    ['game-over', 'before all else', over, 1, { type: 'nonsense' }],
    ['not-your-turn', 'before the move is read', start, 1, { type: 'nonsense' }],
    ['not-your-turn', 'a doubt by another than the next', answer, 2, doubts],
    ['bad-move', 'nothing', start, 0, null],
    ['bad-move', 'unknown type', start, 0, { type: 'pass' }],
    ['bad-move', 'extra field', turn, 1, { ...doubts, cards: [] }],
    ['bad-move', 'missing field', start, 0, { type: 'play' }],
    ['bad-move', 'cards that are no list', start, 0, { type: 'play', cards: '2C' }],
    ['bad-move', 'a list of something else', start, 0, { type: 'play', cards: ['2C', 'ZZ'] }],
    ['bad-move', 'read before the phase', answer, 1, { type: 'play', cards: ['ZZ'] }],
    ['answer-first', 'before the cards are counted', answer, 1, lay('')],
    ['no-cards', 'none', start, 0, lay('')],
    ['too-many-cards', 'seven, in hand or not', start, 0, tooMany],
    ['too-many-cards', 'five without jokers', dry, 0, lay('2C 2H 3C 4C 5C')],
    ['not-in-hand', 'another’s card', start, 0, lay('2C 3D')],
    ['not-in-hand', 'one card twice', start, 0, lay('2C 2C')],
    ['not-in-hand', 'a joker where there are none', dry, 0, lay('XB')],
    ['no-claim', 'a doubt at the start', start, 0, doubts],
    ['nothing-to-accept', 'at the start', start, 0, accepts],
    ['nothing-to-accept', 'where playing accepts', turn, 1, accepts],
  ])('%s: %s', (code, _, state, seat, move) => {
    expect(judge(state, seat, move)?.code).toBe(code)
  })

  test('six cards are legal', () => {
    expect(judge(start, 0, lay('2C 2H 3C 4C 5C 6C'))).toBeNull()
  })

  test('say how many cards may be laid, and which card is not there', () => {
    expect(judge(start, 0, tooMany)?.params).toEqual({ most: 6 })
    expect(judge(start, 0, lay('2C 3D'))?.params).toEqual({ card: '3D' })
  })
})

describe('a view', () => {
  const state = after(position({ hands: ['2C 9C', '9D 3D', '4D'] }), [0, lay('2C')], [1, lay('9D')])

  test('has the hand of its viewer alone', () => {
    expect([0, 1, 2, null].map((viewer) => doubt.view(state, viewer).hand)).toEqual([
      ['9C'],
      ['3D'],
      ['4D'],
      null,
    ])
    expect(doubt.view(state, null)).toMatchObject({ counts: [1, 1, 1], hands: null })
  })

  test('has the cards of its viewer’s own claims alone', () => {
    const cardsSeen = [0, 1, 2, null].map((viewer) =>
      doubt.view(state, viewer).pile.map(({ cards }) => cards),
    )
    expect(cardsSeen).toEqual([
      [['2C'], null],
      [null, ['9D']],
      [null, null],
      [null, null],
    ])
  })

  test('tells who claimed what, what is due, and how many cards may be laid', () => {
    expect(doubt.view(state, null)).toMatchObject({
      phase: 'turn',
      toAct: [2],
      due: '4',
      most: 6,
      claims: 2,
      pile: [
        { seat: 0, rank: '2', count: 1 },
        { seat: 1, rank: '3', count: 1 },
      ],
    })
    expect(doubt.view(newGame(3, { jokers: false }), null).most).toBe(4)
  })
})
