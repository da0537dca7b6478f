import type { SpadesEvent } from '../../../../games/spades/events.ts'
import { pointsOf } from '../../../../games/spades/score.ts'
import type { SpadesView } from '../../../../games/spades/view.ts'
import { suitName } from '../../cards.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('ko', String(code))

const team = (first: number): Sentence => say`${seat(first)}·${seat(first + 2)}`

const told = (event: Told<SpadesEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`${event.round}라운드, ${seat(event.seat)} 선`
    case 'looked':
    case 'hand':
      return null
    case 'bid':
      return event.tricks === 0
        ? say`${seat(event.seat)} 닐 선언`
        : say`${seat(event.seat)} 선언 ${event.tricks}`
    case 'double-nil':
      return say`${seat(event.seat)} 더블 닐 선언`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'spades-broken':
      return say`스페이드가 깨졌어요`
    case 'trick':
      return say`${seat(event.seat)} 님이 ${event.trick}번째 트릭을 가져갔어요`
    case 'round': {
      const [first, second] = event.teams
      return say`${event.round}라운드: ${team(0)} ${change(pointsOf(first))}, ${team(1)} ${change(pointsOf(second))}`
    }
    case 'over':
      return event.winners.length > 2
        ? say`게임 끝, ${figure(event.scores[0] ?? 0)}점 동점: 두 편 모두 승리`
        : say`게임 끝: ${team(event.winners[0] ?? 0)} 승리`
  }
}

const asked = ({ phase, toAct, looked, trick, whyNot }: SpadesView): string => {
  if (phase === 'bid')
    return toAct.every((index) => looked[index]) ? '트릭 수를 선언하세요' : '손패 보기 또는 더블 닐'
  const led = trick.plays[0]?.card.charAt(1)
  if (led === undefined) return '첫 카드를 내세요'
  return whyNot === null
    ? `${withJosa(suit(led), '이/가')} 나왔어요`
    : `${withJosa(suit(led), '을/를')} 따라 내세요`
}

export const spades: GameWords<SpadesView, Told<SpadesEvent>> = {
  name: '스페이드',
  line: '둘씩 편을 지어, 가져갈 트릭 수를 선언하고 그만큼 가져가는 게임이에요.',
  length: '500점까지',
  seating: '맞은편에 앉은 사람과 한편이에요.',
  options: {
    target: { label: '목표 점수', values: { 500: '500점', 300: '300점', 200: '200점' } },
    bagLimit: {
      label: '자루',
      hint: '선언보다 더 가져간 트릭이에요. 너무 많이 쌓이면 100점을 잃어요.',
      values: { over10: '11개째에 벌점', at10: '10개째에 벌점' },
    },
    failedNil: {
      label: '실패한 닐의 트릭',
      values: { team: '같은 편 선언에 더함', bags: '모두 자루로 셈' },
    },
    doubleNil: {
      label: '더블 닐',
      hint: '손패를 보기 전에 한 트릭도 가져가지 않겠다고 선언해요. 200점이 걸려요.',
      values: { always: '언제나', behind100: '100점 뒤질 때만', never: '없음' },
    },
    tie: { label: '끝에 동점이면', values: { shared: '두 편 모두 승리', extraRound: '한 라운드 더' } },
  },
  presets: {
    source: { label: '기본 규칙', hint: '500점까지. 자루가 10개를 넘으면 100점을 잃어요.' },
    american: { label: '미국식', hint: '자루 10개에 바로 100점을 잃고, 실패한 닐의 트릭도 자루예요.' },
  },
  refusals: {
    'wrong-phase': ({ phase }) =>
      phase === 'bid' ? '모두 선언한 뒤에 카드를 낼 수 있어요.' : '선언은 끝났어요. 카드를 내세요.',
    'double-nil-not-allowed': () => '이번 라운드에는 더블 닐을 선언할 수 없어요.',
    'already-looked': () => '이미 손패를 봤어요. 0부터 13까지 선언하세요.',
    'look-first': () => '먼저 손패를 보거나 더블 닐을 선언하세요.',
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'spades-not-broken': () => '스페이드가 아직 깨지지 않았어요. 다른 무늬를 내세요.',
    'must-follow': ({ suit: led }) =>
      `${withJosa(suit(led), '이/가')} 나왔고 손에 ${withJosa(suit(led), '이/가')} 있어요.`,
  },
  told,
  asked,
}
