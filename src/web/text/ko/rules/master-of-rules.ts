import { type MasterOptions, passOf, supportEarnsBonus } from '../../../../games/master-of-rules/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const masterOfRules: GameRules<MasterOptions> = {
  aim: () => [
    '딜마다 숫자 다섯 장이 놓여요. 숫자는 모두가 함께 쓰지만, 규칙은 저마다 자기 것을 옆에 놓아요. 숫자 다섯 장이 내 규칙에 맞으면 그 규칙 카드를 얻어요.',
    '얻은 카드 한 장이 1점이고, 같은 규칙 세 장이나 다섯 규칙을 모두 모으면 점수를 더 받아요. 점수가 가장 높은 사람이 이겨요.',
  ],
  setUp: ({ length }) => [
    '숫자 카드는 다섯 가지 색에 1부터 9까지 45장이고, 규칙 카드는 다섯 가지 규칙이 열두 장씩 60장이에요.',
    '한 사람이 숫자 네 장과 규칙 세 장을 받아요. 숫자와 규칙을 사람 수만큼씩 펼쳐서 가져갈 카드로 두고, 남은 카드는 두 더미로 쌓아 둬요.',
    '첫 선은 무작위로 정해요.',
    {
      example: length === 'full' ? 'deals-full' : 'deals-short',
      columns: ['인원', '딜'],
      rows:
        length === 'full'
          ? [
              ['3', '12'],
              ['4', '12'],
              ['5', '10'],
            ]
          : [
              ['3', '6'],
              ['4', '8'],
              ['5', '5'],
            ],
    },
  ],
  turn: (chosen) => [
    '한 딜은 두 트릭이에요. 트릭마다 선부터 왼쪽으로 돌면서 한 장을 내고 한 장을 가져가요. 두 트릭이 끝나면 모두 숫자 한 장과 규칙 한 장을 낸 거예요.',
    {
      steps: [
        chosen.leadKind
          ? '첫째 트릭에서 선이 숫자나 규칙을 내면 나머지도 같은 종류를 내요. 둘째 트릭에서는 모두 나머지 종류를 내요.'
          : '첫째 트릭에서는 숫자와 규칙 가운데 원하는 것을 내요. 둘째 트릭에서는 나머지 종류를 내요.',
        '그런 다음 펼쳐진 카드에서 방금 낸 것과 같은 종류를 한 장 가져가요. 펼쳐진 카드는 딜 도중에 채우지 않아요. 마지막 딜에는 아무도 가져가지 않아요.',
      ],
    },
    { heading: '이미 나온 규칙', id: 'barred' },
    '이번 딜에 이미 놓인 규칙은 누구 앞에 있든 다시 낼 수 없어요. 손에 든 규칙이 모두 이미 나왔을 때만 그 가운데 아무거나 낼 수 있어요.',
    chosen.edition === 'second' ? '그럴 때는 먼저 손에 든 규칙을 모두에게 공개해요.' : null,
    { heading: '셋이나 넷이 할 때', id: 'automated' },
    '자동 플레이어가 숫자 다섯 장을 채워요. 넷이 하면 첫째 트릭 다음에 숫자 한 장을 뽑아요. 셋이 하면 첫째 트릭 다음에 숫자와 규칙을 한 장씩, 둘째 트릭 다음에 숫자를 한 장 더 뽑아요. 자동 플레이어의 규칙도 다시 낼 수 없는 규칙이 되지만, 이뤘는지는 보지 않아요.',
    { heading: '규칙을 이루는 때', id: 'rules' },
    '둘째 트릭이 끝나면 놓인 숫자 다섯 장으로 규칙을 하나씩 따져요.',
    {
      list: [
        '{TRIO}: 색이 같은 숫자가 세 장 이상이거나 수가 같은 것이 세 장 이상이에요. 내 숫자가 끼지 않아도 돼요.',
        '{LIMIT}: 다섯 장의 합이 23 이하예요.',
        '{ONLY}: 내 숫자와 색이 같은 것도, 수가 같은 것도 없어요.',
        '{BEST}: 내 숫자의 색보다 많은 색이 없고, 그 색에서 내 숫자가 가장 높아요.',
        '{SUPPORT}: 오른쪽 사람의 규칙이 이루어졌어요. 이 규칙이 이어지면 오른쪽으로 가면서 처음 만나는 다른 규칙에 달려 있어요. 모두가 이 규칙을 냈으면 모두 이룬 거예요.',
      ],
    },
    '아래 예의 숫자는 다섯 사람이 낸 것이고, 왼쪽으로 돌아가는 순서예요.',
    {
      example: 'judged-red',
      cards: ['R2', 'R7', 'B4', 'R9', 'G1'],
      text: '차례대로 {SUPPORT}, {ONLY}, {TRIO}, {LIMIT}, {BEST}를 냈다면 {TRIO}과 {LIMIT}가 이루어져요. 빨강이 세 장이고 합이 23이니까요. {R7}에게는 다른 빨강이 있고, 초록은 가장 많은 색이 아니며, {R2}를 낸 사람의 오른쪽은 {BEST}를 낸 사람이에요.',
    },
    {
      example: 'judged-chain',
      cards: ['B1', 'B2', 'B3', 'R4', 'G5'],
      text: '차례대로 {TRIO}, {SUPPORT}, {SUPPORT}, {LIMIT}, {ONLY}를 냈다면 모두 이루어져요. 파랑이 세 장이고, 다음 두 사람은 그것을 따르고, 합은 15이고, {G5}는 혼자예요.',
    },
    { heading: '다음 딜', id: 'next' },
    `이룬 규칙은 주인이 점수로 얻고, 나머지는 모두 버려요. 선은 ${passOf(chosen) === 'right' ? '차례가 도는 쪽과 반대인 오른쪽으로' : '왼쪽으로'} 넘어가고, 펼쳐진 카드를 다시 채워요.${chosen.edition === 'first' ? ' 마지막 딜에는 채우지 않아요.' : ''} 더미가 떨어지면 버린 카드를 섞어서 써요.`,
  ],
  scoring: (chosen) => [
    {
      list: [
        '얻은 규칙 카드 한 장에 1점이에요.',
        supportEarnsBonus(chosen)
          ? '같은 규칙을 세 장 이상 얻으면 규칙마다 한 번씩 2점을 더 받아요.'
          : '같은 규칙을 세 장 이상 얻으면 규칙마다 한 번씩 2점을 더 받아요. {SUPPORT}는 세 장을 모아도 더 받지 않아요.',
        '다섯 규칙을 모두 한 장 이상 얻으면 게임에서 한 번 2점을 더 받아요.',
      ],
    },
    pointsTable(chosen),
    { heading: '게임의 끝', id: 'end' },
    `마지막 딜이 끝나면 점수가 가장 높은 사람이 이겨요. 점수가 같으면 ${chosen.edition === 'second' ? '{TRIO}, {ONLY}, {BEST}, {LIMIT}, {SUPPORT}' : '{SUPPORT}, {TRIO}, {ONLY}, {BEST}, {LIMIT}'} 순서로 더 많이 얻은 사람이 이겨요. 끝까지 같으면 함께 이겨요.`,
    chosen.edition === 'second'
      ? {
          example: 'tie-second',
          text: '민아는 {TRIO}과 {SUPPORT}, 지수는 {ONLY}와 {SUPPORT}, 도윤은 {SUPPORT} 두 장이에요. 모두 2점이고 민아가 이겨요.',
        }
      : {
          example: 'tie-first',
          text: '민아는 {TRIO}과 {SUPPORT}, 지수는 {ONLY}와 {SUPPORT}, 도윤은 {SUPPORT} 두 장이에요. 모두 2점이고 도윤이 이겨요.',
        },
  ],
  options: {
    edition:
      '이 게임에는 규칙서가 두 가지예요. 2판에서는 선이 오른쪽으로 넘어가고, {SUPPORT} 세 장도 점수를 더 받고, 동점이면 {TRIO}부터 비교하고, 이미 나온 규칙을 낼 수밖에 없으면 규칙을 공개해요. 1판에서는 선이 왼쪽으로 넘어가고, {SUPPORT}는 점수를 더 받지 않는 대신 동점일 때 먼저 비교하고, 아무것도 공개하지 않아요.',
    pass: '선이 넘어가는 쪽을 규칙서와 다르게 정할 수 있어요. 오른쪽을 보는 {SUPPORT}에 영향을 줘요.',
    supportSets: '{SUPPORT} 세 장이 2점을 더 받는지를 규칙서와 다르게 정할 수 있어요.',
    leadKind: '저마다 숫자나 규칙으로 자유롭게 시작할지, 선이 모두의 종류를 정할지를 골라요.',
    length: '몇 딜을 할지를 정해요. 짧게 해도 모두 똑같은 횟수로 선을 맡아요.',
  },
  rulings: (chosen): readonly Ruling[] => [
    {
      id: 'own-trio',
      question: '‘세 개 한 벌’의 세 장에 제 숫자가 들어야 하나요?',
      answer: '아니요. 다섯 장 가운데 어느 세 장이든 돼요.',
    },
    {
      id: 'five-colours',
      question: '다섯 장의 색이 모두 달라요. ‘최고 중 최고’를 이룬 건가요?',
      answer: '네. 모든 색이 똑같이 많고, 저마다 자기 색에서 가장 높으니까요.',
    },
    { id: 'limit-exact', question: '합이 정확히 23이에요. ‘23 이하’를 이룬 건가요?', answer: '네.' },
    {
      id: 'support-automated',
      question: '‘오른쪽 지지’는 자동 플레이어도 보나요?',
      answer: '아니요. 언제나 오른쪽의 다음 사람을 봐요.',
    },
    {
      id: 'support-all',
      question: '모두가 ‘오른쪽 지지’를 냈어요. 누가 이룬 건가요?',
      answer: '모두 이룬 거예요.',
    },
    {
      id: 'barred-by-automated',
      question: '자동 플레이어의 규칙과 같은 규칙도 낼 수 없나요?',
      answer: '네. 다른 사람이 낸 것과 똑같이 쳐요.',
    },
    {
      id: 'forced-choice',
      question: '제 규칙이 모두 이미 나왔어요. 어느 것을 내야 하나요?',
      answer: '아무거나 내도 돼요. 첫째 트릭이고 종류가 자유라면 숫자를 내도 돼요.',
    },
    {
      id: 'scored-bars',
      question: '점수로 얻은 규칙도 이미 나온 것으로 치나요?',
      answer: '아니요. 이번 딜에 놓인 것만 쳐요.',
    },
    {
      id: 'last-take',
      question: '마지막 딜에는 왜 가져가지 않나요?',
      answer: '그때 가져가면 낼 기회가 없기 때문이에요.',
    },
    passOf(chosen) === 'right'
      ? { id: 'passing', question: '다음 선은 누구인가요?', answer: '이번 선의 오른쪽 사람이에요.' }
      : { id: 'passing', question: '다음 선은 누구인가요?', answer: '이번 선의 왼쪽 사람이에요.' },
  ],
}

const pointsTable = (chosen: MasterOptions): Block => {
  const counts = supportEarnsBonus(chosen)
  return {
    example: counts ? 'points' : 'points-without-support',
    columns: ['얻은 규칙', '점수'],
    rows: [
      ['{TRIO} 3, {ONLY} 3, {LIMIT} 4', '10 + 6 = 16'],
      ['다섯 규칙 2장씩', '10 + 2 = 12'],
      ['{SUPPORT} 3, {BEST} 3', counts ? '6 + 4 = 10' : '6 + 2 = 8'],
      ['{TRIO} 3, 다른 규칙 1장씩', '7 + 2 + 2 = 11'],
      ['{SUPPORT} 4', counts ? '4 + 2 = 6' : '4'],
    ],
  }
}
