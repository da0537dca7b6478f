/** Positions of Master of Rules for its tests, told in the codes of its cards. */
import type { Event, Seat } from '../../src/engine/game.ts'
import {
  isNumber,
  isRule,
  type NumberCard,
  type PerKind,
  type PlayCard,
  printed,
  type Rule,
} from '../../src/games/master-of-rules/cards.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { legalMoves } from '../../src/games/master-of-rules/judge.ts'
import type { MasterMove } from '../../src/games/master-of-rules/moves.ts'
import { type MasterOptions, options } from '../../src/games/master-of-rules/options.ts'
import { type MasterState, setup } from '../../src/games/master-of-rules/state.ts'
import type { Judged } from '../../src/games/master-of-rules/verdict.ts'
import { newDecks, playAll } from './hands.ts'

export const cards = (text: string): readonly PlayCard[] =>
  text
    .split(' ')
    .filter((code) => code !== '')
    .map(printed)

export const rules = (text: string): readonly Rule[] => cards(text).filter(isRule)
export const numbers = (text: string): readonly NumberCard[] => cards(text).filter(isNumber)
export const perKind = (text: string): PerKind => ({ number: numbers(text), rule: rules(text) })

export const optionsOf = (chosen: Partial<MasterOptions> = {}): MasterOptions => options.parse(chosen)

/** A new game whose piles lie as new decks do: numbers from B1, and nothing but ONLY on top of the rules. */
export const newGame = (seats: number, chosen: Partial<MasterOptions> = {}, first: Seat = 0): MasterState =>
  setup(seats, optionsOf(chosen), newDecks(first))

type Position = {
  readonly options?: Partial<MasterOptions>
  readonly first?: Seat
  readonly deal?: number
  /** A hand a seat, numbers and rules. There are as many seats as hands. */
  readonly hands: readonly string[]
  readonly display?: string
  /** What lies before each seat, in the order played. */
  readonly table?: readonly string[]
  readonly automated?: string
  /** The draw piles, the top first. */
  readonly pile?: string
  readonly scored?: readonly string[]
}

/** A deal being played: it is the turn of whoever comes next after the cards that lie there. */
export const position = (given: Position): MasterState => {
  const { hands, first = 0, deal = 1, display = '', automated = '', pile } = given
  const seats = hands.length
  const table = hands.map((_, seat) => cards(given.table?.[seat] ?? ''))
  const played = table.flat().length
  const start = newGame(seats, given.options, first)
  const piles = pile === undefined ? null : perKind(pile)
  return {
    ...start,
    deal,
    trick: played < seats ? 1 : 2,
    turn: (first + played) % seats,
    hands: hands.map(perKind),
    display: perKind(display),
    table,
    automated: { numbers: numbers(automated), rule: rules(automated)[0] ?? null },
    numbers: { pile: piles?.number ?? start.numbers.pile, discards: [] },
    rules: { pile: piles?.rule ?? start.rules.pile, discards: [] },
    scored: hands.map((_, seat) => rules(given.scored?.[seat] ?? '')),
  }
}

export const play = (card: string): MasterMove => ({ type: 'play', card })
export const take = (card: string): MasterMove => ({ type: 'take', card })

/** The cards the seat on turn may play or take, as text. */
export const playable = (state: MasterState): string =>
  legalMoves(state, state.turn)
    .map(({ card }) => card)
    .join(' ')

/** What lies there at the end of a deal: `'R2 R7 B4 | G9'`, the automated player's numbers after the bar. */
export const judged = (played: string, ruled: string): Judged => {
  const [own = '', automated = ''] = played.split('|')
  const laid = rules(ruled)
  const plays = numbers(own).flatMap((number, seat) => {
    const rule = laid[seat]
    return rule === undefined ? [] : [{ number, rule }]
  })
  return { plays, automated: numbers(automated) }
}

/** Plays cards in turn, and takes those that are written with a plus. */
export const run = (state: MasterState, ...moves: readonly string[]) =>
  playAll(
    masterOfRules,
    state,
    moves.map((text) => (text.startsWith('+') ? take(text.slice(1)) : play(text))),
  )

export const typesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
