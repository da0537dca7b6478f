/** How seats play while a world is played out: simple, quick, and much nearer to people than chance. */
import type { Random, Seat } from '../../engine/game.ts'
import { pick } from '../../engine/pick.ts'
import { beats, type TrickOrder, winnerOf, winningCard } from '../../engine/tricks.ts'
import { leastBy } from '../least.ts'
import type { Turn } from './search.ts'

/**
 * Whether a seat wants to win the trick it plays to, how dear a card is to it (the cheapest goes first), and how dear
 * it is where it goes into the partner's trick.
 */
export type Habit<C extends string, S extends string> = {
  readonly order: TrickOrder<C, S>
  readonly seats: number
  readonly wants: (turn: Turn<C>) => boolean
  readonly isPartner: (seat: Seat, other: Seat) => boolean
  readonly cost: (card: C) => number
  readonly gift: (card: C) => number
}

/**
 * Wins with the cheapest card that does when nobody plays after it, else with the dearest; throws the cheapest
 * away where the trick is lost or the partner's; a seat that wants no trick keeps under it with its dearest card.
 */
export const habitOf =
  <C extends string, S extends string>({ order, seats, wants, isPartner, cost, gift }: Habit<C, S>) =>
  (turn: Turn<C>, random: Random): C => {
    const { seat, cards, trick } = turn
    const best = winningCard(order, trick.cards)
    if (best === undefined || random.int(8) === 0) return pick(cards, random)
    const winning = cards.filter((card) => beats(order, card, best))
    const losing = cards.filter((card) => !beats(order, card, best))
    const dear = (card: C) => -cost(card)
    const isLast = trick.cards.length === seats - 1
    const chosen = wants(turn)
      ? isPartner(seat, winnerOf(order, trick, seats))
        ? leastBy(losing, gift)
        : (leastBy(winning, isLast ? cost : dear) ?? leastBy(losing, cost))
      : (leastBy(losing, dear) ?? leastBy(winning, isLast ? dear : cost))
    return chosen ?? pick(cards, random)
  }
