import type { KlaverjassenOptions } from '../../../../games/klaverjassen/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const klaverjassen: GameRules<KlaverjassenOptions> = {
  aim: ({ length, equalIsNat }) => [
    `네 사람이 둘씩 편을 지어요. 맞은편에 앉은 사람이 같은 편이에요. 라운드마다 한 사람이 으뜸패로 쓸 무늬를 정하고, 그 사람의 편은 상대보다 점수를 ${equalIsNat ? '더 많이 얻어야 해요. 그러지 못하면' : '적게 얻으면 안 돼요. 적게 얻으면'} 그 라운드의 점수를 모두 상대에게 빼앗겨요.`,
    '점수는 가져간 카드와 마지막 트릭, 그리고 한 트릭 안에 나온 조합인 *명성*(roem)에서 나와요.',
    ends(length),
  ],
  setUp: ({ trumpChoice }) => [
    '카드는 32장이에요. 무늬마다 7부터 에이스까지 있고, 한 사람이 여덟 장씩 받아요.',
    '첫 라운드의 선은 무작위로 정하고, 다음 라운드부터는 왼쪽 사람으로 넘어가요.',
    trumpChoice === 'turnUp'
      ? '그 옆에 2부터 6까지 스무 장을 섞어서 뒤집어 둬요. 으뜸패를 정할 때만 한 장씩 공개하고, 게임에는 쓰지 않아요.'
      : null,
    { heading: '카드의 순서와 점수', id: 'ranks' },
    '으뜸패는 순서가 달라서 잭과 9가 가장 높아요.',
    {
      example: 'trump-points',
      columns: ['으뜸패, 높은 순서', '잭', '9', '에이스', '10', '킹', '퀸', '8', '7'],
      rows: [['점수', '20', '14', '11', '10', '4', '3', '0', '0']],
    },
    {
      example: 'plain-points',
      columns: ['다른 무늬, 높은 순서', '에이스', '10', '킹', '퀸', '잭', '9', '8', '7'],
      rows: [['점수', '11', '10', '4', '3', '2', '0', '0', '0']],
    },
    '카드 점수는 모두 152점이고, 마지막 트릭의 10점을 더하면 162점이에요.',
  ],
  turn: (chosen) => [
    { heading: '으뜸패 정하기', id: 'making-trumps' },
    ...making(chosen),
    { heading: '카드 내기', id: 'playing' },
    '누가 으뜸패를 정했든 첫 트릭은 선이 시작해요. 여덟 트릭을 하고, 트릭을 딴 사람이 다음 트릭을 시작해요. 가장 높은 으뜸패가 트릭을 따고, 으뜸패가 없으면 먼저 나온 무늬의 가장 높은 카드가 따요.',
    { heading: '꼭 내야 하는 카드', id: 'duties' },
    ...duties(chosen),
  ],
  scoring: (chosen) => [
    {
      steps: [
        '편마다 가져간 카드의 점수를 더하고, 마지막 트릭을 딴 편은 10점을 더해요.',
        '명성은 그 조합이 나온 트릭을 딴 편의 점수예요. 자동으로 세어 주니 말하지 않아도 돼요.',
        chosen.pit ? '여덟 트릭을 모두 딴 편은 *피트*(pit)로 100점을 더해요.' : null,
        `으뜸패를 정한 편의 점수가 ${chosen.equalIsNat ? '상대보다 많지 않으면' : '상대보다 적으면'} *나트*(nat)예요. 그 편은 0점이고 상대가 두 편의 점수를 모두 얻어요. 나트가 아니면 저마다 자기 점수를 얻어요.`,
      ],
    },
    dealsTable(chosen),
    chosen.pit ? { example: 'pit', text: '여덟 트릭을 모두 따고 명성이 없으면 262 대 0이에요.' } : null,
    { heading: '명성', id: 'roem' },
    {
      list: [
        '같은 무늬로 이어지는 세 장은 20점, 네 장은 50점이에요. 여기서는 으뜸패도 7 8 9 10 잭 퀸 킹 에이스의 보통 순서를 따라요.',
        '으뜸패 킹과 퀸이 함께 나오면 *스튁*(stuk)으로 20점이에요.',
        chosen.roem === 'seed'
          ? '으뜸패의 연속에 킹이나 퀸이 있으면 스튁의 20점이 더해져서 40점이나 70점이 돼요.'
          : '으뜸패의 연속에 킹과 퀸이 모두 있으면 스튁의 20점이 더해져서 40점이나 70점이 돼요.',
        chosen.roem === 'seed'
          ? '잭 네 장은 200점, 9 네 장은 150점, 에이스나 킹이나 퀸 네 장은 100점이에요. 10, 8, 7 네 장은 점수가 없어요.'
          : '잭 네 장은 200점, 에이스나 10이나 킹이나 퀸 네 장은 100점이에요. 9, 8, 7 네 장은 점수가 없어요.',
      ],
    },
    '한 트릭에서는 가장 긴 연속 하나만 세어요.',
    roemTable(chosen),
    { heading: '게임의 끝', id: 'end' },
    `${ends(chosen.length)} 합계가 같으면 두 편 모두 이긴 거예요.`,
  ],
  options: {
    play: '먼저 나온 무늬가 없는 사람이 무엇을 내야 하는지를 정해요. 로테르담에서는 으뜸패가 있으면 언제나 내야 해요. 암스테르담에서는 같은 편이 이기고 있으면 내지 않아도 되고, 다른 카드가 있으면 더 낮은 으뜸패를 낼 수 없어요.',
    trumpChoice:
      '누가 으뜸패를 정하는지를 골라요. 한 바퀴 돌면서 원하는 사람이 정하거나, 선이 바로 정하거나, 공개한 카드의 무늬를 받는 사람이 정해요.',
    afterTurnUp:
      '공개한 카드를 아무도 받지 않으면 어떻게 할지를 정해요. 카드를 공개하지 않는 방법에서는 쓰이지 않아요.',
    length: '정해진 라운드만큼 할지, 어떤 점수에 이를 때까지 할지를 정해요.',
    following:
      '먼저 나온 무늬가 있는 사람이 그 대신 으뜸패를 내도 되는지를 정해요. 네덜란드에서는 안 돼요. 그리고 네덜란드식에서는 암스테르담 규칙이라도 으뜸패로 시작한 트릭에서 같은 편이 이기고 있을 때까지 더 높은 으뜸패를 내야 해요.',
    roem: '명성을 세는 두 가지 표 가운데 하나를 골라요. 9와 10 네 장의 점수가 다르고, 으뜸패의 연속에 스튁이 더해지는 때가 달라요.',
    pit: '여덟 트릭을 모두 따면 점수를 더 주는지를 정해요. 어느 편이든 받을 수 있어요.',
    equalIsNat: '으뜸패를 정한 편이 상대보다 많이 얻어야 하는지, 같아도 되는지를 정해요.',
  },
  rulings: (chosen): readonly Ruling[] => [
    {
      id: 'who-leads',
      question: '으뜸패를 정한 사람이 먼저 내나요?',
      answer: '아니요. 누가 정했든 선이 먼저 내요.',
    },
    {
      id: 'trump-instead',
      question: '먼저 나온 무늬가 있는데 으뜸패를 내도 되나요?',
      answer:
        chosen.following === 'dutch'
          ? '아니요. 따라 내야 해요.'
          : `네. 더 높은 으뜸패가 있으면 그것을 내야 해요. ${chosen.play === 'rotterdam' ? '없으면 낮은 것을 내도 돼요.' : '낮은 것은 낼 수 없어요.'}`,
    },
    {
      id: 'partner-winning',
      question: '같은 편이 이기고 있고 저는 따라 낼 수 없어요. 으뜸패를 내야 하나요?',
      answer:
        chosen.play === 'rotterdam'
          ? '네, 으뜸패가 있으면 내야 하고, 더 높은 것이 있으면 그것을 내야 해요.'
          : '아니요, 다른 무늬를 아무거나 내도 돼요. 으뜸패를 낸다면 더 높은 것이어야 해요.',
    },
    {
      id: 'undertrump',
      question: '따라 낼 수 없는데 제 으뜸패가 모두 더 낮아요. 어떻게 하나요?',
      answer:
        chosen.play === 'rotterdam'
          ? '다른 무늬가 있더라도 그 낮은 으뜸패를 내야 해요.'
          : '다른 무늬를 버려요. 낮은 으뜸패밖에 없을 때만 그것을 내요.',
    },
    {
      id: 'roem-order',
      question: '으뜸패 잭, 9, 에이스는 연속인가요?',
      answer: '아니요. 연속은 보통 순서를 따르고, 그 순서에서는 9가 10 아래에 있어요.',
    },
    {
      id: 'roem-for-whom',
      question: '제가 낸 으뜸패 킹과 퀸이 든 트릭을 상대가 땄어요. 명성은 누구 것인가요?',
      answer: '상대 것이에요. 명성은 트릭을 딴 편의 점수예요.',
    },
    {
      id: 'equal',
      question: '두 편 모두 81점이에요. 나트인가요?',
      answer: chosen.equalIsNat
        ? '네. 으뜸패를 정한 편이 더 많이 얻어야 해요.'
        : '아니요. 저마다 81점을 얻어요.',
    },
    ...(chosen.length.startsWith('points')
      ? [
          {
            id: 'both-past',
            question: '한 라운드에 두 편 모두 목표 점수를 넘었어요. 누가 이기나요?',
            answer: '합계가 더 높은 편이에요.',
          },
        ]
      : []),
    ...(chosen.trumpChoice === 'turnUp' && chosen.afterTurnUp === 'turnAgain'
      ? [
          {
            id: 'all-turned',
            question: '스무 장을 모두 공개했는데 다 패스했어요. 어떻게 하나요?',
            answer: '선이 아무 무늬나 하나를 정해야 해요.',
          },
        ]
      : []),
  ],
}

