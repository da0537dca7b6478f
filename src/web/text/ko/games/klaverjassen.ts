import type { Seat } from '../../../../engine/game.ts'
import type { KlaverjassenEvent } from '../../../../games/klaverjassen/events.ts'
import type { Roem } from '../../../../games/klaverjassen/roem.ts'
import { mustChoose } from '../../../../games/klaverjassen/state.ts'
import { type KlaverjassenView, mainReason } from '../../../../games/klaverjassen/view.ts'
import { suitName } from '../../cards.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const suit = (code: unknown): string => suitName('ko', String(code))

const team = (first: number): Sentence => say`${seat(first)}·${seat(first + 2)}`

const roemName = ({ type, cards, withStuk }: Roem): string => {
  switch (type) {
    case 'four':
      return '같은 숫자 네 장'
    case 'stuk':
      return '스튁'
    case 'sequence':
      return `연속 ${cards.length === 4 ? '네' : '세'} 장${withStuk ? ' + 스튁' : ''}`
  }
}

const toldRoem = (who: Seat, roem: Roem): Sentence => {
  const cards = roem.cards.flatMap((code) => [' ', card(code)])
  return say`${seat(who)} 명성 ${roem.points}: ${roemName(roem)}${cards}`
}

const toldRound = (event: Told<KlaverjassenEvent> & { readonly type: 'round' }): Sentence => {
  const scored = (index: 0 | 1): Sentence => {
    const isNat = event.nat && event.maker % 2 === index
    const mark = isNat ? ' 나트(nat)' : event.pit === index ? ' 피트(pit)' : ''
    return say`${team(index)} ${event.scores[index]}${mark}`
  }
  return say`${event.round}라운드: ${scored(0)}, ${scored(1)}`
}

const told = (event: Told<KlaverjassenEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`${event.round}라운드, ${seat(event.seat)} 선`
    case 'dealt':
      return null
    case 'turned-up':
      return say`공개한 카드 ${card(event.card)}`
    case 'passed':
      return say`${seat(event.seat)} 패스`
    case 'trump-named':
      return say`${seat(event.seat)} 으뜸패 ${suit(event.suit)}`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'trick':
      return say`${seat(event.seat)} 님이 ${event.trick}번째 트릭을 가져갔어요(${event.points}점)`
    case 'roem':
      return toldRoem(event.seat, event.roem)
    case 'round':
      return toldRound(event)
    case 'over':
      return event.winners.length > 2
        ? say`게임 끝, ${figure(event.scores[0] ?? 0)}점 동점: 두 편 모두 승리`
        : say`게임 끝: ${team(event.winners[0] ?? 0)} 승리`
  }
}

const askedToPlay = (view: KlaverjassenView): string => {
  const led = view.trick.plays[0]?.card.charAt(1)
  if (led === undefined) return '첫 카드를 내세요'
  switch (mainReason(view)?.code) {
    case 'must-follow':
      return `${withJosa(suit(led), '을/를')} 따라 내세요`
    case 'must-overtrump':
      return '더 높은 으뜸패를 내세요'
    case 'must-trump':
      return '으뜸패를 내세요'
    case 'no-undertrump':
      return '낮은 으뜸패는 못 내요'
    default:
      return `${withJosa(suit(led), '이/가')} 나왔어요`
  }
}

const asked = (view: KlaverjassenView): string => {
  switch (view.phase) {
    case 'choose':
      return mustChoose(view) ? '으뜸패를 정하세요' : '으뜸패를 정하거나 패스하세요'
    case 'turned':
      return `${withJosa(suit(view.turnedUp.at(-1)?.charAt(1)), '을/를')} 받거나 패스하세요`
    case 'play':
      return askedToPlay(view)
    case 'over':
      return ''
  }
}

const elsewhere: { readonly [phase: string]: string } = {
  choose: '으뜸패부터 정해야 해요. 무늬를 고르세요.',
  turned: '먼저 공개한 카드의 무늬를 받거나 패스하세요.',
  play: '으뜸패는 정해졌어요. 카드를 내세요.',
}

