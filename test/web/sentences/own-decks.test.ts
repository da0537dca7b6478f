/** What is told of games with decks of their own, sentence by sentence, in both languages. */
import { expect, test } from 'vitest'
import { toldOf } from '../support/told.ts'

const distantRound = { round: 2, cards: [12, 0], eights: [1, 3], scores: [11, -3], first: 0, riichi: [] }

test.each([
  ['en', 'riichi', { seat: 1, declare: true }, 'Jisoo declares riichi'],
  ['ko', 'riichi', { seat: 1, declare: false }, 'Jisoo 리치 안 함'],
  ['ko', 'destination', { card: '8' }, '목적지는 8'],
  ['en', 'play', { seat: 1, cards: ['7', '7', '7'], distance: 1 }, 'Jisoo three 7s (distance 1)'],
  ['ko', 'play', { seat: 1, cards: ['12'], distance: 4 }, 'Jisoo 12 한 장(거리 4)'],
  ['en', 'unable', { seats: [1, 2] }, 'Jisoo, Tom cannot answer'],
  ['en', 'out', { seat: 0, first: true, riichi: true }, 'Mina is the first without cards, as declared'],
  ['ko', 'out', { seat: 0, first: false, riichi: true }, 'Mina 님이 손을 비웠어요'],
  ['en', 'failed', { seat: 0, seats: [1, 2] }, 'Riichi failed for Jisoo, Tom: all cards but one go to Mina'],
  ['ko', 'failed', { seat: 0, seats: [1] }, '리치 실패: Jisoo 님은 한 장만 남기고 Mina 님에게 넘겨요'],
  ['en', 'keep', { seat: 1, count: 3, first: 0 }, 'Jisoo hands 3 cards to Mina'],
  ['ko', 'handed', { seat: 1, cards: ['7', '7', '10'] }, 'Jisoo 님이 넘긴 카드: 7 두 장, 10 한 장'],
  ['en', 'trick', { seat: 1, count: 3, center: ['7'] }, 'Jisoo takes 3 cards; the destination is now 7'],
  ['en', 'took', { seat: 1, cards: ['1', '2', '2'] }, 'Face down among them: one 1, two 2s'],
  ['en', 'stuck', { seat: 2, card: '8', count: 2 }, 'Tom cannot lead, holding only two 8s'],
  ['ko', 'stuck', { seat: 2, card: '8', count: 2 }, 'Tom 님은 8 두 장뿐이라 선을 넘겨요'],
  ['en', 'swept', { seat: 0, count: 3 }, 'Mina takes all cards still held: 3'],
  ['en', 'round', distantRound, 'Round 2: Mina +11, Jisoo −3'],
  ['ko', 'deal', { round: 3, leader: 1, card: '8' }, '3라운드: Jisoo 선, 목적지 8'],
  ['en', 'deal', { round: 3, leader: 1, card: null }, 'Round 3: Jisoo is asked first about riichi'],
  ['en', 'end', { scores: [103, 103], winners: [0, 1] }, 'Over, with 103 points each: Mina, Jisoo win'],
] as const)('of DistanTichu, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'distantichu', { type, ...fields })).toBe(sentence)
})

test.each([
  ['en', 'play', { seat: 1, card: 'P3' }, 'Jisoo purple 3'],
  ['ko', 'take', { seat: 1, card: 'TRIO' }, 'Jisoo 세 개 한 벌 가져감'],
  ['en', 'automated', { numbers: ['G9'], rule: 'LIMIT' }, 'Automated player: green 9, LIMIT 23'],
  ['en', 'judge', { deal: 3, accomplished: [true, false, true] }, 'Deal 3, came true for Mina, Tom'],
  ['ko', 'judge', { deal: 3, accomplished: [false, false, false] }, '3딜: 이룬 사람 없음'],
  ['ko', 'reshuffle', { kind: 'rule' }, '버린 규칙 카드를 섞어 새 더미를 만들었어요'],
  ['en', 'end', { scores: [9, 12, 12], winners: [1, 2] }, 'Over, with 12 points each: Jisoo, Tom win'],
  ['ko', 'end', { scores: [9, 12, 12], winners: [2] }, '게임 끝: Tom 12점으로 승리'],
] as const)('of Master of Rules, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'master-of-rules', { type, ...fields })).toBe(sentence)
})

const grove = { suspects: ['8S', '5S', 'AS'], culprit: 1 }

