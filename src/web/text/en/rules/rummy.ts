import type { RummyOptions } from '../../../../games/rummy/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const rummy: GameRules<RummyOptions> = {
  aim: ({ target }) => [
    'Lay down your cards as *sets* and *runs*, add to those that lie on the table, and be the first whose hand is empty. What the others still hold counts against them.',
    `Rounds are played until somebody has ${target} penalty points. Whoever has the fewest then wins.`,
  ],
  setUp: ({ deck, jokers, upcard }) => [
    deck === 'single'
      ? 'One pack of 52 cards is used, and everybody is dealt 7.'
      : 'Two packs of 52 cards are used, and everybody is dealt 14. So every card is there twice.',
    jokers ? 'Two jokers are shuffled in.' : null,
    upcard
      ? 'The rest is the *stock*. Its first card is turned up and begins the discard pile.'
      : 'The rest is the *stock*. The discard pile is empty at first.',
    'Chance picks who starts the first round; in each later one it is the next player to the left.',
  ],
  turn: (chosen) => [
    {
      steps: [
        drawing(chosen),
        'Lay: as many sets and runs as you like, and any cards that fit melds on the table, whoever laid them.',
        'Discard one card. That ends your turn.',
      ],
    },
    { heading: 'Melds', id: 'melds' },
    {
      list: [
        `A *set* is ${chosen.deck === 'double' ? 'three to eight cards of one rank; equal ones may lie in it together' : 'three or four cards of one rank'}.`,
        `A *run* is three cards of one suit in sequence or more. ${aces(chosen.ace)}`,
        chosen.jokers
          ? 'A *joker* stands for any card. Several may be in one meld, but not jokers alone.'
          : null,
      ],
    },
    { example: 'run', cards: ['TH', 'JH', 'QH', 'KH'], text: 'A run.' },
    { example: 'set', cards: ['3C', '3D', '3H'], text: 'A set.' },
    aceExample(chosen.ace),
    chosen.jokers
      ? { example: 'joker', cards: ['5H', 'XB', '7H'], text: 'A run; {XB} stands for {6H}.' }
      : null,
    chosen.deck === 'double' ? { example: 'twins', cards: ['7C', '7C', '7D'], text: 'A set.' } : null,
    { heading: 'Adding to melds', id: 'adding' },
    `Melds belong to the table. ${chosen.layOffNeedsMeld ? 'Once you have laid a meld of your own in this round,' : 'In your turn'} you may add a card wherever it makes the set or the run longer. What lies on the table is never taken back, split or moved.`,
    {
      example: 'adding',
      cards: ['7S', '8S'],
      text: 'On the table lie {4S} {5S} {6S}. First {7S} goes on, then {8S}.',
    },
    chosen.jokers && chosen.jokerSwap
      ? 'You may also take a joker from the table by putting the card it stands for in its place; in a set any card of the rank will do. The joker goes into your hand, and you need not use it at once.'
      : null,
    { heading: 'Discarding', id: 'discarding' },
    chosen.drawFrom === 'both'
      ? `The card you took from the discard pile may not be discarded in the same turn, unless it is the last one you hold${chosen.deck === 'double' ? ' or you have laid an equal one' : ''}.`
      : null,
    chosen.outByDiscard
      ? 'The round is over when somebody discards their last card. It has to be a discard: a meld or an addition must leave one card for it.'
      : 'The round is over as soon as somebody holds no card any more, by a discard or because everything has been laid.',
    { heading: 'When the stock is empty', id: 'stock' },
    chosen.drawFrom === 'both'
      ? 'The discards are shuffled into a new stock, all but the top one, as soon as somebody draws from it.'
      : 'The discards are shuffled into a new stock as soon as somebody has to draw. The top one stays, if there are others.',
    'After 50 turns for each player a round is blocked and counted as it stands.',
  ],
  scoring: (chosen) => [
    'When a round is over, everybody adds up the cards left in their hand as penalty points; whoever is out has none.',
    {
      columns: ['Card', 'Penalty'],
      rows: [
        ['Ace', '1'],
        ['2 to 10', 'its number'],
        ['Jack, queen, king', chosen.courtCards === 'ten' ? '10' : '11, 12, 13'],
        ...(chosen.jokers ? [['Joker', '20']] : []),
      ],
    },
    chosen.courtCards === 'ten'
      ? {
          example: 'hand-ten',
          cards: ['KH', '7C', 'AD'],
          text: 'Left in the hand these cost 10 + 7 + 1 = 18.',
        }
      : {
          example: 'hand-number',
          cards: ['KH', '7C', 'AD'],
          text: 'Left in the hand these cost 13 + 7 + 1 = 21.',
        },
    { heading: 'The end', id: 'end' },
    `The game ends with the round in which somebody reaches ${chosen.target} points. The fewest points win; with equal points several have won. The score sheet shows penalties as minus points.`,
    chosen.target === 100
      ? {
          example: 'end',
          text: 'At 60 and 95 a round costs 0 and 7: 60 to 102. The game is over, and the first player has won.',
        }
      : null,
  ],
  options: {
    deck: 'One pack and short hands, or two packs with twice as many cards in hand.',
    jokers: 'Whether two jokers are in the game. They fit everywhere and cost much when left over.',
    ace: 'Where an ace may stand in a run: above the king only, at either end, or anywhere on a circle in which the 2 follows it.',
    drawFrom: 'Whether one may take the last discard instead of an unknown card.',
    courtCards: 'What jacks, queens and kings cost when they are left over.',
    target: 'How many penalty points end the game.',
    upcard: 'Whether the first player finds a card on the discard pile.',
    outByDiscard: 'Whether one may go out by laying everything, or has to keep a last card to discard.',
    layOffNeedsMeld:
      'Whether one may add to others’ melds from the start, or only after a meld of one’s own in the round.',
    jokerSwap:
      'Whether a joker on the table can be got back for the card it stands for. Without jokers it changes nothing.',
  },
  rulings: (chosen): readonly Ruling[] => [
    ...(chosen.drawFrom === 'both'
      ? [
          {
            id: 'just-taken',
            question: 'May I discard the card I have just taken from the pile?',
            answer: 'No, that would be a pass. It is allowed only if it is your last card.',
          },
        ]
      : []),
    { id: 'how-many', question: 'How many melds may I lay in one turn?', answer: 'As many as you can.' },
    chosen.layOffNeedsMeld
      ? {
          id: 'add-first',
          question: 'May I add to melds before I have laid one?',
          answer: 'No. Lay one of your own first; the same turn is early enough.',
        }
      : {
          id: 'add-first',
          question: 'May I add to melds before I have laid one?',
          answer: 'Yes, from your first turn on.',
        },
    {
      id: 'rearrange',
      question: 'May I take melds apart to make new ones?',
      answer: 'No. Cards on the table stay where they are.',
    },
    {
      id: 'king-ace-two',
      question: 'Is king, ace, 2 a run?',
      answer: chosen.ace === 'round' ? 'Yes, at this table the ranks go round.' : 'No.',
    },
    {
      id: 'ace-two-three',
      question: 'Is ace, 2, 3 a run?',
      answer: chosen.ace === 'high' ? 'No, the ace stands above the king only.' : 'Yes.',
    },
    chosen.outByDiscard
      ? {
          id: 'going-out',
          question: 'Can I go out by laying my last cards?',
          answer: 'No. Keep one to discard.',
        }
      : {
          id: 'going-out',
          question: 'Do I need a discard to go out?',
          answer: 'No. With an empty hand the round is over, however it came about.',
        },
    {
      id: 'blocked',
      question: 'Nobody goes out. Does the round end?',
      answer: 'Yes, after 50 turns for each player. Then everybody counts their hand.',
    },
    ...(chosen.jokers
      ? [
          {
            id: 'joker-place',
            question: 'What does a joker at the end of a run stand for?',
            answer: 'For the next card there. Where nothing follows, none can lie.',
          },
        ]
      : []),
  ],
}

const drawing = ({ drawFrom }: RummyOptions): string =>
  drawFrom === 'both'
    ? 'Draw a card: the top one of the stock, or the top one of the discard pile. Where there is no choice, the table draws for you.'
    : 'You get a card from the stock; the table draws it for you.'

const aces = (ace: RummyOptions['ace']): string => {
  switch (ace) {
    case 'high':
      return 'The ace stands above the king.'
    case 'both':
      return 'The ace stands above the king or below the 2, but not both in one run.'
    case 'round':
      return 'The ranks are a circle: after the ace comes the 2.'
  }
}

const aceExample = (ace: RummyOptions['ace']): Block => {
  switch (ace) {
    case 'high':
      return {
        example: 'ace-high',
        cards: ['AS', '2S', '3S'],
        text: 'No run: the ace stands above the king only.',
      }
    case 'both':
      return {
        example: 'ace-both',
        cards: ['AS', '2S', '3S'],
        text: 'A run, as queen, king and ace are one. King, ace and 2 are none.',
      }
    case 'round':
      return { example: 'ace-round', cards: ['KS', 'AS', '2S'], text: 'A run round the corner.' }
  }
}
