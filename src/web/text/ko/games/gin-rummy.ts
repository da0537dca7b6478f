import type { GinRummyEvent } from '../../../../games/gin-rummy/events.ts'
import type { DealLine } from '../../../../games/gin-rummy/score.ts'
import type { GinRummyView } from '../../../../games/gin-rummy/view.ts'
import { change } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const outcome = ({ kind, knocker, winner, points, deadwood }: DealLine): Sentence => {
  if (kind === 'void' || deadwood === null || knocker === null) return say`무효, 점수 없음`
  const [own = 0, other = 0] = knocker === 0 ? deadwood : deadwood.toReversed()
  if (winner === null) return say`사패가 ${own}점으로 같아 점수 없음`
  const won = say`${seat(winner)} ${change(points)}`
  switch (kind) {
    case 'gin':
      return say`진, ${won}`
    case 'bigGin':
      return say`빅 진, ${won}`
    case 'undercut':
      return say`사패 ${own} 대 ${other}, 언더컷으로 ${won}`
    case 'knock':
    case 'tie':
      return say`사패 ${own} 대 ${other}, ${won}`
  }
}

const told = (event: Told<GinRummyEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`${event.round}번째 판, 첫 카드 ${card(event.upcard)}, ${seat(event.seat)} 선`
    case 'dealt':
      return null
    case 'passed':
      return say`${seat(event.seat)} 패스`
    case 'drew':
      return 'card' in event
        ? say`뽑은 카드는 ${card(event.card)} (나만 알아요)`
        : say`${seat(event.seat)} 님이 덱에서 한 장 뽑았어요`
    case 'took':
      return say`${seat(event.seat)} 가져감 ${card(event.card)}`
    case 'discarded':
      return say`${seat(event.seat)} 버림 ${card(event.card)}`
    case 'knocked':
      return say`${seat(event.seat)} 종료 선언, 버림 ${card(event.card)}`
    case 'big-gin':
      return say`${seat(event.seat)} 빅 진 선언`
    case 'round':
      return say`${event.round}번째 판: ${outcome(event)}`
    case 'game-won':
      return say`${seat(event.seat)} 한 게임 승리, ${event.games[0] ?? 0} 대 ${event.games[1] ?? 0}`
    case 'over':
      return event.winners.length > 1
        ? say`게임 끝, 동점: ${seat(0)}, ${seat(1)} 모두 승리`
        : say`게임 끝: ${seat(event.winners[0] ?? 0)} 승리`
  }
}

const asked = ({ phase }: GinRummyView): string => {
  switch (phase) {
    case 'upcard':
      return '첫 카드를 가져오거나 패스하세요'
    case 'draw':
      return '한 장 뽑으세요'
    case 'discard':
      return '한 장 버리세요'
    case 'wall':
      return '마지막 버린 카드로 종료하거나 패스하세요'
    case 'mustKnock':
      return '종료를 선언하세요'
    case 'over':
      return ''
  }
}

export const ginRummy: GameWords<GinRummyView, Told<GinRummyEvent>> = {
  name: '진 러미',
  line: '한 장 뽑고 한 장 버리며 족보를 맞추고, 남는 카드가 상대보다 적을 때 끝내는 게임이에요.',
  length: '100점까지',
  options: {
    ace: { label: 'A가 든 런', values: { low: 'A 2 3만', round: 'K A 2처럼 이어서도 됨' } },
    games: { label: '승부', values: { 1: '한 게임', 3: '3판 2선승', 5: '5판 3선승' } },
    target: {
      label: '한 게임의 목표 점수',
      values: { 50: '50점', 100: '100점', 150: '150점', 250: '250점' },
    },
    undercutOnTie: {
      label: '사패 점수가 같으면',
      hint: '종료를 선언한 사람과 상대의 사패 점수가 같을 때예요.',
      values: { false: '점수 없음', true: '언더컷, 상대가 25점' },
    },
    bigGin: {
      label: '빅 진',
      hint: '11장이 모두 족보이면 31점과 상대의 사패 점수를 얻어요.',
      values: { false: '없음', true: '있음' },
    },
    oklahoma: {
      label: '종료할 수 있는 사패 점수',
      hint: '처음 공개한 카드로 정하면, A일 때는 진이어야 끝낼 수 있어요.',
      values: { off: '언제나 10점', on: '처음 공개한 카드의 점수', spades: '그 점수, 스페이드면 두 배' },
    },
    lastDiscard: {
      label: '덱에 2장이 남으면',
      values: { false: '판이 무효', true: '마지막 버린 카드로 종료할 수 있음' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '100점까지. 사패 10점 이하면 끝낼 수 있고, 같으면 점수가 없어요.' },
    classic: { label: '클래식', hint: '사패 점수가 같으면 언더컷이고, 11장이 모두 족보이면 빅 진이에요.' },
    oklahoma: {
      label: '오클라호마',
      hint: '150점까지. 처음 공개한 카드가 종료 점수를 정하고, 스페이드면 점수가 두 배예요.',
    },
  },
  refusals: {
    'cannot-pass': () => '버린 카드를 가져올지 물을 때만 패스할 수 있어요. 차례를 이어 가세요.',
    'already-drawn': () => '이미 뽑았어요. 한 장 버리거나 종료를 선언하세요.',
    'stock-closed': () => '지금은 덱에서 뽑을 수 없어요. 버린 카드를 가져오거나 패스하세요.',
    'cannot-knock': () => '그 카드로는 종료를 선언할 수 없어서 가져올 수 없어요. 패스하세요.',
    'draw-first': () => '먼저 한 장 뽑으세요.',
    'must-knock': () => '마지막 버린 카드를 가져왔으니 종료를 선언해야 해요. 버릴 카드를 고르세요.',
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'just-taken': () => '방금 가져온 카드는 이번 차례에 버릴 수 없어요. 다른 카드를 고르세요.',
    'bad-melds': () => '손에 남는 10장으로 만든 족보가 아니에요. 다시 나눠 보세요.',
    'too-much-deadwood': ({ deadwood, limit }) =>
      limit === 0
        ? `사패가 ${String(deadwood)}점 남아요. 이번 판은 진이어야 끝낼 수 있어요.`
        : `사패가 ${String(deadwood)}점 남아요. ${String(limit)}점 이하여야 끝낼 수 있어요.`,
    'not-big-gin': () => '지금은 빅 진이 아니에요. 한 장 버리거나 종료를 선언하세요.',
  },
  told,
  asked,
}
