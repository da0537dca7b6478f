/**
 * Katzenjammer Blues: weighs every hand by the bands it has and is on the way to, pays for a lot what leaves it better off, and
 * forms bands as soon as they are there.
 */
import { pick } from '../engine/pick.ts'
import { type Bid, pays } from '../games/katzenjammer-blues/bids.ts'
import { type Card, countOf, joker, leave, numbers, printed } from '../games/katzenjammer-blues/cards.ts'
import { bidSets } from '../games/katzenjammer-blues/legal.ts'
import { type KatzenjammerMove, spokenBid } from '../games/katzenjammer-blues/moves.ts'
import type { KatzenjammerView } from '../games/katzenjammer-blues/view.ts'
import type { Bot } from './bot.ts'
import { leastBy } from './least.ts'

/** So many bids are looked at. */
const mostRead = 400
const bandSize = 4
/** What part of a band's mice nought, one, two or three of its cards are worth. */
const parts = [0, 0.12, 0.35, 0.65]
/** What a joker is worth in the hand, and what it costs to have another one. */
const jokerWorth = 0.8
const jokerCost = 1.3
/** Below this a lot is not worth the trouble. */
const leastGain = 0.1

const worthOf = (hand: readonly string[]): number =>
  numbers.reduce((sum, number) => {
    const count = countOf(hand, String(number))
    const rest = parts[count % bandSize] ?? 0
    return sum + number * (Math.floor(count / bandSize) + rest)
  }, jokerWorth * countOf(hand, joker))

/** The hand after the lot is bought with these cards. */
const worthAfter = ({ hand, lot }: KatzenjammerView, paid: readonly string[]): number =>
  worthOf([...leave(hand ?? [], printed(paid)), ...lot]) - jokerCost * countOf(lot, joker)

/** What a spoken bid would be paid with: what leaves the hand best. */
const paymentFor = (view: KatzenjammerView, bid: Bid): readonly Card[] | undefined => {
  const payments = [...bidSets(view.hand ?? [])].filter((cards) => pays(cards, bid))
  return leastBy(payments, (cards) => -worthAfter(view, cards))
}

const gainOf = (view: KatzenjammerView, move: KatzenjammerMove): number => {
  const now = worthOf(view.hand ?? [])
  switch (move.type) {
    case 'bid':
    case 'pay':
      return worthAfter(view, move.cards) - now
    case 'call': {
      const paid = paymentFor(view, spokenBid(move))
      return paid === undefined ? Number.NEGATIVE_INFINITY : worthAfter(view, paid) - now
    }
    case 'pass':
    case 'band':
    case 'done':
      return leastGain
  }
}

/** A band brings its mice; jokers in it could have served a better one. */
const bandGain = (move: KatzenjammerMove): number =>
  move.type === 'band' ? move.value - jokerWorth * countOf(move.cards, joker) : 0

export const katzenjammerBlues: Bot<KatzenjammerView, KatzenjammerMove> = {
  choose: ({ view, legal, random }) => {
    const moves = [...Iterator.from(legal).take(mostRead)]
    const gain = view.phase === 'bands' ? bandGain : (move: KatzenjammerMove) => gainOf(view, move)
    return leastBy(moves, (move) => -gain(move)) ?? pick(moves, random)
  },
}
