/** The orders of a table's seats: given, shown to their owner alone, followed. Pure. */
import type { Seat } from '../../engine/game.ts'
import { type Current, isOver } from '../current.ts'
import { type Facts, isGivenUp, isPlayedByBot, refuse, seatOf, withSeat } from '../facts.ts'
import { firstLegal, LISTED } from '../play.ts'
import type { Acted } from '../rows.ts'
import type { Answer, PlayerId } from '../types.ts'
import { follow, roundOf, type Sight } from './follow.ts'
import { noOrders, type Order, ordersOf, type SeatOrders, type Standing } from './order.ts'

/** As their owner sees them. */
export type ShownOrders = Pick<SeatOrders, 'forced' | 'dropped'> & {
  readonly standing: readonly Order[]
}

export const ordersAt = ({ seats }: Facts, seat: Seat): SeatOrders =>
  seats[seat]?.orders ?? noOrders(false, 0)

export const withOrders = (facts: Facts, seat: Seat, orders: SeatOrders): Facts => {
  const taken = facts.seats[seat] ?? null
  return taken === null || taken.orders === orders ? facts : withSeat(facts, seat, { ...taken, orders })
}

/** Whoever moves themselves has read what became of their orders. */
export const withoutNotes = (facts: Facts, seat: Seat): Facts => {
  const orders = ordersAt(facts, seat)
  return orders.dropped.length === 0 ? facts : withOrders(facts, seat, { ...orders, dropped: [] })
}

/** Nobody but the owner is shown any of it. */
export const shownOrders = ({ facts }: Current, viewer: PlayerId | null): ShownOrders | null => {
  const seat = seatOf(facts, viewer)
  if (seat === null || facts.stage !== 'started') return null
  const { forced, standing, dropped } = ordersAt(facts, seat)
  return { forced, dropped, standing: standing.map(({ order }) => order) }
}

/** Takes the place of all orders there were; what was dropped is done with. No row of the log: nobody else is told. */
export const giveOrders = (
  current: Current,
  player: PlayerId,
  wish: { readonly forced: boolean; readonly orders: readonly Order[] },
  at: number,
): Answer<Acted> => {
  const { facts, game, inPlay } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  if (inPlay === null) return refuse('not-started')
  if (isOver(current)) return refuse('game-over')
  if (isGivenUp(facts.seats[seat])) return refuse('seat-given-up')
  const known = ordersOf(facts.game, facts.options)
  const unknown = wish.orders.find(({ type }) => !known.includes(type))
  if (unknown !== undefined) return refuse('no-such-order', { type: unknown.type })
  const round = roundOf(game.view(inPlay.position.state, seat))
  const standing = wish.orders.map((order): Standing => ({ order, round, used: false }))
  const orders = { forced: wish.forced, at, standing, dropped: [] }
  return { ok: true, next: { ...current, facts: withOrders(facts, seat, orders) }, rows: [] }
}

/** Those whose orders are others now than they were; nobody where it is not known how they were. */
export const ownersOfChanged = (before: Current | null, { facts }: Current): readonly PlayerId[] =>
  facts.seats.flatMap((taken, seat) => {
    const known = before?.facts.seats[seat]
    if (taken?.player == null || known == null || known.player !== taken.player) return []
    return known.orders === taken.orders ? [] : [taken.player]
  })

const sightOf = ({ game, inPlay }: Current, seat: Seat): Sight | null => {
  if (inPlay === null) return null
  const { state } = inPlay.position
  const legal = firstLegal(game, state, seat)
  return { view: game.view(state, seat), seat, legal: legal.length > LISTED ? [] : legal }
}

/** What the orders of an awaited seat come to; null where its person is awaited and nothing changes. */
export const followed = (current: Current, seat: Seat): ReturnType<typeof follow> | null => {
  const taken = current.facts.seats[seat]
  const orders = taken?.orders
  if (orders === undefined || isPlayedByBot(taken) || taken?.left) return null
  if (!orders.forced && orders.standing.length === 0) return null
  const sight = sightOf(current, seat)
  if (sight === null) return null
  const outcome = follow(orders, sight)
  return outcome.move === null && outcome.left === orders ? null : outcome
}

/** Whoever takes back what orders did decides for themselves: those that would make a move again are gone. */
export const withoutAnswer = (current: Current, seat: Seat): Facts => {
  const { facts } = current
  const isAnswered = (followed(current, seat)?.move ?? null) !== null
  return isAnswered ? withOrders(facts, seat, noOrders(false, 0)) : facts
}
