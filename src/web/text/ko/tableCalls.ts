import type { Words } from '../words.ts'

export const tableCalls: Words['tableCalls'] = {
  title: '알림',
  mute: '이 테이블 알림 끄기',
  unmute: '이 테이블 알림 다시 받기',
  mutedHint: '이 테이블의 알림은 꺼져 있어요.',
  settings: '알림 설정',
  group: '우리 단체방에 차례 올리기',
  groupTitle: '테이블의 알림 채널',
  groupIntro:
    '차례가 바뀔 때마다 여기에 올리고, 둘 사람을 이름으로 불러요. 방장만 정할 수 있고, 주소는 다시 다 보여 드리지 않아요.',
  kind: '채널',
  mentions: '부를 이름',
  mentionsHint: {
    discord: '각자의 사용자 번호예요. (개발자 모드 → 사용자 아이디 복사)',
    slack: '각자의 프로필에 있는, U로 시작하는 멤버 번호예요.',
    telegram: '각자의 @이름이에요.',
  },
  mention: (name) => `${name} 님을 부르는 이름`,
  set: '채널 정하기',
  replace: '채널 바꾸기',
  isSet: '여기에 차례를 올리고 있어요.',
  test: '모두 불러 시험하기',
  remove: '채널 빼기',
  removed: '뺐어요. 이제 아무것도 올리지 않아요.',
  saved: '정했어요. 모두 불러 시험해 보세요.',
  badMention: (name) => `그 이름으로는 ${name} 님을 부를 수 없어요.`,
  noMentions: '이 채널에는 이름을 부르지 않고 차례만 올려요.',
  back: '테이블로 돌아가기',
}
