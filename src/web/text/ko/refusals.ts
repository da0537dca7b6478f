/** 왜 안 되었는지, 이제 무엇을 하면 되는지. */
import type { OwnCode, RefusalWords } from '../refusal.ts'

export const refusals: Record<OwnCode, RefusalWords[string]> = {
  'bad-request': () => '요청에 빠졌거나 맞지 않는 값이 있어요.',
  'not-json': () => '요청은 application/json 형식의 JSON이어야 해요.',
  'too-large': () => '한 번에 보낼 수 있는 크기는 64 KiB까지예요.',
  'not-found': () => '이 주소에는 아무것도 없어요.',
  'method-not-allowed': () => '이 주소는 그렇게 쓸 수 없어요.',
  'upgrade-needed': () => '이 주소는 웹소켓 전용이에요.',
  'cross-origin': () => '다른 사이트에서 보낸 요청이라 처리하지 않았어요.',
  'needs-https': () =>
    '브라우저는 https에서만 나를 기억할 수 있어요. https 주소로 열거나, 이 컴퓨터에서는 localhost로 열어 주세요.',
  'no-player': () =>
    '아직 누구인지 몰라요. 먼저 게임을 열거나 자리에 앉아 주세요. 프로그램이라면 토큰을 보내 주세요.',
  'bad-code': () => '코드가 틀렸거나, 이미 썼거나, 너무 오래됐어요. 다른 기기에서 새로 만들어 주세요.',
  'slow-down': ({ seconds }) => `짧은 시간에 너무 많이 요청했어요. ${seconds}초 뒤에 다시 해 주세요.`,
  'no-game': () => '그런 게임은 없어요.',
  'no-table': () => '그런 테이블은 없어요. 링크를 다시 확인해 주세요.',
  'no-bots': () => '아직 봇은 앉을 수 없어요. 사람을 더 기다리거나 봇 없이 시작해 주세요.',
  'not-seated': () => '이 테이블에 앉아 있지 않아요.',
  'not-host': () => '테이블을 연 사람만 할 수 있어요.',
  'seat-taken': () => '방금 다른 사람이 앉은 자리예요. 다른 자리를 골라 주세요.',
  'table-full': () => '빈자리가 없어요.',
  'too-few-seated': () => '이 인원으로는 시작할 수 없는 게임이에요.',
  'already-started': () => '이미 시작한 게임이에요.',
  'not-started': () => '아직 시작하지 않은 게임이에요.',
  'not-over': () => '게임이 끝나면 할 수 있어요.',
  'game-over': () => '끝난 게임이에요.',
  'table-closed': () => '게임을 시작하기 전에 닫힌 테이블이에요.',
  'not-your-turn': () => '지금은 내 차례가 아니에요.',
  stale: () => '보고 있는 사이에 게임이 더 진행됐어요. 지금 상황을 보여 드릴게요.',
  'no-choice': () => '지금 낼 수 있는 것을 고르지 않았어요. 위로 올라온 것 가운데 골라 주세요.',
  'bad-move': () => '이 게임에는 없는 수예요.',
  internal: () => '저희 쪽에서 문제가 생겼어요. 바뀐 것은 없으니 다시 해 주세요.',
}
