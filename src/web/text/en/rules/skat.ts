import type { SkatOptions } from '../../../../games/skat/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const skat: GameRules<SkatOptions> = {
  aim: ({ deals }) => [
    'Three people play. In each deal they bid for the right to play alone; whoever bids highest is the *declarer*, names the game and plays it against the other two. Card points only decide whether the game is made. What is written down is the *value* of the game, and it is written for the declarer alone: won it counts once, lost it is taken off twice.',
    `After ${deals} deals the highest total wins.`,
  ],
  setUp: () => [
    'The pack has 32 cards, from the 7 to the ace in each suit. Everybody is dealt ten; the two left over are the *skat* and lie face down.',
    'Chance picks the first *forehand*, who leads to the first trick. In each later deal it is the next player to the left. After forehand come *middlehand* and *rearhand*.',
    { heading: 'Card points', id: 'card-points' },
    {
      example: 'card-points',
      columns: ['Card', 'A', '10', 'K', 'Q', 'J', '9, 8, 7'],
      rows: [['Points', '11', '10', '4', '3', '2', '0']],
    },
    'There are 120 in all, so 61 are more than half.',
    { heading: 'Trumps', id: 'trumps' },
    {
      list: [
        'In a *suit game* the four jacks are the highest trumps, in the order clubs, spades, hearts, diamonds. Below them come the other seven cards of the suit named: ace, 10, king, queen, 9, 8, 7.',
        'In *grand* the four jacks are the only trumps.',
        'In *null* there are no trumps, and every suit runs ace, king, queen, jack, 10, 9, 8, 7.',
      ],
    },
    'In suit games and grand the other suits run ace, 10, king, queen, 9, 8, 7, without their jacks.',
  ],
  turn: (chosen) => [
    { heading: 'Bidding', id: 'bidding' },
    'Numbers are bid, and every number is the value a game can have: 18, 20, 22, 23, 24, 27, 30 and so on. Steps may be left out. Whoever passes is out of the bidding.',
    {
      steps: [
        'Middlehand speaks first, against forehand, until one of them passes.',
        'Then rearhand speaks, against whoever is left.',
        'Whoever is left then is the declarer, whose game then has to be worth at least the number they said last. If the other two passed without a number, forehand may still bid one, or pass.',
      ],
    },
    chosen.bidding === 'seed'
      ? 'Each may bid a higher number or hold the one just said. A number that both have said has to be exceeded. So whoever answers may raise, and rearhand may enter with the standing number.'
      : 'One asks and the other answers: the one who speaks first says higher and higher numbers, and the other only holds them or passes.',
    passedIn(chosen.passedIn),
    { heading: 'The skat', id: 'skat' },
    'The declarer takes up the skat and puts any two cards aside, or leaves it where it lies and plays *hand*, which is worth more. Either way those two cards count for the declarer in the end.',
    { heading: 'Naming the game', id: 'naming' },
    'Then the declarer names a suit, grand or null. In a hand game of suit or grand the declarer may also promise *schneider* (90 card points), *schwarz* (all ten tricks) or *ouvert* (all ten tricks with the hand laid open); each includes the ones before. Null may be played ouvert with or without the skat, and only if its value reaches the bid.',
    ...kontraRules(chosen.kontra),
    { heading: 'Playing', id: 'playing' },
    'Forehand leads, whoever is the declarer, and the winner of a trick leads to the next. You follow suit if you can; all trumps, the jacks among them, are one suit. If you cannot, any card will do. The highest trump takes the trick, or without one the highest card of the suit led.',
    {
      example: 'jack-is-trump',
      cards: ['JS', '9S', 'AC'],
      text: 'Hearts are trumps and {7H} is led: with these you have to play {JS}.',
    },
    'A null is over as soon as the declarer takes a trick. Everything else is played to the end.',
    chosen.concede
      ? 'While holding nine cards or more the declarer may give the deal up; it is lost at once.'
      : null,
  ],
  scoring: (chosen) => [
    { heading: 'Has the declarer made it?', id: 'made' },
    {
      list: [
        'Suit or grand: 61 card points; 90 with schneider promised; all ten tricks with schwarz or ouvert promised.',
        'Null: no trick.',
        'And the value must not be below the bid.',
      ],
    },
    { heading: 'The value', id: 'value' },
    'The base value of the game is multiplied by a number of steps.',
    {
      example: 'bases',
      columns: ['Game', 'diamonds', 'hearts', 'spades', 'clubs', 'grand'],
      rows: [['Base', '9', '10', '11', '12', '24']],
    },
    {
      list: [
        `One step for each *matador*. Holding the jack of clubs you are *with* as many as follow one another unbroken from the top; not holding it you are *without* as many as are missing before your first. ${chosen.gameValue === 'seed' ? 'Only the ten cards dealt to you count.' : 'The ten cards dealt to you count together with the skat, even one you have not seen.'}`,
        'One for the game itself, always.',
        'One for playing hand.',
        ...levelSteps(chosen.gameValue),
      ],
    },
    {
      example: 'matadors',
      cards: ['JC', 'JS', 'JH', 'JD', 'AH'],
      text: 'With hearts as trumps and no ten of them: with 5. In grand: with 4.',
    },
    {
      example: 'nulls',
      columns: ['Null', 'with the skat', 'hand', 'ouvert', 'ouvert, hand'],
      rows: [['Value', '23', '35', '46', '59']],
    },
    { heading: 'What is written down', id: 'written' },
    'A game that is made brings its value; one that is lost costs twice its value. If the value is below the bid, the declarer has *overbid* and lost in any case, and what counts is the smallest multiple of the base that reaches the bid.',
    chosen.kontra === 'off' ? null : 'After kontra everything counts twice, after re four times.',
    chosen.scoring === 'seeger'
      ? 'On top of that come Seeger-Fabian points: 50 more for a game made; 50 less for a game lost, and 40 for each of the two who defeated it. Kontra and re do not multiply these.'
      : 'The other two write nothing.',
    gamesTable(chosen),
    chosen.kontra === 'off'
      ? null
      : { example: 'kontra', text: 'Clubs, with 1, made with 61 points after kontra and re: 24 × 4 = 96.' },
    ...ramschRules(chosen.passedIn),
    { heading: 'The end', id: 'end' },
    `After ${chosen.deals} deals the highest total wins, and with equal totals several have won.`,
  ],
  options: {
    deals: 'How many deals a game has. Everybody is forehand equally often.',
    bidding:
      'Whether whoever is asked may also raise, or the two keep to the official way in which one asks and the other holds or passes.',
    passedIn:
      'What becomes of a deal nobody wants to play: new cards, nothing for everybody, or a game of ramsch, in which card points count against you.',
    gameValue:
      'The first way counts matadors over the ten cards dealt and levels only when they are reached. The official way counts the skat as well, counts a promised level even when it is missed, and counts schneider and schwarz also against a declarer who suffers them.',
    scoring:
      'Whether only the value counts, or tournament points are added that reward making games and defeating them.',
    kontra: 'Whether a defender may double the game, and the declarer double it again.',
    concede: 'Whether a declarer may give up a lost deal while holding nine cards or more.',
  },
  rulings: (chosen): readonly Ruling[] => [
    { id: 'equal-to-bid', question: 'My value is exactly the bid. Is that enough?', answer: 'Yes.' },
    { id: 'sixty', question: 'I have exactly 60 points. Have I won?', answer: 'No, the declarer needs 61.' },
    { id: 'lost-hand', question: 'Does a lost hand game also cost twice?', answer: 'Yes.' },
    {
      id: 'empty-trick',
      question: 'Does a trick without points spoil schwarz?',
      answer: 'Yes. Schwarz is about tricks, not points.',
    },
    { id: 'lay-aside', question: 'May I put jacks or trumps aside?', answer: 'Yes, any two cards.' },
    {
      id: 'null-jack',
      question: 'What is a jack in null?',
      answer: 'A card of its own suit, between queen and 10.',
    },
    { id: 'who-leads', question: 'Does the declarer lead?', answer: 'Only as forehand.' },
    chosen.gameValue === 'seed'
      ? {
          id: 'matador-in-skat',
          question: 'I took the jack of clubs from the skat. Am I with it?',
          answer: 'No. Matadors are counted over the ten cards you were dealt.',
        }
      : {
          id: 'matador-in-skat',
          question: 'In my hand game the jack of clubs lay in the skat. Am I with it?',
          answer: 'Yes, and that may make a bid too high that was counted on being without.',
        },
    chosen.gameValue === 'seed'
      ? {
          id: 'missed-level',
          question: 'I promised schneider and missed it. Does it count?',
          answer: 'The game is lost, but its value has no step for schneider.',
        }
      : {
          id: 'missed-level',
          question: 'I promised schneider and missed it. Does it count?',
          answer: 'Yes. Promised levels stay in the value of the lost game.',
        },
    { id: 'all-pass', question: 'All three passed. What now?', answer: allPassed(chosen.passedIn) },
  ],
}

