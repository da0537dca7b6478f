import type { SpadesBoardWords } from '../../en/boards/spades.ts'
import { say, seat } from '../../parts.ts'

/** 스페이드 테이블에서 하는 말. */
export const spades: SpadesBoardWords = {
  bid: (tricks) => (tricks === 0 ? '닐' : `선언 ${tricks}`),
  doubleNil: '더블 닐',
  looked: '손패 봄',
  took: (tricks) => `${tricks}트릭`,
  broken: '스페이드 깨짐',
  unbroken: '스페이드는 아직 깨지지 않음',

  declaring: '선언',
  declares: (who) => say`${seat(who)} 선언할 차례`,
  teamBid: (yours, theirs) => `지금까지 우리 편 ${yours}, 상대 편 ${theirs}`,
  teamBids: (first, second) => `지금까지 선언 ${first}, ${second}`,
  doubleNilHint:
    '더블 닐은 손패를 보기 전에 한 트릭도 가져가지 않겠다는 선언이에요. 성공하면 200점을 얻고, 실패하면 200점을 잃어요.',
  unseen: '아직 뒤집혀 있는 내 손패',

  look: '손패 보기',
  bidDoubleNil: '더블 닐',
  howMany: '몇 트릭을 가져갈까요?',
  nil: '닐',
  chooseBid: '트릭 수를 고르세요',
  declare: '선언하기',

  outcome: (contract, taken) => `선언 ${contract}, ${taken}트릭`,
  forNil: (points) => `닐 ${points}`,
  forBags: (points) => `자루 ${points}`,
  bags: '자루',
}
