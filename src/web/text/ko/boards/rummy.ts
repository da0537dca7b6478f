import type { RummyBoardWords } from '../../en/boards/rummy.ts'
import { say, seat } from '../../parts.ts'

/** 러미 테이블에서 하는 말. */
export const rummy: RummyBoardWords = {
  penalty: (total) => `벌점 ${total}점`,

  top: (card) => say`맨 위 버린 카드 ${card}`,
  emptyPile: '버린 카드가 없어요.',
  beneath: (cards) => say`그 아래 ${cards}`,
  stock: (count) => `덱에 ${count}장`,
  holds: (who, cards) => say`${seat(who)} 님이 가져가 들고 있는 카드 ${cards}`,
  noMelds: '아직 내려놓은 족보가 없어요.',
  meld: (number, cards, who) => say`${number}번: ${cards}, ${seat(who)}`,

  takeCard: (card) => `${card} 가져오기`,
  draw: '덱에서 뽑기',
  choose: '내려놓거나 버릴 카드를 고르세요',
  send: '보내기',
  justTaken: '방금 가져온 카드는 다른 카드가 남아 있는 동안 버릴 수 없어요.',
  discards: '버리기',
  discard: '버리기',
  layings: '내려놓기',
  set: '그룹',
  run: '런',
  layOff: '붙이기',
  toMeld: (number) => `→ ${number}번`,
  ends: { low: '앞에', high: '뒤에' },
  swap: (number) => `→ ${number}번, 바꿀 조커`,

  out: (name) => `${name} 님이 모두 냄`,
  blocked: '끝내지 못함',
  outcome: '결과',
}