const ends = (length: KlaverjassenOptions['length']): string => {
  switch (length) {
    case 'deals16':
      return '16라운드를 하고 합계가 높은 편이 이겨요.'
    case 'deals8':
      return '8라운드를 하고 합계가 높은 편이 이겨요.'
    case 'deals4':
      return '4라운드를 하고 합계가 높은 편이 이겨요.'
    case 'points750':
      return '한 편이 750점에 이른 라운드가 끝나면 게임이 끝나고, 합계가 높은 편이 이겨요.'
    case 'points1500':
      return '한 편이 1500점에 이른 라운드가 끝나면 게임이 끝나고, 합계가 높은 편이 이겨요.'
  }
}

const making = ({ trumpChoice, afterTurnUp }: KlaverjassenOptions): readonly Block[] => {
  switch (trumpChoice) {
    case 'free':
      return [
        '선부터 차례대로 무늬 하나를 으뜸패로 정하거나 패스해요. 가장 먼저 정한 사람의 무늬가 으뜸패예요. 네 사람이 모두 패스하면 선이 정해야 해요.',
      ]
    case 'forced':
      return ['선이 바로 무늬 하나를 으뜸패로 정해요. 패스는 없어요.']
    case 'turnUp':
      return [
        '옆에 둔 카드를 한 장 공개해요. 선부터 차례대로 그 무늬를 으뜸패로 받거나 패스해요. 가장 먼저 받은 사람이 으뜸패를 정한 사람이 돼요.',
        afterTurnUp === 'turnAgain'
          ? '네 사람이 모두 패스하면 다음 카드를 공개하고 처음부터 다시 물어요.'
          : '네 사람이 모두 패스하면 선이 방금 패스한 무늬가 아닌 무늬로 정해야 해요.',
      ]
  }
}

