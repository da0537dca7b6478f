import type { ParityBoardWords } from '../../en/boards/parity.ts'
import { say, seat } from '../../parts.ts'

/** 패리티 테이블에서 하는 말. */
export const parity: ParityBoardWords = {
  parities: { odd: '홀', even: '짝' },
  took: (tricks) => `${tricks}트릭`,
  declared: (parity) => `${parity} 선언`,
  points: (total) => `${total}점`,
  trumps: '으뜸패',
  noTrumps: '으뜸패 없음',

  naming: '으뜸패',
  names: (who) => say`${seat(who)} 님이 으뜸패를 정할 차례`,
  jokersHint: '으뜸패와 같은 색 조커가 가장 높은 카드가 돼요.',
  declaring: '홀짝',
  declares: (who) => say`${seat(who)} 님의 트릭은 15개 가운데 홀수일까요, 짝수일까요?`,
  zeroHint: '한 트릭도 없으면 짝이에요.',
  discarding: '뒤집어 버리기',
  jokerWins: (leader) => say`조커를 낸 ${seat(leader)} 님이 바로 트릭을 가져가요.`,
  discardHint: '아무 카드나 뒤집어 버리면, 라운드가 끝날 때까지 나만 알아요.',
  yourDiscards: (cards) => say`내가 뒤집어 버린 카드 ${cards}`,

  chooseTrump: '으뜸패를 고르세요',
  nameTrump: '으뜸패로 정하기',
  withoutTrumps: '없음',
  chooseParity: '홀일까요, 짝일까요?',
  declare: '선언하기',
  odd: '홀',
  even: '짝',
  discard: '뒤집어 버리기',

  declaration: '선언',
  kept: '지킴',
}
