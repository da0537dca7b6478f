import type { Words } from '../words.ts'

export const clock: Words['clock'] = {
  pace: '시간 제한',
  paces: {
    'bank-3d': '모두 3일, 차례마다 4시간 추가',
    'bank-5d': '모두 5일, 차례마다 12시간 추가',
    'bank-10d': '모두 10일, 차례마다 36시간 추가',
    'move-1h': '한 번에 1시간',
    'move-12h': '한 번에 12시간',
    'move-1d': '한 번에 1일',
    'move-3d': '한 번에 3일',
    'move-7d': '한 번에 7일',
    none: '제한 없음',
  },
  paceHint: '각자의 방해 금지 시간에는 시간이 흐르지 않아요.',
  outOfTime: '시간이 다 되면',
  outcomes: {
    bot: '봇이 대신 둬요',
    nudge: '알림만 보내요',
    substitute: '다른 사람이 대신 앉을 수 있어요',
  },
  outHint: '시간이 다 되었다고 지지는 않아요.',
  by: (moment) => `${moment}까지`,
  up: '시간이 다 됐어요',
  title: '시간',
  left: (span) => `${span} 남음`,
  limit: (moment) => `${moment}까지`,
}
