import type { GroveOptions } from '../../../../games/in-a-grove/options.ts'
import type { GameRules, Ruling } from '../../rules.ts'

export const inAGrove: GameRules<GroveOptions> = {
  aim: ({ winner }) => [
    'Three suspects lie face down, and one of them did it. Everybody has seen some of the cards, nobody has seen all, and each accuses one suspect in turn. Whoever is wrong may have to take wrong cards, their own and those of others.',
    winner === 'fewest'
      ? 'When it is over, whoever has the fewest wrong cards wins.'
      : 'When it is over, whoever has too many wrong cards has lost, and all others have won.',
  ],
  setUp: ({ cardsEach }) => [
    'Eight persons take part: the 2 to 8 and the ace of spades. With three players the 2 stays out.',
    `Everybody has ${cardsEach} cards to accuse with. What is printed on them does not matter, only whose they are.`,
    'Each round one person is dealt to each player as an *alibi*. Three more are laid face down side by side, the *suspects*. The last one is the *body*, who is suspected of nothing and whom nobody sees.',
    'You look at your alibi, pass it to the player on your right, and look at the one you get. So everybody knows two persons who cannot have done it, and two people know each alibi.',
    'Chance picks who starts the first round. In each later round it is the next player to the left.',
  ],
  turn: ({ swap }) => [
    {
      steps: [
        'The starter looks at any two of the suspects. The third is marked as not looked at.',
        swap
          ? 'The starter may then exchange one suspect for the body, without looking. The place is marked.'
          : null,
        'The starter lays a card on one of the three and so accuses them.',
        'Each next player looks at the two suspects whom the player before them did not accuse, and then accuses any of the three, whether seen or not.',
      ],
    },
    'Cards are laid on top of those that lie there already, so everybody can see in which order they came.',
    { heading: 'Who did it', id: 'culprit' },
    'When all have accused, the suspects are turned up.',
    {
      list: [
        'It was the suspect with the highest number.',
        'If the 5 is one of the three, it was the lowest number instead. That may be the 5 itself.',
        'The ace has no number and never did it.',
      ],
    },
    {
      example: 'culprits',
      columns: ['The three suspects', 'It was', 'Because'],
      rows: [
        ['{3S} {7S} {4S}', '{7S}', 'it is the highest'],
        ['{3S} {5S} {4S}', '{3S}', 'with a 5 it is the lowest'],
        ['{5S} {8S} {6S}', '{5S}', 'the 5 is the lowest itself'],
        ['{AS} {8S} {2S}', '{8S}', 'the ace is left out'],
        ['{AS} {5S} {7S}', '{5S}', 'the ace is left out, the 5 is lower'],
      ],
    },
  ],
  scoring: ({ wrongCards, end, cardsEach, winner }) => [
    'Cards laid on the culprit go back to their owners. All others are wrong cards.',
    wrongCards === 'all'
      ? 'Whoever was the last to lay a wrong card takes all of them, their own included, and keeps them face down. If nobody was wrong, nobody takes any.'
      : 'On each innocent suspect the player whose card lies on top takes all the cards there and keeps them face down.',
    'Wrong cards are lost to everybody for the rest of the game. So your own card is lost to you even if somebody else takes it.',
    wrongCards === 'all'
      ? {
          example: 'taken-all',
          columns: ['Accused in order, it was the middle one', 'Wrong cards go'],
          rows: [
            ['left, left, left, left', 'all 4 to the fourth player'],
            ['left, right, middle, middle', 'both to the second player'],
            ['middle, middle, middle, right', '1 to the fourth player'],
            ['middle, middle, middle, middle', 'to nobody'],
          ],
        }
      : {
          example: 'taken-suspect',
          columns: ['Accused in order, it was the middle one', 'Wrong cards go'],
          rows: [
            ['left, left, left, left', 'all 4 to the fourth player'],
            ['left, right, middle, middle', '1 to the first, 1 to the second player'],
            ['left, right, right, left', '2 to the fourth, 2 to the third player'],
            ['middle, middle, middle, middle', 'to nobody'],
          ],
        },
    { heading: 'The end', id: 'end' },
    end === 'five'
      ? 'The game ends after a round in which somebody has five wrong cards or more. They have lost, and if several have, all of them.'
      : `The game ends after a round in which somebody has ${cardsEach + 3} cards before them or more, those to accuse with and wrong ones together. Then whoever has the most wrong cards has lost.`,
    'It also ends when somebody has no card left to accuse with. Then, too, whoever has the most wrong cards has lost; if all have equally many, nobody has.',
    winner === 'fewest' ? 'Those with the fewest wrong cards win.' : 'Everybody who has not lost has won.',
    'After 200 rounds the game ends in any case.',
  ],
  options: {
    wrongCards:
      'Whether one player takes all wrong cards of a round, or those on each innocent suspect go to whoever laid the top one there.',
    cardsEach: 'With more cards to accuse with one can be wrong more often before one runs out.',
    end: 'What ends the game: five wrong cards, or as many cards before one player as they began with and three more.',
    swap: 'Whether the starter can put the body in the place of a suspect, so that what others have seen may no longer be true.',
    winner: 'Whether all but the losers win, or the fewest wrong cards are needed.',
  },
  rulings: ({ swap, end }): readonly Ruling[] => [
    { id: 'unseen', question: 'May I accuse a suspect I have not seen?', answer: 'Yes, any of the three.' },
    {
      id: 'who-before',
      question: 'Whose accusation decides what I look at?',
      answer: 'That of the player just before you, whatever the others did.',
    },
    {
      id: 'same-suspect',
      question: 'May I accuse the same suspect as somebody else?',
      answer: 'Yes. Your card goes on top.',
    },
    {
      id: 'ace-and-five',
      question: 'With a 5 there, is the ace the lowest?',
      answer: 'No. The ace is left out of it.',
    },
    {
      id: 'five-elsewhere',
      question: 'I hold the 5 as an alibi. Does it turn things round?',
      answer: 'No. It counts only among the three suspects.',
    },
    {
      id: 'right-cards',
      question: 'I was right. When do I get my card back?',
      answer: 'At once, to use in the next round.',
    },
    ...(end === 'five'
      ? [
          {
            id: 'six-cards',
            question: 'Somebody jumped from four wrong cards to six. Is that the end?',
            answer: 'Yes. Five or more are enough.',
          },
        ]
      : []),
    {
      id: 'again',
      question: 'May I look again at what I have seen?',
      answer: 'Yes. The page shows it to you until the round is over.',
    },
    ...(swap
      ? [
          {
            id: 'swapped',
            question: 'The starter exchanged a suspect. Do I see the new one?',
            answer: 'Yes, if it lies at one of the two places you look at.',
          },
        ]
      : []),
  ],
}
