/** Klaverjassen: makes trumps with a strong hand, and searches for every card. */
import { type Suit, type SuitCard, suitOf, suits } from '../engine/cards.ts'
import type { Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import { otherTeam, teamOf } from '../engine/teams.ts'
import type { OpenTrick, Trick } from '../engine/tricks.ts'
import { deck, orderUnder, pointsOf } from '../games/klaverjassen/deck.ts'
import { dutifulCards, dutyOf } from '../games/klaverjassen/duty.ts'
import type { KlaverjassenMove } from '../games/klaverjassen/moves.ts'
import { roemOf } from '../games/klaverjassen/roem.ts'
import { scoreTaken, takenBy } from '../games/klaverjassen/score.ts'
import type { KlaverjassenView } from '../games/klaverjassen/view.ts'
import type { Bot, Look } from './bot.ts'
import { habitOf } from './tricks/habits.ts'
import { bySearch, type CardChooser, type Deal } from './tricks/search.ts'
import { cardsIn, openTrickOf, shownVoids, trickOf, worldsOf } from './tricks/world.ts'

type KlaverjassenLook = Look<KlaverjassenView, KlaverjassenMove>

const seatCount = 4
const tricksInDeal = 8
const lastTrickPoints = 10

const trumpStrength: { readonly [rank: string]: number } = { J: 4, 9: 3, A: 2 }

/** What a hand is worth with this trump: its high trumps, any others one each, and the aces beside them. */
export const strengthWith = (hand: readonly SuitCard[], trump: Suit): number =>
  hand.reduce((sum, card) => {
    const rank = card.charAt(0)
    if (suitOf(card) === trump) return sum + (trumpStrength[rank] ?? 1)
    return sum + (rank === 'A' ? 1.5 : 0)
  }, 0)

/** Two of the three best trumps with a third one, or what is as good. */
const enough = 8

const chooseTrump = ({ view }: KlaverjassenLook, legal: readonly KlaverjassenMove[]): KlaverjassenMove => {
  const hand = view.hand ?? []
  const strengths = suits.map((suit) => strengthWith(hand, suit))
  const best = Math.max(...strengths)
  const mayPass = legal.some(({ type }) => type === 'pass')
  const suit = suits[strengths.indexOf(best)]
  return suit === undefined || (mayPass && best < enough) ? { type: 'pass' } : { type: 'trump', suit }
}

const chooseTurned = ({ view }: KlaverjassenLook): KlaverjassenMove => {
  const turned = view.turnedUp.at(-1)
  const strength = turned === undefined ? 0 : strengthWith(view.hand ?? [], suitOf(turned))
  return { type: strength >= enough ? 'accept' : 'pass' }
}

/** What a deal is worth to a team less what it is worth to the other. */
const worthFor = (view: KlaverjassenView, seat: Seat, trump: Suit, maker: Seat) => {
  const { options, starter } = view
  const count = (trick: Trick<SuitCard>, index: number) => {
    const last = index === tricksInDeal - 1 ? lastTrickPoints : 0
    const points = trick.cards.reduce((sum, card) => sum + pointsOf(trump, card), last)
    return { ...trick, points, roem: roemOf(trick.cards, trump, options.roem) }
  }
  const team = teamOf(seat)
  const before = view.tricks.map((trick, index) => count(trickOf(trick), index))
  return (tricks: readonly Trick<SuitCard>[]): number => {
    const after = tricks.slice(before.length).map((trick, index) => count(trick, before.length + index))
    const taken = takenBy([...before, ...after])
    const { scores } = scoreTaken(taken, { starter, maker, trump }, options)
    return scores[team] - scores[otherTeam(team)]
  }
}

/** A seat that could follow may have trumped by the source's rules, so a trump tells nothing there. */
const worlds = (view: KlaverjassenView, seat: Seat, trump: Suit) => {
  const tricks = [...view.tricks, view.trick]
  const order = orderUnder(trump)
  const tells = (suit: Suit) => view.options.following === 'dutch' || suit !== trump
  return worldsOf({
    deck: deck.cards,
    order,
    counts: view.counts,
    hands: [{ seat, cards: view.hand ?? [] }],
    seen: cardsIn(tricks),
    isVoid: shownVoids(order, tricks, tells),
  })
}

const dealOf = (view: KlaverjassenView, seat: Seat, trump: Suit, maker: Seat): Deal<SuitCard, Suit> => {
  const order = orderUnder(trump)
  const points = (card: SuitCard) => pointsOf(trump, card)
  const cost = (card: SuitCard) => points(card) + (suitOf(card) === trump ? 10 : 0)
  return {
    order,
    seat,
    trick: openTrickOf(view.trick),
    tricks: view.tricks.map(trickOf),
    playable: (hand: readonly SuitCard[], trick: OpenTrick<SuitCard>) => {
      const duty = dutyOf(view.options, trump, trick, hand)
      return duty === null ? hand : dutifulCards(duty)
    },
    habit: habitOf({
      order,
      seats: seatCount,
      wants: () => true,
      isPartner: (one, other) => teamOf(one) === teamOf(other),
      cost,
      gift: (card) => (suitOf(card) === trump ? 20 : -points(card)),
    }),
    worth: worthFor(view, seat, trump, maker),
    makeWorld: worlds(view, seat, trump),
  }
}

const chooseCard = (
  { view, seat, random }: KlaverjassenLook,
  legal: readonly KlaverjassenMove[],
  cardChooser: CardChooser,
): KlaverjassenMove | undefined => {
  const { trump, maker } = view
  if (trump === null || maker === null) return undefined
  const cards = legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
  return { type: 'play', card: cardChooser(dealOf(view, seat, trump, maker), cards, random) }
}

const choose = (
  look: KlaverjassenLook,
  legal: readonly KlaverjassenMove[],
  cardChooser: CardChooser,
): KlaverjassenMove | undefined => {
  switch (look.view.phase) {
    case 'choose':
      return chooseTrump(look, legal)
    case 'turned':
      return chooseTurned(look)
    case 'play':
      return chooseCard(look, legal, cardChooser)
    case 'over':
      return undefined
  }
}

export const klaverjassenBy = (cardChooser: CardChooser): Bot<KlaverjassenView, KlaverjassenMove> => ({
  choose: (look) => {
    const legal = [...look.legal]
    return choose(look, legal, cardChooser) ?? pick(legal, look.random)
  },
})

export const klaverjassen = klaverjassenBy(bySearch)
