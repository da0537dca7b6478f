import type { DistantichuOptions } from '../../../../games/distantichu/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const distantichu: GameRules<DistantichuOptions> = {
  aim: ({ target }) => [
    'In every trick a *destination* lies in the middle. You outbid one another with sets of equal cards: nearer to the destination, or more of them just as far from it.',
    'Cards taken in tricks are points, but every 8 costs one. A round ends when only one player still holds cards.',
    `Whoever has the most when somebody reaches ${target} points wins.`,
  ],
  setUp: ({ riichi }) => [
    'There are 64 cards with the numbers 1 to 15. The 8 is there eight times; every step away from it there is one less, down to a single 1 and a single 15.',
    {
      example: 'deal',
      columns: ['Players', 'Cards each', 'In the middle'],
      rows: [
        ['2', '31', '2'],
        ['3', '21', '1'],
        ['4', '15', '4'],
        ['5', '12', '4'],
        ['6', '10', '4'],
      ],
    },
    'One card of the middle is turned up as the first destination; the others stay face down and go to whoever takes the first trick.',
    'Chance picks who leads in the first round. Later it is whoever ran out of cards first in the round before, or if nobody did, whoever won its last trick.',
    riichi ? 'Before the destination is turned up, everybody is asked whether they declare riichi.' : null,
  ],
  turn: (chosen) => [
    { heading: 'Distance', id: 'distance' },
    'The *distance* of a card is how far its number is from the destination’s, up or down. With an 8 in the middle, 6 and 10 both have distance 2.',
    { heading: 'Leading', id: 'leading' },
    'Whoever leads plays one card or several of the same number. The destination’s own number can never be played in that trick. Whoever holds nothing else passes the lead to the left.',
    { heading: 'Answering', id: 'answering' },
    'From then on everybody who holds cards passes or beats the last set that was played:',
    {
      list: [
        'with as many cards that are nearer, or',
        'with more cards that are exactly as far, on either side of the destination.',
        chosen.raise === 'free' ? 'It may also be both: more cards, and nearer.' : null,
      ],
    },
    {
      example: chosen.raise === 'free' ? 'answers-free' : 'answers',
      columns: ['8 in the middle, three 6s lie there', ''],
      rows: [
        ['three 7s or three 9s', 'nearer: beats them'],
        ['four 10s, or four 6s', 'more, as far: beats them'],
        ['three 10s', 'as many and as far: no'],
        ['four 7s', chosen.raise === 'free' ? 'more and nearer: beats them' : 'more and nearer at once: no'],
        ['four 5s', 'farther away: no'],
      ],
    },
    'Each set played gives everybody else a new chance, those who passed before as well.',
    { heading: 'The end of a trick', id: 'trick' },
    'When all others have passed, whoever played the last set takes the middle and all cards of the trick but that set. The set becomes the new middle, and its number the next destination. They lead again; if they cannot, the lead goes to the left.',
    { heading: 'Running out', id: 'out' },
    'Whoever has no cards left is out of the round, though their last set may still win the trick. When only one player holds cards, the round is over at once.',
    ...(chosen.riichi ? riichiRules : []),
  ],
  scoring: ({ lastTrick, target }) => [
    last(lastTrick),
    'Each card in your pile that is not an 8 is a point, each 8 costs one. Cards still held count for nobody. A round may bring less than nothing.',
    {
      example: 'piles',
      columns: ['Pile', 'Points'],
      rows: [
        ['14 cards, three of them 8s', '11 − 3 = 8'],
        ['four 8s and a 9', '1 − 4 = −3'],
      ],
    },
    { heading: 'The end', id: 'end' },
    `The game ends after a round in which a total of ${target} or more is reached. The highest total wins, and several may share it. After 200 rounds it ends in any case.`,
  ],
  options: {
    riichi:
      'Whether one may declare, before the round begins, that one will be first: for all cards that are left over, or at the risk of one’s own.',
    target: 'Which total ends the game.',
    raise: 'Whether an answer has to be one of the two, nearer or more, or may be both at once.',
    lastTrick: 'What becomes of the cards on the table when the round stops in the middle of a trick.',
  },
  rulings: ({ riichi, raise }): readonly Ruling[] => [
    {
      id: 'passed',
      question: 'I have passed. May I play again in this trick?',
      answer: 'Yes, as soon as somebody has played another set.',
    },
    {
      id: 'other-side',
      question: 'May one set hold a 6 and a 10, both at distance 2?',
      answer: 'No, a set is of one number. But a set of one may answer a set of the other with more cards.',
    },
    {
      id: 'destination',
      question: 'May I play the destination’s number?',
      answer: 'No, neither to lead nor to answer.',
    },
    raise === 'free'
      ? { id: 'both', question: 'May I be nearer and have more cards at once?', answer: 'Yes.' }
      : {
          id: 'both',
          question: 'May I be nearer and have more cards at once?',
          answer: 'No, it has to be one of the two.',
        },
    {
      id: 'not-asked',
      question: 'I was passed over in a trick. Why?',
      answer:
        'You held fewer cards than the set that stood, or just as many while it was at distance 1. Everybody can see that this beats nothing, so you are not asked.',
    },
    {
      id: 'only-destination',
      question: 'I won the trick and hold only its number. Who leads?',
      answer: 'The next player to the left who can. If nobody can, the round is over.',
    },
    { id: 'cannot-pass', question: 'May I pass when I lead?', answer: 'No.' },
    {
      id: 'left-over',
      question: 'What are cards worth that I still hold?',
      answer: riichi
        ? 'Nothing, unless whoever was first had declared riichi: then they take them.'
        : 'Nothing, good or bad.',
    },
  ],
}

const riichiRules: readonly Block[] = [
  { heading: 'Riichi', id: 'riichi' },
  {
    list: [
      'Whoever declared and runs out first takes all cards that others hold when the round ends, and counts them, 8s as well.',
      'As soon as somebody else is first, everybody who declared hands them all their cards but one, and chooses which one to keep. The cards count for whoever was first.',
    ],
  },
  'If nobody runs out in the round, riichi changes nothing.',
]

const last = (lastTrick: DistantichuOptions['lastTrick']): string => {
  if (lastTrick === 'takeAll')
    return 'When the round ends, whoever played the last set takes everything on the table, that set as well.'
  return lastTrick === 'none'
    ? 'What lies on the table when the round ends counts for nobody.'
    : 'When the round ends, whoever played the last set takes the middle and the trick, all but that set, which counts for nobody.'
}
