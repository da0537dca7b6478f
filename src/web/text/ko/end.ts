import type { Words } from '../words.ts'

export const end: Words['end'] = {
  title: (game) => `${game}: 최종 점수`,
  small: (when) => `${when} 끝남`,
  youWin: '이겼어요',
  youShare: '함께 이겼어요',
  theyWin: (names) => `${names} 님이 이겼어요`,
  podium: '최종 점수',
  points: (score) => `${score}점`,
  rematch: '한 판 더',
  rematchHint: '같은 옵션으로 새 테이블이 열려요. 다른 사람들은 한 번 눌러 앉으면 돼요.',
  rematchJoin: '다음 판으로 가기',
  rematchJoinHint: '누군가 다음 테이블을 이미 열었어요.',
  take: '남기기',
  record: '기록 파일',
  notation: (name) => `${name} 기보`,
  recordHint: '모든 수와 섞기와 시각이 담긴 파일 하나예요.',
  fair: '공정하게 섞었어요',
  fairHint:
    '해시는 아무도 앉기 전에, 비밀 값은 마지막 카드가 나간 뒤에 공개됐어요. 섞기에는 저마다 더한 값도 들어갔고요. 비밀 값의 해시가 같다면 아무도 카드를 고르지 않은 거예요.',
  commitment: '해시, 테이블을 열 때 공개',
  secret: '비밀 값, 끝난 뒤 공개',
  check:
    '어느 컴퓨터에서나 확인할 수 있어요. 비밀 값 64자리를 32바이트로 바꿔 SHA-256을 구하세요. 아래 한 줄이 그 일을 해요. 섞기를 하나하나 다시 구하려면 기록 파일을 내려받아 Postdeck 소스에 있는 audit 프로그램으로 확인하세요.',
  command: (secret) => `printf ${secret} | xxd -r -p | sha256sum`,
  log: '기록 모두 보기',
}
