import type { KatzenjammerEvent } from '../../../../games/katzenjammer-blues/events.ts'
import type { KatzenjammerView } from '../../../../games/katzenjammer-blues/view.ts'
import { bidFrom, bidObject, bidText, cat, sameText } from '../../cat-deck.ts'
import { figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { listed, type Sentence, say, seat } from '../../parts.ts'

type Of<Type extends KatzenjammerEvent['type']> = Extract<KatzenjammerEvent, { type: Type }>

/** 거절에 딸려 온 입찰을 말로. */
const said = (bid: Parameters<typeof bidFrom>[0]): string => bidText('ko', bidFrom(bid))

const won = ({ seat: who, cards, jokers, lot }: Of<'won'>): Sentence => {
  const used = jokers === 0 ? '' : `, 조커 ${jokers}장 사용`
  return say`${seat(who)} 낙찰 ${lot.map(cat)}, 낸 카드 ${cards.map(cat)}${used}`
}

const band = ({ seat: who, cards, value, mice }: Of<'band'>): Sentence =>
  value === 0
    ? say`${seat(who)} 조커 네 장 버림`
    : say`${seat(who)} ${sameText('ko', 4, value)}으로 밴드 ${cards.map(cat)}, 쥐 ${mice}마리`

const scored = ({ game, scores, fined }: Of<'scored'>): Sentence => {
  const lines = scores.map(
    (score, who) => say`${seat(who)} ${figure(score)}점${fined[who] ? '(조커 벌점)' : ''}`,
  )
  return say`${game}번째 게임 끝: ${lines.flatMap((line, place) => (place === 0 ? line : [', ', ...line]))}`
}

const over = ({ winners, scores }: Of<'over'>): Sentence => {
  const points = figure(scores[winners[0] ?? 0] ?? 0)
  return winners.length > 1
    ? say`게임 끝, ${points}점 동점: ${listed(winners.map(seat))} 공동 승리`
    : say`게임 끝: ${seat(winners[0] ?? 0)} ${points}점으로 승리`
}

const told = (event: Told<KatzenjammerEvent>): Sentence | null => {
  switch (event.type) {
    case 'game':
      return say`${event.game}번째 게임, ${seat(event.seat)} 밴드리더`
    case 'dealt':
    case 'hand':
    case 'drew':
    case 'done':
      return null
    case 'lot':
      return say`${seat(event.seat)} 펼침 ${event.cards.map(cat)}`
    case 'card':
      return say`${seat(event.seat)} 뽑음 ${cat(event.card)}`
    case 'reshuffle':
      return say`버린 카드를 섞어 새 더미를 만들었어요`
    case 'bid':
      return event.cards === null
        ? say`${seat(event.seat)} 입찰 ${bidText('ko', event)}`
        : say`${seat(event.seat)} 입찰 ${event.cards.map(cat)}`
    case 'pass':
      return event.unable ? say`${seat(event.seat)} 더 올릴 수 없음` : say`${seat(event.seat)} 패스`
    case 'won':
      return won(event)
    case 'unsold':
      return say`입찰한 사람이 없어 ${event.cards.map(cat)} 버림`
    case 'band':
      return band(event)
    case 'scored':
      return scored(event)
    case 'over':
      return over(event)
  }
}

const asked = ({ phase, standing, bids }: KatzenjammerView): string => {
  const bid = standing === null ? null : (bids[standing] ?? null)
  switch (phase) {
    case 'auction':
      return bid === null ? '입찰하거나 패스하세요' : `‘${bidText('ko', bid)}’보다 높게, 아니면 패스`
    case 'pay':
      return bid === null ? '' : `${bidObject(bid)} 내세요`
    case 'bands':
      return '밴드를 만들거나 마치세요'
    case 'over':
      return ''
  }
}

export const katzenjammerBlues: GameWords<KatzenjammerView, Told<KatzenjammerEvent>> = {
  name: '카첸야머 블루스',
  line: '고양이 카드로 고양이 카드를 사서, 같은 넷을 모아 밴드를 만들고 쥐를 버는 게임이에요.',
  length: '쥐나 카드가 떨어질 때까지',
  options: {
    games: {
      label: '게임 수',
      hint: '여러 판의 점수를 더해요.',
      values: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [index + 1, index === 0 ? '한 판' : `${index + 1}판`]),
      ),
    },
    deckEnd: {
      label: '더미가 떨어지면',
      hint: '계속하면 마지막 쥐를 가져가거나 200라운드가 지나야 끝나요.',
      values: {
        end: '바로 끝',
        reshuffle: '버린 카드를 섞어 계속',
        finishAuction: '마지막 경매까지 하고 끝',
      },
    },
    smallTable: {
      label: '쥐가 24마리 대신 20마리',
      values: { 3: '세 명까지', 4: '네 명까지' },
    },
    mixedBids: {
      label: '장수가 같은 서로 다른 카드',
      values: { sum: '합이 큰 쪽이 높음', count: '서로 이기지 못함' },
    },
    bidding: {
      label: '입찰 방법',
      hint: '말로만 하면 낙찰받은 사람이 낼 카드를 골라요.',
      values: { shown: '카드를 펼쳐 놓기', announced: '말로만 하기' },
    },
    jokerTie: {
      label: '조커가 가장 많은 사람이 여럿이면',
      hint: '끝났을 때 조커가 가장 많으면 쥐 5마리를 잃어요.',
      values: { all: '모두 잃음', none: '아무도 잃지 않음' },
    },
    belowZero: {
      label: '0점보다 낮은 점수',
      values: { true: '그대로', false: '0점으로' },
    },
  },
  presets: {
    source: { label: '기본 규칙', hint: '카드를 펼쳐 입찰하고, 마지막 카드나 마지막 쥐에서 끝나요.' },
    reshuffle: { label: '마지막 쥐까지', hint: '더미가 떨어지면 버린 카드를 섞어 계속해요.' },
    published: {
      label: '출판된 규칙',
      hint: '말로만 입찰하고 합은 비교하지 않아요. 네 명도 쥐 20마리로 해요.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase, bidding }) => {
      if (phase === 'pay') return '먼저 값으로 낼 카드를 고르세요.'
      if (phase === 'bands') return '경매는 끝났어요. 밴드를 만들거나 마치세요.'
      return bidding === 'announced'
        ? '지금은 말로 입찰해요. 입찰하거나 패스하세요.'
        : '지금은 카드를 놓아 입찰하거나 패스하세요.'
    },
    'bad-call': () => '그런 입찰은 없어요. 장수와 숫자, 또는 합을 말해 주세요.',
    'not-in-hand': () => '손에 없는 카드가 있어요. 손패에서 골라 주세요.',
    'bad-set': () => '입찰이 아니에요. 모두 같거나 모두 다른 카드를 고르세요.',
    'cannot-pay': () => '그만큼 낼 카드가 없어요. 다르게 입찰하거나 패스하세요.',
    'too-low': (bid) => `‘${said(bid)}’보다 높지 않아요. 더 높게 입찰하거나 패스하세요.`,
    'wrong-payment': (bid) => `고른 카드로는 ‘${said(bid)}’의 값이 되지 않아요. 다시 골라 주세요.`,
    'not-a-band': () => '밴드는 같은 숫자 고양이 네 장이에요. 조커도 들어갈 수 있어요.',
    'wrong-value': ({ number }) =>
      number === null
        ? '조커 네 장은 1부터 5까지 아무 숫자의 밴드로 하거나 그냥 버릴 수 있어요.'
        : `이 카드는 ${number} 밴드예요.`,
  },
  told,
  asked,
}
