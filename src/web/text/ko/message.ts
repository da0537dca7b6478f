import type { Words } from '../words.ts'

export const message: Words['message'] = {
  title: '잠깐만요',
  notFoundTitle: '여기에는 아무것도 없어요',
  noTableTitle: '이 링크에는 테이블이 없어요',
  noTableHint:
    '링크를 복사하다가 끝이 잘리는 일이 많아요. 시작하지 않은 테이블은 14일, 끝난 테이블은 1년이 지나면 사라져요.',
  home: '내 테이블로',
  start: '게임 보러 가기',
  me: '내 정보로 가기',
}