const duties = ({ play, following }: KlaverjassenOptions): readonly Block[] => [
  {
    list: [
      following === 'dutch'
        ? '먼저 나온 무늬가 있으면 그 무늬를 내야 해요.'
        : `먼저 나온 무늬가 있으면 그 무늬를 내거나 으뜸패를 내요. ${play === 'rotterdam' ? '이때 으뜸패는 트릭에 나온 것보다 높은 것이 있으면 높은 것을 내야 해요.' : '이때 으뜸패는 트릭에 나온 것보다 높아야 해요.'}`,
      ...(play === 'rotterdam'
        ? [
            '없으면 같은 편이 이기고 있더라도 으뜸패를 내야 해요. 트릭에 나온 것보다 높은 으뜸패가 있으면 그것을 내고, 없으면 낮은 것을 내요.',
            '으뜸패도 없으면 아무 카드나 낼 수 있어요.',
          ]
        : [
            '없고 상대가 이기고 있으면, 트릭에 나온 것보다 높은 으뜸패가 있을 때 그것을 내야 해요.',
            '없고 같은 편이 이기고 있으면, 다른 무늬를 아무거나 버리거나 더 높은 으뜸패를 낼 수 있어요.',
            '더 낮은 으뜸패는 손에 그것밖에 없을 때만 낼 수 있어요. 으뜸패가 없으면 아무 카드나 낼 수 있어요.',
          ]),
      play === 'amsterdam' && following === 'seed'
        ? '으뜸패가 먼저 나오면 으뜸패를 내야 해요. 같은 편이 이기고 있지 않다면, 더 높은 것이 있을 때 그것을 내야 해요.'
        : '으뜸패가 먼저 나오면 으뜸패를 내야 하고, 더 높은 것이 있으면 그것을 내야 해요.',
    ],
  },
  '아래 예에서는 하트가 으뜸패이고, 보이는 카드가 내 손패예요.',
  following === 'dutch'
    ? {
        example: 'follow-dutch',
        cards: ['7C', 'AC', '8H', 'KS'],
        text: '{9C}가 먼저 나왔어요. {7C}이나 {AC}를 낼 수 있어요.',
      }
    : {
        example: 'follow-seed',
        cards: ['7C', 'AC', '8H', 'KS'],
        text: '{9C}가 먼저 나왔어요. {7C}, {AC}, {8H} 가운데 낼 수 있어요.',
      },
  ...(play === 'rotterdam'
    ? [
        {
          example: 'lower-rotterdam',
          cards: ['8H', 'KS'],
          text: '{9C}가 먼저 나오고 상대가 으뜸패 {QH}을 냈어요. {8H}을 내야 해요.',
        },
        {
          example: 'partner-rotterdam',
          cards: ['8H', '9H', 'KS'],
          text: '{9C}가 먼저 나오고 같은 편이 으뜸패 {QH}을 낸 다음 {7C}이 나왔어요. {9H}를 내야 해요.',
        },
      ]
    : [
        {
          example: 'lower-amsterdam',
          cards: ['8H', 'KS'],
          text: '{9C}가 먼저 나오고 상대가 으뜸패 {QH}을 냈어요. {KS}을 내야 해요.',
        },
        {
          example: 'partner-amsterdam',
          cards: ['8H', '9H', 'KS'],
          text: '{9C}가 먼저 나오고 같은 편이 으뜸패 {QH}을 낸 다음 {7C}이 나왔어요. {9H}나 {KS}을 낼 수 있어요.',
        },
      ]),
  { example: 'trumps-led', cards: ['8H', 'AH', 'KS'], text: '{QH}이 먼저 나왔어요. {AH}를 내야 해요.' },
]

