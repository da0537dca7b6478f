import type { KlaverjassenOptions } from '../../../../games/klaverjassen/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const klaverjassen: GameRules<KlaverjassenOptions> = {
  aim: ({ length, equalIsNat }) => [
    `Four people play in two teams; partners sit opposite each other. In each round one player, the *maker*, decides which suit is trumps, and the maker’s team then has to score ${equalIsNat ? 'more than' : 'at least as much as'} the other. If it does not, all its points of the round go to the other team.`,
    'Points lie in the cards that are taken, in the last trick, and in *roem*: combinations within one trick.',
    ends(length),
  ],
  setUp: ({ trumpChoice }) => [
    'The pack has 32 cards, from the 7 to the ace in each suit. Everybody is dealt eight.',
    'Chance picks the starter of the first round; after that it is the next player to the left.',
    trumpChoice === 'turnUp'
      ? 'Beside them lie the twenty cards from 2 to 6, shuffled and face down. They are only turned up to choose trumps and are never played.'
      : null,
    { heading: 'Cards and points', id: 'ranks' },
    'Trumps have an order of their own, with the jack and the 9 at the top.',
    {
      example: 'trump-points',
      columns: ['Trumps, highest first', 'J', '9', 'A', '10', 'K', 'Q', '8', '7'],
      rows: [['Points', '20', '14', '11', '10', '4', '3', '0', '0']],
    },
    {
      example: 'plain-points',
      columns: ['Other suits, highest first', 'A', '10', 'K', 'Q', 'J', '9', '8', '7'],
      rows: [['Points', '11', '10', '4', '3', '2', '0', '0', '0']],
    },
    'The cards make 152 points and the last trick ten more, 162 in all.',
  ],
  turn: (chosen) => [
    { heading: 'Making trumps', id: 'making-trumps' },
    ...making(chosen),
    { heading: 'Playing', id: 'playing' },
    'The starter leads to the first of eight tricks, whoever made trumps, and the winner of a trick leads to the next. The highest trump takes the trick; without trumps it is the highest card of the suit led.',
    { heading: 'What you have to play', id: 'duties' },
    ...duties(chosen),
  ],
  scoring: (chosen) => [
    {
      steps: [
        'Each team counts the points of the cards it took, and ten for the last trick.',
        'Roem counts for the team that takes the trick it lies in. The table sees it by itself; nobody has to call it.',
        chosen.pit ? 'A team that takes all eight tricks adds 100 for the *pit*.' : null,
        `If the maker’s team has ${chosen.equalIsNat ? 'no more than' : 'less than'} the other, it is *nat*: it writes nothing and the other team writes the points of both. Otherwise each team writes its own.`,
      ],
    },
    dealsTable(chosen),
    chosen.pit ? { example: 'pit', text: 'All eight tricks and no roem: 262 to 0.' } : null,
    { heading: 'Roem', id: 'roem' },
    {
      list: [
        'Three cards of one suit in sequence: 20. Four: 50. Here the order is the natural one, 7 8 9 10 J Q K A, in trumps as well.',
        'King and queen of trumps together, the *stuk*: 20.',
        chosen.roem === 'seed'
          ? 'A sequence in trumps with the king or the queen in it has the stuk’s 20 on top: 40 or 70.'
          : 'A sequence in trumps with the king and the queen both in it has the stuk’s 20 on top: 40 or 70.',
        chosen.roem === 'seed'
          ? 'Four jacks: 200. Four nines: 150. Four aces, kings or queens: 100. Four tens, eights or sevens: nothing.'
          : 'Four jacks: 200. Four aces, tens, kings or queens: 100. Four nines, eights or sevens: nothing.',
      ],
    },
    'Only the longest sequence of a trick counts.',
    roemTable(chosen),
    { heading: 'The end', id: 'end' },
    `${ends(chosen.length)} With equal totals both teams have won.`,
  ],
  options: {
    play: 'What somebody without the suit led has to do. In Rotterdam they trump in any case, if they can. In Amsterdam they need not when their partner is winning, and may not put a lower trump on a higher one while they hold anything else.',
    trumpChoice:
      'Who makes trumps: whoever likes to, going round once; the starter without asking; or whoever accepts the suit of a card turned up.',
    afterTurnUp:
      'What happens when nobody accepts the turned card. Without a turned card it changes nothing.',
    length: 'Whether a fixed number of rounds is played or up to a total.',
    following:
      'Whether somebody who holds the suit led may trump instead. In the Netherlands they may not; there a trump lead also has to be beaten in Amsterdam play, even when the partner is winning.',
    roem: 'Which of two lists of combinations counts. They differ in nines and tens, and in when a trump sequence brings the stuk with it.',
    pit: 'Whether taking every trick is worth something of its own. Either team can have it.',
    equalIsNat: 'Whether the maker’s team needs more than the other, or as much is enough.',
  },
  rulings: (chosen): readonly Ruling[] => [
    {
      id: 'who-leads',
      question: 'Does the maker lead?',
      answer: 'Only by chance: the starter always leads.',
    },
    {
      id: 'trump-instead',
      question: 'I hold the suit led. May I trump all the same?',
      answer:
        chosen.following === 'dutch'
          ? 'No. Follow suit.'
          : `Yes. It has to be a higher trump than any in the trick, if you have one${chosen.play === 'rotterdam' ? '; if not, a lower one may go' : '; a lower one may not go'}.`,
    },
    {
      id: 'partner-winning',
      question: 'My partner is winning and I cannot follow. Do I have to trump?',
      answer:
        chosen.play === 'rotterdam'
          ? 'Yes, if you have a trump, and a higher one if you can.'
          : 'No, any card of another suit will do. A trump has to be a higher one.',
    },
    {
      id: 'undertrump',
      question: 'I cannot follow, and all my trumps are lower. What now?',
      answer:
        chosen.play === 'rotterdam'
          ? 'You have to play one of them, even if you hold other suits.'
          : 'Throw away another suit. Only a hand of nothing but lower trumps plays one.',
    },
    {
      id: 'roem-order',
      question: 'Is jack, 9, ace of trumps a sequence?',
      answer: 'No. Sequences go by the natural order, where the 9 stands below the 10.',
    },
    {
      id: 'roem-for-whom',
      question: 'My king and queen of trumps lie in a trick the others take. Whose roem is it?',
      answer: 'Theirs. Roem belongs to whoever takes the trick.',
    },
    {
      id: 'equal',
      question: 'Both teams have 81. Is that nat?',
      answer: chosen.equalIsNat ? 'Yes. The maker’s team needs more.' : 'No. Each writes its own 81.',
    },
    ...(chosen.length.startsWith('points')
      ? [
          {
            id: 'both-past',
            question: 'Both teams pass the target in one round. Who wins?',
            answer: 'The higher total.',
          },
        ]
      : []),
    ...(chosen.trumpChoice === 'turnUp' && chosen.afterTurnUp === 'turnAgain'
      ? [
          {
            id: 'all-turned',
            question: 'All twenty cards have been turned and passed. And now?',
            answer: 'The starter has to name a suit, whichever they like.',
          },
        ]
      : []),
  ],
}

