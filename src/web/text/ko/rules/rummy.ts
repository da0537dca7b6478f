import type { RummyOptions } from '../../../../games/rummy/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const rummy: GameRules<RummyOptions> = {
  aim: ({ target }) => [
    '손패를 *그룹*과 *런*으로 내려놓고 바닥의 족보에 이어 붙여서, 가장 먼저 손을 비우는 게임이에요. 남은 사람들의 손패는 벌점이 돼요.',
    `누군가 벌점 ${target}점에 이를 때까지 라운드를 이어 가요. 그때 벌점이 가장 적은 사람이 이겨요.`,
  ],
  setUp: ({ deck, jokers, upcard }) => [
    deck === 'single'
      ? '카드 한 벌 52장을 쓰고, 한 사람이 7장씩 받아요.'
      : '카드 두 벌 104장을 쓰고, 한 사람이 14장씩 받아요. 그래서 모든 카드가 두 장씩 있어요.',
    jokers ? '조커 두 장을 함께 섞어요.' : null,
    upcard
      ? '남은 카드는 *덱*이에요. 맨 위 한 장을 펼쳐서 버린 카드 더미를 시작해요.'
      : '남은 카드는 *덱*이에요. 버린 카드 더미는 비어 있는 채로 시작해요.',
    '첫 라운드는 누가 시작할지 무작위로 정하고, 다음 라운드부터는 왼쪽 사람이 시작해요.',
  ],
  turn: (chosen) => [
    {
      steps: [
        drawing(chosen),
        '내려놓기: 그룹과 런을 얼마든지 내려놓고, 누가 내려놓았든 바닥의 족보에 맞는 카드를 붙여요.',
        '한 장을 버려요. 그러면 차례가 끝나요.',
      ],
    },
    { heading: '족보', id: 'melds' },
    {
      list: [
        `*그룹*은 숫자가 같은 카드 ${chosen.deck === 'double' ? '세 장에서 여덟 장까지예요. 똑같은 카드가 함께 들어도 돼요.' : '세 장이나 네 장이에요.'}`,
        `*런*은 무늬가 같고 이어지는 카드 세 장 이상이에요. ${aces(chosen.ace)}`,
        chosen.jokers
          ? '*조커*는 어떤 카드로든 쓸 수 있어요. 한 족보에 여러 장이 들어도 되지만 조커만으로는 안 돼요.'
          : null,
      ],
    },
    { example: 'run', cards: ['TH', 'JH', 'QH', 'KH'], text: '런이에요.' },
    { example: 'set', cards: ['3C', '3D', '3H'], text: '그룹이에요.' },
    aceExample(chosen.ace),
    chosen.jokers
      ? { example: 'joker', cards: ['5H', 'XB', '7H'], text: '런이에요. {XB}가 {6H}을 대신해요.' }
      : null,
    chosen.deck === 'double' ? { example: 'twins', cards: ['7C', '7C', '7D'], text: '그룹이에요.' } : null,
    { heading: '이어 붙이기', id: 'adding' },
    `바닥의 족보는 모두의 것이에요. ${chosen.layOffNeedsMeld ? '이번 라운드에 내 족보를 하나라도 내려놓은 다음에는' : '내 차례에는'} 그룹이나 런이 더 길어지는 곳이라면 어디든 카드를 붙일 수 있어요. 바닥에 놓은 카드는 되가져오거나 나누거나 옮길 수 없어요.`,
    {
      example: 'adding',
      cards: ['7S', '8S'],
      text: '바닥에 {4S} {5S} {6S}이 있어요. {7S}을 붙이고 나서 {8S}을 붙여요.',
    },
    chosen.jokers && chosen.jokerSwap
      ? '바닥의 조커는 그 조커가 대신하는 카드를 손에서 내고 가져올 수 있어요. 그룹에서는 숫자만 같으면 돼요. 가져온 조커는 손에 두고, 바로 쓰지 않아도 돼요.'
      : null,
    { heading: '버리기', id: 'discarding' },
    chosen.drawFrom === 'both'
      ? `버린 카드에서 가져온 카드는 같은 차례에 버릴 수 없어요. 손에 그 한 장만 남았${chosen.deck === 'double' ? '거나 똑같은 카드를 내려놓았' : ''}을 때는 버려도 돼요.`
      : null,
    chosen.outByDiscard
      ? '누군가 마지막 한 장을 버리면 라운드가 끝나요. 꼭 버려서 끝내야 하니, 내려놓거나 붙일 때 버릴 한 장은 남겨야 해요.'
      : '버려서든 모두 내려놓아서든 누군가 손을 비우면 바로 라운드가 끝나요.',
    { heading: '덱이 떨어지면', id: 'stock' },
    chosen.drawFrom === 'both'
      ? '누군가 덱에서 뽑으려 할 때, 버린 카드 가운데 맨 위 한 장만 남기고 모두 섞어서 새 덱으로 써요.'
      : '누군가 뽑아야 할 때, 버린 카드를 섞어서 새 덱으로 써요. 여러 장이면 맨 위 한 장은 남겨 둬요.',
    '한 사람이 50번씩 차례를 마치도록 아무도 끝내지 못하면 라운드를 멈추고 그대로 계산해요.',
  ],
  scoring: (chosen) => [
    '라운드가 끝나면 손에 남은 카드를 더해서 벌점으로 적어요. 손을 비운 사람은 벌점이 없어요.',
    {
      columns: ['카드', '벌점'],
      rows: [
        ['에이스', '1'],
        ['2부터 10까지', '숫자대로'],
        ['잭, 퀸, 킹', chosen.courtCards === 'ten' ? '10' : '11, 12, 13'],
        ...(chosen.jokers ? [['조커', '20']] : []),
      ],
    },
    chosen.courtCards === 'ten'
      ? { example: 'hand-ten', cards: ['KH', '7C', 'AD'], text: '손에 남으면 10 + 7 + 1 = 18점이에요.' }
      : { example: 'hand-number', cards: ['KH', '7C', 'AD'], text: '손에 남으면 13 + 7 + 1 = 21점이에요.' },
    { heading: '게임의 끝', id: 'end' },
    `누군가 벌점 ${chosen.target}점에 이른 라운드에 게임이 끝나요. 벌점이 가장 적은 사람이 이기고, 같으면 함께 이겨요. 점수표에는 벌점이 음수로 적혀요.`,
    chosen.target === 100
      ? {
          example: 'end',
          text: '60점과 95점에서 이번 라운드에 0점과 7점을 받으면 60 대 102예요. 게임이 끝나고 첫째 사람이 이겨요.',
        }
      : null,
  ],
  options: {
    deck: '한 벌로 손패를 적게 들지, 두 벌로 두 배 많이 들지를 정해요.',
    jokers: '조커 두 장을 넣을지를 정해요. 어디에나 쓸 수 있지만 손에 남으면 벌점이 커요.',
    ace: '런에서 에이스가 어디에 올 수 있는지를 정해요. 킹 위에만 오거나, 양쪽 끝 어디든 오거나, 에이스 다음에 2가 이어져 돌아가요.',
    drawFrom: '덱에서 뽑는 대신 맨 위의 버린 카드를 가져와도 되는지를 정해요.',
    courtCards: '손에 남은 잭, 퀸, 킹의 벌점을 정해요.',
    target: '벌점이 몇 점이 되면 게임이 끝나는지를 정해요.',
    upcard: '첫 사람이 시작할 때 버린 카드 더미에 한 장이 있는지를 정해요.',
    outByDiscard: '모두 내려놓아서 끝내도 되는지, 버릴 한 장을 꼭 남겨야 하는지를 정해요.',
    layOffNeedsMeld:
      '처음부터 남의 족보에 붙일 수 있는지, 이번 라운드에 내 족보를 내려놓은 다음부터인지를 정해요.',
    jokerSwap:
      '바닥의 조커를 그 조커가 대신하는 카드와 바꿔 올 수 있는지를 정해요. 조커가 없으면 쓰이지 않아요.',
  },
  rulings: (chosen): readonly Ruling[] => [
    ...(chosen.drawFrom === 'both'
      ? [
          {
            id: 'just-taken',
            question: '방금 버린 카드에서 가져온 카드를 바로 버려도 되나요?',
            answer: '아니요. 차례를 거르는 것이 되니까요. 손에 그 한 장만 남았을 때만 돼요.',
          },
        ]
      : []),
    {
      id: 'how-many',
      question: '한 차례에 족보를 몇 개나 내려놓을 수 있나요?',
      answer: '얼마든지 내려놓을 수 있어요.',
    },
    chosen.layOffNeedsMeld
      ? {
          id: 'add-first',
          question: '내 족보를 내려놓기 전에 붙여도 되나요?',
          answer: '아니요. 먼저 내 족보를 내려놓아야 해요. 같은 차례에 바로 이어서 붙여도 돼요.',
        }
      : {
          id: 'add-first',
          question: '내 족보를 내려놓기 전에 붙여도 되나요?',
          answer: '네, 첫 차례부터 붙일 수 있어요.',
        },
    {
      id: 'rearrange',
      question: '바닥의 족보를 풀어서 다시 맞춰도 되나요?',
      answer: '아니요. 바닥의 카드는 그 자리에 그대로 있어요.',
    },
    {
      id: 'king-ace-two',
      question: '킹, 에이스, 2는 런인가요?',
      answer: chosen.ace === 'round' ? '네, 여기서는 순서가 돌아가요.' : '아니요.',
    },
    {
      id: 'ace-two-three',
      question: '에이스, 2, 3은 런인가요?',
      answer: chosen.ace === 'high' ? '아니요, 에이스는 킹 위에만 와요.' : '네.',
    },
    chosen.outByDiscard
      ? {
          id: 'going-out',
          question: '마지막 카드들을 내려놓으면서 끝낼 수 있나요?',
          answer: '아니요. 버릴 한 장을 남겨야 해요.',
        }
      : {
          id: 'going-out',
          question: '끝내려면 꼭 한 장을 버려야 하나요?',
          answer: '아니요. 어떻게든 손을 비우면 라운드가 끝나요.',
        },
    {
      id: 'blocked',
      question: '아무도 끝내지 못하면 라운드가 이어지나요?',
      answer: '한 사람이 50번씩 차례를 마치면 끝나요. 그때는 모두 손패를 벌점으로 계산해요.',
    },
    ...(chosen.jokers
      ? [
          {
            id: 'joker-place',
            question: '런 끝에 붙인 조커는 무엇을 대신하나요?',
            answer: '그 자리에 올 다음 카드예요. 더 이어질 카드가 없는 자리에는 놓을 수 없어요.',
          },
        ]
      : []),
  ],
}

