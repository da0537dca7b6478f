import type { GroveBoardWords } from '../../en/boards/in-a-grove.ts'
import { say, seat } from '../../parts.ts'

/** 인 어 그로브 테이블에서 하는 말. */
export const inAGrove: GroveBoardWords = {
  heading: (round) => `${round}라운드`,
  middle: '세 용의자',
  wrong: (count) => `오답 ${count}`,
  left: (count) => `카드 ${count}`,
  first: '선',

  places: ['왼쪽', '가운데', '오른쪽'],
  at: ['왼쪽', '가운데', '오른쪽'],
  lying: ['왼쪽', '가운데', '오른쪽'],
  faceDown: '뒷면',
  unseen: '선 미확인',
  swapped: '바뀜',
  culprit: '범인',
  seenBy: '본 사람',
  right: '정답',

  looksFirst: (who) => say`${seat(who)} 님이 먼저 셋 가운데 둘을 확인해요`,
  past: (round) => `${round}라운드 결과`,

  aceIsOut: '에이스는 범인이 아니에요.',
  lowest: (person, place) => say`5가 있으니 가장 작은 숫자가 범인: ${place} ${person}`,
  highest: (person, place) => say`5가 없으니 가장 큰 숫자가 범인: ${place} ${person}`,
  cardBack: (who) => say`맞혀서 카드를 돌려받음: ${who}`,
  nobodyRight: '맞힌 사람이 없어요.',
  nobodyWrong: '틀린 사람이 없어요.',
  takesAll: (who, count) => say`마지막으로 틀린 ${seat(who)} 님이 ${count}장을 받아요.`,
  takesThere: (who, place, count) => say`${place}에 마지막으로 놓은 ${seat(who)} 님이 ${count}장을 받아요.`,
  lost: (who) => say`패배: ${who}`,

  alibis: '내가 본 카드, 용의자가 아님',
  passedTo: (who) => say`${seat(who)} 님에게 넘김`,
  from: (who) => say`${seat(who)} 님에게 받음`,
  body: '피해자',

  lookAt: '확인:',
  chooseTwo: '확인할 두 명을 고르세요',
  both: (one, other) => `${one}, ${other}`,
  accuse: '지목:',
  chooseOne: '지목할 용의자를 고르세요',
  exchange: '용의자 한 명을 피해자와 바꾸기',

  player: '플레이어',
  cardsLeft: '남은 지목 카드',
  wrongCards: '오답 카드',
  endsAt: (count) => `오답 카드 ${count}장이 되거나 지목 카드가 떨어진 사람이 나오면 끝나요.`,
  endsHeld: (count) =>
    `한 사람 앞에 지목 카드와 오답 카드를 더해 ${count}장이 되거나, 지목 카드가 떨어진 사람이 나오면 끝나요.`,
  round: (round) => `${round}라운드`,
}
