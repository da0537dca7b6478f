import type { Words } from '../words.ts'

export const letters: Words['letters'] = {
  confirmTitle: '이 주소로 알려 드릴까요?',
  confirmText: '누르면 내 차례가 될 때 이메일로 알려 드려요.',
  confirmDo: '네, 받을게요',
  confirmed: '됐어요. 이제 내 차례가 되면 메일을 보내 드려요.',
  offTitle: '메일을 그만 받을까요?',
  offText: '누르면 이 주소로는 더 보내지 않아요. 내 정보에서 다시 켤 수 있어요.',
  offDo: '그만 받기',
  off: '됐어요. 이 주소로는 더 보내지 않아요.',
  gone: '이제 쓸 수 없는 링크예요',
  goneText: '주소가 빠졌거나, 복사할 때 링크가 잘렸어요.',
}
