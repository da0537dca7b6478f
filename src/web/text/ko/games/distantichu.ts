import type { DistantichuEvent } from '../../../../games/distantichu/events.ts'
import type { DistantichuView } from '../../../../games/distantichu/view.ts'
import { changesText } from '../../changes.ts'
import { cardsText } from '../../claims.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { listed, type Sentence, say, seat } from '../../parts.ts'
import { setsText, setText } from '../../sets.ts'

type Event = Told<DistantichuEvent>
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

const out = ({ seat: who, first, riichi }: Of<'out'>): Sentence => {
  if (!first) return say`${seat(who)} 님이 손을 비웠어요`
  return riichi
    ? say`${seat(who)} 님이 리치한 대로 가장 먼저 손을 비웠어요`
    : say`${seat(who)} 님이 가장 먼저 손을 비웠어요`
}

const failed = ({ seat: first, seats }: Of<'failed'>): Sentence =>
  say`리치 실패: ${listed(seats.map(seat))} 님은 한 장만 남기고 ${seat(first)} 님에게 넘겨요`

const round = ({ round: number, scores }: Of<'round'>): Sentence =>
  say`${number}라운드: ${changesText(scores)}`

const deal = ({ round: number, leader, card }: Of<'deal'>): Sentence =>
  card === null
    ? say`${number}라운드: ${seat(leader)} 님부터 리치를 정해요`
    : say`${number}라운드: ${seat(leader)} 선, 목적지 ${card}`

const end = ({ winners, scores }: Of<'end'>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`게임 끝, ${points}점 동점: ${listed(winners.map(seat))} 공동 승리`
    : say`게임 끝: ${seat(winners[0] ?? 0)} ${points}점으로 승리`
}

const told = (event: Event): Sentence | null => {
  switch (event.type) {
    case 'riichi':
      return event.declare ? say`${seat(event.seat)} 리치 선언` : say`${seat(event.seat)} 리치 안 함`
    case 'destination':
      return say`목적지는 ${event.card}`
    case 'play':
      return say`${seat(event.seat)} ${setText('ko', event.cards)}(거리 ${event.distance})`
    case 'pass':
      return say`${seat(event.seat)} 패스`
    case 'unable':
      return say`낼 수 없어 자동 패스: ${listed(event.seats.map(seat))}`
    case 'out':
      return out(event)
    case 'failed':
      return failed(event)
    case 'keep':
      return say`${seat(event.seat)} 님이 ${seat(event.first)} 님에게 ${event.count}장을 넘겼어요`
    case 'handed':
      return say`${seat(event.seat)} 님이 넘긴 카드: ${setsText('ko', event.cards)}`
    case 'trick':
      return say`${seat(event.seat)} 님이 ${event.count}장을 가져갔어요. 다음 목적지는 ${event.center[0] ?? ''}`
    case 'took':
      return say`뒤집혀 있던 카드: ${setsText('ko', event.cards)}`
    case 'stuck':
      return say`${seat(event.seat)} 님은 ${cardsText('ko', event.card, event.count)}뿐이라 선을 넘겨요`
    case 'lead':
      return say`${seat(event.seat)} 선`
    case 'swept':
      return say`${seat(event.seat)} 님이 남은 손패 ${event.count}장을 모두 가져갔어요`
    case 'sweeping':
      return say`손패에서 가져간 카드: ${setsText('ko', event.cards)}`
    case 'round':
      return round(event)
    case 'deal':
      return deal(event)
    case 'dealt':
      return null
    case 'end':
      return end(event)
  }
}

const beat = ({ plays, destination }: DistantichuView): string => {
  const { cards = [] } = plays.at(-1) ?? {}
  const [card] = cards
  if (card === undefined || destination === null) return '같은 숫자를 한 장 이상 내세요'
  const distance = Math.abs(Number(card) - Number(destination))
  return `거리 ${distance}, ${cards.length}장을 이기거나 패스하세요`
}

const asked = (view: DistantichuView): string => {
  switch (view.phase) {
    case 'declare':
      return '리치를 선언할까요?'
    case 'play':
      return beat(view)
    case 'keep':
      return '남길 카드 한 장을 고르세요'
    case 'over':
      return ''
  }
}

export const distantichu: GameWords<DistantichuView, Event> = {
  name: '디스턴츄',
  line: '같은 장수로 목적지에 더 가까이, 아니면 같은 거리에서 더 많이 내는 게임이에요.',
  length: '100점까지',
  options: {
    riichi: {
      label: '리치',
      hint: '카드를 받은 뒤 가장 먼저 손을 비우겠다고 선언해요. 성공하면 남은 손패를 받고, 실패하면 내 카드를 넘겨요.',
      values: { false: '없음', true: '있음' },
    },
    target: {
      label: '목표 점수',
      hint: '10점부터 500점까지.',
      values: {},
      number: (points) => `${points}점`,
    },
    raise: {
      label: '이기려면',
      values: { one: '더 가깝거나 더 많게', free: '더 가깝거나 더 많게, 둘 다도 가능' },
    },
    lastTrick: {
      label: '라운드가 끝나면',
      hint: '마지막으로 낸 사람이 가운데 카드를 가져가요.',
      values: { take: '마지막 세트만 남김', takeAll: '마지막 세트까지 가져감', none: '아무도 가져가지 않음' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '100점까지, 리치 없이.' },
    riichi: { label: '리치', hint: '일등을 선언해 성공하면 남은 손패를 받고, 실패하면 내 카드를 넘겨요.' },
    short: { label: '짧게', hint: '50점까지, 몇 라운드면 끝나요.' },
  },
  refusals: {
    'wrong-phase': ({ phase }) => {
      if (phase === 'declare') return '먼저 리치를 선언할지 정해 주세요.'
      return phase === 'keep' ? '남길 카드 한 장을 고르세요.' : '이미 정해졌어요. 카드를 내거나 패스하세요.'
    },
    'must-lead': () => '이번 트릭의 선이에요. 카드를 한 장 이상 내세요.',
    'no-cards': () => '카드를 한 장 이상 고르세요.',
    'not-equal': () => '한 번에 같은 숫자만 낼 수 있어요.',
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'destination-number': ({ card }) =>
      `${withJosa(String(card), '은/는')} 목적지라서 이번 트릭에 낼 수 없어요.`,
    'too-weak': ({ count, distance }) =>
      `거리 ${distance}, ${count}장을 이기지 못해요. 같은 장수로 더 가깝게, 또는 같은 거리로 더 많이 내세요.`,
  },
  told,
  asked,
}
