/** What is told of Doubt, sentence by sentence, in both languages. */
import { expect, test } from 'vitest'
import { toldOf } from '../support/told.ts'

test.each([
  ['en', 'claimed', { seat: 1, rank: '7', count: 3 }, 'Jisoo laid three 7s'],
  ['ko', 'claimed', { seat: 1, rank: '7', count: 3 }, 'Jisoo 님이 ‘7 세 장’을 냈어요'],
  ['en', 'claimed', { seat: 1, rank: 'A', count: 1 }, 'Jisoo laid one ace'],
  ['en', 'claimed', { seat: 1, rank: 'T', count: 2 }, 'Jisoo laid two 10s'],
  ['en', 'claimed', { seat: 1, rank: 'J', count: 6 }, 'Jisoo laid six jacks'],
  ['ko', 'claimed', { seat: 1, rank: 'A', count: 1 }, 'Jisoo 님이 ‘에이스 한 장’을 냈어요'],
  ['ko', 'claimed', { seat: 1, rank: 'Q', count: 6 }, 'Jisoo 님이 ‘퀸 여섯 장’을 냈어요'],
  ['ko', 'accepted', { seat: 0 }, 'Mina 님이 믿고 넘어갔어요'],
] as const)('of Doubt, %s: %s', (lang, type, fields, sentence) => {
  expect(toldOf(lang, 'doubt', { type, ...fields })).toBe(sentence)
})

test('a doubt says what was claimed, what it was, and who takes how much', () => {
  const lie = { seat: 2, claimant: 1, rank: '7', cards: ['7C', 'KD'], honest: false, taker: 1, taken: 9 }
  expect(toldOf('en', 'doubt', { type: 'doubted', ...lie })).toBe(
    'Tom doubted two 7s of Jisoo: it was a lie, 7 of clubs, king of diamonds. Jisoo takes all 9 cards',
  )
  expect(toldOf('ko', 'doubt', { type: 'doubted', ...lie })).toBe(
    'Tom 님이 Jisoo 님의 ‘7 두 장’에 다우트! 거짓말이었어요 클럽 7, 다이아 킹. Jisoo 님이 9장을 가져가요',
  )
})
