/** A deal of Skat as a search for a card knows it. */
import { rankOf, type SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { countTricks, type Trick } from '../../engine/tricks.ts'
import { type Contract, isMade } from '../../games/skat/contract.ts'
import { allPoints, type CountedSuit, countPoints, deck, orderIn } from '../../games/skat/deck.ts'
import type { SkatView } from '../../games/skat/view.ts'
import { habitOf } from '../tricks/habits.ts'
import type { Deal } from '../tricks/search.ts'
import { cardsIn, openTrickOf, shownVoids, trickOf, worldsOf } from '../tricks/world.ts'

const seatCount = 3

const pointsOfSeats = (tricks: readonly Trick<SuitCard>[]): readonly number[] => {
  const points = [0, 0, 0]
  for (const { winner, cards } of tricks) points[winner] = (points[winner] ?? 0) + countPoints(cards)
  return points
}

/** A game made counts most, then every point; the skat is the declarer's. */
const contractWorth =
  (contract: Contract, declarer: Seat, seat: Seat) =>
  (tricks: readonly Trick<SuitCard>[]): number => {
    const points = pointsOfSeats(tricks)
    const others = points.reduce((sum, count, one) => (one === declarer ? sum : sum + count), 0)
    const won = countTricks(tricks, seatCount)[declarer] ?? 0
    const outcome = { points: allPoints - others, tricks: won, conceded: false }
    const close = contract.game === 'null' ? -won / 10 : outcome.points / allPoints
    const worth = (isMade(contract, outcome) ? 1 : -1) + close
    return seat === declarer ? worth : -worth
  }

/** In ramsch whoever has the most points loses; the skat lies in the last trick. */
const ramschWorth =
  (seat: Seat) =>
  (tricks: readonly Trick<SuitCard>[]): number => {
    const points = pointsOfSeats(tricks)
    const own = points[seat] ?? 0
    return -own - (own >= Math.max(...points) ? allPoints / 2 : 0)
  }

const worlds = (view: SkatView, seat: Seat) => {
  const order = orderIn(view.contract?.game ?? 'grand')
  const tricks = [...view.tricks, view.trick]
  const open = view.open === null || view.open.seat === seat ? [] : [view.open]
  return worldsOf({
    deck: deck.cards,
    order,
    counts: view.counts,
    hands: [{ seat, cards: view.hand ?? [] }, ...open],
    seen: [...cardsIn(tricks), ...(view.ownSkat?.discarded ?? [])],
    isVoid: shownVoids(order, tricks),
  })
}

export const dealOf = (view: SkatView, seat: Seat): Deal<SuitCard, CountedSuit> => {
  const { contract, declarer } = view
  const game = contract?.game ?? 'grand'
  const order = orderIn(game)
  const points = (card: SuitCard) => countPoints([card])
  const isTrump = (card: SuitCard) => order.suitOf(card) === order.trump
  const avoidsTricks = game === 'null' || declarer === null
  const cost = avoidsTricks
    ? (card: SuitCard) => rankOf(card)
    : (card: SuitCard) => points(card) + (isTrump(card) ? 12 : 0)
  return {
    order,
    seat,
    trick: openTrickOf(view.trick),
    tricks: view.tricks.map(trickOf),
    habit: habitOf({
      order,
      seats: seatCount,
      wants: () => !avoidsTricks,
      isPartner: (one, other) => one !== declarer && other !== declarer,
      cost,
      gift: (card) => (isTrump(card) ? 12 : -points(card)),
    }),
    worth:
      contract === null || declarer === null ? ramschWorth(seat) : contractWorth(contract, declarer, seat),
    makeWorld: worlds(view, seat),
  }
}
