/** A game of Master of Rules as plain data, its start, and the places at its table. */
import type { Random, Seat } from '../../engine/game.ts'
import {
  isNumber,
  isRule,
  type Kind,
  kindOf,
  type NumberCard,
  numberDeck,
  type PerKind,
  type PlayCard,
  type Rule,
  ruleCards,
} from './cards.ts'
import { dealsOf, type MasterOptions } from './options.ts'
import type { Stocks } from './stock.ts'
import type { Judged } from './verdict.ts'

/** What the automated player has in this deal; with five players it never has anything. */
export type Automated = { readonly numbers: readonly NumberCard[]; readonly rule: Rule | null }

/** A deal that has been judged. */
export type DealLine = {
  readonly first: Seat
  readonly plays: Judged['plays']
  readonly automated: Automated
  /** Each seat's rule hand where a forced play showed it. */
  readonly revealed: readonly (readonly Rule[] | null)[]
  readonly accomplished: readonly boolean[]
}

export type MasterState = Stocks & {
  readonly seats: number
  readonly options: MasterOptions
  readonly phase: 'play' | 'take' | 'over'
  /** From 1; the last one when the game is over. */
  readonly deal: number
  readonly trick: 1 | 2
  /** Who begins both tricks of this deal. */
  readonly first: Seat
  /** Whose play or take is awaited while the game is not over. */
  readonly turn: Seat
  /** In the order the cards came into the hand. */
  readonly hands: readonly PerKind[]
  /** The cards before each seat in this deal, in the order played. */
  readonly table: readonly (readonly PlayCard[])[]
  readonly automated: Automated
  /** Each seat's rule hand, in the deck's order, where a forced play has shown it in this deal. */
  readonly revealed: readonly (readonly Rule[] | null)[]
  readonly display: PerKind
  /** Each seat's score pile, in the order scored. */
  readonly scored: readonly (readonly Rule[])[]
  /** The deals judged so far. */
  readonly deals: readonly DealLine[]
}

const numbersInHand = 4
const rulesInHand = 3

export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats
export const rightOf = (seat: Seat, seats: number): Seat => (seat - 1 + seats) % seats

/** What lies before nobody yet. */
export const emptyTable = (seats: number): Pick<MasterState, 'table' | 'automated' | 'revealed'> => ({
  table: Array.from({ length: seats }, () => []),
  automated: { numbers: [], rule: null },
  revealed: Array.from({ length: seats }, () => null),
})

export const isLastDeal = ({
  deal,
  options,
  seats,
}: Pick<MasterState, 'deal' | 'options' | 'seats'>): boolean => deal === dealsOf(options, seats)

/** The two cards of a seat that has played both. */
export const bothOf = (cards: readonly PlayCard[]): DealLine['plays'][number] => {
  const number = cards.find(isNumber)
  const rule = cards.find(isRule)
  if (number === undefined || rule === undefined) throw new Error('a seat has not played both kinds')
  return { number, rule }
}

/** The kind of the card a seat has just played. */
export const justPlayed = ({ table }: Pick<MasterState, 'table'>, seat: Seat): Kind => {
  const card = table[seat]?.at(-1)
  if (card === undefined) throw new Error(`seat ${seat} has played nothing`)
  return kindOf(card)
}

export const setup = (seats: number, options: MasterOptions, random: Random): MasterState => {
  const first = random.int(seats)
  const numbers = random.shuffle(numberDeck.cards)
  const rules = random.shuffle(ruleCards)
  const hands = Array.from({ length: seats }, () => ({
    number: numbers.splice(0, numbersInHand),
    rule: rules.splice(0, rulesInHand),
  }))
  const display = { number: numbers.splice(0, seats), rule: rules.splice(0, seats) }
  return {
    seats,
    options,
    phase: 'play',
    deal: 1,
    trick: 1,
    first,
    turn: first,
    hands,
    ...emptyTable(seats),
    display,
    numbers: { pile: numbers, discards: [] },
    rules: { pile: rules, discards: [] },
    scored: Array.from({ length: seats }, () => []),
    deals: [],
  }
}
