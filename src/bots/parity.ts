/** Parity: trumps where the hand is strong, the parity of the tricks counted in it, and a search for every card. */
import { type Card, isJoker } from '../engine/cards.ts'
import type { Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import { countTricks, followers, type Trick, type TrickOrder } from '../engine/tricks.ts'
import { type CountedSuit, deck, orderUnder, type Trump } from '../games/parity/deck.ts'
import type { Parity, ParityMove } from '../games/parity/moves.ts'
import { pointsFor } from '../games/parity/score.ts'
import type { ParityView } from '../games/parity/view.ts'
import type { Bot, Look } from './bot.ts'
import { bySearch, type CardChooser, type Deal } from './tricks/search.ts'
import { cardsIn, openTrickOf, shownVoids, trickOf, worldsOf } from './tricks/world.ts'

type ParityLook = Look<ParityView, ParityMove>

const aboveAll = 99

/** A joker wins whatever it is led to or played on without trumps, so none of the two is above the other then. */
const orderOf = (trump: Trump): TrickOrder<Card, CountedSuit> => {
  const order = orderUnder(trump)
  return trump === 'none'
    ? { ...order, rankOf: (card) => (isJoker(card) ? aboveAll : order.rankOf(card)) }
    : order
}

/** Tricks a hand may hope for: each trump one, and of the other suits the aces and guarded kings. */
const strengthUnder = (hand: readonly Card[], trump: Trump): number => {
  const order = orderUnder(trump)
  return hand.reduce((sum, card) => {
    const same = hand.filter((other) => order.suitOf(other) === order.suitOf(card)).length
    if (order.suitOf(card) === order.trump) return sum + (isJoker(card) ? 1.5 : 1)
    if (card.startsWith('A')) return sum + 1
    return sum + (card.startsWith('K') && same > 1 ? 0.5 : 0)
  }, 0)
}

const chooseTrump = (hand: readonly Card[], legal: readonly ParityMove[]): ParityMove | undefined => {
  const strengthOf = (move: ParityMove) =>
    move.type === 'trump' && move.suit !== 'none' ? strengthUnder(hand, move.suit) : 0
  return legal.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0]
}

const parityOf = (hand: readonly Card[], trump: Trump): Parity =>
  Math.round(strengthUnder(hand, trump)) % 2 === 0 ? 'even' : 'odd'

/** The other hand and what the other put face down are out of sight. */
const worlds = (view: ParityView, seat: Seat, order: TrickOrder<Card, CountedSuit>) => {
  const tricks = [...view.tricks, view.trick]
  const discards = view.tricks.flatMap(({ discard }) => discard?.card ?? [])
  return worldsOf({
    deck: deck.cards,
    order,
    counts: view.counts,
    hands: [{ seat, cards: view.hand ?? [] }],
    seen: [...cardsIn(tricks), ...discards],
    isVoid: shownVoids(order, tricks),
  })
}

const dealOf = (view: ParityView, seat: Seat, trump: Trump, parity: Parity): Deal<Card, CountedSuit> => {
  const order = orderOf(trump)
  const { declarer, options } = view
  const points = (tricks: readonly number[], one: Seat) =>
    pointsFor(tricks[one] ?? 0, parity, one === declarer, options.scoring)
  return {
    order,
    seat,
    trick: openTrickOf(view.trick),
    tricks: view.tricks.map(trickOf),
    playable: (hand, { cards: [led] }) => {
      // Under a joker led without trumps nobody has to follow.
      const isFree = led === undefined || (trump === 'none' && isJoker(led))
      return isFree ? hand : followers(order, hand, order.suitOf(led))
    },
    habit: ({ cards }, random) => pick(cards, random),
    worth: (tricks: readonly Trick<Card>[]) => {
      const taken = countTricks(tricks, 2)
      return points(taken, seat) - points(taken, 1 - seat)
    },
    makeWorld: worlds(view, seat, order),
  }
}

const chooseCard = (
  { view, seat, random }: ParityLook,
  legal: readonly ParityMove[],
  cardChooser: CardChooser,
) => {
  const { trump, parity } = view
  if (trump === null || parity === null) return undefined
  const cards = legal.flatMap((move) => ('card' in move ? [move.card] : []))
  const card = cardChooser(dealOf(view, seat, trump, parity), cards, random)
  return legal.find((move) => 'card' in move && move.card === card)
}

const choose = (
  look: ParityLook,
  legal: readonly ParityMove[],
  cardChooser: CardChooser,
): ParityMove | undefined => {
  const hand = look.view.hand ?? []
  switch (look.view.phase) {
    case 'trump':
      return chooseTrump(hand, legal)
    case 'parity':
      return { type: 'parity', parity: parityOf(hand, look.view.trump ?? 'none') }
    case 'play':
    case 'discard':
      return chooseCard(look, legal, cardChooser)
    case 'over':
      return undefined
  }
}

export const parityBy = (cardChooser: CardChooser): Bot<ParityView, ParityMove> => ({
  choose: (look) => {
    const legal = [...look.legal]
    return choose(look, legal, cardChooser) ?? pick(legal, look.random)
  },
})

export const parity = parityBy(bySearch)
