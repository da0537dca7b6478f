import type { Words } from '../words.ts'

export const me: Words['me'] = {
  title: '내 정보',
  you: '나',
  language: '언어',
  languages: { en: 'English', ko: '한국어' },
  save: '저장',
  saved: '저장했어요.',
  stranger: '아직 앉은 자리가 없어요. 이름은 테이블을 열거나 자리에 앉을 때 물어봐요.',
  look: '카드와 색',
  theme: '밝기',
  themes: { system: '기기 설정대로', light: '밝게', dark: '어둡게' },
  suits: '무늬 색',
  suitsOf: { two: '두 가지 색', four: '네 가지 색' },
  oneTap: '한 번 눌러 바로 내기',
  oneTapHint: '끄면 한 번은 고르기, 한 번은 확인이에요. 스크립트가 켜져 있어야 해요.',
  otherDevice: '다른 기기',
  otherDeviceHint: '휴대폰, 태블릿, 컴퓨터 어디서나 이어서 하세요. 내 테이블이 모두 따라가요.',
  makeCode: '코드 만들기',
  codeIs: '내 코드:',
  typeIt: (address) => `다른 기기에서 ${address} 주소를 열고 이 코드를 적거나,`,
  orLink: '아래 링크나 QR 코드를 여세요.',
  codeLink: '코드가 담긴 링크',
  codeHint: (minutes) =>
    `${minutes}분 동안 한 기기에서만 쓸 수 있어요. 이 코드를 가진 사람은 내가 되니, 채팅방에 올리지 마세요.`,
  newCode: '새 코드 만들기',
  haveCode: '다른 기기에서 받은 코드가 있어요',
}
