import { bidText, numeral, sameText } from '../../cat-deck.ts'
import type { KatzenjammerBoardWords } from '../../en/boards/katzenjammer-blues.ts'
import { say, seat } from '../../parts.ts'

const cards = (count: number): string => `${numeral('ko', count)} 장`

/** 카첸야머 블루스 테이블에서 하는 말. */
export const katzenjammerBlues: KatzenjammerBoardWords = {
  game: (game, of) => `${of}판 중 ${game}판째`,
  lot: '경매 카드',
  lotOf: (who) => say`밴드리더 ${seat(who)}`,
  noBid: '아직 입찰이 없어요. 무엇이든 걸 수 있어요.',
  stands: (who, bid) => say`${seat(who)} 님 입찰: ${bidText('ko', bid)}`,
  toBeat: ({ kind, count, value }, top) => {
    const more = `${cards(count + 1)} 이상`
    const alike = `같은 숫자 ${cards(count)}`
    if (kind === 'different')
      return top ? `이기려면 ${alike}, 또는 ${more}` : `이기려면 ${value}보다 큰 합, ${alike}, 또는 ${more}`
    return top ? `이기려면 ${more}` : `이기려면 ${value}보다 큰 ${alike}, 또는 ${more}`
  },
  pays: (who, bid) => say`${seat(who)} 님이 ‘${bidText('ko', bid)}’으로 낙찰, 낼 카드를 골라요`,
  forms: (who) => say`${seat(who)} 님이 낙찰받아 밴드를 만들 수 있어요`,

  leader: '밴드리더',
  passed: '패스',
  cards: (count) => cards(count),
  mice: (count) => `쥐 ${count}마리`,
  jokers: (count) => `쓴 조커 ${count}장`,
  miceLeft: (count) => `남은 쥐 ${count}마리`,
  pile: (count) => `더미 ${count}장`,
  discards: '버린 카드',
  noDiscards: '아직 없음',
  youHold: '내 손패',

  bidThese: '이 카드로 입찰',
  bid: (bid) => `${bidText('ko', bid)}으로 입찰`,
  tooLow: (bid) => `${bidText('ko', bid)}: 더 높아야 해요`,
  noBidAtAll: '모두 같거나 모두 달라야 해요',
  choose: '카드를 고르세요',
  pass: '패스',
  say: '입찰',
  chooseBid: '입찰을 고르세요',
  withCards: (count) => `카드 ${cards(count)}`,
  moreBids: '더 많은 장수로',
  kind: ({ kind, value }) => {
    if (kind === 'same') return `숫자 ${value}`
    return value === null ? '서로 다름' : `합 ${value}`
  },
  pay: '내기',
  choosePay: '낼 카드를 고르세요',
  band: '밴드',
  chooseBand: '밴드를 고르세요',
  bandOf: (value) => sameText('ko', 4, value),
  thrown: '버리기',
  noBand: '만들 수 있는 밴드가 없어요.',
  done: '마치기',

  before: (game) => `${game}판째 끝`,
  nobodys: (lot) => say`주인 없이 끝난 마지막 경매 카드 ${lot}`,
  youHeld: (hand) => say`남은 내 손패 ${hand}`,

  player: '플레이어',
  sheetCaption: '쥐와 조커',
  miceColumn: '쥐',
  jokersColumn: '쓴 조커',
  allJokers: '조커',
  fine: '벌점',
  score: '점수',
  fineNote: '끝났을 때 쓴 조커와 손에 남은 조커가 가장 많은 사람은 쥐 5마리를 잃어요.',
  gameLine: (game) => `${game}판째`,
}
