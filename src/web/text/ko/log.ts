import { named, say, seat } from '../parts.ts'
import type { Words } from '../words.ts'

export const log: Words['log'] = {
  title: (game) => `기록: ${game}`,
  heading: '기록',
  back: '테이블로 돌아가기',
  earlier: '이전',
  later: '다음',
  empty: '아직 아무 일도 없었어요.',
  opened: (name) => say`${named(name)} 님이 테이블을 열었어요`,
  sat: (name) => say`${named(name)} 님이 앉았어요`,
  left: (name) => say`${named(name)} 님이 일어났어요`,
  started: () => say`게임이 시작됐어요`,
  said: (name, text) => say`${named(name)}: ${text}`,
  closed: () => say`테이블이 닫혔어요`,
  expired: () => say`시간 안에 시작하지 않아 테이블이 닫혔어요`,
  quit: (name) => say`${named(name)} 님이 게임을 떠났어요`,
  kept: (who) => say`이제 ${seat(who)} 님 대신 봇이 해요`,
  seatOpen: (name) => say`${named(name)} 님의 자리가 새 사람에게 열렸어요`,
  tookOver: (name, before) => say`${named(name)} 님이 ${named(before)} 님의 자리를 이어서 해요`,
  cameBack: (name) => say`${named(name)} 님이 돌아왔어요`,
  proposed: (who) => say`${seat(who)} 님이 제안을 했어요`,
  agreed: (who) => say`${seat(who)} 님이 동의했어요`,
  objected: (who) => say`${seat(who)} 님이 반대했어요`,
  ended: () => say`모두 동의해서 게임을 끝냈어요`,
  takenBack: (who) => say`${seat(who)} 님이 방금 둔 수를 물렀어요`,
  rematch: (who) => say`${seat(who)} 님이 한 판 더 하자고 했어요`,
}
