/** A move carried out, and the steps within a deal that follow from it by themselves. */
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import {
  isRule,
  kindOf,
  type PerKind,
  type PlayCard,
  printed,
  sortRules,
  withCard,
  withoutCard,
} from './cards.ts'
import { finishDeal } from './deal.ts'
import type { MasterEvent } from './events.ts'
import { isPlayed, judge } from './judge.ts'
import type { MasterMove } from './moves.ts'
import { isLastDeal, leftOf, type MasterState } from './state.ts'
import { turnUp } from './stock.ts'

export const apply = (
  state: MasterState,
  seat: Seat,
  move: MasterMove,
  random: Random,
): Step<MasterState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  const card = printed(move.card)
  switch (move.type) {
    case 'play':
      return play(state, seat, card, random)
    case 'take':
      return take(state, seat, card, [], random)
  }
}

const handOf = ({ hands }: MasterState, seat: Seat): PerKind => hands[seat] ?? { number: [], rule: [] }

/** Only a player who holds nothing else may play a rule that lies there already, and has to prove it. */
const shownBy = (state: MasterState, seat: Seat, card: PlayCard): PerKind['rule'] | null =>
  state.options.edition === 'second' && isRule(card) && isPlayed(state, card)
    ? sortRules(handOf(state, seat).rule)
    : null

const play = (state: MasterState, seat: Seat, card: PlayCard, random: Random): Step<MasterState> => {
  const events: MasterEvent[] = []
  const shown = shownBy(state, seat, card)
  if (shown !== null) events.push({ type: 'show', to: 'all', seat, cards: shown })
  events.push({ type: 'play', to: 'all', seat, card })
  const played: MasterState = {
    ...state,
    hands: state.hands.with(seat, withoutCard(handOf(state, seat), card)),
    table: state.table.with(seat, [...(state.table[seat] ?? []), card]),
    revealed: shown === null ? state.revealed : state.revealed.with(seat, shown),
  }
  const offered: readonly PlayCard[] = isLastDeal(state) ? [] : state.display[kindOf(card)]
  const [only] = offered
  if (only === undefined) return passOn(played, seat, events, random)
  return offered.every((other) => other === only)
    ? take(played, seat, only, events, random)
    : { state: { ...played, phase: 'take' }, events }
}

const take = (
  state: MasterState,
  seat: Seat,
  card: PlayCard,
  events: readonly MasterEvent[],
  random: Random,
): Step<MasterState> => {
  const taken: MasterState = {
    ...state,
    phase: 'play',
    hands: state.hands.with(seat, withCard(handOf(state, seat), card)),
    display: withoutCard(state.display, card),
  }
  return passOn(taken, seat, [...events, { type: 'take', to: 'all', seat, card }], random)
}

const passOn = (
  state: MasterState,
  seat: Seat,
  events: readonly MasterEvent[],
  random: Random,
): Step<MasterState> => {
  const turn = leftOf(seat, state.seats)
  return turn === state.first
    ? finishTrick({ ...state, turn }, events, random)
    : { state: { ...state, turn }, events }
}

/** What the automated player gets after each trick, for all numbers to be five and all rules at least four. */
const automatedDraws = ({
  seats,
  trick,
}: MasterState): { readonly numbers: number; readonly rules: number } => {
  if (seats === 3) return { numbers: 1, rules: trick === 1 ? 1 : 0 }
  return { numbers: seats === 4 && trick === 1 ? 1 : 0, rules: 0 }
}

const finishTrick = (
  state: MasterState,
  events: readonly MasterEvent[],
  random: Random,
): Step<MasterState> => {
  const counts = automatedDraws(state)
  const drawn = turnUp(state, counts, random)
  const { number: numbers, rule: rules } = drawn.cards
  const [rule = null] = rules
  const told: readonly MasterEvent[] =
    counts.numbers === 0 ? [] : [...drawn.events, { type: 'automated', to: 'all', numbers, rule }]
  const { automated } = state
  const finished: MasterState = {
    ...state,
    ...drawn.stocks,
    automated: { numbers: [...automated.numbers, ...numbers], rule: automated.rule ?? rule },
  }
  return state.trick === 1
    ? { state: { ...finished, trick: 2 }, events: [...events, ...told] }
    : finishDeal(finished, [...events, ...told], random)
}
