import type { SkatBoardWords } from '../../en/boards/skat.ts'
import { say, seat } from '../../parts.ts'
import { contractName, gameName, matadorsText } from '../games/skat.ts'

/** 스카트 테이블에서 하는 말. */
export const skat: SkatBoardWords = {
  deal: (n, of) => `${of}판 중 ${n}번째`,
  gameName,
  contractName,
  matadors: matadorsText,

  forehand: '선',
  said: (value) => `비딩 ${value}`,
  passed: '패스',
  took: (tricks, points) => `${tricks}트릭, ${points}점`,
  plays: (contract, bid) => `선언자, ${contractName(contract)}, 비딩 ${bid}`,
  declarer: (bid) => `선언자, 비딩 ${bid}`,
  defends: '수비',
  kontra: '콘트라',
  re: '레',

  bidding: '비딩',
  nothingSaid: '아직 아무도 숫자를 부르지 않았어요',
  standsAgainst: (who, other) => say`${seat(other)} 님에게 ${seat(who)} 님이 부른 숫자`,
  duel: (one, other) => say`${seat(one)} 님과 ${seat(other)} 님의 비딩`,
  alone: (who) => say`둘 다 그냥 패스해서 ${seat(who)} 님이 부를 수 있어요`,
  worth: '내 카드의 가치',
  yours: '내 카드:',
  withSkat: '스카트',
  byHand: '핸드',
  ouvert: '오픈',
  yourBid: '내 비딩',
  allNumbers: '다른 숫자 모두',
  bid: '비딩',
  chooseNumber: '숫자를 고르세요',
  hold: (value) => `${value} 받기`,
  pass: '패스',

  skat: '스카트',
  decides: (who, bid) => say`${seat(who)} 님이 선언자예요, 비딩 ${bid}`,
  takes: '스카트 가져가기',
  leaves: '핸드로 하기',
  handHint: '핸드는 스카트를 그대로 두고, 가치가 한 단계 더 높아요.',
  discarding: '두 장을 내려놓아요. 마지막에 내 점수로 쳐요.',
  discard: '내려놓기',
  chooseTwo: '두 장을 고르세요',

  announcing: '게임 선언',
  yourGame: '내 게임',
  higher: '더 높게 선언',
  announce: '선언',
  chooseGame: '게임을 고르세요',
  level: (level) => {
    switch (level) {
      case 'plain':
        return ''
      case 'schneider':
        return '슈나이더'
      case 'schwarz':
        return '슈바르츠'
      case 'ouvert':
        return '오픈'
    }
  },
  short: (value, bid) => `${bid} 중 ${value}`,
  levelHint: '슈나이더는 90점 이상, 슈바르츠는 모든 트릭, 오픈은 손패를 공개하고 모든 트릭이에요.',

  sayKontra: '콘트라',
  sayRe: '레',
  playOn: '그대로',
  kontraHint: '콘트라를 하면 얻거나 잃는 점수가 두 배예요.',
  reHint: '레를 하면 다시 두 배예요.',

  playsGame: (who, game, bid) => say`${seat(who)}: ${game}, 비딩 ${bid}`,
  ramsch: '람슈: 각자 따로, 카드 점수가 가장 많은 사람이 져요',
  openHand: (who, cards) => say`${seat(who)} 님의 공개된 손패 ${cards}`,
  pickedUp: (cards) => say`가져온 스카트 ${cards}`,
  discarded: (cards) => say`내려놓은 카드 ${cards}`,
  lastDeal: '지난 판의 마지막:',
  giveUp: '포기하기',
  giveUpHint: '이번 판을 바로 잃어요. 슈나이더와 슈바르츠는 따지지 않아요.',
  giveUpDeal: '이번 판 포기',

  dealColumn: '판',
  gameColumn: '게임',
  allPassed: '모두 패스',
  ramschGame: '람슈',
  points: (points) => `${points}점`,
  tricks: (tricks) => `${tricks}트릭`,
  overbid: '비딩 초과',
  conceded: '포기',
  wonLost: '성공:실패',
}
