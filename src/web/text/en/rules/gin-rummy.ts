import type { GinRummyOptions } from '../../../../games/gin-rummy/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const ginRummy: GameRules<GinRummyOptions> = {
  aim: ({ target, games }) => [
    'Two players hold ten cards each and better them by drawing one and discarding one. Cards that form groups and runs are safe; what is left over is *deadwood* and counts against you. When yours is little enough you may *knock*, and the one with less of it wins the deal.',
    games === 1
      ? `Deals are played until somebody has ${target} points.`
      : `A game goes to ${target} points, and whoever first wins ${games === 3 ? 2 : 3} games wins the match.`,
  ],
  setUp: ({ oklahoma }) => [
    'The pack has 52 cards. An ace counts 1, the cards from 2 to 10 their number, jack, queen and king 10 each.',
    'Each player is dealt ten cards. The next one is turned up beside the rest, the *stock*, and begins the discard pile, which both may look through.',
    'Chance picks who starts the first deal, then the two take turns.',
    oklahoma === 'off'
      ? null
      : `That first upcard sets the *knock limit* of the deal: as many points as it counts, and none at all if it is an ace.${oklahoma === 'spades' ? ' If it is a spade, all points of the deal are doubled.' : ''}`,
  ],
  turn: (chosen) => [
    { heading: 'Melds', id: 'melds' },
    {
      list: [
        'A *group* is three or four cards of one rank.',
        `A *run* is three or more cards of one suit in sequence. ${chosen.ace === 'low' ? 'The ace stands below the 2 and nowhere else.' : 'The sequence goes round: after the king come the ace and the 2. An ace still counts 1.'}`,
      ],
    },
    'No card can be in two melds. All the cards in none of them are deadwood, and their values are added up.',
    {
      example: 'deadwood',
      cards: ['4S', '5S', '6S', '7S', '2C', '2D', '2H', '2S', '3H', '6D'],
      text: 'A run and a group; {3H} and {6D} are left: 9 points of deadwood.',
    },
    chosen.ace === 'low'
      ? {
          example: 'ace-low',
          cards: roundHand,
          text: 'The ace goes with {2S} and {3S} only. King, queen, 5 and 4 are left: 29.',
        }
      : {
          example: 'ace-round',
          cards: roundHand,
          text: 'Queen, king, ace, 2 and 3 of spades are one run. {5C} and {4D} are left: 9.',
        },
    { heading: 'A turn', id: 'a-turn' },
    'At first the starter may take the upcard or pass; then the other player may. If both pass, the starter draws from the stock. From then on every turn is the same:',
    {
      steps: [
        'Draw: the top card of the stock, or the top card of the discard pile.',
        'Discard one card, though not the one you have just taken from the discard pile.',
        'With little enough deadwood in the ten cards you keep, you may knock with that discard and end the deal.',
      ],
    },
    { heading: 'Knocking', id: 'knocking' },
    chosen.oklahoma === 'off'
      ? 'You may knock with at most 10 points of deadwood. With none at all it is *gin*.'
      : 'You may knock with at most as much deadwood as the upcard allows. With none at all it is *gin*.',
    'Both hands are laid out. You choose how yours is arranged, or leave it to the table, which takes the arrangement with the least deadwood. The opponent’s is always laid out as well as it can be.',
    'Unless it is gin, the opponent also *lays off*: cards that carry on your groups and runs do not count against them. Nothing is laid off on deadwood, and you lay off nothing yourself.',
    {
      example: 'lay-off',
      cards: ['3S', '4S', '5S', '6S', '7S'],
      text: 'You knock with {4S} {5S} {6S} {7S}. The opponent’s single {3S} goes on it and does not count.',
    },
    chosen.bigGin
      ? 'With all eleven cards in melds, before discarding, you may declare *big gin* instead.'
      : null,
    { heading: 'When the stock runs out', id: 'wall' },
    chosen.lastDiscard
      ? 'When a turn ends with two cards left in the stock, the opponent may take that last discard, but only to knock with it at once. Otherwise the deal is void: no points, and the same player starts again.'
      : 'When a turn ends with two cards left in the stock, the deal is void: no points, and the same player starts again.',
  ],
  scoring: (chosen) => [
    {
      list: [
        'If the knocker has less deadwood, the knocker scores the difference.',
        `If the opponent has less, that is an *undercut*: the opponent scores the difference and 25.${chosen.undercutOnTie ? ' Equal counts are an undercut as well.' : ''}`,
        chosen.undercutOnTie ? null : 'If both have the same, nobody scores.',
        'Gin scores 25 and all of the opponent’s deadwood.',
        chosen.bigGin ? 'Big gin scores 31 and all of the opponent’s deadwood.' : null,
      ],
    },
    scores(chosen),
    { heading: 'The end', id: 'end' },
    chosen.games === 1
      ? `The first to have ${chosen.target} points or more wins. Only one of the two can score in a deal, so there is never a tie.`
      : `Whoever has ${chosen.target} points or more wins that game, and both start the next one at nought. ${chosen.games === 3 ? 'Two' : 'Three'} games win the match.`,
    'After 200 deals the game stops, and whoever is ahead has won.',
  ],
  options: {
    ace: 'Whether a run may go from the king on to the ace. Round the corner it may lie anywhere on the circle, as queen, king, ace or king, ace, 2.',
    games: 'One game, or a match of several of which more than half have to be won.',
    target: 'How many points win a game.',
    undercutOnTie:
      'What equal deadwood is worth: nothing, or 25 points to the opponent of whoever knocked, as most rule books have it.',
    bigGin: 'Whether eleven melded cards may be declared without discarding one, for more than gin.',
    oklahoma:
      'Whether one may always knock with ten, or the first upcard of a deal says how much one may have left. With an ace one has to go gin. In the third form a deal with a spade counts double.',
    lastDiscard:
      'Whether the opponent may still knock with the very last discard before the deal is given up.',
  },
  rulings: (chosen): readonly Ruling[] => [
    {
      id: 'just-taken',
      question: 'May I discard the card I have just taken from the pile?',
      answer:
        'No, not in the same turn, and not as the discard of a knock either. A card from the stock you may.',
    },
    {
      id: 'look-through',
      question: 'May I look through the discard pile?',
      answer: 'Yes. You have both seen every card in it.',
    },
    {
      id: 'break-melds',
      question: 'May the opponent break up a meld to lay off more?',
      answer: 'Yes. The table finds the way that leaves the least, so nobody has to ask.',
    },
    {
      id: 'lay-off-twice',
      question: 'May a card be laid off next to one that was laid off before?',
      answer: 'Yes, a run can be carried on as far as the cards go.',
    },
    { id: 'gin-lay-off', question: 'May anything be laid off on gin?', answer: 'No.' },
    {
      id: 'gin-both',
      question: 'I have gin, and my opponent has no deadwood either. What is it worth?',
      answer: '25, with nothing to add.',
    },
    {
      id: 'not-the-best',
      question: 'Do I have to lay out my hand in the best way?',
      answer:
        'No. Any way within the limit is allowed, and another one may leave the opponent less to lay off.',
    },
    chosen.undercutOnTie
      ? {
          id: 'equal',
          question: 'We have the same deadwood. Who scores?',
          answer: 'The opponent of whoever knocked, 25 points.',
        }
      : {
          id: 'equal',
          question: 'We have the same deadwood. Who scores?',
          answer: 'Nobody. The deal still counts as played.',
        },
    {
      id: 'endless',
      question: 'We keep taking discards. Does this ever end?',
      answer:
        'Yes. After 50 cards taken from the discard pile in one deal, the deal is void when the turn ends.',
    },
  ],
}

const roundHand = ['QS', 'KS', 'AS', '2S', '3S', '9C', '9D', '9H', '5C', '4D'] as const

const scores = ({ undercutOnTie }: GinRummyOptions): Block => ({
  example: undercutOnTie ? 'scores-undercut' : 'scores',
  columns: ['Knocker has', 'Opponent has', 'Points'],
  rows: [
    ['2', '20', '18 to the knocker'],
    ['8', '5', '3 + 25 = 28 to the opponent'],
    ['0, gin', '31', '25 + 31 = 56 to the knocker'],
    ['7', '7', undercutOnTie ? '25 to the opponent' : '0'],
  ],
})
