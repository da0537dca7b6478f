import type { GinRummyBoardWords } from '../../en/boards/gin-rummy.ts'
import { say, seat } from '../../parts.ts'

/** 진 러미 테이블에서 하는 말. */
export const ginRummy: GinRummyBoardWords = {
  points: (total) => `${total}점`,
  games: (won) => `${won}게임 승리`,
  deadwood: (count) => `사패 ${count}점`,

  deal: (number) => `${number}번째 판`,
  top: (card) => say`맨 위 버린 카드 ${card}`,
  emptyPile: '버린 카드가 없어요.',
  beneath: (cards) => say`그 아래 ${cards}`,
  stock: (count, limit) =>
    limit === 0
      ? `덱에 ${count}장. 이번 판은 진이어야 끝낼 수 있어요.`
      : `덱에 ${count}장. 사패 ${limit}점 이하면 끝낼 수 있어요.`,
  holds: (who, cards) => say`${seat(who)} 님이 가져가 들고 있는 카드 ${cards}`,
  lastDeal: '지난 판',
  laid: (who, count) => say`${seat(who)}, 사패 ${count}점:`,
  melds: (cards) => say`족보 ${cards}`,
  laidOff: (cards) => say`붙임 ${cards}`,
  left: (cards) => say`사패 ${cards}`,

  takeCard: (card) => `${card} 가져오기`,
  draw: '덱에서 뽑기',
  pass: '패스',
  choose: '버릴 카드나 종료 선언을 고르세요',
  send: '보내기',
  justTaken: '방금 가져온 카드는 이번 차례에 버릴 수 없어요.',
  mustKnock: '종료하려고 마지막 버린 카드를 가져왔어요.',
  knocks: '종료 선언',
  knock: (left) => (left === 0 ? '진, 버릴 카드' : `사패 ${left}점으로 종료, 버릴 카드`),
  bestMelds: '가장 좋은 족보',
  bigGin: '빅 진',

  outcome: '결과',
  outcomes: { knock: '종료', gin: '진', bigGin: '빅 진', undercut: '언더컷', tie: '동점', void: '무효' },
  doubled: '두 배',
}
