import type { ParityOptions } from '../../../../games/parity/options.ts'
import type { GameRules } from '../../rules.ts'

export const parity: GameRules<ParityOptions> = {
  aim: ({ target, scoring, declarer }) => [
    `Two players share out the whole pack and play 15 tricks a round. Before the first card one suit becomes trumps, and ${declarer === 'starter' ? 'whoever names it also' : 'the other player'} declares *odd* or *even*.`,
    scoring === 'seed'
      ? 'Each trick is a point, and the declarer whose tricks come out as declared gets ten more.'
      : 'Only the player whose tricks have the declared parity scores: ten and a point for each trick.',
    `Whoever has more when somebody reaches ${target} points wins.`,
  ],
  setUp: () => [
    'The pack has 30 cards: 8, 9, 10, jack, queen, king and ace of each suit, and two jokers.',
    'Each player is dealt 15, so nothing is left over: what you do not hold, the other player does.',
    'Chance picks who starts the first round. After that the two take turns at starting.',
    { heading: 'Which card is higher', id: 'ranks' },
    'In a suit the ace is highest, then king, queen, jack, 10, 9 and 8.',
    'The jokers belong to the trump suit and are its two highest cards. The joker in the colour of the trumps is the higher of the two: with hearts or diamonds the red one, with clubs or spades the black one.',
    {
      example: 'red-trumps',
      cards: ['XR', 'XB', 'AH'],
      text: 'Trumps are {H}: {XR} beats {XB}, and {XB} beats {AH}.',
    },
    {
      example: 'black-trumps',
      cards: ['XB', 'XR', 'AS'],
      text: 'Trumps are {S}: {XB} beats {XR}, and {XR} beats {AS}.',
    },
  ],
  turn: ({ noTrump, declarer }) => [
    {
      steps: [
        noTrump
          ? 'The starter names the trump suit, or says that this round has none.'
          : 'The starter names the trump suit.',
        `${declarer === 'starter' ? 'The starter' : 'The other player'} declares odd or even. No trick at all is even.`,
        'The starter leads any card; the other player answers.',
        'Whoever takes the trick leads to the next one, until all 15 are played.',
      ],
    },
    { heading: 'Following suit', id: 'following' },
    'If you hold a card of the suit that was led, you must play one. If you do not, any card may go: a trump, a joker or one from another suit. You never have to beat the lead.',
    'A joker counts as a trump here as well. It has to be played to a trump when you have no other, and it may not be used on a plain suit that you hold.',
    {
      example: 'joker-follows',
      cards: ['XB', '9C'],
      text: 'Trumps are {H} and {AH} is led. Holding only {XB} and {9C} you must play {XB}, and it takes the trick.',
    },
    {
      example: 'plain-suit-first',
      cards: ['9C', 'XR', 'AH'],
      text: 'Trumps are {H} and {8C} is led. Holding {9C}, {XR} and {AH} you must play {9C}.',
    },
    { heading: 'Who takes the trick', id: 'taking' },
    'Of two cards in one suit the higher one. Otherwise a trump, if one was played; and if none was, the card that was led.',
    {
      example: 'off-suit-loses',
      cards: ['AD', '8H', 'XB'],
      text: 'Trumps are {H} and {8C} is led. Without a club you may choose: {AD} loses, {8H} and {XB} win.',
    },
    ...(noTrump ? withoutTrumps : []),
  ],
  scoring: ({ scoring, target }) => [
    ...(scoring === 'seed' ? perTrick : parityAlone),
    { heading: 'The end', id: 'end' },
    `Points are counted after each round. If anybody then has ${target} or more, the game is over and the higher total wins. With equal totals both have won.`,
    target === 100
      ? { example: 'tie', text: 'At 95 and 96 a round brings 8 and 7 points: 103 each, and both win.' }
      : null,
  ],
  options: {
    target: 'How many points end the game. Fifty make it about half as long; nothing else changes.',
    noTrump:
      'Where it is allowed, the starter may play a round in which no suit is trumps. Jokers then belong to no suit and take their trick on the spot.',
    declarer:
      'Either one player names trumps and declares as well, or the two decisions are shared: one names trumps, the other answers with odd or even.',
    scoring:
      'Under the first rule tricks always count and the ten belong to the declarer alone. Under the second one of the two players takes everything: 15 is odd, so exactly one of them has the declared parity.',
  },
  rulings: ({ noTrump, scoring }) => [
    {
      id: 'zero',
      question: 'I declared even and took nothing. Is that even?',
      answer: 'Yes. Nought is even, so the declaration is kept.',
    },
    {
      id: 'joker-led',
      question: 'A joker is led with trumps. What must I play?',
      answer: 'A trump, if you have one; the other joker is one too. Without any, whatever you like.',
    },
    {
      id: 'must-trump',
      question: 'I cannot follow suit. Do I have to trump?',
      answer: 'No. You may throw away any card, and with your parity at stake that is often the point.',
    },
    {
      id: 'must-win',
      question: 'Do I have to take a trick when I can?',
      answer: 'No, as long as you follow suit.',
    },
    ...(scoring === 'seed'
      ? [
          {
            id: 'missed',
            question: 'The declarer misses the parity. Does the other player get the ten?',
            answer: 'No, then nobody does. The other player never scores them.',
          },
        ]
      : [
          {
            id: 'missed',
            question: 'The declarer misses the parity. Does anybody score?',
            answer: 'Yes: the other player then has it, and scores ten and their tricks.',
          },
        ]),
    {
      id: 'past-the-target',
      question: 'I passed the target in the middle of a round. Is it over?',
      answer: 'No. Points exist only once the round is finished, and both may be past it by then.',
    },
    ...(noTrump ? rulingsWithoutTrumps : []),
  ],
}

