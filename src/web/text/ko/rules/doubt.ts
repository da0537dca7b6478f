import type { DoubtOptions } from '../../../../games/doubt/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

const rankOf = (rank: DoubtOptions['firstRank']): string => (rank === 'A' ? '에이스' : '2')

const dueNext = ({ afterDoubt, firstRank }: DoubtOptions): string =>
  afterDoubt === 'restart'
    ? `낼 숫자는 다시 ${rankOf(firstRank)}부터예요.`
    : '낼 숫자는 다우트가 나온 숫자의 다음으로 이어져요.'

export const doubt: GameRules<DoubtOptions> = {
  aim: ({ lastClaim }) => [
    '카드를 뒤집어 내면서 어떤 숫자인지 말해요. 참말이 아니어도 돼요. 믿지 못하는 사람이 *다우트*를 외치면 그 카드를 펼쳐 보고, 둘 가운데 한 사람이 쌓인 카드를 모두 가져가요.',
    lastClaim === 'doubtable'
      ? '손의 카드를 가장 먼저 모두 낸 사람이 이겨요. 마지막에 낸 카드까지 인정받아야 해요.'
      : '마지막 카드를 가장 먼저 낸 사람이 이겨요.',
  ],
  setUp: ({ jokers }) => [
    jokers
      ? '카드는 54장이에요. 숫자마다 네 장씩 있고 조커가 두 장 있어요. 남김없이 나눠 줘요.'
      : '카드는 52장이에요. 숫자마다 네 장씩 있어요. 남김없이 나눠 줘요.',
    '누가 먼저 시작할지는 무작위로 정해요. 똑같이 나눌 수 없으면 먼저 하는 사람들이 한 장씩 더 받아요.',
    jokers ? dealOf54 : dealOf52,
  ],
  turn: (chosen) => [
    `낼 숫자는 돌고 돌아요. 2, 3, 4에서 10까지 가고 잭, 퀸, 킹, 에이스 다음에 다시 2예요. 맨 처음에는 ${rankOf(chosen.firstRank)}부터 내고, 한 번 낼 때마다 다음 숫자로 넘어가요. 그래서 숫자는 고르는 것이 아니고, 어떤 카드를 낼지만 골라요.`,
    { heading: '카드 내기', id: 'claim' },
    chosen.jokers
      ? '차례가 되면 카드를 1장에서 6장까지 뒤집어 내요. 같은 숫자 네 장에 조커 두 장이 참말일 수 있는 가장 많은 수예요. 몇 장인지는 모두 볼 수 있어서 속일 수 없고, 숫자만 속일 수 있어요.'
      : '차례가 되면 카드를 1장에서 4장까지 뒤집어 내요. 몇 장인지는 모두 볼 수 있어서 속일 수 없고, 숫자만 속일 수 있어요.',
    chosen.jokers
      ? '낸 카드가 모두 지금 낼 숫자이거나 조커이면 참말이에요. 한 장이라도 다르면 거짓말이에요.'
      : '낸 카드가 모두 지금 낼 숫자이면 참말이에요. 한 장이라도 다르면 거짓말이에요.',
    ...claims(chosen),
    { heading: '다우트', id: 'doubting' },
    chosen.doubters === 'next'
      ? '다음 사람만 다우트할 수 있고, 카드를 내는 대신 다우트해요. 그냥 카드를 내면 앞사람을 믿고 넘어간 거예요.'
      : '카드를 낼 때마다 나머지 모두가 믿을지 다우트할지 정해요. 누구든 먼저 다우트하면 바로 결판이 나고, 모두 믿으면 다음 사람으로 넘어가요.',
    {
      list: [
        '거짓말이었으면 카드를 낸 사람이 쌓인 카드를 모두 가져가요.',
        '참말이었으면 다우트한 사람이 쌓인 카드를 모두 가져가요.',
      ],
    },
    `마지막에 낸 카드만 펼쳐 보고, 그 밑에 쌓인 카드는 보이지 않게 넘어가요. 카드를 가져간 사람이 다음에 내고, ${dueNext(chosen)}`,
    ...pileCases(chosen),
  ],
  scoring: ({ lastClaim, doubters }) => [
    '점수는 없어요. 한 사람이 이기고 나머지는 져요.',
    lastClaim === 'doubtable'
      ? `누군가 마지막 카드를 내면 ${doubters === 'next' ? '다음 사람이' : '나머지 모두가'} 믿을지 다우트할지 말해야 해요. 믿거나, 다우트했는데 참말이면 그 사람이 이겨요. 거짓말이었으면 쌓인 카드를 가져오고 게임이 이어져요.`
      : '마지막 카드를 내는 순간 이겨요. 아무도 다우트할 수 없어요.',
    lastClaim === 'doubtable'
      ? {
          example: 'last-card',
          text: '민아가 마지막 카드를 참말로 냈어요. 지수가 다우트하면 지수가 쌓인 카드를 가져가고 민아가 이겨요. 거짓말이었다면 민아가 쌓인 카드를 가져가고 게임이 이어졌을 거예요.',
        }
      : null,
    '끝나지 않는 게임은 1000번 내면 멈춰요. 그때 카드가 가장 적은 사람이 이기고, 여럿일 수도 있어요.',
  ],
  options: {
    doubters:
      '다음 사람만 다우트하면 게임이 빨라요. 모두 할 수 있으면 모두가 눈을 떼지 못하지만, 낼 때마다 나머지 모두의 대답을 기다려요.',
    lastClaim:
      '마지막 카드를 아무도 따질 수 없는 거짓말로 내도 되는지를 정해요. 다우트할 수 있으면 참말로 끝내거나 모두를 믿게 해야 해요.',
    jokers:
      '조커가 있으면 한 숫자를 여섯 장까지 낼 수 있고, 조커는 언제나 참말이에요. 없으면 숫자마다 네 장뿐이에요.',
    firstRank: '게임을 시작할 때 낼 숫자예요. 다우트 다음에 처음부터 다시 낸다면 그때도 이 숫자부터예요.',
    afterDoubt: '다우트가 나올 때마다 숫자를 처음부터 다시 낼지, 그대로 이어 갈지를 정해요.',
  },
  rulings: ({ doubters, lastClaim, jokers, afterDoubt }): readonly Ruling[] => [
    {
      id: 'pass',
      question: '차례를 거를 수 있나요?',
      answer: '아니요. 참말이든 아니든 한 장 이상 내거나 다우트해야 해요.',
    },
    {
      id: 'number',
      question: '몇 장을 냈는지 속여도 되나요?',
      answer: '아니요. 몇 장인지는 누구나 셀 수 있어요.',
    },
    { id: 'after-ace', question: '에이스 다음은 무엇인가요?', answer: '2예요. 숫자는 돌고 돌아요.' },
    {
      id: 'older-claims',
      question: '더 앞에 낸 카드를 다우트해도 되나요?',
      answer: '아니요. 마지막에 낸 카드만 다우트할 수 있고, 다음 카드가 나오면 그대로 지나간 거예요.',
    },
    {
      id: 'half-true',
      question: '세 장 가운데 두 장은 맞았어요. 거짓말인가요?',
      answer: '네. 모두 맞아야 참말이에요.',
    },
    {
      id: 'who-leads',
      question: '다우트가 맞았어요. 제 차례인가요?',
      answer: '아직이에요. 거짓말한 사람이 카드를 가져가고 먼저 내요. 누가 가져가든 가져간 사람이 먼저 내요.',
    },
    ...(jokers
      ? [
          {
            id: 'joker-alone',
            question: '조커만 내도 되나요?',
            answer: '네. 한 장이든 두 장이든, 다른 카드와 함께든 낼 수 있어요. 조커는 지금 낼 숫자로 쳐요.',
          },
        ]
      : []),
    ...(doubters === 'next' && lastClaim === 'doubtable'
      ? [
          {
            id: 'no-playing-over',
            question: '앞사람이 마지막 카드를 냈는데 그냥 제 카드를 내도 되나요?',
            answer: '아니요. 그때는 다우트할지 믿을지 말해야 해요.',
          },
        ]
      : []),
    ...(afterDoubt === 'restart'
      ? [
          {
            id: 'due-after-doubt',
            question: '다우트 다음에는 무슨 숫자를 내나요?',
            answer: '그 전에 무엇을 내던 중이었든 처음 숫자부터 다시 내요.',
          },
        ]
      : [
          {
            id: 'due-after-doubt',
            question: '다우트 다음에는 무슨 숫자를 내나요?',
            answer: '아무 일도 없었던 것처럼 다우트가 나온 숫자의 다음 숫자를 내요.',
          },
        ]),
  ],
}

