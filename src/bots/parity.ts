/** Parity: trumps where the hand is strong, the parity of the tricks counted in it, and a search for every card. */
import { type Card, isJoker } from '../engine/cards.ts'
import type { Random, Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import { countTricks, type Trick, type TrickOrder } from '../engine/tricks.ts'
import { type CountedSuit, deck, orderUnder, type Trump } from '../games/parity/deck.ts'
import type { Parity, ParityMove } from '../games/parity/moves.ts'
import { pointsFor } from '../games/parity/score.ts'
import type { ParityView } from '../games/parity/view.ts'
import type { Bot, Look } from './bot.ts'
import { type Deal, searchCard } from './tricks/search.ts'
import { dealUnseen, handPlace, shownVoids, trickOf, unseenOf } from './tricks/world.ts'

type ParityLook = Look<ParityView, ParityMove>

/** A joker wins whatever it is led to or played on without trumps, so none of the two is above the other then. */
const orderOf = (trump: Trump): TrickOrder<Card, CountedSuit> => {
  const order = orderUnder(trump)
  return trump === 'none' ? { ...order, rankOf: (card) => (isJoker(card) ? 99 : order.rankOf(card)) } : order
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

const cardsOf = (trick: ParityView['trick']): readonly Card[] => trick.plays.map(({ card }) => card)

/** The other hand and what the other put face down, dealt from all that is out of sight. */
const makeWorld = (view: ParityView, seat: Seat, order: TrickOrder<Card, CountedSuit>, random: Random) => {
  const hand = view.hand ?? []
  const other = 1 - seat
  const discards = view.tricks.flatMap(({ discard }) => (discard === null ? [] : [discard]))
  const known = discards.flatMap(({ card }) => (card === null ? [] : [card]))
  const shown = [...view.tricks, view.trick].flatMap(cardsOf)
  // Under a joker led without trumps nobody has to follow.
  const telling = view.tricks.filter(({ discard }) => discard === null)
  const places = [
    handPlace(order, shownVoids(order, telling, 2), view.counts, other),
    { size: discards.length - known.length, mayHold: () => true },
  ]
  const [theirs = []] = dealUnseen(unseenOf(deck.cards, hand, shown, known), places, random)
  return { hands: seat === 0 ? [hand, theirs] : [theirs, hand] }
}

const dealOf = (view: ParityView, seat: Seat, trump: Trump, parity: Parity): Deal<Card, CountedSuit> => {
  const order = orderOf(trump)
  const { declarer, options } = view
  const points = (tricks: readonly number[], one: Seat) =>
    pointsFor(tricks[one] ?? 0, parity, one === declarer, options.scoring)
  const isFree = (led: Card | undefined) => led === undefined || (trump === 'none' && isJoker(led))
  return {
    order,
    trick: { leader: view.trick.leader, cards: cardsOf(view.trick) },
    tricks: view.tricks.map(trickOf),
    playable: (hand, { cards: [led] }) => {
      if (led === undefined || isFree(led)) return hand
      const same = hand.filter((card) => order.suitOf(card) === order.suitOf(led))
      return same.length > 0 ? same : hand
    },
    habit: ({ cards }, random) => pick(cards, random),
    worth: (tricks: readonly Trick<Card>[]) => {
      const taken = countTricks(tricks, 2)
      return points(taken, seat) - points(taken, 1 - seat)
    },
    makeWorld: (random) => makeWorld(view, seat, order, random),
  }
}

const chooseCard = ({ view, seat, random }: ParityLook, legal: readonly ParityMove[]) => {
  const { trump, parity } = view
  if (trump === null || parity === null) return undefined
  const cards = legal.flatMap((move) => ('card' in move ? [move.card] : []))
  const card = searchCard(dealOf(view, seat, trump, parity), cards, random)
  return legal.find((move) => 'card' in move && move.card === card)
}

const choose = (look: ParityLook, legal: readonly ParityMove[]): ParityMove | undefined => {
  const hand = look.view.hand ?? []
  switch (look.view.phase) {
    case 'trump':
      return chooseTrump(hand, legal)
    case 'parity':
      return { type: 'parity', parity: parityOf(hand, look.view.trump ?? 'none') }
    case 'play':
    case 'discard':
      return chooseCard(look, legal)
    case 'over':
      return undefined
  }
}

export const parity: Bot<ParityView, ParityMove> = {
  choose: (look) => {
    const legal = [...look.legal]
    return choose(look, legal) ?? pick(legal, look.random)
  },
}
