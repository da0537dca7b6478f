import type { SpadesOptions } from '../../../../games/spades/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const spades: GameRules<SpadesOptions> = {
  aim: ({ target }) => [
    'Four people play in two teams; partners sit opposite each other. Before the cards are played everybody declares how many of the 13 tricks they will take, and a team has to take at least as many as its two partners declared together.',
    'Spades are always trumps. Whoever dares declares *nil*, no trick at all, which is won or lost by itself.',
    `Round follows round until a team has ${target} points or has fallen to −200. The higher total wins then.`,
  ],
  setUp: () => [
    'The pack has 52 cards. In every suit the ace is highest, then king, queen, jack and so on down to the 2.',
    'Everybody is dealt 13 cards. They lie face down: nobody looks at theirs before it is their turn to declare.',
    'Chance picks who declares and leads first; in each later round it is the next player to the left.',
  ],
  turn: ({ doubleNil }) => [
    { heading: 'Declaring', id: 'declaring' },
    'From the starter on, each player declares once, from 0 to 13. There is no passing, and nothing can be changed afterwards. The two numbers of a team are added up: that is its *contract*. A declaration of 0 is nil.',
    blind(doubleNil),
    { heading: 'Playing', id: 'playing' },
    'The starter leads to the first trick, and whoever takes a trick leads to the next. If you hold the suit that was led, you must play it. If you do not, any card will do, a spade too, and that already in the first trick.',
    'The highest spade takes the trick; without a spade it is the highest card of the suit led. Nobody is ever obliged to win one.',
    {
      example: 'spade-wins',
      cards: ['9D', '3S', 'AD', '2S'],
      text: 'Led {9D}, then {3S}, {AD} and {2S}: the trick goes to {3S}.',
    },
    {
      example: 'suit-wins',
      cards: ['9D', 'AC', 'KH', 'TD'],
      text: 'Led {9D}, then {AC}, {KH} and {TD}: the trick goes to {TD}.',
    },
    { heading: 'Breaking spades', id: 'breaking' },
    'A spade may be led only once spades are *broken*, which means that one has been played in this round by somebody who could not follow. A hand of nothing but spades may lead one anyway, and that breaks them as well.',
    {
      example: 'not-broken',
      cards: ['AS', 'KS', '2H'],
      text: 'Spades are not broken. With this hand you may lead only {2H}.',
    },
  ],
  scoring: ({ bagLimit, failedNil, target, tie }) => [
    'After 13 tricks each team adds up three things.',
    {
      steps: [
        'The contract: if it was reached, ten points for each trick of it and one for each trick above it. If not, ten points are lost for each trick of it, and its tricks bring nothing.',
        'Each nil: 100 points for the team if that player took no trick, 100 lost if they took one. A double nil is worth 200 either way.',
        `*Bags*: tricks above the contract are kept and counted over the rounds. ${bagLimit === 'over10' ? 'As soon as a team has more than ten, ten of them are taken away and 100 points with them; with exactly ten nothing happens yet.' : 'As soon as a team has ten, they are taken away and 100 points with them.'}`,
      ],
    },
    failedNil === 'team'
      ? 'Tricks taken by somebody whose nil failed count for the team like all others: they help to reach the contract.'
      : 'Tricks taken by somebody whose nil failed do not help to reach the contract. Each is a point and a bag, whether the contract is reached or not.',
    roundsTable(failedNil),
    { heading: 'Bags over several rounds', id: 'bags' },
    bagLimit === 'over10'
      ? {
          example: 'bags-over-ten',
          text: 'With 9 bags from before, 2 more make 11: the team loses 100 points and keeps 1. With 8 and 2 more it has 10 and loses nothing.',
        }
      : {
          example: 'bags-at-ten',
          text: 'With 8 bags from before, 2 more make 10: the team loses 100 points and keeps 0.',
        },
    {
      example: 'many-bags',
      text: 'A contract of 2 and all 13 tricks: 20 + 11 − 100 = −69, and 1 bag stays.',
    },
    { heading: 'The end', id: 'end' },
    `The game ends after a round in which a team reaches ${target} points or more, or −200 or less. Whichever it was, the higher total wins. ${tie === 'shared' ? 'With equal totals both teams have won.' : 'With equal totals another round is played.'}`,
    target === 500
      ? {
          example: 'ends',
          text: 'At 490 and −190 a round brings 10 and −20: 500 to −210, and the first team wins.',
        }
      : {
          example: 'ends-below',
          text: 'At −150 and −180 a round brings −60 and 50: −210 to −130. The game is over, and the second team wins.',
        },
  ],
  options: {
    target: 'Which total ends the game. The lower end stays at −200 in any case.',
    bagLimit:
      'Whether the hundred points are lost with the eleventh bag or already with the tenth, as most American tables have it.',
    failedNil:
      'A player who declared nil and takes a trick all the same has that trick either counted towards the partner’s number, or only as a bag with its one point.',
    doubleNil:
      'Whether one may declare nil for double stakes before looking at one’s cards: always, only in a team that is at least 100 points behind when the round begins, or never.',
    tie: 'What happens if both teams stand at the same total when the game ends.',
  },
  rulings: ({ doubleNil, bagLimit }): readonly Ruling[] => [
    {
      id: 'first-trick',
      question: 'May I play a spade in the first trick?',
      answer: 'Yes, if you cannot follow suit.',
    },
    {
      id: 'must-trump',
      question: 'I cannot follow suit. Do I have to play a spade?',
      answer: 'No. You may throw away any card.',
    },
    {
      id: 'broken-for-how-long',
      question: 'How long do spades stay broken?',
      answer: 'Until the round is over.',
    },
    {
      id: 'both-nil',
      question: 'May both partners declare nil?',
      answer: 'Yes. Their contract is then 0 and always reached, and every trick they take is a bag.',
    },
    {
      id: 'one-nil',
      question: 'I declared nil and took a trick. Does that spoil my partner’s number?',
      answer: 'No. Your nil is lost by itself; the contract is counted separately.',
    },
    {
      id: 'when-penalty',
      question: 'When are the 100 points for bags lost?',
      answer:
        'When the round is counted, and before it is seen whether the game is over. It can happen twice in one round.',
    },
    {
      id: 'ten-bags',
      question: 'We have exactly ten bags. Is that a penalty?',
      answer:
        bagLimit === 'over10'
          ? 'Not at this limit: the eleventh is the one that costs.'
          : 'Yes, at this limit the tenth costs.',
    },
    {
      id: 'both-limits',
      question: 'Both teams are past a limit. Who wins?',
      answer: 'The higher total, even where both are below zero.',
    },
    ...(doubleNil === 'never'
      ? []
      : [
          {
            id: 'after-double-nil',
            question: 'May I look at my cards after double nil?',
            answer: 'Yes, at once. There is nothing left to decide without seeing them.',
          },
          {
            id: 'looked',
            question: 'I have looked. Is double nil still open?',
            answer: 'No. You may still declare a plain nil.',
          },
        ]),
  ],
}

