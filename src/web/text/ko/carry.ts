import type { Words } from '../words.ts'

export const carry: Words['carry'] = {
  title: '다른 기기',
  heading: '다른 기기에서 오셨군요',
  hint: '그 기기의 내 정보 페이지에 나온 코드를 적어 주세요.',
  code: '코드',
  codeHint: 'KR47-QX9M처럼 8자예요.',
  go: '이어서 하기',
  replaces:
    '이 브라우저에는 이미 다른 사람이 있어요. 코드를 쓰면 그 사람으로 바뀌고, 지금 테이블은 여기서 보이지 않게 돼요.',
}
