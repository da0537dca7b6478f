import type { Kind } from '../../../../games/master-of-rules/cards.ts'
import type { MasterEvent } from '../../../../games/master-of-rules/events.ts'
import type { MasterView } from '../../../../games/master-of-rules/view.ts'
import { cardName } from '../../cards.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

const aKind = (kind: unknown): string => (kind === 'rule' ? '규칙' : '숫자')
const theKind = (kind: unknown): string => withJosa(aKind(kind), '을/를')
const kinds = (kind: Kind): string => (kind === 'rule' ? '규칙 카드' : '숫자 카드')

type Event = Told<MasterEvent>

const judged = ({ deal, accomplished }: Extract<Event, { type: 'judge' }>): Sentence => {
  const won = accomplished.flatMap((came, index) => (came ? [index] : []))
  return won.length === 0
    ? say`${deal}딜: 이룬 사람 없음`
    : say`${deal}딜에서 규칙을 이룬 사람: ${listed(won.map(seat))}`
}

const ended = ({ winners, scores }: Extract<Event, { type: 'end' }>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`게임 끝, ${points}점 동점: ${listed(winners.map(seat))} 공동 승리`
    : say`게임 끝: ${seat(winners[0] ?? 0)} ${points}점으로 승리`
}

const told = (event: Event): Sentence | null => {
  switch (event.type) {
    case 'show':
      return say`${seat(event.seat)} 규칙 공개: ${listed(event.cards.map(card))}, 모두 이미 나온 규칙`
    case 'play':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'take':
      return say`${seat(event.seat)} ${card(event.card)} 가져감`
    case 'reshuffle':
      return say`버린 ${kinds(event.kind)}를 섞어 새 더미를 만들었어요`
    case 'automated': {
      const cards = event.rule === null ? event.numbers : [...event.numbers, event.rule]
      return say`자동 플레이어 ${listed(cards.map(card))}`
    }
    case 'judge':
      return judged(event)
    case 'first':
      return say`${event.deal}딜, ${seat(event.seat)} 선`
    case 'display':
      return null
    case 'end':
      return ended(event)
  }
}

const asked = ({ phase, due }: MasterView): string => {
  switch (phase) {
    case 'play':
      return due === null ? '숫자나 규칙을 내세요' : `${theKind(due)} 내세요`
    case 'take':
      return `${theKind(due)} 가져가세요`
    case 'over':
      return ''
  }
}

export const masterOfRules: GameWords<MasterView, Event> = {
  name: '마스터 오브 룰스',
  line: '숫자 다섯 장은 모두가 함께 쓰고, 규칙은 저마다 자기 것을 이루는 게임이에요.',
  length: '10딜이나 12딜',
  seating: '오른쪽 지지는 바로 앞 차례인 오른쪽 사람을 봐요.',
  options: {
    edition: {
      label: '규칙서',
      hint: '선이 넘어가는 쪽, 동점일 때 비교하는 순서, 오른쪽 지지의 추가 점수가 달라요.',
      values: { second: '2판', first: '1판' },
    },
    pass: {
      label: '선이 넘어가는 쪽',
      values: { edition: '규칙서대로', right: '오른쪽', left: '왼쪽' },
    },
    supportSets: {
      label: '오른쪽 지지 세 장',
      values: { edition: '규칙서대로', counts: '추가 2점', excluded: '추가 점수 없음' },
    },
    leadKind: {
      label: '먼저 낼 종류',
      hint: '두 번째 트릭에는 나머지 종류를 내요.',
      values: { false: '저마다 자유롭게', true: '선이 낸 종류를 따라' },
    },
    length: { label: '길이', values: { full: '모두', short: '절반쯤' } },
  },
  presets: {
    source: { label: '2판', hint: '선은 오른쪽으로 넘어가고, 동점이면 세 개 한 벌부터 비교해요.' },
    'first-edition': {
      label: '1판',
      hint: '선은 왼쪽으로 넘어가요. 동점이면 오른쪽 지지부터 비교하지만, 세 장을 모아도 추가 점수는 없어요.',
    },
    short: { label: '짧게', hint: '다섯, 여섯 또는 여덟 딜. 모두 똑같은 횟수로 선을 맡아요.' },
  },
  turn: ['show', 'play', 'take'],
  refusals: {
    'wrong-phase': ({ phase }) =>
      phase === 'take'
        ? '먼저 펼쳐진 카드에서 한 장을 가져가세요.'
        : '이미 가져갔어요. 손패에서 한 장을 내세요.',
    'not-in-display': () => '가져갈 수 없는 카드예요. 방금 낸 종류에서 고르세요.',
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'wrong-kind': ({ kind }) => `지금은 ${theKind(kind)} 내야 해요.`,
    'rule-already-played': ({ rule }) =>
      `${withJosa(cardName('ko', String(rule)), '은/는')} 이번 딜에 이미 나왔고, 손에 아직 나오지 않은 규칙이 있어요.`,
  },
  told,
  asked,
}
