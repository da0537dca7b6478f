import type { GinRummyBoardWords } from '../../en/boards/gin-rummy.ts'
import { say, seat } from '../../parts.ts'

/** 진 러미 테이블에서 하는 말. */
export const ginRummy: GinRummyBoardWords = {
  points: (total) => `${total}점`,
  games: (won) => `${won}게임 승리`,
  deadwood: (count) => `사패 ${count}점`,

  deal: (number) => `${number}번째 판`,
  knockLimit: (limit) =>
    limit === 0 ? '이번 판은 진이어야 끝낼 수 있어요.' : `사패 ${limit}점 이하면 끝낼 수 있어요.`,
  lastDeal: (outcome) => `지난 판: ${outcome}`,
  laid: (who, count) => say`${seat(who)}, 사패 ${count}점`,
  laidOff: (card, meld) => say`붙인 카드 ${card} → ${meld}`,
  scores: (who, sum) => say`${seat(who)} 득점 ${sum}`,
  nobody: '아무도 점수를 얻지 못했어요.',
  knockBonus: (left, own) => `${left} − ${own}`,
  bonus: (bonus, left) => `${bonus} + ${left}`,
  undercutBonus: (own, left) => `25 + ${own} − ${left}`,

  takeCard: (card) => `${card} 가져오기`,
  takeFirst: (top) => say`${top} 가져오기 · `,
  thenDiscard: '버리기',
  withTop: (count) => `맨 위 카드를 가져오면 사패는 적어도 ${count}점이에요`,
  draw: '덱에서 뽑기',
  pass: '패스',
  choose: '버릴 카드를 고르세요',
  send: '버리기',
  leaves: (count) => `남는 사패 ${count}점`,
  justTaken: '방금 가져온 카드는 이번 차례에 버릴 수 없어요.',
  mustKnock: '종료하려고 마지막 버린 카드를 가져왔어요.',
  knock: (left) => (left === 0 ? '진, 버림' : `사패 ${left}점으로 종료, 버림`),
  layDown: (left) => (left === 0 ? '진: 이대로 내려놓기' : `사패 ${left}점, 이대로 내려놓고 종료`),
  otherKnocks: '다른 카드를 버리고 종료',
  otherMelds: '다르게 내려놓기',
  noMelds: '족보 없음',
  bigGin: '빅 진',

  outcome: '결과',
  outcomes: { knock: '종료', gin: '진', bigGin: '빅 진', undercut: '언더컷', tie: '동점', void: '무효' },
  doubled: '두 배',
}
