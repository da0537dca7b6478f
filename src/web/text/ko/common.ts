import type { Words } from '../words.ts'

export const common: Words['common'] = {
  brand: 'Postdeck',
  skip: '본문으로 건너뛰기',
  allTables: '모든 테이블',
  me: '내 정보',
  thisPage: '이 페이지',
  otherLanguage: 'English',
  you: '나',
  and: (names) => names.join(', '),
  seats: (numbers) => {
    const first = Math.min(...numbers)
    const last = Math.max(...numbers)
    return first === last ? `${first}명` : `${first}–${last}명`
  },
  freeSeats: (n) => `${n}자리 남음`,
  name: '이름',
  nameHint: '친구들이 아는 이름으로 적어 주세요.',
  nameNeeded: '이름을 적어 주세요.',
  badName: '이름은 눈에 보이는 글자로 1~24자까지 쓸 수 있어요.',
  offline: '연결이 끊겼어요. 다시 이어지면 바로 계속돼요.',
  unsent: '전해지지 않았어요. 다시 눌러 주세요. 두 번 나가는 일은 없어요.',
}
