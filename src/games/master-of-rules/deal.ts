/** The end of a deal: the rules are judged, the cards put away, and the next deal is laid out or the game over. */
import type { Random, Seat, Step } from '../../engine/game.ts'
import type { Rule } from './cards.ts'
import type { MasterEvent } from './events.ts'
import { passOf } from './options.ts'
import { resultOf, scoresOf } from './score.ts'
import { bothOf, type DealLine, emptyTable, isLastDeal, leftOf, type MasterState, rightOf } from './state.ts'
import { discard, type Stocks, turnUp } from './stock.ts'
import { judgeDeal, numbersOf } from './verdict.ts'

const lineOf = ({ first, table, automated, revealed }: MasterState): DealLine => {
  const plays = table.map(bothOf)
  const accomplished = judgeDeal({ plays, automated: automated.numbers })
  return { first, plays, automated, revealed, accomplished }
}

/** All numbers and the rules that failed; the automated player's rule goes too, true or not. */
const putAway = ({ numbers, rules }: Stocks, { plays, automated, accomplished }: DealLine): Stocks => {
  const failed = plays.flatMap(({ rule }, seat) => (accomplished[seat] ? [] : [rule]))
  const automatedRule: readonly Rule[] = automated.rule === null ? [] : [automated.rule]
  return {
    numbers: discard(numbers, numbersOf({ plays, automated: automated.numbers })),
    rules: discard(rules, [...failed, ...automatedRule]),
  }
}

export const finishDeal = (
  state: MasterState,
  events: readonly MasterEvent[],
  random: Random,
): Step<MasterState> => {
  const line = lineOf(state)
  const judged: MasterState = {
    ...state,
    ...putAway(state, line),
    ...emptyTable(state.seats),
    scored: state.scored.map((cards, seat) => {
      const play = line.plays[seat]
      return play !== undefined && line.accomplished[seat] ? [...cards, play.rule] : cards
    }),
    deals: [...state.deals, line],
  }
  const told: readonly MasterEvent[] = [
    ...events,
    { type: 'judge', to: 'all', deal: state.deal, ...line, scores: scoresOf(judged) },
  ]
  return isLastDeal(state) ? endGame(judged, told) : nextDeal(judged, told, random)
}

const endGame = (state: MasterState, events: readonly MasterEvent[]): Step<MasterState> => {
  const { hands, numbers, rules } = state
  const end: MasterEvent = { type: 'end', to: 'all', ...resultOf(state), hands }
  return {
    state: {
      ...state,
      phase: 'over',
      hands: hands.map(() => ({ number: [], rule: [] })),
      numbers: discard(
        numbers,
        hands.flatMap(({ number }) => number),
      ),
      rules: discard(
        rules,
        hands.flatMap(({ rule }) => rule),
      ),
    },
    events: [...events, end],
  }
}

const nextFirst = ({ options, first, seats }: MasterState): Seat =>
  passOf(options) === 'right' ? rightOf(first, seats) : leftOf(first, seats)

const nextDeal = (state: MasterState, events: readonly MasterEvent[], random: Random): Step<MasterState> => {
  const first = nextFirst(state)
  const deal = state.deal + 1
  const begun: MasterState = { ...state, deal, trick: 1, first, turn: first }
  const told: readonly MasterEvent[] = [...events, { type: 'first', to: 'all', seat: first, deal }]
  // The first edition lays out no display that nobody will take from.
  return state.options.edition === 'first' && isLastDeal(begun)
    ? { state: begun, events: told }
    : fillDisplay(begun, told, random)
}

const fillDisplay = (
  state: MasterState,
  events: readonly MasterEvent[],
  random: Random,
): Step<MasterState> => {
  const { display, seats } = state
  const counts = { numbers: seats - display.number.length, rules: seats - display.rule.length }
  const { cards, stocks, events: reshuffles } = turnUp(state, counts, random)
  return {
    state: {
      ...state,
      ...stocks,
      display: {
        number: [...display.number, ...cards.number],
        rule: [...display.rule, ...cards.rule],
      },
    },
    events: [...events, ...reshuffles, { type: 'display', to: 'all', cards }],
  }
}
