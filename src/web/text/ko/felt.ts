/** 어느 게임에서나 테이블 위에서 하는 말: 트릭, 지난 일, 점수표. */
import type { FeltWords } from '../en/felt.ts'
import { say, seat } from '../parts.ts'

export const felt: FeltWords = {
  showSince: '그동안 있었던 일 펼치기',
  openSeat: '빈자리',
  withYou: '같은 편',

  theirCard: (name) => `${name} 카드`,
  winning: (name) => `${name}, 이기는 중`,
  leads: (who) => say`${seat(who)} 선`,
  leading: (who) => say`${seat(who)} 선, 지금 이기는 중`,
  overtaken: (leader, winner) => say`${seat(leader)} 선, ${seat(winner)} 이기는 중`,
  lastTrick: (cards, winner) => say`지난 트릭 ${cards}, ${seat(winner)} 가져감`,

  onTable: '테이블에 있는 것',
  noScore: '첫 라운드가 끝나면 여기에 점수를 적어요.',
  scoreCaption: '라운드별 점수',
  none: '없음',

  byMelds: '족보대로',
  bySuits: '무늬대로',
  move: '카드 옮기기',
  moveHint: '카드를 누르고, 놓을 자리의 카드를 누르세요. 끌거나 시프트 키와 화살표 키로도 옮길 수 있어요.',
}
