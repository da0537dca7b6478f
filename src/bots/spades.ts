/** Spades: bids what the hand is worth, nil with a hand of small cards, and searches for every card. */
import { rankOf, type Suit, type SuitCard, suitOf, suits } from '../engine/cards.ts'
import type { Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import { otherTeam, type Team, teamOf } from '../engine/teams.ts'
import { countTricks, type Trick } from '../engine/tricks.ts'
import { deck, order } from '../games/spades/deck.ts'
import type { SpadesMove } from '../games/spades/moves.ts'
import { pointsOf, scoreTeam } from '../games/spades/score.ts'
import type { SpadesView } from '../games/spades/view.ts'
import type { Bot, Look } from './bot.ts'
import { habitOf } from './tricks/habits.ts'
import { bySearch, type CardChooser, type Deal, type Turn } from './tricks/search.ts'
import { cardsIn, openTrickOf, shownVoids, trickOf, worldsOf } from './tricks/world.ts'

type SpadesLook = Look<SpadesView, SpadesMove>

const seatCount = 4
const ranksAt = (hand: readonly SuitCard[], suit: Suit): string =>
  hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => card.charAt(0))
    .join('')

/** Tricks of a side suit: the ace, a guarded king, a queen guarded twice; less where others will soon trump. */
const sideTricks = (held: string): number => {
  if (held.length > 6) return held.includes('A') ? 0.5 : 0
  const king = held.includes('K') && held.length > 1 ? (held.length > 5 ? 0.3 : 0.7) : 0
  return (held.includes('A') ? 1 : 0) + king + (held.includes('Q') && held.length > 2 ? 0.2 : 0)
}

/** Tricks of the spades: the high ones, every one beyond the third, and small ones where a side suit is short. */
const trumpTricks = (spades: string, shortage: number): number => {
  const high = (spades.includes('A') ? 1 : 0) + (spades.includes('K') && spades.length > 1 ? 0.9 : 0)
  const queen = spades.includes('Q') && spades.length > 2 ? 0.7 : 0
  const small = Math.max(0, Math.min(3, spades.length) - Math.ceil(high + queen))
  return high + queen + Math.max(0, spades.length - 3) + Math.min(small, shortage)
}

/** How many tricks a hand may hope for. */
export const countHopes = (hand: readonly SuitCard[]): number => {
  const sides = suits.filter((suit) => suit !== 'S').map((suit) => ranksAt(hand, suit))
  const shortage = sides.reduce((sum, held) => sum + (held.length === 0 ? 1 : held.length === 1 ? 0.5 : 0), 0)
  return trumpTricks(ranksAt(hand, 'S'), shortage) + sides.reduce((sum, held) => sum + sideTricks(held), 0)
}

/** Few spades and none of them high, no ace, and small cards beside every high one. */
const isFitForNil = (hand: readonly SuitCard[]): boolean => {
  const spades = ranksAt(hand, 'S')
  if (spades.length > 3 || /[AKQ]/.test(spades)) return false
  return suits.every((suit) => {
    const held = hand.filter((card) => suitOf(card) === suit)
    const small = held.filter((card) => rankOf(card) < rankOf('8C')).length
    return !held.some((card) => card.startsWith('A')) && (held.length === small || small >= 2)
  })
}

const chooseBid = ({ view, seat }: SpadesLook, legal: readonly SpadesMove[]): SpadesMove | undefined => {
  if (view.hand === null) return legal.find(({ type }) => type === 'look')
  const partner = view.bids[(seat + 2) % seatCount]
  const partnerIsNil = partner === 0 || partner === 'doubleNil'
  if (isFitForNil(view.hand) && !partnerIsNil) return { type: 'bid', tricks: 0 }
  const left = 13 - view.bids.reduce<number>((sum, bid) => sum + (typeof bid === 'number' ? bid : 0), 0)
  const hopes = Math.floor(countHopes(view.hand) + 0.3)
  const isLast = view.bids.filter((bid) => bid !== null).length === seatCount - 1
  // The tricks must come from somewhere: whoever speaks last does not ask for more than the others left.
  return { type: 'bid', tricks: Math.max(1, isLast ? Math.min(hopes, Math.max(left, 1)) : hopes) }
}

const isNil = ({ bids }: SpadesView, seat: Seat): boolean => bids[seat] === 0 || bids[seat] === 'doubleNil'

const contractOf = ({ bids }: SpadesView, team: Team): number =>
  [team, team + 2].reduce((sum, seat) => {
    const bid = bids[seat]
    return sum + (typeof bid === 'number' ? bid : 0)
  }, 0)

const dearness = (card: SuitCard): number => rankOf(card) + (suitOf(card) === 'S' ? 13 : 0)

/** A nil bidder wants no trick, a team none beyond its contract unless it can break the other's. */
const wants =
  (view: SpadesView) =>
  ({ seat, tricks }: Turn<SuitCard>): boolean => {
    if (isNil(view, seat)) return false
    const taken = countTricks(tricks, seatCount)
    const team = teamOf(seat)
    return (taken[team] ?? 0) + (taken[team + 2] ?? 0) < contractOf(view, team)
  }

/** What a round is worth to a team less what it is worth to the other. */
const worthFor =
  (view: SpadesView, team: Team) =>
  (tricks: readonly Trick<SuitCard>[]): number => {
    const taken = countTricks(tricks, seatCount)
    const outcomeOf = (seat: Seat) => ({ bid: view.bids[seat] ?? 0, taken: taken[seat] ?? 0 })
    const pointsFor = (one: Team) => {
      const before = { total: view.totals[one], bags: view.bags[one] }
      const { line } = scoreTeam([outcomeOf(one), outcomeOf(one + 2)], before, view.options)
      // Ten bags cost a hundred some time.
      return pointsOf(line) - 8 * line.bags
    }
    return pointsFor(team) - pointsFor(otherTeam(team))
  }

const worlds = (view: SpadesView, seat: Seat) => {
  const tricks = [...view.tricks, view.trick]
  return worldsOf({
    deck: deck.cards,
    order,
    counts: view.counts,
    hands: [{ seat, cards: view.hand ?? [] }],
    seen: cardsIn(tricks),
    isVoid: shownVoids(order, tricks),
  })
}

const dealOf = (view: SpadesView, seat: Seat): Deal<SuitCard, Suit> => ({
  order,
  seat,
  trick: openTrickOf(view.trick),
  tricks: view.tricks.map(trickOf),
  habit: habitOf({
    order,
    seats: seatCount,
    wants: wants(view),
    isPartner: (one, other) => teamOf(one) === teamOf(other),
    cost: dearness,
    gift: dearness,
  }),
  worth: worthFor(view, teamOf(seat)),
  makeWorld: worlds(view, seat),
})

const chooseCard = (
  { view, seat, random }: SpadesLook,
  legal: readonly SpadesMove[],
  cardChooser: CardChooser,
): SpadesMove => {
  const cards = legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
  const cheapestFirst = cards.toSorted((a, b) => dearness(a) - dearness(b))
  return { type: 'play', card: cardChooser(dealOf(view, seat), cheapestFirst, random) }
}

export const spadesBy = (cardChooser: CardChooser): Bot<SpadesView, SpadesMove> => ({
  choose: (look) => {
    const legal = [...look.legal]
    if (look.view.phase === 'play') return chooseCard(look, legal, cardChooser)
    return chooseBid(look, legal) ?? pick(legal, look.random)
  },
})

export const spades = spadesBy(bySearch)