const drawing = ({ drawFrom }: RummyOptions): string =>
  drawFrom === 'both'
    ? '한 장을 뽑아요. 덱의 맨 위나 버린 카드의 맨 위에서 골라요. 고를 것이 없으면 자동으로 뽑아 줘요.'
    : '덱에서 한 장을 받아요. 자동으로 뽑아 줘요.'

const aces = (ace: RummyOptions['ace']): string => {
  switch (ace) {
    case 'high':
      return '에이스는 킹 위에 와요.'
    case 'both':
      return '에이스는 킹 위나 2 아래에 올 수 있지만, 한 런의 양쪽 끝에 함께 올 수는 없어요.'
    case 'round':
      return '순서는 돌고 돌아서 에이스 다음에 2가 와요.'
  }
}

const aceExample = (ace: RummyOptions['ace']): Block => {
  switch (ace) {
    case 'high':
      return {
        example: 'ace-high',
        cards: ['AS', '2S', '3S'],
        text: '런이 아니에요. 에이스는 킹 위에만 와요.',
      }
    case 'both':
      return {
        example: 'ace-both',
        cards: ['AS', '2S', '3S'],
        text: '런이에요. 퀸, 킹, 에이스도 런이지만 킹, 에이스, 2는 아니에요.',
      }
    case 'round':
      return { example: 'ace-round', cards: ['KS', 'AS', '2S'], text: '돌아서 이어지는 런이에요.' }
  }
}
