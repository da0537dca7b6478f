import { mayHold, mayRaise } from '../../../../games/skat/bidding.ts'
import type { Contract } from '../../../../games/skat/contract.ts'
import { countPoints, type GameName } from '../../../../games/skat/deck.ts'
import type { SkatEvent } from '../../../../games/skat/events.ts'
import type { ContractLine, DealLine } from '../../../../games/skat/line.ts'
import type { SkatView } from '../../../../games/skat/view.ts'
import { suitName } from '../../cards.ts'
import { change, figure } from '../../figures.ts'
import type { GameWords, Told } from '../../games.ts'
import { withJosa } from '../../josa.ts'
import { card, type Sentence, say, seat } from '../../parts.ts'

/** 카드가 무엇으로 치이는지. */
const suit = (code: unknown): string => (code === 'trump' ? '으뜸패' : suitName('ko', String(code)))

export const gameName = (game: GameName): string => {
  switch (game) {
    case 'grand':
      return '그랜드'
    case 'null':
      return '널'
    default:
      return suitName('ko', game)
  }
}

const levelName = ({ game, level }: Contract): string => {
  switch (level) {
    case 'plain':
      return ''
    case 'ouvert':
      return ' 오픈'
    case 'schneider':
      return game === 'null' ? '' : ' 슈나이더 선언'
    case 'schwarz':
      return game === 'null' ? '' : ' 슈바르츠 선언'
  }
}

/** `클럽`, `그랜드 핸드`, `널 오픈 핸드`, `하트 핸드 슈나이더 선언`. */
export const contractName = (contract: Contract): string => {
  const hand = contract.hand ? ' 핸드' : ''
  const level = levelName(contract)
  return contract.game === 'null' ? `널${level}${hand}` : `${gameName(contract.game)}${hand}${level}`
}

export const matadorsText = (matadors: number): string =>
  matadors < 0 ? `역-마타도르 ${-matadors}` : `마타도르 ${matadors}`

const both = (cards: readonly string[]): Sentence => cards.flatMap((code) => [' ', card(code)])

const reached = ({ contract, points, tricks, conceded }: ContractLine): string => {
  if (conceded) return '포기'
  return contract.game === 'null' ? `트릭 ${tricks}개` : `카드 점수 ${points}`
}

const gains = (scores: readonly number[]): Sentence =>
  scores.flatMap((score, index) => (score === 0 ? [] : [...say`, ${seat(index)} ${change(score)}`]))

const toldDeal = (round: number, line: DealLine): Sentence => {
  switch (line.kind) {
    case 'passed':
      return say`${round}번째 판: 모두 패스`
    case 'ramsch':
      return line.scores.every((score) => score === 0)
        ? say`${round}번째 판, 람슈: 점수 없음`
        : say`${round}번째 판, 람슈${gains(line.scores)}`
    case 'contract': {
      const { declarer, contract, won, overbid, scores } = line
      const outcome = overbid ? '비딩 초과' : won ? '성공' : '실패'
      return say`${round}번째 판: ${seat(declarer)} ${contractName(contract)} ${outcome}, ${reached(line)}: ${change(scores[declarer] ?? 0)}`
    }
  }
}

const toldEnd = (scores: readonly number[], winners: readonly number[]): Sentence => {
  const [first = 0, ...others] = winners
  const best = figure(scores[first] ?? 0)
  return others.length === 0
    ? say`게임 끝: ${seat(first)} ${best}점으로 승리`
    : say`게임 끝, ${best}점 동점: ${seat(first)}${others.flatMap((other) => [', ', seat(other)])} 모두 승리`
}

const told = (event: Told<SkatEvent>): Sentence | null => {
  switch (event.type) {
    case 'round-started':
      return say`${event.round}번째 판, ${seat(event.seat)} 선`
    case 'dealt':
      return null
    case 'bid':
      return say`${seat(event.seat)} 비딩 ${event.value}`
    case 'held':
      return say`${seat(event.seat)} ${event.value} 받음`
    case 'passed':
      return say`${seat(event.seat)} 패스`
    case 'declarer':
      return say`${seat(event.seat)} 님이 선언자예요, 비딩 ${event.bid}`
    case 'hand-game':
      return say`${seat(event.seat)} 님이 스카트를 두고 핸드 게임을 해요`
    case 'picked-up':
      return 'cards' in event
        ? say`스카트는 (나만 알아요)${both(event.cards)}`
        : say`${seat(event.seat)} 님이 스카트를 가져갔어요`
    case 'discarded':
      return 'cards' in event
        ? say`내려놓은 카드는 (나만 알아요)${both(event.cards)}`
        : say`${seat(event.seat)} 님이 두 장을 내려놓았어요`
    case 'announced':
      return say`${seat(event.seat)} 선언: ${contractName(event)}`
    case 'kontra':
      return say`${seat(event.seat)} 콘트라, 점수가 2배예요`
    case 'no-kontra':
      return say`${seat(event.seat)} 콘트라 없음`
    case 're':
      return say`${seat(event.seat)} 레, 점수가 4배예요`
    case 'no-re':
      return say`${seat(event.seat)} 레 없음`
    case 'laid-open':
      return say`${seat(event.seat)} 님이 손패를 공개했어요${both(event.cards)}`
    case 'deal-void':
      return say`모두 패스해서 카드를 다시 나눠요`
    case 'ramsch':
      return say`모두 패스해서 람슈를 해요`
    case 'played':
      return say`${seat(event.seat)} ${card(event.card)}`
    case 'trick':
      return say`${seat(event.seat)} 님이 ${event.trick}번째 트릭을 가져갔어요, ${countPoints(event.plays.map((play) => play.card))}점`
    case 'conceded':
      return say`${seat(event.seat)} 님이 이번 판을 포기했어요`
    case 'round':
      return toldDeal(event.round, event)
    case 'over':
      return toldEnd(event.scores, event.winners)
  }
}

