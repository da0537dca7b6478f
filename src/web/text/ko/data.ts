import type { Words } from '../words.ts'

export const data: Words['data'] = {
  feeds: '구독 주소',
  feedsHint:
    '피드 리더나 캘린더에 넣어 쓰세요. 주소를 아는 사람은 누구나 볼 수 있으니 나만 알고 있어야 해요.',
  turns: '나를 기다리는 테이블 (아톰 피드)',
  deadlines: '내 마감 시간 (캘린더)',
  make: '주소 만들기',
  renew: '주소 새로 만들기',
  renewHint: '예전 주소는 바로 못 쓰게 돼요.',
  renewed: '새로 만들었어요. 예전 주소가 있었다면 이제 쓸 수 없어요.',
  forget: '내 정보 모두 지우기',
  forgetHint: '이름, 알림 받을 곳, 설정, 테이블 목록을 지워요. 되돌릴 수 없어요.',
  forgetTitle: '내 정보를 모두 지울까요?',
  forgetWhat: [
    '알림 받을 곳과 설정, 알림 기록, 구독 주소, 테이블 목록을 지워요.',
    '아직 시작하지 않은 테이블에서는 일어나고, 내가 연 테이블은 닫아요.',
    '하고 있거나 끝난 게임에는 함께한 사람들을 위해 이름만 자리에 남아요. 그 자리는 이제 아무도 둘 수 없어요.',
  ],
  forgetDo: '네, 모두 지울게요',
  forgetNot: '아니요, 그대로 둘게요',
  forgotten: '모두 지웠어요.',
  forgottenHint: '이제 이 브라우저는 나를 몰라요. 언제든 새로 시작할 수 있어요.',
}
