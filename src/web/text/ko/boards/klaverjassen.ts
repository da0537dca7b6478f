import type { KlaverjassenBoardWords } from '../../en/boards/klaverjassen.ts'
import { withJosa } from '../../josa.ts'
import { card, say, seat } from '../../parts.ts'

/** 클라버야센 테이블에서 하는 말. */
export const klaverjassen: KlaverjassenBoardWords = {
  starts: '선',
  passed: '패스',
  trumps: '으뜸패',
  by: (maker) => `${maker} 님`,

  making: '으뜸패 정하기',
  mayName: (who) => say`${seat(who)} 님이 으뜸패를 정하거나 패스할 차례`,
  mustName: (who) => say`모두 패스해서 ${seat(who)} 님이 으뜸패를 정해야 해요`,
  namesAtOnce: (who) => say`${seat(who)} 님이 으뜸패를 정해야 해요`,
  mayAccept: (who) => say`${seat(who)} 님이 이 무늬를 으뜸패로 받을까요?`,
  stake: '으뜸패를 정한 편은 상대보다 점수를 더 모아야 해요. 모자라면 나트(nat), 점수를 모두 빼앗겨요.',
  excluded: (suit) => `모두 패스한 ${withJosa(suit, '은/는')} 정할 수 없어요.`,
  turnedUp: (index) => (index === 1 ? '공개한 카드' : `${index}번째 공개 카드`),

  yourTeam: '우리 편',
  theOthers: '상대 편',
  soFar: (team, cards, roem) => (roem === 0 ? `${team} ${cards}` : `${team} ${cards} + 명성 ${roem}`),
  roem: (who, { cards, withStuk, points }) =>
    say`${seat(who)} 명성 ${points}${withStuk ? '(스튁 포함)' : ''}: ${cards.map(card)}`,

  chooseSuit: '무늬를 고르세요',
  chooseOrPass: '무늬 또는 패스를 고르세요',
  makeTrumps: '으뜸패로 정하기',
  declare: '선언하기',
  pass: '패스',
  passAlone: '패스하기',
  accept: (suit) => `${suit} 받기`,

  parts: (cards, roem) => (roem === 0 ? `${cards}` : `${cards} + 명성 ${roem}`),
  nat: '나트(nat)',
  pit: '피트(pit)',
}
