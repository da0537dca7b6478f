/** Which rules came true with the five numbers of a deal, and the numbers that made them so. */
import type { Seat } from '../../engine/game.ts'
import { colourOf, type NumberCard, numberOf, type Rule } from './cards.ts'

/** What the judging of a deal looks at: a seat's own number and rule, and the automated player's numbers. */
export type Judged = {
  readonly plays: readonly { readonly number: NumberCard; readonly rule: Rule }[]
  readonly automated: readonly NumberCard[]
}

const limit = 23
const trio = 3

const alike = (
  numbers: readonly NumberCard[],
  value: (card: NumberCard) => string | number,
  own: NumberCard,
) => numbers.filter((card) => value(card) === value(own))

const sum = (numbers: readonly NumberCard[]): number =>
  numbers.reduce((total, card) => total + numberOf(card), 0)

/** Every card that has two others of its colour, or two of its number. */
const trioCards = (numbers: readonly NumberCard[]): readonly NumberCard[] =>
  numbers.filter(
    (card) => alike(numbers, colourOf, card).length >= trio || alike(numbers, numberOf, card).length >= trio,
  )

/** The cards of the own colour when it is a most frequent one and the own card its highest; else none. */
const bestCards = (numbers: readonly NumberCard[], own: NumberCard): readonly NumberCard[] => {
  const mates = alike(numbers, colourOf, own)
  const isMost = numbers.every((card) => alike(numbers, colourOf, card).length <= mates.length)
  return isMost && mates.every((card) => numberOf(card) <= numberOf(own)) ? mates : []
}

const isAlone = (numbers: readonly NumberCard[], own: NumberCard): boolean =>
  alike(numbers, colourOf, own).length === 1 && alike(numbers, numberOf, own).length === 1

/** The numbers that make a rule true for the seat that played `own`; none when it is not true, or stands on another rule. */
export const madeBy = (
  rule: Rule,
  own: NumberCard,
  numbers: readonly NumberCard[],
): readonly NumberCard[] => {
  switch (rule) {
    case 'TRIO':
      return trioCards(numbers)
    case 'LIMIT':
      return sum(numbers) <= limit ? numbers : []
    case 'ONLY':
      return isAlone(numbers, own) ? [own] : []
    case 'BEST':
      return bestCards(numbers, own)
    case 'SUPPORT':
      return []
  }
}

/** The five numbers: the seats' in their order, then the automated player's. */
export const numbersOf = ({ plays, automated }: Judged): readonly NumberCard[] => [
  ...plays.map(({ number }) => number),
  ...automated,
]

/**
 * For each seat whether its rule came true. A row of SUPPORT is worth what the first other rule to its right
 * is worth; where everybody supports, everybody is right.
 */
export const judgeDeal = (judged: Judged): readonly boolean[] => {
  const { plays } = judged
  const numbers = numbersOf(judged)
  const propped = (seat: Seat): Seat | undefined =>
    plays
      .map((_, steps) => (seat - steps + plays.length) % plays.length)
      .find((at) => plays[at]?.rule !== 'SUPPORT')
  return plays.map((_, seat) => {
    const at = propped(seat)
    const play = at === undefined ? undefined : plays[at]
    return play === undefined || madeBy(play.rule, play.number, numbers).length > 0
  })
}
