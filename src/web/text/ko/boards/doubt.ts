import type { DoubtBoardWords } from '../../en/boards/doubt.ts'
import { withJosa } from '../../josa.ts'
import { say, seat } from '../../parts.ts'

/** 다우트 테이블에서 하는 말. */
export const doubt: DoubtBoardWords = {
  heading: (claims) => `${claims}번째`,
  accepts: '믿음',

  pile: '쌓인 카드',
  onPile: (cards) => `쌓인 카드 ${cards}장`,
  faceDown: (cards) => `뒤집힌 카드 ${cards}장`,
  says: (who, claim) => say`${seat(who)}: “${claim}”`,
  isReally: (cards) => say`사실은 ${cards} (나만 알아요)`,
  earlier: '그 전:',
  more: (claims) => `외 ${claims}번`,
  begins: (who, rank) => say`${seat(who)} 님이 ${rank}부터 시작해요`,
  goesOn: (who, rank) => say`${seat(who)} 님이 ${withJosa(rank, '을/를')} 낼 차례예요`,
  anyCards: (rank) => `진짜 ${withJosa(rank, '이/가')} 아닌 카드를 내도 돼요.`,

  doubted: (doubter, claimant, claim) =>
    say`${seat(doubter)} 님이 ${seat(claimant)} 님의 “${claim}”에 다우트!`,
  honest: '참말이었어요.',
  lie: '거짓말이었어요.',
  took: (taker, cards) => say`${seat(taker)} 님이 ${cards}장을 모두 가져갔어요.`,
  lastDoubt: (doubter, claimant, claim) =>
    say`지난 다우트: ${seat(doubter)} 님이 ${seat(claimant)} 님의 “${claim}”을 의심했어요.`,

  doubt: '다우트!',
  accept: '믿기',
  choose: '카드를 고르세요',
  layAs: (rank) => `${rank} 내기`,
  lay: (claim) => `${claim} 내기`,
  atMost: (most) => `${most}장까지예요`,

  player: '이름',
  cards: '남은 카드',
  claims: '쌓인 카드',
  claim: '낸 카드',
}
