/**
 * DistanTichu: wins the tricks that are worth it with sets that are hard to beat, throws eights in where they are not, and
 * leaves the rest.
 */
import { pick } from '../engine/pick.ts'
import { type Card, costly, countOf, distance, numbers } from '../games/distantichu/cards.ts'
import type { DistantichuMove } from '../games/distantichu/moves.ts'
import type { DistantichuView } from '../games/distantichu/view.ts'
import type { Bot } from './bot.ts'
import { leastBy } from './least.ts'

/** What a card that nobody has seen yet brings on average. */
const unseenWorth = 0.75

/** Points of cards that are taken: one each, and one less for every eight. */
const pointsOf = (cards: readonly string[]): number => cards.length - 2 * countOf(cards.map(asCard), costly)

const asCard = (code: string): Card => numbers.find((number) => number === code) ?? costly

/** What whoever wins the trick takes at least: all that lies there but the last set. */
const stake = ({ center, down, plays }: DistantichuView): number =>
  pointsOf([...center, ...plays.flatMap(({ cards }) => cards)]) + unseenWorth * down

/** How likely a set wins: many cards near the destination do. */
const hold = ({ destination, counts }: DistantichuView, cards: readonly string[]): number => {
  const [first] = cards
  if (first === undefined || destination === null) return 0
  const apart = distance(asCard(first), destination)
  const others = counts.length - 1
  const beaten = Math.min(1, (0.12 * (apart - 1)) / cards.length + 0.25 / cards.length)
  return (1 - beaten) ** others
}

/** Eights are good riddance where another takes them, other cards are the means of later tricks. */
const spend = (cards: readonly string[]): number => (cards.includes(costly) ? -0.5 : 0.3) * cards.length

const worthOf = (view: DistantichuView, move: DistantichuMove): number => {
  switch (move.type) {
    case 'play':
      return stake(view) * hold(view, move.cards) - spend(move.cards)
    case 'pass':
      return 0
    case 'riichi':
      return move.declare ? -1 : 0
    case 'keep':
      return move.card === costly ? -1 : 0
  }
}

export const distantichu: Bot<DistantichuView, DistantichuMove> = {
  choose: ({ view, legal, random }) => {
    const moves = [...legal]
    return leastBy(moves, (move) => -worthOf(view, move)) ?? pick(moves, random)
  },
}
