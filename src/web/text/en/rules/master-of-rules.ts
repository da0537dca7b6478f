import { type MasterOptions, passOf, supportEarnsBonus } from '../../../../games/master-of-rules/options.ts'
import type { Block, GameRules, Ruling } from '../../rules.ts'

export const masterOfRules: GameRules<MasterOptions> = {
  aim: () => [
    'In every deal five numbers lie on the table. They are everybody’s, but each player has laid a rule of their own beside them. If your rule is true of the five numbers, you keep its card.',
    'Each card kept is a point, and collecting three of one rule or all five rules brings more. The most points win.',
  ],
  setUp: ({ length }) => [
    'There are 45 number cards, 1 to 9 in each of five colours, and 60 rule cards, twelve of each of five rules.',
    'Everybody is dealt four numbers and three rules. As many numbers and as many rules as there are players are laid out face up: the display. The rest are two draw piles.',
    'Chance picks the first player.',
    {
      example: length === 'full' ? 'deals-full' : 'deals-short',
      columns: ['Players', 'Deals'],
      rows:
        length === 'full'
          ? [
              ['3', '12'],
              ['4', '12'],
              ['5', '10'],
            ]
          : [
              ['3', '6'],
              ['4', '8'],
              ['5', '5'],
            ],
    },
  ],
  turn: (chosen) => [
    'A deal has two tricks. In each of them everybody, from the first player on to the left, plays one card and takes one. After two tricks each player has played one number and one rule.',
    {
      steps: [
        chosen.leadKind
          ? 'In the first trick the first player plays a number or a rule, and all others play the same kind. In the second trick all play the other kind.'
          : 'In the first trick you play a number or a rule, as you like. In the second trick you play the other kind.',
        'Then you take a card of the kind you have just played from the display into your hand. The display is not filled up during a deal. In the last deal nobody takes.',
      ],
    },
    { heading: 'Rules already played', id: 'barred' },
    'A rule that lies face up in this deal may not be played again, wherever it lies. Only when all the rules in your hand lie there already may you play any of them.',
    chosen.edition === 'second'
      ? 'Whoever has to do that shows all the rules in their hand to everybody beforehand.'
      : null,
    { heading: 'With three or four players', id: 'automated' },
    'An automated player makes up the five numbers. With four players it draws one number after the first trick. With three it draws a number and a rule after the first trick, and another number after the second. Its rule can bar others but is never judged.',
    { heading: 'When a rule is true', id: 'rules' },
    'After the second trick each rule is judged by the five numbers on the table.',
    {
      list: [
        '{TRIO}: three or more of the numbers share a colour, or three or more share a figure. Your own need not be one of them.',
        '{LIMIT}: the five numbers add up to 23 or less.',
        '{ONLY}: no other number has the colour of yours, and none its figure.',
        '{BEST}: no colour is more frequent than that of your number, and yours is the highest in it.',
        '{SUPPORT}: the rule of the player to your right is true. In a row of these everything hangs on the first other rule to the right. If all players have played it, it is true for all.',
      ],
    },
    'In these examples the numbers are those of five players, one to the left of the other.',
    {
      example: 'judged-red',
      cards: ['R2', 'R7', 'B4', 'R9', 'G1'],
      text: 'With {SUPPORT}, {ONLY}, {TRIO}, {LIMIT} and {BEST} in this order, {TRIO} and {LIMIT} are true: three are red, and the sum is 23. {R7} is not the only red one, green is not most frequent, and the player to the right of {R2} is the one with {BEST}.',
    },
    {
      example: 'judged-chain',
      cards: ['B1', 'B2', 'B3', 'R4', 'G5'],
      text: 'With {TRIO}, {SUPPORT}, {SUPPORT}, {LIMIT} and {ONLY} all are true: three are blue, the next two stand on that, the sum is 15, and {G5} is alone.',
    },
    { heading: 'The next deal', id: 'next' },
    `Rules that came true go to their owners’ score piles, all else is discarded. The first player passes to the ${passOf(chosen) === 'right' ? 'right, against the direction of play' : 'left'}, and the display is filled up${chosen.edition === 'first' ? ', though not for the last deal' : ''}. When a draw pile is used up, its discards are shuffled.`,
  ],
  scoring: (chosen) => [
    {
      list: [
        'Each rule card kept: 1 point.',
        supportEarnsBonus(chosen)
          ? 'Each rule of which you kept three or more: 2 more points, once a rule.'
          : 'Each rule of which you kept three or more: 2 more points, once a rule. {SUPPORT} does not earn these.',
        'All five rules at least once: 2 more points, once a game.',
      ],
    },
    pointsTable(chosen),
    { heading: 'The end', id: 'end' },
    `After the last deal the most points win. A tie goes to whoever among the tied kept more of ${chosen.edition === 'second' ? '{TRIO}, then of {ONLY}, {BEST}, {LIMIT}, {SUPPORT}' : '{SUPPORT}, then of {TRIO}, {ONLY}, {BEST}, {LIMIT}'}. Those who are still tied share the win.`,
    chosen.edition === 'second'
      ? {
          example: 'tie-second',
          text: 'Ann has {TRIO} and {SUPPORT}, Ben {ONLY} and {SUPPORT}, Cho {SUPPORT} twice: 2 points each. Ann wins.',
        }
      : {
          example: 'tie-first',
          text: 'Ann has {TRIO} and {SUPPORT}, Ben {ONLY} and {SUPPORT}, Cho {SUPPORT} twice: 2 points each. Cho wins.',
        },
  ],
  options: {
    edition:
      'Two rulebooks of the game exist. In the second edition the first player passes to the right, three of {SUPPORT} earn the bonus, ties are decided by {TRIO} first, and whoever has to repeat a rule shows their rules. In the first edition they pass to the left, {SUPPORT} earns no bonus but decides ties, and nothing is shown.',
    pass: 'Where the first player passes, if not as the rulebook has it. It matters to {SUPPORT}, which looks to the right.',
    supportSets: 'Whether three of {SUPPORT} earn the two points, if not as the rulebook has it.',
    leadKind:
      'Whether everybody is free to begin with a number or a rule, or the first player decides that for all.',
    length: 'The number of deals. In the short game, too, everybody is first player equally often.',
  },
  rulings: (chosen): readonly Ruling[] => [
    {
      id: 'own-trio',
      question: 'Does my own number have to be one of the three for TRIO?',
      answer: 'No. Any three of the five will do.',
    },
    {
      id: 'five-colours',
      question: 'All five colours are different. Is BEST true?',
      answer: 'Yes. Each colour is then as frequent as any other, and each number the highest of its own.',
    },
    { id: 'limit-exact', question: 'The sum is exactly 23. Is LIMIT true?', answer: 'Yes.' },
    {
      id: 'support-automated',
      question: 'Does SUPPORT look at the automated player?',
      answer: 'No, always at the next person to the right.',
    },
    { id: 'support-all', question: 'Everybody played SUPPORT. What is true?', answer: 'It is true for all.' },
    {
      id: 'barred-by-automated',
      question: 'Does the rule of the automated player bar it for us?',
      answer: 'Yes, as if a player had laid it.',
    },
    {
      id: 'forced-choice',
      question: 'All my rules are barred. Must I play a certain one?',
      answer:
        'No, any of them. In the first trick you may still play a number instead, where you are free to.',
    },
    {
      id: 'scored-bars',
      question: 'Do rules in score piles bar anything?',
      answer: 'No. Only what lies there in this deal does.',
    },
    {
      id: 'last-take',
      question: 'Why does nobody take in the last deal?',
      answer: 'A card taken then could never be played.',
    },
    passOf(chosen) === 'right'
      ? {
          id: 'passing',
          question: 'Who is first player next?',
          answer: 'The player to the right of the one who was.',
        }
      : {
          id: 'passing',
          question: 'Who is first player next?',
          answer: 'The player to the left of the one who was.',
        },
  ],
}

const pointsTable = (chosen: MasterOptions): Block => {
  const counts = supportEarnsBonus(chosen)
  return {
    example: counts ? 'points' : 'points-without-support',
    columns: ['Kept', 'Points'],
    rows: [
      ['{TRIO} 3, {ONLY} 3, {LIMIT} 4', '10 + 6 = 16'],
      ['2 of each', '10 + 2 = 12'],
      ['{SUPPORT} 3, {BEST} 3', counts ? '6 + 4 = 10' : '6 + 2 = 8'],
      ['{TRIO} 3, 1 of each other', '7 + 2 + 2 = 11'],
      ['{SUPPORT} 4', counts ? '4 + 2 = 6' : '4'],
    ],
  }
}
