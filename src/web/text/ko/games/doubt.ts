import type { Rank } from '../../../../engine/cards.ts'
import type { DoubtEvent } from '../../../../games/doubt/events.ts'
import type { DoubtView } from '../../../../games/doubt/view.ts'
import { claimText, rankText } from '../../claims.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends DoubtEvent['type']> = Extract<DoubtEvent, { type: Type }>

const claim = (rank: Rank, count: number): string => claimText('ko', rank, count)

const doubted = ({ seat: doubter, claimant, rank, cards, honest, taker, taken }: Of<'doubted'>): Sentence => {
  const found = honest ? '참말' : '거짓말'
  return say`${seat(doubter)} 님이 ${seat(claimant)} 님의 ‘${claim(rank, cards.length)}’에 다우트! ${found}이었어요 ${cards.map(card)}. ${seat(taker)} 님이 ${taken}장을 가져가요`
}

/** 아무도 뒤집지 않은 마지막 카드는 끝나고 나서야 보인다. */
const lastLaid = ({ pile }: Of<'over'>): Sentence => {
  const last = pile.at(-1)
  return last === undefined
    ? []
    : say`. ‘${claim(last.rank, last.cards.length)}’이라던 마지막 카드는 ${last.cards.map(card)}`
}

const over = (event: Of<'over'>): Sentence => {
  const winners = listed(event.winners.map(seat))
  return event.winners.length === 1
    ? say`게임 끝: ${winners} 승리${lastLaid(event)}`
    : say`낼 수 있는 횟수를 다 써서 게임 끝: 카드가 가장 적은 ${winners} 승리`
}

const told = (event: Told<DoubtEvent>): Sentence | null => {
  switch (event.type) {
    case 'claimed':
      return say`${seat(event.seat)} 님이 ‘${claim(event.rank, event.count)}’을 냈어요`
    case 'accepted':
      return say`${seat(event.seat)} 님이 믿고 넘어갔어요`
    case 'doubted':
      return doubted(event)
    case 'laid':
    case 'took':
      return null
    case 'over':
      return over(event)
  }
}

const asked = ({ phase, due }: DoubtView): string => {
  const rank = rankText('ko', due)
  switch (phase) {
    case 'play':
      return `${withJosa(rank, '을/를')} 낼 차례`
    case 'turn':
      return `다우트, 아니면 ${withJosa(rank, '을/를')} 내세요`
    case 'answer':
      return '다우트할까요, 믿을까요?'
    case 'over':
      return ''
  }
}

export const doubt: GameWords<DoubtView, Told<DoubtEvent>> = {
  name: '다우트',
  line: '카드를 뒤집어 내고 무슨 카드인지 말해요. 거짓말이라도 표정은 태연하게!',
  length: '누군가 손을 비울 때까지',
  options: {
    doubters: {
      label: '다우트할 수 있는 사람',
      hint: '모두라면 낼 때마다 나머지 모두에게 물어봐요.',
      values: { next: '다음 사람', anyone: '모두' },
    },
    lastClaim: {
      label: '마지막 카드',
      values: { doubtable: '다우트할 수 있음', final: '내면 바로 승리' },
    },
    jokers: {
      label: '조커',
      hint: '조커는 무슨 카드라고 해도 참말이에요.',
      values: { true: '2장', false: '없음' },
    },
    firstRank: { label: '처음에 낼 숫자', values: { 2: '2', A: '에이스' } },
    afterDoubt: {
      label: '다우트 다음에는',
      values: { restart: '처음 숫자부터 다시', continue: '다음 숫자로 계속' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '다음 사람만 다우트할 수 있고, 다우트가 나오면 2부터 다시 내요.' },
    cheat: {
      label: '치트',
      hint: '누구나 다우트할 수 있고 조커는 없어요. 에이스부터 내고, 다우트 다음에도 이어서 내요.',
    },
  },
  refusals: {
    'answer-first': () => '먼저 다우트할지 믿을지 정해 주세요.',
    'no-cards': () => '카드를 한 장 이상 고르세요.',
    'too-many-cards': ({ most }) => `같은 숫자는 그렇게 많지 않아요. ${most}장까지 고를 수 있어요.`,
    'not-in-hand': () => '손에 없는 카드가 있어요. 손패에서 골라 주세요.',
    'no-claim': () => '지금은 다우트할 카드가 없어요. 카드를 내세요.',
    'nothing-to-accept': () => '지금은 따로 믿겠다고 할 것이 없어요. 카드를 내면 믿고 넘어가는 거예요.',
  },
  told,
  asked,
}