const askedInBidding = ({ bidding, options, toAct }: SkatView): string => {
  const [speaker] = toAct
  const { current } = bidding
  if (speaker === undefined || current === 0) return '비딩 또는 패스'
  const hold = mayHold(bidding, speaker, options.bidding)
  if (!hold) return `${current}보다 높게 또는 패스`
  return mayRaise(bidding, speaker, options.bidding)
    ? `${current} 받기, 올리기 또는 패스`
    : `${current} 받기 또는 패스`
}

const asked = (view: SkatView): string => {
  switch (view.phase) {
    case 'bidding':
      return askedInBidding(view)
    case 'skat':
      return '스카트 가져가기 또는 핸드'
    case 'discard':
      return '두 장을 내려놓으세요'
    case 'announce':
      return '게임을 선언하세요'
    case 'kontra':
      return '콘트라 또는 그대로'
    case 're':
      return '레 또는 그대로'
    case 'play':
      if (view.trick.plays.length === 0) return '첫 카드를 내세요'
      return view.whyNot === null
        ? '카드를 내세요'
        : `${withJosa(suit(view.whyNot.params.suit), '을/를')} 따라 내세요`
    case 'over':
      return ''
  }
}

const wrongPhase = (phase: unknown): string => {
  switch (phase) {
    case 'bidding':
      return '아직 비딩 중이에요. 숫자를 부르거나 패스하세요.'
    case 'skat':
      return '먼저 스카트를 가져갈지 핸드로 할지 정하세요.'
    case 'discard':
      return '먼저 열두 장 가운데 두 장을 내려놓으세요.'
    case 'announce':
      return '먼저 어떤 게임을 할지 선언하세요.'
    case 'kontra':
      return '먼저 콘트라를 할지 정하세요.'
    case 're':
      return '먼저 레를 할지 정하세요.'
    default:
      return '그건 이미 정해졌어요. 카드를 내세요.'
  }
}

export const skat: GameWords<SkatView, Told<SkatEvent>> = {
  name: '스카트',
  line: '혼자서 두 사람과 맞서는 게임이에요. 비딩으로 선언자가 되어 선언한 게임을 해내세요.',
  length: '9판',
  options: {
    deals: { label: '판 수', values: { 9: '9판', 3: '3판', 15: '15판' } },
    bidding: {
      label: '비딩',
      values: { seed: '둘 다 올릴 수 있음', isko: '한 사람이 묻고 다른 사람은 받거나 패스' },
    },
    passedIn: {
      label: '모두 패스하면',
      values: { redeal: '다시 나눔', skip: '0점으로 한 판', ramsch: '람슈를 함' },
    },
    gameValue: {
      label: '게임의 가치',
      hint: '마타도르를 어디까지 세고, 슈나이더와 슈바르츠를 언제 세는지 정해요.',
      values: {
        seed: '처음 받은 열 장, 달성한 것만',
        isko: '스카트도 포함, 놓치거나 당한 것도 셈',
      },
    },
    scoring: {
      label: '점수',
      values: { seed: '게임의 가치 그대로', seeger: '제거·파비안식: 한 판에 50점, 막아 내면 40점' },
    },
    kontra: {
      label: '콘트라와 레',
      hint: '수비가 점수를 두 배로, 선언자가 다시 두 배로 올려요.',
      values: { off: '없음', all: '수비 누구나', bidders: '숫자를 부른 수비만' },
    },
    concede: { label: '일찍 포기하기', values: { false: '없음', true: '손패가 아홉 장 이상일 때' } },
  },
  presets: {
    source: { label: '기본 규칙', hint: '둘 다 올릴 수 있고, 달성한 것만 세고, 모두 패스하면 다시 나눠요.' },
    tournament: {
      label: '대회 규칙',
      hint: '국제 규칙대로 비딩하고 가치를 세요. 모두 패스한 판도 치고, 제거·파비안식 점수예요.',
    },
  },
  refusals: {
    'wrong-phase': ({ phase }) => wrongPhase(phase),
    'bid-not-a-game-value': ({ value }) =>
      `${withJosa(String(value), '은/는')} 게임의 가치가 될 수 없어요. 목록에서 골라 주세요.`,
    'cannot-raise': () => '지금은 그 숫자를 받거나 패스만 할 수 있어요.',
    'bid-too-low': ({ standing }) =>
      `이미 ${withJosa(String(standing), '이/가')} 나왔어요. 더 높게 부르거나 패스하세요.`,
    'nothing-to-hold': () => '받을 숫자가 없어요. 숫자를 부르거나 패스하세요.',
    'not-your-card': () => '손에 없는 카드예요. 손패에서 골라 주세요.',
    'level-not-for-null': () => '널에는 슈나이더도 슈바르츠도 없어요.',
    'null-below-bid': ({ value, bid }) =>
      `이 널은 ${value}점인데 비딩은 ${withJosa(String(bid), '이에요/예요')}.`,
    'level-needs-hand': () => '스카트를 가져왔어요. 더 높은 선언은 핸드 게임에서만 할 수 있어요.',
    'must-follow-suit': ({ suit: led }) =>
      `${withJosa(suit(led), '이/가')} 나왔고 손에 ${withJosa(suit(led), '이/가')} 있어요.`,
    'concede-not-allowed': () => '지금은 이번 판을 포기할 수 없어요.',
  },
  told,
  asked,
}