const withoutTrumps = [
  { heading: 'A round without trumps', id: 'no-trumps' },
  'The jokers stand outside the suits and take their trick at once.',
  {
    list: [
      'Lead a joker, and the other player does not answer it: they lay any one card of their hand face down. The trick is yours.',
      'In answer to a lead a joker is allowed only if you cannot follow suit. It takes the trick, and nobody lays anything down.',
    ],
  },
  'A card laid face down stays secret until the round has been counted.',
  {
    example: 'joker-needs-void',
    cards: ['8C', 'XB'],
    text: 'No trumps, {9C} is led. Holding {8C} and {XB} you must play {8C}.',
  },
  {
    example: 'joker-takes',
    cards: ['XB', 'AD'],
    text: 'No trumps, {9C} is led. Without a club you may play {XB}, which wins at once, or {AD}, which loses.',
  },
] as const

const rulingsWithoutTrumps = [
  {
    id: 'laid-down-joker',
    question: 'May I lay down my joker when the other joker is led?',
    answer: 'Yes, any card. It cannot win.',
  },
  {
    id: 'joker-on-lead',
    question: 'I beat a lead with a joker. Does the leader lay down another card?',
    answer: 'No. The card that was led is already theirs in this trick.',
  },
] as const

const perTrick = [
  'After 15 tricks each player has a point for every trick taken. The declarer adds ten if the number of their own tricks is as declared.',
  {
    example: 'round',
    columns: ['Declared', 'Declarer’s tricks', 'Declarer', 'Other'],
    rows: [
      ['even', '8', '8 + 10 = 18', '7'],
      ['odd', '8', '8', '7'],
      ['even', '0', '0 + 10 = 10', '15'],
      ['odd', '15', '15 + 10 = 25', '0'],
    ],
  },
] as const

const parityAlone = [
  'After 15 tricks whoever has taken a number with the declared parity scores ten and a point for each of their tricks. The other scores nothing.',
  {
    example: 'parity-alone',
    columns: ['Declared', 'Tricks', 'Points'],
    rows: [
      ['odd', '7 and 8', '17 and 0'],
      ['even', '7 and 8', '0 and 18'],
    ],
  },
] as const
