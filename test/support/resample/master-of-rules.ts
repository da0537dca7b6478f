import type { Seat } from '../../../src/engine/game.ts'
import type { NumberCard, Rule } from '../../../src/games/master-of-rules/cards.ts'
import type { MasterState } from '../../../src/games/master-of-rules/state.ts'
import type { Secrets } from './index.ts'

/** A rule hand shown by a forced play keeps two known cards, the oldest ones, until the deal ends. */
const shownLeft = 2

/** How many of a seat's rules the viewer knows, from the oldest. */
const knownRules = ({ hands, revealed }: MasterState, seat: Seat, viewer: Seat | null): number => {
  if (seat === viewer) return hands[seat]?.rule.length ?? 0
  return revealed[seat] === null ? 0 : shownLeft
}

/** The others' hands and both draw piles are secret. */
export const secrets: Secrets<MasterState> = {
  resample(state, viewer, random) {
    const known = (seat: Seat) => knownRules(state, seat, viewer)
    const numbers = random.shuffle<NumberCard>([
      ...state.hands.flatMap(({ number }, seat) => (seat === viewer ? [] : number)),
      ...state.numbers.pile,
    ])
    const rules = random.shuffle<Rule>([
      ...state.hands.flatMap(({ rule }, seat) => rule.slice(known(seat))),
      ...state.rules.pile,
    ])
    const hands = state.hands.map(({ number, rule }, seat) => ({
      number: seat === viewer ? number : numbers.splice(0, number.length),
      rule: [...rule.slice(0, known(seat)), ...rules.splice(0, rule.length - known(seat))],
    }))
    return {
      ...state,
      hands,
      numbers: { ...state.numbers, pile: numbers },
      rules: { ...state.rules, pile: rules },
    }
  },
  cards: ({ hands, table, automated, display, numbers, rules, scored }) => [
    ...hands.flatMap(({ number, rule }) => [...number, ...rule]),
    ...table.flat(),
    ...automated.numbers,
    ...(automated.rule === null ? [] : [automated.rule]),
    ...display.number,
    ...display.rule,
    ...numbers.pile,
    ...numbers.discards,
    ...rules.pile,
    ...rules.discards,
    ...scored.flat(),
  ],
  breaksTies: true,
}
