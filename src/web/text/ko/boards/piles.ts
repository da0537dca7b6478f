import type { PileWords } from '../../en/boards/piles.ts'
import { say, seat } from '../../parts.ts'

/** 덱과 그 옆의 버린 카드를 두고 하는 말. */
export const piles: PileWords = {
  stock: (count) => `덱 ${count}장`,
  top: '맨 위 버린 카드',
  empty: '버린 카드 없음',
  beneath: (cards) => say`그 아래 ${cards}`,
  all: (count) => `버린 카드 ${count}장, 나중 것부터`,
  holds: (who, cards) => say`${seat(who)} 님이 가져가 들고 있는 카드 ${cards}`,
}
