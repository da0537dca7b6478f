import type { MasterBoardWords } from '../../en/boards/master-of-rules.ts'
import { say, seat } from '../../parts.ts'

/** 마스터 오브 룰스 테이블에서 하는 말. */
export const masterOfRules: MasterBoardWords = {
  heading: (deal, of) => `${deal}/${of}딜`,
  trick: (trick) => `두 트릭 중 ${trick}번째`,
  standing: (points, first) => `${points}점${first ? ' · 선' : ''}`,
  right: (name) => `오른쪽: ${name}`,
  automated: '자동',
  automatedPlayer: '자동 플레이어',
  kinds: { number: '숫자', rule: '규칙' },
  notYet: { number: '숫자 아직', rule: '규칙 아직' },

  toTake: '가져갈 카드',
  notToTake: '이번엔 그대로',
  nothingToTake: '마지막 딜에는 아무도 카드를 가져가지 않아요.',
  barred: '이미 나온 규칙:',
  free: '아직 나온 규칙이 없어 무엇이든 낼 수 있어요.',
  forced: '내 규칙이 모두 이미 나와서 아무거나 다시 낼 수 있어요.',
  forcedShown: '내 규칙이 모두 이미 나왔어요. 아무거나 낼 수 있지만 가진 규칙을 모두 공개해요.',
  shown: (who, cards) => say`${seat(who)} 공개: ${cards}`,

  begins: (deal, who) => say`${deal}딜, ${seat(who)} 선`,
  lastDeal: (deal) => `${deal}딜`,
  came: '이룸',
  failed: '실패',
  sum: (total) => `다섯 장의 합 ${total}`,
  like: (who) => say`${seat(who)} 님을 따라`,
  likeAll: '모두 냈으므로',

  youHold: '내 손패',
  take: '가져가기',
  chooseTake: '가져갈 카드를 고르세요',

  player: '플레이어',
  sheetCaption: '이룬 규칙과 점수',
  bonus: (points) => `+${points}`,
  bonuses: '같은 규칙 세 장 +2점, 다섯 규칙 모두 +2점.',
  bonusesWithoutSupport: '오른쪽 지지를 뺀 같은 규칙 세 장 +2점, 다섯 규칙 모두 +2점.',
}
