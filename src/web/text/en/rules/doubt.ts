import type { DoubtOptions } from '../../../../games/doubt/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

const rankOf = (rank: DoubtOptions['firstRank']): string => (rank === 'A' ? 'aces' : '2s')

const dueNext = ({ afterDoubt, firstRank }: DoubtOptions): string =>
  afterDoubt === 'restart'
    ? `the circle starts again with ${rankOf(firstRank)}.`
    : 'the circle goes on with the rank after the one that was doubted.'

export const doubt: GameRules<DoubtOptions> = {
  aim: ({ lastClaim }) => [
    'You lay cards face down and say which rank they are. It may be true. Whoever does not believe it says *doubt*: the cards are turned up, and one of the two takes the whole pile.',
    lastClaim === 'doubtable'
      ? 'The first to be rid of all cards wins, if their last claim stands as well.'
      : 'The first to lay their last card wins.',
  ],
  setUp: ({ jokers }) => [
    jokers
      ? 'The pack has 54 cards: four of each rank, and two jokers. All of it is dealt.'
      : 'The pack has 52 cards, four of each rank. All of it is dealt.',
    'Chance picks who begins. Where the cards do not come out even, those who play first have one more.',
    jokers ? dealOf54 : dealOf52,
  ],
  turn: (chosen) => [
    `The ranks come round in a circle: 2, 3, 4 and so on to 10, then jack, queen, king, ace, and 2 again. The first claim is for ${rankOf(chosen.firstRank)}, and each claim makes the next rank due. So nobody chooses a rank; one chooses the cards.`,
    { heading: 'A claim', id: 'claim' },
    chosen.jokers
      ? 'In your turn you lay 1 to 6 cards face down: four of a rank and both jokers are the most that can be true. How many there are is plain to see and always true; only the rank may be a lie.'
      : 'In your turn you lay 1 to 4 cards face down. How many there are is plain to see and always true; only the rank may be a lie.',
    chosen.jokers
      ? 'A claim is honest if every card of it has the rank that is due or is a joker. One wrong card makes it a lie.'
      : 'A claim is honest if every card of it has the rank that is due. One wrong card makes it a lie.',
    ...claims(chosen),
    { heading: 'Doubting', id: 'doubting' },
    chosen.doubters === 'next'
      ? 'Only the next player may doubt a claim, and does so instead of playing. By playing on, that player lets it stand.'
      : 'After every claim all other players say whether they believe it. The first doubt settles it at once; if all believe it, the next player goes on.',
    {
      list: [
        'If it was a lie, whoever made the claim takes the whole pile.',
        'If it was honest, whoever doubted takes the whole pile.',
      ],
    },
    `Only the cards of that last claim are shown; the pile beneath goes over unseen. Whoever took it plays next, and ${dueNext(chosen)}`,
    ...pileCases(chosen),
  ],
  scoring: ({ lastClaim, doubters }) => [
    'There are no points: one player wins, the others do not.',
    lastClaim === 'doubtable'
      ? `When somebody lays their last card, ${doubters === 'next' ? 'the next player has to say' : 'all others have to say'} whether they believe it. If it is believed, or was honest when doubted, the game is won. If it was a lie, the pile comes back and the game goes on.`
      : 'Whoever lays their last card has won in that moment. Nobody can doubt it.',
    lastClaim === 'doubtable'
      ? {
          example: 'last-card',
          text: 'Ann lays her last card, an honest one. Ben doubts: he takes the pile, and Ann has won. Had it been a lie, Ann would have taken the pile and the game would have gone on.',
        }
      : null,
    'A game that never ends is stopped after 1000 claims. Whoever then holds the fewest cards has won, and several may.',
  ],
  options: {
    doubters:
      'Whether only the next player may doubt, which keeps the game moving, or everybody may, which keeps everybody awake: then each claim waits until all have answered.',
    lastClaim:
      'Whether a last card may be a lie that nobody can call. Where it can be doubted like any other, one has to end honestly or be believed.',
    jokers:
      'With two jokers up to six cards can be of one rank, and a joker is always honest. Without them there are four of each rank.',
    firstRank:
      'The rank that the first claim of the game is for, and of each new circle if a doubt starts one.',
    afterDoubt: 'Whether the circle starts anew after each doubt or simply goes on.',
  },
  rulings: ({ doubters, lastClaim, jokers, afterDoubt }): readonly Ruling[] => [
    {
      id: 'pass',
      question: 'May I pass?',
      answer: 'No. You lay at least one card, true or not, or you doubt.',
    },
    {
      id: 'number',
      question: 'May I lie about how many cards I lay?',
      answer: 'No. Their number is there for all to count.',
    },
    { id: 'after-ace', question: 'What comes after the ace?', answer: 'The 2. The ranks are a circle.' },
    {
      id: 'older-claims',
      question: 'May I doubt an earlier claim?',
      answer: 'No, only the last one, and once the next claim is made it is settled for good.',
    },
    {
      id: 'half-true',
      question: 'Two of my three cards were right. Is that a lie?',
      answer: 'Yes. All of them have to be right.',
    },
    {
      id: 'who-leads',
      question: 'I doubted and was right. Is it my turn?',
      answer: 'Not yet: the liar took the pile and plays first. That holds for whoever takes it.',
    },
    ...(jokers
      ? [
          {
            id: 'joker-alone',
            question: 'May a joker be laid alone?',
            answer: 'Yes, alone, in twos, or with others. It counts as the rank that is due.',
          },
        ]
      : []),
    ...(doubters === 'next' && lastClaim === 'doubtable'
      ? [
          {
            id: 'no-playing-over',
            question: 'May I just play on after somebody’s last card?',
            answer: 'No. Then you have to say whether you doubt it or believe it.',
          },
        ]
      : []),
    ...(afterDoubt === 'restart'
      ? [
          {
            id: 'due-after-doubt',
            question: 'Which rank is due after a doubt?',
            answer: 'The first one of the circle again, whatever was due before.',
          },
        ]
      : [
          {
            id: 'due-after-doubt',
            question: 'Which rank is due after a doubt?',
            answer: 'The one after the doubted claim, as if nothing had happened.',
          },
        ]),
  ],
}

