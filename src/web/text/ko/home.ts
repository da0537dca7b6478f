import type { Words } from '../words.ts'

export const home: Words['home'] = {
  title: '내 테이블',
  newcomerTitle: '링크로 모이는 카드 게임',
  intro:
    '테이블을 열고 채팅방에 링크를 보내세요. 친구들이 눌러서 자리에 앉고, 저마다 10초 시간이 날 때 한 수씩 둬요.',
  introHint: '가입도 앱도 필요 없어요. 서로 저녁 시간을 비워 둘 일도 없고요.',
  yourTurn: '내 차례',
  nextTable: '다음 테이블',
  nothingWaits: '지금 기다리는 차례가 없어요. 다음 내 차례는 여기에 나와요.',
  waiting: '기다리는 중',
  finished: '끝난 게임',
  older: (n) => `${n}개 더 보기`,
  open: '테이블 열기',
  withOthers: (names) => `· ${names}`,
  toPlay: (names) => `${names} 차례`,
  shareLink: (free) => `${free} · 링크를 보내세요`,
  youWon: '이겼어요',
  youWonWith: (score) => `${score}점으로 이겼어요`,
  youWonTogether: (names) => `${names} 님과 함께 이겼어요`,
  youWonTogetherWith: (names, score) => `${names} 님과 함께 ${score}점으로 이겼어요`,
  theyWon: (names) => `${names} 승리`,
  theyWonBy: (names, score, yours) => `${names} 승리, ${score} 대 ${yours}`,
  carried: '이제 이 기기에서도 이어서 할 수 있어요.',
}
