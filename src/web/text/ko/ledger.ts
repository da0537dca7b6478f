import type { Words } from '../words.ts'

export const ledger: Words['ledger'] = {
  title: '알림이 왔었나요?',
  intro: '최근 알림과 그 결과예요.',
  none: '아직 보낸 알림이 없어요.',
  kinds: {
    turn: '내 차례',
    reminder: '다시 알림',
    over: '게임 끝',
    host: '방장 알림',
    digest: '하루 모음',
    test: '시험',
    confirm: '주소 확인',
  },
  soon: '곧 보내요',
  sent: '보내는 중',
  accepted: '상대 서버가 받았어요',
  failed: '실패했어요',
  held: {
    quiet: (moment) => `방해 금지 시간이라 ${moment}까지 미뤘어요`,
    digest: (moment) => `${moment}에 모아서 보내요`,
    retry: (moment, tries) => `${tries}번 실패해서 ${moment}에 다시 보내요`,
  },
  heldOpen: '미뤄 두었어요',
  dropped: {
    answered: '이미 두어서 보내지 않았어요',
    seen: '그 차례를 보고 있어서 보내지 않았어요',
    muted: '알림을 끈 테이블이라 보내지 않았어요',
    'one-until-look': '아직 안 본 알림이 있어서 보내지 않았어요',
    over: '게임이 끝나서 보내지 않았어요',
    'no-channel': '알림 받을 곳이 없었어요',
    'switched-off': '꺼진 곳이라 보내지 않았어요',
    'given-up': '하루가 지나 그만두었어요',
  },
  droppedOther: '보내지 않았어요',
  opened: (moment) => `${moment}에 들어와 봤어요`,
  answered: (moment) => `${moment}에 두었어요`,
}