const dealOf54: Block = {
  example: 'deal-54',
  columns: ['Players', 'Cards each', 'One more for'],
  rows: [
    ['3', '18', 'nobody'],
    ['4', '13', 'the first 2'],
    ['5', '10', 'the first 4'],
    ['6', '9', 'nobody'],
  ],
}

const dealOf52: Block = {
  example: 'deal-52',
  columns: ['Players', 'Cards each', 'One more for'],
  rows: [
    ['3', '17', 'the first 1'],
    ['4', '13', 'nobody'],
    ['5', '10', 'the first 2'],
    ['6', '8', 'the first 4'],
  ],
}

const claims = ({ jokers }: DoubtOptions): readonly Block[] => [
  jokers
    ? {
        example: 'six-fours',
        cards: ['4C', '4D', '4H', '4S', 'XB', 'XR'],
        text: 'Laid as 4s, these are honest: six 4s.',
      }
    : null,
  {
    example: 'one-wrong',
    cards: ['4C', '4D', '5D'],
    text: 'Laid as 4s, these are a lie, because of {5D} alone.',
  },
]

const pileCases = ({ firstRank, afterDoubt, doubters }: DoubtOptions): readonly Block[] => [
  firstRank === '2' && afterDoubt === 'restart' && doubters === 'next'
    ? {
        example: 'pile',
        text: 'Ann says one 2 and lays {2C}, Ben says two 3s and lays {3D} {3H}. Cho doubts: Ben was honest, so Cho takes all 3 cards and begins again with 2s.',
      }
    : null,
]