test.each([
  [
    'en',
    'look',
    { seat: 1, suspects: [0, 2], chosen: true },
    'Jisoo looks at the left one and the right one',
  ],
  ['ko', 'look', { seat: 1, suspects: [0, 2], chosen: true }, 'Jisoo 왼쪽, 오른쪽 용의자 확인'],
  ['en', 'look', { seat: 1, suspects: [0, 2], chosen: false }, ''],
  ['en', 'faces', { seat: 1, suspects: [0, 2], faces: ['8S', 'AS'] }, ''],
  ['en', 'swap', { seat: 1, suspect: 2 }, 'Jisoo exchanges the right one for the body'],
  ['en', 'accuse', { seat: 2, suspect: 1 }, 'Tom accuses the centre one'],
  ['ko', 'accuse', { seat: 2, suspect: 1 }, 'Tom 가운데 용의자 지목'],
  [
    'en',
    'reveal',
    { ...grove, taken: [0, 1, 2] },
    'Turned up: 8 of spades, 5 of spades, ace of spades. It was 5 of spades; Jisoo takes 1; Tom takes 2',
  ],
  [
    'ko',
    'reveal',
    { ...grove, taken: [0, 0, 0] },
    '용의자 공개: 스페이드 8, 스페이드 5, 스페이드 에이스. 범인은 스페이드 5, 모두 맞혔어요',
  ],
  ['ko', 'deal', { round: 3, starter: 1 }, '3라운드, Jisoo 선'],
  ['en', 'end', { losers: [2], winners: [0, 1], scores: [0, -1, -5] }, 'Over: Tom loses with 5 wrong cards'],
  ['ko', 'end', { losers: [2], winners: [0, 1], scores: [0, -1, -5] }, '게임 끝: Tom 오답 카드 5장 패배'],
  [
    'en',
    'end',
    { losers: [2], winners: [0], scores: [0, -1, -5] },
    'Over: Tom loses with 5 wrong cards, Mina wins',
  ],
  [
    'en',
    'end',
    { losers: [], winners: [0, 1, 2], scores: [-2, -2, -2] },
    'Over: all have equally many wrong cards, so nobody loses',
  ],
] as const)('of In a Grove, %s: %s %j', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'in-a-grove', { type, ...fields })).toBe(sentence)
})

const laid = { kind: 'same', count: 3, value: 5, cards: ['5', '5', 'J'] }
const spoken = { kind: 'different', count: 3, value: 12, cards: null }
const sale = { seat: 2, cards: ['2', '2', 'J'], jokers: 1, lot: ['4', '1', 'J'] }
const line = { game: 1, why: 'cards', mice: [8, 7, 0], jokers: [2, 3, 0], fined: [false, true, false] }
test.each([
  ['en', 'lot', { seat: 1, cards: ['4', '1', 'J'] }, 'Jisoo turned up 4, 1, joker'],
  ['ko', 'lot', { seat: 1, cards: ['4', '1', 'J'] }, 'Jisoo 펼침 4, 1, 조커'],
  ['en', 'card', { seat: 1, card: 'J' }, 'Jisoo drew joker'],
  ['en', 'bid', { seat: 1, ...laid }, 'Jisoo bid 5, 5, joker'],
  ['ko', 'bid', { seat: 1, ...laid }, 'Jisoo 입찰 5, 5, 조커'],
  ['en', 'bid', { seat: 1, ...spoken }, 'Jisoo bid three different, sum 12'],
  ['ko', 'bid', { seat: 1, ...spoken }, 'Jisoo 입찰 서로 다른 세 장, 합 12'],
  ['en', 'bid', { seat: 1, ...laid, count: 1, value: 4, cards: null }, 'Jisoo bid one 4'],
  ['ko', 'bid', { seat: 1, ...spoken, count: 2, value: null }, 'Jisoo 입찰 서로 다른 두 장'],
  ['en', 'pass', { seat: 1, unable: false }, 'Jisoo passed'],
  ['ko', 'pass', { seat: 1, unable: true }, 'Jisoo 더 올릴 수 없음'],
  ['en', 'won', sale, 'Tom bought 4, 1, joker for 2, 2, joker, a joker used'],
  ['ko', 'won', sale, 'Tom 낙찰 4, 1, 조커, 낸 카드 2, 2, 조커, 조커 1장 사용'],
  ['en', 'unsold', { cards: ['3', '3'] }, 'Nobody bid: 3, 3 went to the discards'],
  [
    'en',
    'band',
    { seat: 0, cards: ['4', '4', '4', 'J'], value: 4, mice: 4 },
    'Mina formed a band of four 4s 4, 4, 4, joker for 4 mice',
  ],
  [
    'ko',
    'band',
    { seat: 0, cards: ['4', '4', '4', 'J'], value: 4, mice: 4 },
    'Mina 4 네 장으로 밴드 4, 4, 4, 조커, 쥐 4마리',
  ],
  ['en', 'band', { seat: 0, cards: [], value: 0, mice: 0 }, 'Mina threw four jokers away'],
  ['en', 'scored', { ...line, scores: [8, 2, 0] }, 'Game 1: Mina 8, Jisoo 2 (fined for jokers), Tom 0'],
  ['ko', 'scored', { ...line, scores: [8, 2, 0] }, '1번째 게임 끝: Mina 8점, Jisoo 2점(조커 벌점), Tom 0점'],
  ['en', 'game', { seat: 2, game: 2 }, 'Game 2: Tom leads the band'],
  ['en', 'over', { scores: [8, -2], winners: [0] }, 'Over: Mina wins with 8'],
  ['ko', 'over', { scores: [5, 5], winners: [0, 1] }, '게임 끝, 5점 동점: Mina, Jisoo 공동 승리'],
] as const)('of Katzenjammer Blues, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'katzenjammer-blues', { type, ...fields })).toBe(sentence)
})
