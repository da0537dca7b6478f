/** How good a hand is for a game: above 0 it will rather be made than lost. */
import { rankOf, type Suit, type SuitCard, suitOf, suits } from '../../engine/cards.ts'
import { countPoints, type GameName, orderIn } from '../../games/skat/deck.ts'

const isRank = (rank: string) => (card: SuitCard) => card.charAt(0) === rank

/** Aces beside the trumps, and half of it for each ten that is guarded. */
const sideTricks = (sides: readonly (readonly SuitCard[])[]): number =>
  sides.reduce((sum, held) => {
    const ace = held.some(isRank('A')) ? 1 : 0
    const ten = held.some(isRank('T')) && (ace === 1 || held.length > 1) ? 0.5 : 0
    return sum + ace + ten
  }, 0)

/** The hand's cards that are no trumps, by suit. */
const sidesIn = (game: GameName, hand: readonly SuitCard[]): readonly (readonly SuitCard[])[] => {
  const { suitOf: countedAs } = orderIn(game)
  return suits.map((suit) => hand.filter((card) => countedAs(card) === suit))
}

/** Trumps, with what the jacks are more than others, aces, guarded tens and suits one is out of. */
const suitMargin = (game: Suit, hand: readonly SuitCard[]): number => {
  const sides = sidesIn(game, hand)
  const trumps = hand.length - sides.reduce((sum, held) => sum + held.length, 0)
  const jacks = hand.filter(isRank('J')).length
  const black = hand.includes('JC') ? 0.4 : 0
  const voids = sides.filter((held, index) => held.length === 0 && suits[index] !== game).length
  return trumps + 0.3 * jacks + black + sideTricks(sides) + 0.5 * voids - 8
}

const grandMargin = (hand: readonly SuitCard[]): number => {
  const jacks = hand.filter(isRank('J')).length
  const black = hand.includes('JC') ? 0.3 : 0
  const long = sidesIn('grand', hand).some((held) => held.length > 4 && held.some(isRank('A'))) ? 1 : 0
  return 1.2 * jacks + black + sideTricks(sidesIn('grand', hand)) + long - 5.7
}

/** In every suit the nth lowest card should lie under the nth of those the others may lead. */
const nullMargin = (hand: readonly SuitCard[]): number => {
  const gaps = suits.map((suit) =>
    hand
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .toSorted((a, b) => a - b)
      .reduce((sum, rank, index) => sum + Math.max(0, rank - rankOf('7C') - 2 * index - 1), 0),
  )
  return 1.5 - gaps.reduce((sum, gap) => sum + gap, 0)
}

export const marginIn = (game: GameName, hand: readonly SuitCard[]): number => {
  switch (game) {
    case 'null':
      return nullMargin(hand)
    case 'grand':
      return grandMargin(hand)
    case 'C':
    case 'D':
    case 'H':
    case 'S':
      return suitMargin(game, hand)
  }
}

/** The margin with two cards put aside: their points are in the bag, in null they only make the hand safer. */
export const marginAside = (game: GameName, hand: readonly SuitCard[], aside: readonly SuitCard[]): number =>
  marginIn(
    game,
    hand.filter((card) => !aside.includes(card)),
  ) + (game === 'null' ? 0 : countPoints(aside) / 12)
