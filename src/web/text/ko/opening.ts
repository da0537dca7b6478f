import type { Words } from '../words.ts'

export const opening: Words['opening'] = {
  title: (game) => `새 테이블: ${game}`,
  heading: '새 테이블',
  seats: '인원',
  preset: '진행 방식',
  options: '옵션',
  optionsHint: '여기서 고른 것이 위의 진행 방식보다 우선해요.',
  asPreset: '위에서 고른 대로',
  bots: '다른 자리에 앉힐 봇',
  noBots: '없음',
  alone: '지금 혼자 봇과 하기',
  aloneHint: '기다릴 사람 없이 바로 카드를 나눠요.',
  guest: '손님',
  open: '테이블 열기',
  openHint: '열면 친구에게 보낼 링크가 나와요. 모든 자리가 차면 게임이 시작돼요.',
}