const dealOf54: Block = {
  example: 'deal-54',
  columns: ['인원', '한 사람의 카드', '한 장 더 받는 사람'],
  rows: [
    ['3', '18', '없음'],
    ['4', '13', '먼저 하는 2명'],
    ['5', '10', '먼저 하는 4명'],
    ['6', '9', '없음'],
  ],
}

const dealOf52: Block = {
  example: 'deal-52',
  columns: ['인원', '한 사람의 카드', '한 장 더 받는 사람'],
  rows: [
    ['3', '17', '먼저 하는 1명'],
    ['4', '13', '없음'],
    ['5', '10', '먼저 하는 2명'],
    ['6', '8', '먼저 하는 4명'],
  ],
}

const claims = ({ jokers }: DoubtOptions): readonly Block[] => [
  jokers
    ? {
        example: 'six-fours',
        cards: ['4C', '4D', '4H', '4S', 'XB', 'XR'],
        text: '4라고 하면서 내면 참말이에요. 4가 여섯 장인 셈이에요.',
      }
    : null,
  {
    example: 'one-wrong',
    cards: ['4C', '4D', '5D'],
    text: '4라고 하면서 내면 거짓말이에요. {5D} 한 장 때문이에요.',
  },
]

const pileCases = ({ firstRank, afterDoubt, doubters }: DoubtOptions): readonly Block[] => [
  firstRank === '2' && afterDoubt === 'restart' && doubters === 'next'
    ? {
        example: 'pile',
        text: '민아가 2라며 {2C}를 내고, 지수가 3이라며 {3D} {3H}를 냈어요. 하나가 다우트했지만 지수의 말이 참말이었어요. 하나가 3장을 모두 가져가고 다시 2부터 내요.',
      }
    : null,
]