const passedIn = (option: SkatOptions['passedIn']): string => {
  switch (option) {
    case 'redeal':
      return 'If all pass, the deal is void: the cards are dealt again with the same forehand.'
    case 'skip':
      return 'If all pass, the deal counts with nothing for anybody, and the next player is forehand.'
    case 'ramsch':
      return 'If all pass, the same cards are played as *ramsch*.'
  }
}

const allPassed = (option: SkatOptions['passedIn']): string => {
  switch (option) {
    case 'redeal':
      return 'New cards, the same forehand, and the void deal is not counted.'
    case 'skip':
      return 'The deal counts as played, with 0 for everybody.'
    case 'ramsch':
      return 'You play ramsch: whoever takes the most card points loses them.'
  }
}

const kontraRules = (option: SkatOptions['kontra']): readonly Block[] =>
  option === 'off'
    ? []
    : [
        { heading: 'Kontra and re', id: 'kontra' },
        `${option === 'all' ? 'Both defenders are' : 'Defenders who said a number in the bidding are'} asked, one after the other, whether they say *kontra*, which doubles the game. If one does, the declarer may answer with *re*, which doubles it again.`,
      ]

const ramschRules = (option: SkatOptions['passedIn']): readonly Block[] =>
  option === 'ramsch'
    ? [
        { heading: 'Ramsch', id: 'ramsch' },
        'Everybody plays alone, the jacks are the only trumps, and nobody sees the skat; its points go to whoever takes the last trick. Whoever has the most card points loses that many, and twice as many if somebody took no trick. If two share the most, both lose. All ten tricks win 120 instead, and three times 40 cost nobody anything.',
        {
          example: 'ramsch',
          text: 'With 65, 55 and no trick at all, the first loses 130. With 60, 60 and no trick, both lose 120.',
        },
      ]
    : []

