import type { RummyEvent } from '../../../../games/rummy/events.ts'
import type { RummyView } from '../../../../games/rummy/view.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

const cards = (codes: readonly string[]): Sentence =>
  codes.flatMap((code, index) => (index === 0 ? [card(code)] : [' ', card(code)]))

const charges = (points: readonly number[], totals: readonly number[]): Sentence =>
  points.flatMap((point, index) => {
    const line = say`${seat(index)} ${change(point)} (${figure(totals[index] ?? 0)})`
    return index === 0 ? line : [', ', ...line]
  })

const winnersOf = (winners: readonly number[]): Sentence =>
  winners.flatMap((index, place) => (place === 0 ? [seat(index)] : [', ', seat(index)]))

const told = (event: Told<RummyEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return event.upcard === null
        ? say`${event.round}라운드, ${seat(event.seat)} 선`
        : say`${event.round}라운드, ${seat(event.seat)} 선, 첫 카드 ${card(event.upcard)}`
    case 'dealt':
      return null
    case 'renewed':
      return say`버린 카드를 섞어 다시 덱으로 만들었어요: ${event.cards}장`
    case 'drew':
      return 'card' in event
        ? say`뽑은 카드는 ${card(event.card)} (나만 알아요)`
        : say`${seat(event.seat)} 님이 덱에서 한 장 뽑았어요`
    case 'took':
      return say`${seat(event.seat)} 가져감 ${card(event.card)}`
    case 'melded':
      return say`${seat(event.seat)} 내려놓음 ${cards(event.cards)}`
    case 'laid-off':
      return say`${seat(event.seat)} 붙임 ${card(event.card)}: ${cards(event.cards)}`
    case 'joker-swapped':
      return say`${seat(event.seat)} 바꿈 ${card(event.joker)} ↔ ${card(event.card)}`
    case 'discarded':
      return say`${seat(event.seat)} 버림 ${card(event.card)}`
    case 'round': {
      const points = charges(event.points, event.totals)
      return event.out === null
        ? say`${event.round}라운드, 아무도 끝내지 못함: ${points}`
        : say`${event.round}라운드, ${seat(event.out)} 님이 모두 냈어요: ${points}`
    }
    case 'over':
      return event.winners.length > 1
        ? say`게임 끝: ${winnersOf(event.winners)} 공동 승리`
        : say`게임 끝: ${seat(event.winners[0] ?? 0)} 승리`
  }
}

const asked = ({ phase }: RummyView): string => {
  switch (phase) {
    case 'draw':
      return '한 장 뽑으세요'
    case 'play':
      return '족보를 내려놓고 한 장 버리세요'
    case 'over':
      return ''
  }
}

export const rummy: GameWords<RummyView, Told<RummyEvent>> = {
  name: '러미',
  line: '족보를 내려놓고 남의 족보에도 이어 붙이며, 손의 카드를 가장 먼저 모두 쓰는 게임이에요.',
  length: '벌점 100점까지',
  options: {
    deck: { label: '카드', values: { single: '한 벌, 7장씩', double: '두 벌, 14장씩' } },
    jokers: {
      label: '조커',
      hint: '두 장이고, 어떤 카드로든 쓸 수 있어요. 손에 남으면 벌점이 20점이에요.',
      values: { false: '없음', true: '2장' },
    },
    ace: {
      label: 'A가 든 런',
      values: { high: 'Q K A만', both: 'Q K A와 A 2 3', round: 'K A 2처럼 이어서도 됨' },
    },
    drawFrom: { label: '카드 뽑기', values: { both: '덱이나 버린 카드에서', stock: '덱에서만' } },
    courtCards: {
      label: '손에 남은 J, Q, K',
      values: { ten: '벌점 10점씩', number: '벌점 11, 12, 13점' },
    },
    target: {
      label: '끝나는 벌점',
      values: { 50: '50점', 100: '100점', 200: '200점' },
    },
    upcard: { label: '버린 카드 더미', values: { false: '비어 있는 채로 시작', true: '한 장 펼치고 시작' } },
    outByDiscard: { label: '마지막 카드', values: { false: '내려놓아도 됨', true: '반드시 버려야 함' } },
    layOffNeedsMeld: {
      label: '이어 붙이기',
      values: { false: '언제든지', true: '내 족보를 내려놓은 다음부터' },
    },
    jokerSwap: {
      label: '조커 바꾸기',
      hint: '조커가 대신하는 카드를 손에서 내고 조커를 가져와요.',
      values: { false: '없음', true: '할 수 있음' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '카드 한 벌, 조커 없음. A는 K 다음이에요.' },
    jokers: { label: '두 벌과 조커', hint: '14장씩 받고, 조커를 그 자리의 카드와 바꿔 올 수 있어요.' },
    strict: {
      label: '엄격하게',
      hint: '내 족보를 내려놓은 다음부터 붙일 수 있고, 마지막 한 장은 버려야 끝나요.',
    },
  },
  refusals: {
    'already-drawn': () => '이미 뽑았어요. 족보를 내려놓거나 한 장 버리세요.',
    'draw-first': () => '먼저 한 장 뽑으세요.',
    'not-in-hand': () => '손에 없는 카드가 있어요. 손패에서 골라 주세요.',
    'just-taken': () => '방금 가져온 카드는 이번 차례에 버릴 수 없어요. 다른 카드를 고르세요.',
    'bad-meld': ({ kind }) =>
      kind === 'run'
        ? '런이 아니에요. 무늬가 같고 이어지는 카드가 3장 이상이어야 해요.'
        : '그룹이 아니에요. 숫자가 같은 카드가 3장 이상이어야 해요.',
    'no-such-meld': () => '바닥에 그런 족보가 없어요.',
    'no-swapping': () => '이 테이블에서는 조커를 바꿀 수 없어요.',
    'meld-first': () => '내 족보를 먼저 내려놓아야 다른 족보에 붙일 수 있어요.',
    'bad-end': ({ kind }) =>
      kind === 'run' ? '런의 어느 쪽 끝에 붙일지 고르세요.' : '그룹에는 끝이 없어요. 카드만 고르세요.',
    'does-not-fit': () => '거기에는 붙일 수 없는 카드예요.',
    'keep-a-discard': () => '이 테이블에서는 마지막 한 장을 버려야 끝나요. 한 장은 남기세요.',
  },
  told,
  asked,
}
