import type { Words } from '../words.ts'

export const orders: Words['orders'] = {
  title: '예약해 두기',
  edit: '대신 둘 것 정하기',
  hint: '고민할 필요 없는 수는 차례가 오면 잠시 뒤 대신 둬요. 다른 사람에게는 보이지 않아요.',
  forced: '낼 수 있는 카드가 하나뿐이면 바로 내기',
  forcedPass: '할 수 있는 게 패스뿐이면 바로 패스(빨리 넘기면 다른 사람이 짐작할 수 있어요)',
  pass: '이번 비딩에서는 계속 패스',
  passIn: {
    'gin-rummy': '처음 펼친 카드는 패스하기',
    klaverjassen: '으뜸패가 정해질 때까지 계속 패스',
  },
  bid: '여기까지 비딩하기',
  bidNone: '예약 없음',
  accept: '상대의 말 믿어 주기',
  acceptNone: '예약 없음',
  untilTurn: '내 차례가 올 때까지',
  untilClaimed: (n) => `한 번에 ${n}장을 낼 때까지`,
  untilLeft: (n) => (n === 0 ? '누군가의 카드가 없어질 때까지' : `누군가의 카드가 ${n}장 남을 때까지`),
  play: '이번 라운드에서 다음에 낼 카드',
  playHint: '위에서부터 조건이 맞고 낼 수 있는 첫 카드를 내요.',
  led: {
    any: '무엇이 나오든',
    none: '내가 먼저 낼 때',
    C: '클럽이 나오면',
    D: '다이아몬드가 나오면',
    H: '하트가 나오면',
    S: '스페이드가 나오면',
  },
  noCard: '카드 없음',
  card: (n) => `${n}번째 카드`,
  when: (n) => `${n}번째 카드의 조건`,
  save: '이대로 예약하기',
  dropped: {
    'not-legal': '예약한 수를 둘 수 없어서 취소됐어요.',
    until: '기다리던 일이 일어나서 예약이 끝났어요.',
  },
}