const levelSteps = (count: SkatOptions['gameValue']): readonly string[] =>
  count === 'seed'
    ? [
        'One for schneider, 90 points or more, and one more if it was promised and reached.',
        'One for schwarz, all ten tricks, and one more if it was promised and reached.',
        'One for ouvert, promised and reached.',
      ]
    : [
        'One for schneider: 90 points or more, or at most 30, and one more if it was promised. Promised it counts both, reached or not.',
        'One for schwarz: all ten tricks, or none, and one more if it was promised. Promised it counts both, reached or not.',
        'One for ouvert, reached or not.',
      ]

const gamesTable = ({ gameValue, scoring }: SkatOptions): Block => {
  const plus = (value: number): string => (scoring === 'seed' ? `${value}` : `${value} + 50 = ${value + 50}`)
  const minus = (value: number): string =>
    scoring === 'seed' ? `−${value}` : `−${value} − 50 = −${value + 50}`
  const official = gameValue === 'isko'
  return {
    example: ['games', gameValue, scoring].join('-'),
    columns: ['Game', 'What came of it', 'Value', 'Declarer'],
    rows: [
      ['Clubs, with 1', '89 points', '12 × 2 = 24', plus(24)],
      ['Clubs, with 1', '90 points', '12 × 3 = 36', plus(36)],
      ['Clubs, with 1', '60 points', '12 × 2 = 24', minus(48)],
      ['Clubs, with 1', '30 points', official ? '12 × 3 = 36' : '12 × 2 = 24', minus(official ? 72 : 48)],
      ['Hearts, hand, with 1, schneider promised', '90 points', '10 × 5 = 50', plus(50)],
      [
        'Hearts, hand, with 1, schneider promised',
        '89 points',
        official ? '10 × 5 = 50' : '10 × 3 = 30',
        minus(official ? 100 : 60),
      ],
      ['Diamonds, with 1, bid 36', '75 points', 'overbid: 36', minus(72)],
      ['Grand, hand, with 4, ouvert', 'all tricks', '24 × 11 = 264', plus(264)],
    ],
  }
}