export const klaverjassen: GameWords<KlaverjassenView, Told<KlaverjassenEvent>> = {
  name: '클라버야센',
  line: '둘씩 편을 지어, 으뜸패를 정한 편이 점수를 더 모아야 하는 게임이에요. 트릭 속 조합은 명성 점수가 돼요.',
  length: '16라운드',
  seating: '맞은편에 앉은 사람과 한편이에요.',
  options: {
    play: {
      label: '으뜸패를 낼 의무',
      hint: '암스테르담에서는 같은 편이 이기는 트릭에 으뜸패를 내지 않아도 되고, 다른 카드가 있으면 낮은 으뜸패를 낼 수 없어요.',
      values: { rotterdam: '로테르담: 언제나', amsterdam: '암스테르담: 같은 편이 이기면 자유' },
    },
    trumpChoice: {
      label: '으뜸패를 정하는 방법',
      values: {
        free: '차례대로 정하거나 패스',
        forced: '선이 바로 정함(위트레흐트)',
        turnUp: '카드를 공개하고 받을지 정함',
      },
    },
    afterTurnUp: {
      label: '공개한 카드를 모두 패스하면',
      hint: '카드를 공개해 정할 때만 쓰여요.',
      values: { turnAgain: '다음 카드를 공개', choose: '선이 다른 무늬를 정함' },
    },
    length: {
      label: '게임 길이',
      values: {
        deals16: '16라운드',
        points750: '750점',
        points1500: '1500점',
        deals8: '8라운드',
        deals4: '4라운드',
      },
    },
    following: {
      label: '따라 낼 수 있을 때 으뜸패 내기',
      hint: '네덜란드식은 암스테르담 규칙에서도 으뜸패로 시작한 트릭에는 누가 이기든 더 높은 으뜸패를 내야 해요.',
      values: { seed: '낼 수 있음', dutch: '낼 수 없음(네덜란드식)' },
    },
    roem: {
      label: '명성(roem)',
      hint: '한 트릭에 나온 조합이에요. 연속 세 장(driekaart) 20점, 연속 네 장(vierkaart) 50점, 으뜸패 킹과 퀸인 스튁(stuk) 20점, 같은 숫자 네 장은 100점 이상이에요.',
      values: {
        seed: '9 네 장 150점, 연속에 킹이나 퀸이 있으면 스튁',
        dutch: '10 네 장 100점, 연속에 둘 다 있어야 스튁(네덜란드식)',
      },
    },
    pit: {
      label: '피트(pit)',
      hint: '한 편이 여덟 트릭을 모두 가져간 경우예요.',
      values: { false: '추가 점수 없음', true: '100점' },
    },
    equalIsNat: {
      label: '점수가 같으면',
      hint: '나트(nat)는 으뜸패를 정한 편이 그 라운드의 점수를 모두 상대에게 빼앗기는 것이에요.',
      values: { false: '두 편 모두 자기 점수를 얻음', true: '나트' },
    },
  },
  presets: {
    source: {
      label: '기본 규칙',
      hint: '로테르담 규칙이에요. 따라 낼 수 있어도 으뜸패를 낼 수 있고, 9 네 장이 150점이에요.',
    },
    rotterdam: {
      label: '네덜란드식 로테르담',
      hint: '따라 낼 수 있으면 따라 내고, 없으면 언제나 으뜸패를 내요. 10 네 장 100점, 피트 100점, 점수가 같으면 나트예요.',
    },
    amsterdam: {
      label: '네덜란드식 암스테르담',
      hint: '같은 규칙이지만 같은 편이 이기는 트릭에는 으뜸패를 내지 않아도 돼요.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => elsewhere[String(phase)] ?? '',
    'must-choose': () => '패스할 수 없어요. 으뜸패 무늬를 정하세요.',
    'suit-excluded': ({ suit: passed }) =>
      `${withJosa(suit(passed), '은/는')} 모두 패스한 무늬예요. 다른 무늬를 정하세요.`,
    'not-in-hand': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'must-follow': ({ suit: led }) =>
      `${withJosa(suit(led), '이/가')} 나왔고 손에 ${withJosa(suit(led), '이/가')} 있어요.`,
    'must-trump': ({ suit: led, trump }) =>
      `손에 ${withJosa(suit(led), '이/가')} 없어서 으뜸패인 ${withJosa(suit(trump), '을/를')} 내야 해요.`,
    'must-overtrump': () => '더 높은 으뜸패가 있어서 낮은 으뜸패는 낼 수 없어요.',
    'no-undertrump': () => '다른 카드가 있어서 낮은 으뜸패는 낼 수 없어요.',
  },
  told,
  asked,
}