const dealsTable = ({ equalIsNat }: KlaverjassenOptions): Block => ({
  example: equalIsNat ? 'deals-equal-nat' : 'deals',
  columns: ['으뜸패를 정한 편', '상대', '얻는 점수'],
  rows: [
    ['82', '80', '82 : 80'],
    ['80', '82', '0 : 162'],
    ['81', '81', equalIsNat ? '0 : 162' : '81 : 81'],
    ['70 + 명성 40', '92', '110 : 92'],
    ['60 + 명성 40', '102 + 명성 20', '0 : 222'],
  ],
})

const roemTable = ({ roem }: KlaverjassenOptions): Block => ({
  example: roem === 'seed' ? 'roem-seed' : 'roem-dutch',
  columns: ['하트가 으뜸패일 때 한 트릭', '카드', '명성'],
  rows: [
    ['{7C} {8C} {9C} {TC}', '10', '50'],
    ['{TC} {JC} {QC} {7H}', '15', '20'],
    ['{KH} {QH} {7C} {8C}', '7', '20'],
    ['{TH} {JH} {QH} {8C}', '33', roem === 'seed' ? '40' : '20'],
    ['{TH} {JH} {QH} {KH}', '37', '70'],
    ['{9C} {9D} {9H} {9S}', '14', roem === 'seed' ? '150' : '0'],
    ['{TC} {TD} {TH} {TS}', '40', roem === 'seed' ? '0' : '100'],
    ['{JC} {JD} {JH} {JS}', '26', '200'],
  ],
})
