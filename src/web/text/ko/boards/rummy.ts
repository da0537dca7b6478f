import type { RummyBoardWords } from '../../en/boards/rummy.ts'
import { withJosa } from '../../josa.ts'
import { say, seat } from '../../parts.ts'

/** 러미 테이블에서 하는 말. */
export const rummy: RummyBoardWords = {
  penalty: (total) => `벌점 ${total}점`,

  deadwood: (count) => `사패 ${count}점`,
  noMelds: '아직 내려놓은 족보가 없어요.',
  meldBy: (number, who) => say`${number}번, ${seat(who)}`,
  addToSet: '여기에 붙이기',
  addToRun: { low: '앞에 붙이기', high: '뒤에 붙이기' },
  toMeld: (number) => `${number}번 족보`,
  swap: '바꿀 조커',
  lastRound: (outcome) => `지난 라운드: ${outcome}`,
  leftWith: (who, cards, points) => say`${seat(who)} 남은 카드 ${cards} = ${points}점`,

  takeCard: (card) => `${card} 가져오기`,
  draw: '덱에서 뽑기',
  layAs: { set: '그룹 내려놓기', run: '런 내려놓기' },
  discard: '버리기',
  justTaken: (card) => `방금 가져온 ${withJosa(card, '은/는')} 마지막 카드로만 버릴 수 있어요.`,
  remove: '되돌리기',
  stands: (joker) => `런에서 ${joker} 자리는`,
  standsAnywhere: '맞는 곳',
  planned: '버릴 때 함께 보낼 것',
  sendPlanned: '지금 보내기',

  out: (name) => `${name} 님이 모두 냄`,
  blocked: '끝내지 못함',
  outcome: '결과',
}
