import { withJosa } from '../josa.ts'
import type { Words } from '../words.ts'

export const preview: Words['preview'] = {
  title: (game, state) => `${game}: ${state}`,
  toPlay: (names) => `${names} 차례`,
  won: (names) => `${names} 승리`,
  closed: '닫힌 테이블이에요',
  seated: (names) => `앉은 사람: ${names}.`,
  scored: (lines) => `${lines}.`,
  team: (names) => names.join('·'),
  points: (names, points) => `${names} ${points}점`,
  alt: (game, names) => (names === '' ? `${game} 테이블` : `${game} 테이블, 앉은 사람 ${names}`),

  turn: '차례',
  winner: '승리',
  state: '상태',
  seats: '자리',
  score: '점수',
  taken: (taken, all) => `${all}자리 중 ${taken}자리 참`,
  beforeStart: '시작 전',

  play: '하러 가기',
  rules: '규칙',

  invitation: (game, free) => `우리 ${game} 한 판 해요. ${free}:`,
  ongoing: (game) => `지금 ${withJosa(game, '을/를')} 하고 있어요. 구경 오세요:`,
  result: (game, winners, scores) =>
    scores === '' ? `${game} 결과: ${winners}` : `${game} 결과: ${winners}, ${scores}`,
  tellFriends: '친구에게 보여 주기',
  shareResult: '결과 보내기',
  picture: '마지막 테이블 그림',
  copiedText: '복사했어요. 채팅방에 붙여 넣으세요.',
  watch: (game) => `${game} 테이블 열기`,
}