const ends = (length: KlaverjassenOptions['length']): string => {
  switch (length) {
    case 'deals16':
      return 'After 16 rounds the team with the higher total wins.'
    case 'deals8':
      return 'After 8 rounds the team with the higher total wins.'
    case 'deals4':
      return 'After 4 rounds the team with the higher total wins.'
    case 'points750':
      return 'The game ends after the round in which a team reaches 750 points, and the higher total wins.'
    case 'points1500':
      return 'The game ends after the round in which a team reaches 1500 points, and the higher total wins.'
  }
}

const making = ({ trumpChoice, afterTurnUp }: KlaverjassenOptions): readonly Block[] => {
  switch (trumpChoice) {
    case 'free':
      return [
        'From the starter on, each player in turn names any suit or passes. The first to name one is the maker. If all four pass, the starter has to name one.',
      ]
    case 'forced':
      return ['The starter names a suit at once and is the maker. Nobody passes.']
    case 'turnUp':
      return [
        'One of the spare cards is turned up. From the starter on, each player accepts its suit as trumps or passes. The first to accept is the maker.',
        afterTurnUp === 'turnAgain'
          ? 'If all four pass, the next card is turned and the asking begins again.'
          : 'If all four pass, the starter has to name a suit, but not the one just passed.',
      ]
  }
}

