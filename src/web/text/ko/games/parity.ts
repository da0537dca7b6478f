import type { Trump } from '../../../../games/parity/deck.ts'
import type { ParityEvent } from '../../../../games/parity/events.ts'
import type { Parity } from '../../../../games/parity/moves.ts'
import type { ParityView } from '../../../../games/parity/view.ts'
import { suitName } from '../../cards.ts'
import { change } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('ko', String(code))
const trumpName = (trump: Trump): string => (trump === 'none' ? '으뜸패 없음' : `으뜸패 ${suit(trump)}`)
const parityName = (parity: Parity): string => (parity === 'odd' ? '홀' : '짝')

const told = (event: Told<ParityEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`${event.round}라운드, ${seat(event.seat)} 선`
    case 'dealt':
      return null
    case 'trump-named':
      return say`${seat(event.seat)} ${trumpName(event.suit)}`
    case 'parity-declared':
      return say`${seat(event.seat)} ${parityName(event.parity)} 선언`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'discarded':
      return 'card' in event
        ? say`뒤집은 카드는 ${card(event.card)} (나만 알아요)`
        : say`${seat(event.seat)} 님이 한 장을 뒤집어 버렸어요`
    case 'trick':
      return say`${seat(event.seat)} 님이 ${event.trick}번째 트릭을 가져갔어요`
    case 'round': {
      const [first, second] = event.points
      return say`${event.round}라운드: ${seat(0)} ${change(first)}, ${seat(1)} ${change(second)}`
    }
    case 'over': {
      const [winner = 0] = event.winners
      return event.winners.length > 1
        ? say`게임 끝, 동점: ${seat(0)}, ${seat(1)} 모두 승리`
        : say`게임 끝: ${seat(winner)} 승리`
    }
  }
}

const asked = ({ phase, whyNot, trick }: ParityView): string => {
  switch (phase) {
    case 'trump':
      return '으뜸패를 정하세요'
    case 'parity':
      return '홀짝을 선언하세요'
    case 'play':
      if (trick.plays.length === 0) return '첫 카드를 내세요'
      return whyNot === null ? '카드를 내세요' : `${withJosa(suit(whyNot.params.suit), '을/를')} 따라 내세요`
    case 'discard':
      return '한 장을 뒤집어 버리세요'
    case 'over':
      return ''
  }
}

export const parity: GameWords<ParityView, Told<ParityEvent>> = {
  name: '패리티',
  line: '둘이서 카드를 모두 나눠 갖고, 내 트릭이 홀수일지 짝수일지 맞히는 게임이에요.',
  length: '100점까지',
  options: {
    target: { label: '목표 점수', values: { 100: '100점', 50: '50점' } },
    noTrump: {
      label: '으뜸패 없는 라운드',
      hint: '그때는 조커를 내면 바로 트릭을 가져가요.',
      values: { false: '없음', true: '고를 수 있음' },
    },
    declarer: {
      label: '홀짝을 선언하는 사람',
      values: { starter: '으뜸패를 정한 사람', opponent: '상대' },
    },
    scoring: {
      label: '점수',
      values: {
        seed: '트릭마다 1점, 선언을 지키면 10점 더',
        parlett: '선언한 홀짝에 맞는 사람만 트릭 수 + 10점',
      },
    },
  },
  presets: {
    source: {
      label: '기본 규칙',
      hint: '선 플레이어가 으뜸패와 홀짝을 모두 정해요. 트릭마다 1점, 선언을 지키면 10점이에요.',
    },
    parlett: {
      label: '팔렛 규칙',
      hint: '한 사람이 으뜸패를, 다른 사람이 홀짝을 정하고, 그 홀짝에 맞는 쪽만 점수를 얻어요.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => {
      if (phase === 'trump') return '먼저 으뜸패를 정해야 해요.'
      if (phase === 'parity') return '먼저 홀짝을 선언해야 해요.'
      return phase === 'discard' ? '손패에서 한 장을 뒤집어 버리세요.' : '이미 정했어요. 카드를 내세요.'
    },
    'no-trump-not-allowed': () => '이 테이블은 으뜸패가 꼭 있어야 해요. 무늬를 고르세요.',
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'must-follow': ({ suit: led }) =>
      `${withJosa(suit(led), '을/를')} 따라 낼 수 있어서 이 카드는 지금 못 내요.`,
  },
  told,
  asked,
}
