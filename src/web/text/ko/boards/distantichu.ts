import { cardsText } from '../../claims.ts'
import type { DistantichuBoardWords } from '../../en/boards/distantichu.ts'
import { withJosa } from '../../josa.ts'
import { say, seat } from '../../parts.ts'

/** 디스턴츄 테이블에서 하는 말. */
export const distantichu: DistantichuBoardWords = {
  heading: (round) => `${round}라운드`,
  pile: (count) => `더미 ${count}장`,
  riichi: '리치',
  first: '일등',
  passed: '패스',
  only: (card) => `${card}만 남음`,

  middle: '목적지와 트릭',
  destination: (card) => `목적지 ${card}`,
  hidden: '목적지는 아직 비공개',
  below: (count) => `뒤집힌 카드 ${count}장`,
  stands: (who, set, distance) => say`${seat(who)}: ${set}, 거리 ${distance}`,
  setLying: (set, distance) => `${set}, 거리 ${distance}`,
  earlier: '이전:',
  leads: (who) => say`${seat(who)} 선`,
  asksFirst: (who) => say`${seat(who)} 님이 리치를 정하는 중`,
  keeping: (first) => say`리치 실패: 한 장씩만 남기고 ${seat(first)} 님에게 넘겨요`,
  lastRound: (round, scores) => say`${round}라운드: ${scores}`,
  youSwept: (sets) => `손패에서 받은 카드: ${sets}`,

  route: '1부터 15까지',
  routeOf: (answers) => `이기는 카드: ${answers}`,
  anyBut: (card) => `${withJosa(card, '을/를')} 빼고 무엇이든 낼 수 있어요`,
  nothingBeats: '이길 수 있는 카드가 없어요',
  needs: (card, least, most) => `${cardsText('ko', card, least)}${most > least ? ' 이상' : ''}`,

  declare: '리치: 일등 할게요',
  declareNot: '리치 안 함',
  riichiNote: '일등 하면 남은 손패를 모두 받고, 못 하면 한 장만 남기고 일등에게 넘겨요.',
  play: '내기',
  choose: '낼 카드를 고르세요',
  pass: '패스',
  keep: '남기기',
  chooseKept: '남길 카드를 고르세요',

  player: '플레이어',
  inHand: '손패',
  inPile: '더미',
  total: '합계',
  sheetCaption: '손패와 이번 라운드에 가져간 카드, 점수',
  yourPile: (sets) => `내 더미: ${sets}`,
  yourPileEmpty: '내 더미는 비어 있어요.',
  scoring: '가져간 카드 한 장에 +1점, 8은 한 장에 −1점.',
  round: (round) => `${round}라운드`,
  counted: '카드',
  eights: '8',
  score: '점수',
  marks: ({ first, riichi }, who) =>
    [...(first === who ? ['일등'] : []), ...(riichi[who] === true ? ['리치'] : [])].join(', '),
}