const duties = ({ play, following }: KlaverjassenOptions): readonly Block[] => [
  {
    list: [
      following === 'dutch'
        ? 'If you hold the suit led, you play it.'
        : `If you hold the suit led, you play it, or you trump. ${play === 'rotterdam' ? 'Such a trump has to be higher than those in the trick, if you have a higher one.' : 'Such a trump has to be higher than those in the trick.'}`,
      ...(play === 'rotterdam'
        ? [
            'If you do not hold it, you have to trump, even when your partner is winning: with a higher trump than those in the trick if you have one, otherwise with a lower one.',
            'Without a trump you play what you like.',
          ]
        : [
            'If you do not hold it and the others are winning, you have to play a higher trump than those in the trick, if you have one.',
            'If you do not hold it and your partner is winning, you may throw away any other suit, or play a higher trump.',
            'A lower trump is allowed only to a hand that holds nothing else. Without a trump you play what you like.',
          ]),
      play === 'amsterdam' && following === 'seed'
        ? 'If trumps are led, you play a trump: a higher one if you can, unless your partner is winning.'
        : 'If trumps are led, you play a trump, and a higher one if you can.',
    ],
  },
  'In these examples hearts are trumps, and the cards shown are your hand.',
  following === 'dutch'
    ? {
        example: 'follow-dutch',
        cards: ['7C', 'AC', '8H', 'KS'],
        text: '{9C} is led. You may play {7C} or {AC}.',
      }
    : {
        example: 'follow-seed',
        cards: ['7C', 'AC', '8H', 'KS'],
        text: '{9C} is led. You may play {7C}, {AC} or {8H}.',
      },
  ...(play === 'rotterdam'
    ? [
        {
          example: 'lower-rotterdam',
          cards: ['8H', 'KS'],
          text: '{9C} is led and trumped with {QH}. You have to play {8H}.',
        },
        {
          example: 'partner-rotterdam',
          cards: ['8H', '9H', 'KS'],
          text: '{9C} is led, your partner trumps with {QH}, then comes {7C}. You have to play {9H}.',
        },
      ]
    : [
        {
          example: 'lower-amsterdam',
          cards: ['8H', 'KS'],
          text: '{9C} is led and trumped with {QH}. You have to play {KS}.',
        },
        {
          example: 'partner-amsterdam',
          cards: ['8H', '9H', 'KS'],
          text: '{9C} is led, your partner trumps with {QH}, then comes {7C}. You may play {9H} or {KS}.',
        },
      ]),
  { example: 'trumps-led', cards: ['8H', 'AH', 'KS'], text: '{QH} is led. You have to play {AH}.' },
]

const dealsTable = ({ equalIsNat }: KlaverjassenOptions): Block => ({
  example: equalIsNat ? 'deals-equal-nat' : 'deals',
  columns: ['Maker’s team', 'The others', 'They write'],
  rows: [
    ['82', '80', '82 : 80'],
    ['80', '82', '0 : 162'],
    ['81', '81', equalIsNat ? '0 : 162' : '81 : 81'],
    ['70 + roem 40', '92', '110 : 92'],
    ['60 + roem 40', '102 + roem 20', '0 : 222'],
  ],
})

const roemTable = ({ roem }: KlaverjassenOptions): Block => ({
  example: roem === 'seed' ? 'roem-seed' : 'roem-dutch',
  columns: ['A trick, trumps are hearts', 'Cards', 'Roem'],
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
