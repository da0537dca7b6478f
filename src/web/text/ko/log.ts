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
  outOfTime: (who) => say`${seat(who)} 님의 시간이 다 됐어요`,
  botPlays: (who) => say`${seat(who)} 님의 시간이 다 되어 봇이 대신 둬요`,
  kept: (who) => say`${seat(who)} 님이 돌아올 때까지 봇이 자리를 맡아요`,
  rematch: (who) => say`${seat(who)} 님이 한 판 더 하자고 했어요`,
}
