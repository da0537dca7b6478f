/** What a seat, or a spectator, sees. */
import type { Seat } from '../../engine/game.ts'
import type { Kind, NumberCard, PerKind, PlayCard, Rule } from './cards.ts'
import { kindDue, type Waiting, waiting } from './judge.ts'
import { dealsOf, type MasterOptions } from './options.ts'
import { type Points, pointsOf } from './score.ts'
import { type Automated, type DealLine, justPlayed, type MasterState } from './state.ts'
import { madeBy, numbersOf } from './verdict.ts'

/** How many cards of each kind. */
export type Counts = { readonly number: number; readonly rule: number }

/** A judged deal; `made` are for each seat the numbers that made its own rule true, none for SUPPORT. */
export type ShownDeal = DealLine & { readonly made: readonly (readonly NumberCard[])[] }

export type MasterView = {
  readonly options: MasterOptions
  readonly phase: MasterState['phase']
  /** The number of the deal, from 1, and how many there are; the last one when the game is over. */
  readonly deal: number
  readonly dealCount: number
  readonly trick: 1 | 2
  readonly first: Seat
  readonly toAct: readonly Seat[]
  /** The kind to be played or taken now; null where the player may choose, and when the game is over. */
  readonly due: Kind | null
  /** The viewer's own cards in the order they came; null for a spectator. */
  readonly hand: PerKind | null
  /** How many cards each seat holds. */
  readonly counts: readonly Counts[]
  /** The cards before each seat in this deal, in the order played. */
  readonly table: readonly (readonly PlayCard[])[]
  readonly automated: Automated
  /** The rule hands that forced plays of this deal have shown. */
  readonly revealed: readonly (readonly Rule[] | null)[]
  readonly display: PerKind
  readonly pileCounts: Counts
  /** The oldest card first. */
  readonly discards: PerKind
  /** Each seat's scored rules, in the order scored, and what they are worth. */
  readonly scored: readonly (readonly Rule[])[]
  readonly points: readonly Points[]
  /** The judged deals, the first one first. */
  readonly deals: readonly ShownDeal[]
  /** The cards of the viewer's hand that may not be played now, and why. */
  readonly waiting: readonly Waiting[]
}

const turns: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

export const toAct = ({ phase, turn }: MasterState): readonly Seat[] =>
  phase === 'over' ? [] : (turns[turn] ?? [])

const dueNow = (state: MasterState): Kind | null => {
  switch (state.phase) {
    case 'play':
      return kindDue(state, state.turn)
    case 'take':
      return justPlayed(state, state.turn)
    case 'over':
      return null
  }
}

const countCards = ({ number, rule }: PerKind): Counts => ({ number: number.length, rule: rule.length })

const showDeal = (line: DealLine): ShownDeal => {
  const numbers = numbersOf({ plays: line.plays, automated: line.automated.numbers })
  return { ...line, made: line.plays.map(({ rule, number }) => madeBy(rule, number, numbers)) }
}

export const view = (state: MasterState, seat: Seat | null): MasterView => ({
  options: state.options,
  phase: state.phase,
  deal: state.deal,
  dealCount: dealsOf(state.options, state.seats),
  trick: state.trick,
  first: state.first,
  toAct: toAct(state),
  due: dueNow(state),
  hand: seat === null ? null : (state.hands[seat] ?? null),
  counts: state.hands.map(countCards),
  table: state.table,
  automated: state.automated,
  revealed: state.revealed,
  display: state.display,
  pileCounts: { number: state.numbers.pile.length, rule: state.rules.pile.length },
  discards: { number: state.numbers.discards, rule: state.rules.discards },
  scored: state.scored,
  points: state.scored.map((cards) => pointsOf(cards, state.options)),
  deals: state.deals.map(showDeal),
  waiting: seat === null ? [] : waiting(state, seat),
})
