/** Names are always followed by 님, which every particle after it agrees with. */
import type { Words } from '../messages.ts'

export const ko: Words = {
  people: (names) => names.map((name) => `${name} 님`).join(', '),
  action: {
    open: (table) => (table ? '테이블 열기' : 'Postdeck 열기'),
    confirm: '네, 여기로 받을게요',
  },
  turn: {
    title: (game, whose) => (whose === null ? `${game}: 내 차례예요` : `${game}: ${whose} 차례예요`),
    others: (people) => (people === '' ? '' : `함께하는 분: ${people}`),
    deadline: (moment, left) => `${moment}까지 차례를 마쳐 주세요. (${left})`,
    noDeadline: '시간 제한은 없어요.',
  },
  reminder: {
    half: (game, whose) => (whose === null ? `${game}: 아직 내 차례예요` : `${game}: 아직 ${whose} 차례예요`),
    last: (game, whose) =>
      whose === null ? `${game}: 시간이 얼마 안 남았어요` : `${game}: ${whose}의 시간이 얼마 안 남았어요`,
    up: (game, whose) =>
      whose === null ? `${game}: 시간이 다 됐어요` : `${game}: ${whose}의 시간이 다 됐어요`,
    late: (moment) => `${moment}에 끝났어요. 지금이라도 둘 수 있고, 이 때문에 지지는 않아요.`,
  },
  asked: {
    title: (game) => `${game}: 답을 기다려요`,
    body: '테이블에서 누군가 제안을 하고 답을 기다리고 있어요.',
  },
  over: {
    title: (game) => `${game}: 게임이 끝났어요`,
    won: (winners, youWon) => {
      if (winners === '') return youWon ? '이겼어요!' : '이긴 사람이 없어요.'
      return youWon ? `${winners}과 함께 이겼어요!` : `${winners}이 이겼어요.`
    },
  },
  host: {
    title: {
      'seat-empty': (game) => `${game}: 아직 빈자리가 있어요`,
      'table-full': (game) => `${game}: 자리가 다 찼어요`,
      'seat-left': (game) => `${game}: 게임을 떠난 사람이 있어요`,
    },
    body: {
      'seat-empty': () => '하루가 지나도록 비어 있어요. 링크를 한 번 더 보내거나 봇과 시작해 보세요.',
      'table-full': (people) =>
        people === '' ? '게임이 시작됐어요.' : `게임이 시작됐어요. 함께하는 분: ${people}`,
      'seat-left': () => '그 자리를 봇에게 맡기거나 새 사람에게 열어 주세요.',
    },
  },
  digest: { title: (tables) => `오늘의 소식: 테이블 ${tables}개` },
  test: {
    title: (whose) => (whose === null ? 'Postdeck 시험 알림' : `Postdeck 시험 알림: ${whose}`),
    you: '잘 연결됐어요. 내 차례가 되면 여기로 알려 드릴게요.',
    group: '잘 연결됐어요. 차례가 바뀌면 여기에 알려 드릴게요.',
  },
  confirm: {
    title: 'Postdeck: 이 주소로 알려 드릴까요?',
    body: '누군가 이 주소로 차례 알림을 받겠다고 했어요. 본인이라면 링크를 눌러 확인해 주세요.',
    otherwise: '본인이 아니라면 그냥 두세요. 더는 메일이 가지 않아요.',
  },
  feed: {
    turns: 'Postdeck: 나를 기다리는 테이블',
    deadlines: 'Postdeck: 내 마감 시간',
    deadline: (game) => `${game}: 마감 시간이에요`,
  },
  mail: { stop: '이런 메일 그만 받기' },
  refused: {
    'no-url': '웹 주소가 아니에요.',
    'too-long': '주소가 너무 길어요.',
    'not-https': '주소는 https://로 시작해야 해요.',
    'has-login': '주소에 사용자 이름이나 비밀번호를 넣을 수 없어요.',
    'odd-port': '주소에 포트 번호를 따로 적을 수 없어요.',
    'ip-address': '서버를 숫자가 아니라 이름으로 적어 주세요.',
    'private-name': '내부 네트워크에서만 쓰는 이름이에요.',
    'not-discord': '디스코드 웹후크 주소가 아니에요.',
    'not-slack': '슬랙 수신 웹훅 주소가 아니에요.',
    'not-telegram': '봇 토큰이나 채팅이 텔레그램 형식과 달라요.',
    'not-ntfy': 'https://ntfy.sh/내-토픽 같은 ntfy 토픽 주소가 아니에요.',
    'bad-secret': '서명 비밀 값은 whsec_ 뒤에 24~64바이트를 base64로 적은 것이에요.',
    'bad-subscription': '이 브라우저가 쓸 수 있는 구독 정보를 주지 않았어요.',
    'no-email': '이메일 주소가 아니에요.',
  },
  failed: {
    timeout: '상대 서버가 제때 답하지 않았어요.',
    unreachable: '상대 서버에 닿지 않았어요.',
    redirected: '상대 서버가 다른 주소로 보내려 했어요. 따라가지 않아요.',
    answered: '상대 서버가 받지 않았어요.',
  },
  channels: {
    'web-push': { name: '이 브라우저', hint: '이 기기에 알림이 떠요.' },
    discord: { name: '디스코드', hint: '채널 설정 → 연동 → 웹후크에서 웹후크 URL을 복사해 주세요.' },
    slack: { name: '슬랙', hint: '채널에 만든 수신 웹훅의 주소예요.' },
    telegram: { name: '텔레그램', hint: '내 봇의 토큰과 봇이 들어 있는 채팅이에요.' },
    ntfy: { name: 'ntfy 앱', hint: '내 토픽의 주소예요. 주소를 아는 사람은 누구나 볼 수 있어요.' },
    webhook: { name: '웹훅', hint: 'https 주소면 어디든 돼요. Standard Webhooks 방식으로 서명해요.' },
    email: { name: '이메일', hint: '처음에 받을지 한 번 여쭤봐요.' },
  },
}
