import type { GroveEvent } from '../../../../games/in-a-grove/events.ts'
import type { Place } from '../../../../games/in-a-grove/persons.ts'
import type { GroveView } from '../../../../games/in-a-grove/view.ts'
import type { GameWords, Told } from '../../games.ts'
import { wrongCount } from '../../grove.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends GroveEvent['type']> = Extract<GroveEvent, { type: Type }>

const places = ['왼쪽', '가운데', '오른쪽'] as const
const at = (place: Place): string => places[place]

const revealed = ({ suspects, culprit, taken }: Of<'reveal'>): Sentence => {
  const found = say`용의자 공개: ${listed(suspects.map(card))}. 범인은 ${card(suspects[culprit])}`
  const takers = taken.flatMap((count, index) => (count > 0 ? [say`${seat(index)} 오답 ${count}장`] : []))
  return takers.length === 0
    ? say`${found}, 모두 맞혔어요`
    : [...found, ...takers.flatMap((taker) => [', ', ...taker])]
}

const ended = ({ losers, winners, scores }: Of<'end'>): Sentence => {
  if (losers.length === 0) return say`게임 끝: 오답 카드가 모두 같아서 진 사람이 없어요`
  const most = wrongCount(
    'ko',
    losers.map((index) => -(scores[index] ?? 0)),
  )
  const lost = say`${listed(losers.map(seat))} ${most} 패배`
  const isRest = winners.length + losers.length === scores.length
  return isRest ? say`게임 끝: ${lost}` : say`게임 끝: ${lost}, ${listed(winners.map(seat))} 승리`
}

const told = (event: Told<GroveEvent>): Sentence | null => {
  switch (event.type) {
    case 'deal':
      return say`${event.round}라운드, ${seat(event.starter)} 선`
    case 'look':
      return event.chosen
        ? say`${seat(event.seat)} ${at(event.suspects[0])}, ${at(event.suspects[1])} 용의자 확인`
        : null
    case 'swap':
      return say`${seat(event.seat)} ${at(event.suspect)} 용의자를 피해자와 바꿈`
    case 'accuse':
      return say`${seat(event.seat)} ${at(event.suspect)} 용의자 지목`
    case 'reveal':
      return revealed(event)
    case 'alibis':
    case 'faces':
      return null
    case 'end':
      return ended(event)
  }
}

const asked = ({ phase, maySwap }: GroveView): string => {
  switch (phase) {
    case 'look':
      return '두 명을 확인하세요'
    case 'accuse':
      return maySwap ? '용의자를 지목하거나 바꾸세요' : '범인을 지목하세요'
    case 'over':
      return ''
  }
}

export const inAGrove: GameWords<GroveView, Told<GroveEvent>> = {
  name: '인 어 그로브',
  line: '저마다 카드 일부만 본 채로 세 용의자 가운데 범인을 지목하고, 남을 헷갈리게 만드는 게임이에요.',
  length: '누군가 오답 카드 5장을 받을 때까지',
  seating: '처음 받은 카드는 오른쪽 사람에게 넘기고, 내 차례에는 오른쪽 사람이 지목하지 않은 둘을 봐요.',
  options: {
    wrongCards: {
      label: '오답 카드를 받는 사람',
      hint: '한 사람이 모두 받거나, 범인이 아닌 용의자마다 따로 받아요.',
      values: { all: '마지막으로 틀린 사람', suspect: '용의자마다 마지막에 놓은 사람' },
    },
    cardsEach: {
      label: '지목 카드',
      hint: '틀리면 돌아오지 않아서, 많을수록 여러 번 틀릴 수 있어요.',
      values: { 5: '5장씩', 7: '7장씩' },
    },
    end: {
      label: '게임이 끝나는 때',
      hint: '앞에 있는 카드는 지목 카드와 오답 카드를 더한 수예요. 지목 카드가 다 떨어진 사람이 나와도 끝나요.',
      values: { five: '오답 카드 5장', held: '앞에 있는 카드가 처음보다 3장 많을 때' },
    },
    swap: {
      label: '피해자와 바꾸기',
      hint: '선은 지목하기 전에 용의자 한 명을 아무도 보지 않은 네 번째 카드와 바꿀 수 있어요.',
      values: { false: '없음', true: '가능' },
    },
    winner: {
      label: '이기는 사람',
      values: { survivors: '지지 않은 모두', fewest: '오답 카드가 가장 적은 사람' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '지목 카드 5장씩. 마지막으로 틀린 사람이 오답 카드를 모두 받아요.' },
    revised: {
      label: '개정판',
      hint: '지목 카드 7장씩. 범인이 아닌 용의자마다 오답 카드를 따로 받아요.',
    },
    first: {
      label: '초판',
      hint: '앞에 카드 8장이 쌓이면 끝나요. 용의자를 바꿀 수 있고, 오답 카드가 가장 적은 사람이 이겨요.',
    },
  },
  turn: ['look', 'swap', 'accuse'],
  refusals: {
    'look-first': () => '먼저 용의자 두 명을 확인하세요.',
    'look-at-two': () => '확인할 용의자를 서로 다르게 두 명 고르세요.',
    'already-looked': () => '이미 두 명을 확인했어요. 셋 가운데 한 명을 지목하세요.',
    'swap-not-in-use': () => '이 테이블에서는 용의자를 바꾸지 않아요.',
    'swap-only-starter': () => '용의자는 이번 라운드의 선만 바꿀 수 있어요.',
    'already-swapped': () => '한 라운드에 한 번만 바꿀 수 있어요. 이제 지목하세요.',
  },
  told,
  asked,
}
