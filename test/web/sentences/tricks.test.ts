/** What is told of games of tricks, sentence by sentence, in both languages. */
import { expect, test } from 'vitest'
import { toldOf } from '../support/told.ts'

test.each([
  ['en', 'bid', { seat: 1, tricks: 4 }, 'Jisoo bid 4'],
  ['ko', 'bid', { seat: 1, tricks: 4 }, 'Jisoo 선언 4'],
  ['en', 'bid', { seat: 1, tricks: 0 }, 'Jisoo bid nil'],
  ['ko', 'bid', { seat: 1, tricks: 0 }, 'Jisoo 닐 선언'],
  ['ko', 'double-nil', { seat: 1 }, 'Jisoo 더블 닐 선언'],
  ['ko', 'played', { seat: 2, card: 'KD' }, 'Tom 다이아 킹'],
  ['ko', 'spades-broken', { seat: 2 }, '스페이드가 깨졌어요'],
] as const)('of Spades, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'spades', { type, ...fields })).toBe(sentence)
})

test('a lost round has a true minus, a won one a plus', () => {
  const team = (contractPoints: number) => ({
    contract: 6,
    taken: 5,
    contractPoints,
    nilPoints: 0,
    bags: 0,
    penalty: 0,
    total: 0,
  })
  const round = { type: 'round', round: 2, bids: [], taken: [], teams: [team(-60), team(72)] }
  expect(toldOf('en', 'spades', round)).toBe('Round 2: Mina and Tom −60, Jisoo and Hyunwoo +72')
})

const sequence = { type: 'sequence', cards: ['TH', 'JH', 'QH'], withStuk: true, points: 40 }
const four = { type: 'four', cards: ['9C', '9D', '9H', '9S'], withStuk: false, points: 150 }

test.each([
  ['en', 'trump-named', { seat: 2, suit: 'S' }, 'Tom made spades trumps'],
  ['ko', 'trump-named', { seat: 2, suit: 'S' }, 'Tom 으뜸패 스페이드'],
  ['ko', 'passed', { seat: 1 }, 'Jisoo 패스'],
  ['en', 'turned-up', { card: '6S' }, '6 of spades is turned up'],
  ['en', 'trick', { seat: 1, trick: 8, plays: [], points: 21 }, 'Jisoo took trick 8, worth 21'],
  [
    'en',
    'roem',
    { seat: 1, roem: sequence },
    'Roem 40 for Jisoo: driekaart and stuk 10 of hearts jack of hearts queen of hearts',
  ],
  ['ko', 'roem', { seat: 0, roem: four }, 'Mina 명성 150: 같은 숫자 네 장 클럽 9 다이아 9 하트 9 스페이드 9'],
] as const)('of Klaverjassen, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'klaverjassen', { type, ...fields })).toBe(sentence)
})

test.each([
  ['en', { scores: [0, 182], nat: true, pit: null }, 'Round 2: Mina and Tom 0 (nat), Jisoo and Hyunwoo 182'],
  ['ko', { scores: [0, 182], nat: true, pit: null }, '2라운드: Mina·Tom 0 나트(nat), Jisoo·Hyunwoo 182'],
  ['en', { scores: [262, 0], nat: false, pit: 0 }, 'Round 2: Mina and Tom 262 (pit), Jisoo and Hyunwoo 0'],
  ['en', { scores: [82, 80], nat: false, pit: null }, 'Round 2: Mina and Tom 82, Jisoo and Hyunwoo 80'],
] as const)('of Klaverjassen’s rounds, %s: %j', (lang, line, sentence) => {
  expect(toldOf(lang, 'klaverjassen', { type: 'round', round: 2, maker: 2, ...line })).toBe(sentence)
})

const lostGrand = {
  round: 2,
  forehand: 0,
  kind: 'contract',
  declarer: 2,
  bid: 24,
  contract: { game: 'grand', hand: true, level: 'schneider' },
  matadors: -1,
  points: 54,
  tricks: 4,
  overbid: false,
  conceded: false,
  won: false,
  kontra: 1,
  value: 72,
  skat: ['7C', '8C'],
  scores: [0, 0, -144],
}
const ramsch = { round: 3, forehand: 1, kind: 'ramsch', declarer: null, scores: [-60, 0, -60] }

test.each([
  ['en', 'held', { seat: 1, value: 20 }, 'Jisoo holds 20'],
  ['ko', 'held', { seat: 1, value: 20 }, 'Jisoo 20 받음'],
  ['en', 'announced', { seat: 0, game: 'null', hand: true, level: 'ouvert' }, 'Mina plays null ouvert hand'],
  ['ko', 'announced', { seat: 0, game: 'null', hand: true, level: 'ouvert' }, 'Mina 선언: 널 오픈 핸드'],
  ['en', 'round', lostGrand, 'Deal 2: Tom lost grand hand, schneider announced, 54 card points: −144'],
  ['ko', 'round', lostGrand, '2번째 판: Tom 그랜드 핸드 슈나이더 선언 실패, 카드 점수 54: −144'],
  ['en', 'round', ramsch, 'Deal 3, ramsch, Mina −60, Tom −60'],
  ['en', 'over', { scores: [50, 50, -20], winners: [0, 1] }, 'Over: Mina and Jisoo win with 50 each'],
  [
    'en',
    'trick',
    {
      seat: 1,
      trick: 2,
      plays: [
        { seat: 0, card: 'KD' },
        { seat: 1, card: 'AD' },
        { seat: 2, card: '9D' },
      ],
    },
    'Jisoo took trick 2, 15 points',
  ],
] as const)('of Skat, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'skat', { type, ...fields })).toBe(sentence)
})

test.each([
  ['en', 'trump-named', { seat: 0, suit: 'H' }, 'Mina named hearts as trumps'],
  ['ko', 'trump-named', { seat: 0, suit: 'H' }, 'Mina 으뜸패 하트'],
  ['ko', 'trump-named', { seat: 0, suit: 'none' }, 'Mina 으뜸패 없음'],
  ['ko', 'parity-declared', { seat: 1, parity: 'odd' }, 'Jisoo 홀 선언'],
  ['en', 'discarded', { seat: 1 }, 'Jisoo put a card face down'],
] as const)('of Parity, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'parity', { type, ...fields })).toBe(sentence)
})