const blind = (doubleNil: SpadesOptions['doubleNil']): Block => {
  switch (doubleNil) {
    case 'always':
      return 'When your turn to declare comes you either look at your cards, or declare *double nil* without having seen them: no trick, for double stakes.'
    case 'behind100':
      return 'In a team that is at least 100 points behind when the round begins, you may declare *double nil* before looking at your cards: no trick, for double stakes. Everybody else looks when their turn comes.'
    case 'never':
      return 'You see your cards as soon as your turn to declare comes.'
  }
}

const roundsTable = (failedNil: SpadesOptions['failedNil']): Block => ({
  example: failedNil === 'team' ? 'rounds-team' : 'rounds-bags',
  columns: ['Declared', 'Tricks of the team', 'Points', 'Bags'],
  rows: [
    ['9', '9', '90', '0'],
    ['7', '9', '70 + 2 = 72', '2'],
    ['7', '6', '−70', '0'],
    ['nil, kept, and 5', '5', '100 + 50 = 150', '0'],
    ['nil, kept, and 4', '5', '100 + 40 + 1 = 141', '1'],
    ...(failedNil === 'team'
      ? [
          ['nil, one trick, and 4', '5', '−100 + 40 + 1 = −59', '1'],
          ['nil, one trick, and 4', '4', '−100 + 40 = −60', '0'],
          ['nil, one trick, and 4', '3', '−100 − 40 = −140', '0'],
        ]
      : [
          ['nil, two tricks, and 4', '6', '−100 + 40 + 2 = −58', '2'],
          ['nil, one trick, and 4', '4', '−100 − 40 + 1 = −139', '1'],
        ]),
  ],
})
