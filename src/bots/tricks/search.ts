/**
 * Which card to play to a trick: each legal card is tried in many worlds that fit the view, the deal played to its
 * end in every one, and the card that does best on average is chosen. Bounded by a number of cards played, not by a clock.
 */
import type { Random, Seat } from '../../engine/game.ts'
import { followers, type OpenTrick, type Trick, type TrickOrder, winnerOf } from '../../engine/tricks.ts'
import { quickRandom } from '../quick.ts'

/** All cards of a deal in play, as one world has them. */
export type World<C extends string> = { readonly hands: readonly (readonly C[])[] }

/** A seat that is to play in a world. */
export type Turn<C extends string> = {
  readonly seat: Seat
  /** The cards it may play. */
  readonly cards: readonly C[]
  readonly trick: OpenTrick<C>
  readonly tricks: readonly Trick<C>[]
}

/** What a search knows of a deal and its game. */
export type Deal<C extends string, S extends string> = {
  readonly order: TrickOrder<C, S>
  /** The one who thinks, and is to play. */
  readonly seat: Seat
  /** The trick in play and those finished. */
  readonly trick: OpenTrick<C>
  readonly tricks: readonly Trick<C>[]
  /** Which cards a hand may play to a trick that has been led; following suit when absent. */
  readonly playable?: (hand: readonly C[], trick: OpenTrick<C>) => readonly C[]
  /** What a seat plays while a world is played out. */
  readonly habit: (turn: Turn<C>, random: Random) => C
  /** What the tricks of a whole deal are worth to the one who thinks. */
  readonly worth: (tricks: readonly Trick<C>[]) => number
  readonly makeWorld: (random: Random) => World<C>
}

/** A way to choose one of these cards, which are all that may be played. */
export type CardChooser = <C extends string, S extends string>(
  deal: Deal<C, S>,
  legal: readonly C[],
  chance: Random,
) => C

/** Without thinking: as a seat plays while a world is played out. */
export const byHabit: CardChooser = ({ habit, seat, trick, tricks }, legal, chance) =>
  habit({ seat, cards: legal, trick, tricks }, chance)

/** So many cards are played in one search; dealing a world takes as long as playing some. */
const effort = 6000
const dealingEffort = 40

const take = <C>(hand: C[] | undefined, card: C) => {
  const index = hand?.indexOf(card) ?? -1
  if (index >= 0) hand?.splice(index, 1)
}

/** Plays a world to its end, beginning with a card of the seat on turn: what that is worth. */
const playOut = <C extends string, S extends string>(
  deal: Deal<C, S>,
  world: World<C>,
  first: C,
  random: Random,
): number => {
  const { order, playable = follow(order) } = deal
  const seats = world.hands.length
  const hands = world.hands.map((hand) => hand.slice())
  const tricks = deal.tricks.slice()
  let leader = deal.trick.leader
  let cards = deal.trick.cards.slice()
  let chosen: C | undefined = first
  while (chosen !== undefined) {
    take(hands[(leader + cards.length) % seats], chosen)
    cards.push(chosen)
    if (cards.length === seats) {
      const winner = winnerOf(order, { leader, cards }, seats)
      tricks.push({ leader, cards, winner })
      leader = winner
      cards = []
    }
    const seat = (leader + cards.length) % seats
    const hand = hands[seat] ?? []
    const trick = { leader, cards }
    const options = cards.length === 0 ? hand : playable(hand, trick)
    chosen = options.length < 2 ? options[0] : deal.habit({ seat, cards: options, trick, tricks }, random)
  }
  return deal.worth(tricks)
}

const follow =
  <C extends string, S extends string>(order: TrickOrder<C, S>) =>
  (hand: readonly C[], { cards: [led] }: OpenTrick<C>): readonly C[] =>
    led === undefined ? hand : followers(order, hand, order.suitOf(led))

type Candidate<C> = { readonly card: C; sum: number }

/** One world more for each candidate, with the same chance for all of them; the effort that took. */
const tryWorld = <C extends string, S extends string>(
  deal: Deal<C, S>,
  candidates: readonly Candidate<C>[],
  random: Random,
): number => {
  const world = deal.makeWorld(random)
  const seed = random.int(2 ** 32)
  for (const candidate of candidates) candidate.sum += playOut(deal, world, candidate.card, quickRandom(seed))
  return dealingEffort + candidates.length * world.hands.reduce((sum, hand) => sum + hand.length, 0)
}

/**
 * The best card on average; of equal ones the first. The effort is spent in equal
 * stages, and after each the better half of the candidates goes on.
 */
export const bySearch: CardChooser = (deal, legal, chance) => {
  const random = quickRandom(chance.int(2 ** 32))
  const stage = effort / Math.ceil(Math.log2(Math.max(2, legal.length)))
  let left = legal.map((card) => ({ card, sum: 0 }))
  while (left.length > 1) {
    for (let spent = 0; spent < stage; ) spent += tryWorld(deal, left, random)
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, left.length >> 1)
  }
  const [best] = left
  if (best === undefined) throw new RangeError('no card may be played')
  return best.card
}
