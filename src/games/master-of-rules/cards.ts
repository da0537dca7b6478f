/** Number cards and rule cards: their codes, the order of the two new decks, and what a code says. */
import { makeDeck, without } from '../../engine/cards.ts'

/** Blue, red, yellow, green, purple, in the order of a new deck. */
export const colours = ['B', 'R', 'Y', 'G', 'P'] as const
export type Colour = (typeof colours)[number]

const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Colour, then number: `B1`, `P9`. There is one of each. */
export type NumberCard = `${Colour}${(typeof figures)[number]}`

/** In the order of a new deck. */
export const rules = ['ONLY', 'LIMIT', 'SUPPORT', 'TRIO', 'BEST'] as const
/** A rule card: there are twelve of each. */
export type Rule = (typeof rules)[number]

export type PlayCard = NumberCard | Rule

export const kinds = ['number', 'rule'] as const
export type Kind = (typeof kinds)[number]

/** Something of each kind of card, a hand or a pile. */
export type PerKind = { readonly number: readonly NumberCard[]; readonly rule: readonly Rule[] }

const codeOf = <C extends Colour, F extends (typeof figures)[number]>(colour: C, figure: F) =>
  `${colour}${figure}` as const

export const numberDeck = makeDeck<NumberCard>(
  colours.flatMap((colour) => figures.map((figure) => codeOf(colour, figure))),
)

const copies = 12
export const ruleCards: readonly Rule[] = rules.flatMap((rule) => Array.from({ length: copies }, () => rule))

const ruleCodes: ReadonlySet<unknown> = new Set(rules)
export const isRule = (card: unknown): card is Rule => ruleCodes.has(card)
export const isNumber = (card: PlayCard): card is NumberCard => !isRule(card)

/** @throws RangeError for a code nobody has printed. */
export const printed = (code: string): PlayCard => {
  if (isRule(code) || numberDeck.has(code)) return code
  throw new RangeError(`${code} is no card of this game`)
}

export const kindOf = (card: PlayCard): Kind => (isRule(card) ? 'rule' : 'number')
export const otherKind = (kind: Kind): Kind => (kind === 'number' ? 'rule' : 'number')

// What `NumberCard` says of its two letters is more than `charAt` knows.
export const colourOf = (card: NumberCard): Colour => card.charAt(0) as Colour
export const numberOf = (card: NumberCard): number => Number(card.charAt(1))

/** Rules in the order of a new deck, so that nothing tells how they came into a hand. */
export const sortRules = (cards: readonly Rule[]): readonly Rule[] =>
  rules.flatMap((rule) => cards.filter((card) => card === rule))

/** A card more, at the end of its kind. */
export const withCard = ({ number, rule }: PerKind, card: PlayCard): PerKind =>
  isRule(card) ? { number, rule: [...rule, card] } : { number: [...number, card], rule }

/** A card less: the first of those that equal it. */
export const withoutCard = ({ number, rule }: PerKind, card: PlayCard): PerKind =>
  isRule(card) ? { number, rule: without(rule, card) } : { number: without(number, card), rule }

/** Both kinds in the order of a new deck. */
export const inOrder = ({ number, rule }: PerKind): PerKind => ({
  number: numberDeck.sort(number),
  rule: sortRules(rule),
})
