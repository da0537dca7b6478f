import type { KatzenjammerOptions } from '../../../../games/katzenjammer-blues/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const katzenjammerBlues: GameRules<KatzenjammerOptions> = {
  aim: ({ games }) => [
    'Cats are bought with cats. At each auction a few cards lie there, everybody bids cards of their hand for them, and only the winner may put four cats of a kind together as a *band*, which earns mice.',
    'Jokers help everywhere, but whoever has the most of them at the end loses five mice. Most mice win.',
    games > 1 ? `${games} games are played, and their scores are added.` : null,
  ],
  setUp: ({ smallTable }) => [
    'There are 90 cards: cats from 1 to 5 and jokers, fifteen of each. Everybody is dealt six.',
    `There are 24 mice to earn; with up to ${smallTable === 4 ? 'four' : 'three'} players only 20.`,
    'Chance picks the first *bandleader*. From then on it is whoever won the last auction.',
  ],
  turn: (chosen) => [
    { heading: 'The lot', id: 'lot' },
    'The bandleader turns up cards until one comes that equals another in the lot, or a joker. That card belongs to the lot as well. After a joker everybody draws a card in secret, the bandleader last.',
    { heading: 'The auction', id: 'auction' },
    'From the bandleader’s left on, everybody is asked for a higher bid or passes. Whoever passes is out of this auction; the highest bidder is not asked while nobody goes higher. When all others have passed, the highest bidder has won. If nobody bids at all, the lot is discarded and the bandleader turns up another.',
    chosen.bidding === 'shown'
      ? 'A bid is laid face up: cards that are all the same or all different. A joker stands for any cat, and a bid counts as the best it can be read as. A new bid may use the cards of your last one.'
      : 'A bid is only spoken: so many of one cat, or so many different ones. You must hold cards that pay for it, with jokers for any cat. The winner then chooses which of them to pay with.',
    {
      steps: [
        'More cards beat fewer.',
        'With as many, all the same beats all different.',
        'Of two that are all the same, the higher cat wins.',
        chosen.mixedBids === 'sum'
          ? 'Of two that are all different, the higher sum wins.'
          : 'Of two that are all different, with as many cards, neither beats the other.',
      ],
    },
    chosen.mixedBids === 'sum'
      ? {
          example: 'bids-sum',
          columns: ['Each beats the one before', 'Read as'],
          rows: [
            ['1', 'one 1'],
            ['5, or a joker', 'one 5'],
            ['1 2', 'two different, sum 3'],
            ['4 5', 'two different, sum 9'],
            ['1 1', 'two 1s'],
            ['1 2 and a joker', 'three different, sum 8'],
            ['2 2 and a joker', 'three 2s'],
            ['1 2 3 4 5', 'five different, sum 15'],
          ],
        }
      : {
          example: 'bids-count',
          columns: ['Each beats the one before', 'Read as'],
          rows: [
            ['1', 'one 1'],
            ['5, or a joker', 'one 5'],
            ['1 2', 'two different'],
            ['1 1', 'two 1s'],
            ['1 2 and a joker', 'three different'],
            ['2 2 and a joker', 'three 2s'],
            ['1 2 3 4 5', 'five different'],
          ],
        },
    'The winner takes the lot. The cats of the bid are discarded; its jokers stay before the winner, face up and used. Everybody else keeps their cards.',
    { heading: 'Bands', id: 'bands' },
    'The winner may now lay any number of bands, the new cards among them.',
    {
      list: [
        'Four cards of one cat, jokers in place of any of them: as many mice as the number on it. The jokers are then used and stay before you.',
        'Four jokers may also be laid for nothing: then they are discarded and not used.',
      ],
    },
  ],
  scoring: (chosen) => [
    'A mouse is a point.',
    ends(chosen.deckEnd),
    `Then everybody counts their jokers, those used and those still in hand. Whoever has the most loses five mice${chosen.jokerTie === 'all' ? '; if several have, all of them' : ', but nobody does if several have the most'}. ${chosen.belowZero ? 'A score may fall below zero.' : 'No score falls below zero.'}`,
    {
      example: chosen.jokerTie === 'all' ? 'fines' : 'fines-spared',
      columns: ['Mice', 'Jokers', 'Scores'],
      rows: [
        ['8, 7, 5', '2, 3, 0', '8, 2, 5'],
        ['8, 7, 5', '3, 3, 1', chosen.jokerTie === 'all' ? '3, 2, 5' : '8, 7, 5'],
      ],
    },
    {
      example: chosen.belowZero ? 'below-zero' : 'never-below-zero',
      columns: ['Mice', 'Jokers', 'Scores'],
      rows: [['2, 0', '0, 1', chosen.belowZero ? '2, −5' : '2, 0']],
    },
    'The highest score wins, and several may share it.',
  ],
  options: {
    games: 'How many games are played in a row, with all scores added.',
    deckEnd:
      'Whether the last card ends the game at once, one more auction is held, or the discards are shuffled and the game goes on to the last mouse.',
    smallTable: 'With how many players the game is played for 20 mice only, which makes it shorter.',
    mixedBids: 'Whether the sum decides between two bids of as many different cats.',
    bidding:
      'Laid bids show your cards to everybody; spoken ones leave open until the end what you pay with.',
    jokerTie: 'Whether the fine for most jokers also falls on several who tie.',
    belowZero: 'Whether the fine can bring a score below zero.',
  },
  rulings: ({ bidding, jokerTie }): readonly Ruling[] => [
    {
      id: 'lost-jokers',
      question: 'I bid a joker and lost the auction. Is it used?',
      answer: 'No. Only the winner’s jokers are.',
    },
    {
      id: 'who-bands',
      question: 'I hold four of a kind but won no auction. May I lay a band?',
      answer: 'No. Only the winner may, right after the auction.',
    },
    {
      id: 'drawn',
      question: 'Are the cards drawn after a joker in the auction too?',
      answer: 'No, they go to everybody’s hand. Only what was turned up is.',
    },
    {
      id: 'last-bidder',
      question: 'All others passed and nobody bid. Is the lot mine?',
      answer: 'Not for nothing. You may bid a single card, or let it go.',
    },
    {
      id: 'not-asked',
      question: 'I was passed over in the auction. Why?',
      answer:
        'You held fewer cards than the bid that stood, or just as many while it was all fives. Everybody can see that this beats nothing, so you are not asked.',
    },
    {
      id: 'few-mice',
      question: 'There are fewer mice left than my band earns. What do I get?',
      answer: 'Those that are left. Then the game is over.',
    },
    {
      id: 'six-different',
      question: 'Can six cards be all different?',
      answer: 'No, there are only five cats, and a joker stands for one of them.',
    },
    ...(bidding === 'shown'
      ? [
          {
            id: 'joker-reading',
            question: 'Do I have to say what my joker stands for?',
            answer: 'No. It counts as what makes the bid highest.',
          },
        ]
      : []),
    {
      id: 'joker-tie',
      question: 'Two of us have the most jokers. Who loses five mice?',
      answer: jokerTie === 'all' ? 'Both.' : 'Nobody.',
    },
  ],
}

const ends = (deckEnd: KatzenjammerOptions['deckEnd']): Block => {
  const lastMouse = 'The game ends as soon as the last mouse is taken.'
  if (deckEnd === 'reshuffle')
    return `${lastMouse} When the pile runs out the discards are shuffled and become a new one; after 200 rounds the game ends in any case.`
  return deckEnd === 'finishAuction'
    ? `${lastMouse} When the pile runs out, the lot that lies there is still auctioned, and then it ends too.`
    : `${lastMouse} It also ends at once when the last card of the pile is drawn; the lot that lies there then goes to nobody.`
}
