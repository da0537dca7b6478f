/** What an order says to a decision, from what its seat sees and may do, and from nothing else. Pure. */
import { z } from 'zod'
import type { Json, Seat } from '../../engine/game.ts'
import { equalJson } from '../../engine/json.ts'
import type { Dropped, Order, SeatOrders, Standing } from './order.ts'

/** All that an order goes by. */
export type Sight = { readonly view: Json; readonly seat: Seat; readonly legal: readonly Json[] }

/** `stays`: whether the order still stands after its move. `gone`: it has done what it was for. */
type Said =
  | { readonly type: 'move'; readonly move: Json; readonly stays: boolean }
  | { readonly type: 'waits' }
  | { readonly type: 'gone' }
  | { readonly type: 'dropped'; readonly why: Dropped['why'] }

const waits: Said = { type: 'waits' }
const gone: Said = { type: 'gone' }
const notLegal: Said = { type: 'dropped', why: 'not-legal' }

const counted = z.object({
  round: z.int().optional(),
  deal: z.int().optional(),
  voids: z.int().optional(),
  starter: z.int().optional(),
})

/** What tells the round or deal on view from all others, one dealt again included. */
export const roundOf = (view: Json): string => JSON.stringify(counted.safeParse(view).data ?? {})

const typed = z.object({ type: z.string() })
const ofType = (move: Json, type: string): boolean => typed.safeParse(move).data?.type === type
const has = (legal: readonly Json[], move: Json): boolean => legal.some((one) => equalJson(one, move))

const passMove: Json = { type: 'pass' }

const pass = ({ legal }: Sight): Said =>
  has(legal, passMove) ? { type: 'move', move: passMove, stays: true } : gone

/** Who may do something else is asked; the order stands for the next time. */
const forcedPass = ({ legal }: Sight): Said =>
  legal.length === 1 && has(legal, passMove) ? { type: 'move', move: passMove, stays: true } : waits

const bidMove = z.object({ type: z.literal('bid'), value: z.number() })
const auction = z.object({ bidding: z.object({ current: z.number() }) })

/** The least that can be said, up to the limit: what somebody else said is held where it may be; then it is a pass. */
const bid = (sight: Sight, upTo: number): Said => {
  const { view, legal } = sight
  const current = auction.safeParse(view).data?.bidding.current ?? Number.POSITIVE_INFINITY
  const hold: Json = { type: 'hold' }
  if (has(legal, hold) && current <= upTo) return { type: 'move', move: hold, stays: true }
  const values = legal.flatMap((move) => bidMove.safeParse(move).data?.value ?? [])
  const least = Math.min(...values)
  if (values.length > 0 && least <= upTo)
    return { type: 'move', move: { type: 'bid', value: least }, stays: true }
  return pass(sight)
}

const claimed = z.object({
  counts: z.array(z.number()),
  pile: z.array(z.object({ seat: z.int(), count: z.int() })),
})

type Until = Extract<Order, { type: 'accept' }>['until']

const hasCome = (until: Until, view: Json): boolean => {
  const { counts, pile } = claimed.parse(view)
  const claim = pile.at(-1)
  if (claim === undefined) return false
  switch (until.type) {
    case 'turn':
      return false
    case 'claimed':
      return claim.count >= until.cards
    case 'left':
      return (counts[claim.seat] ?? 0) <= until.cards
  }
}

const accept = ({ view, legal }: Sight, until: Until): Said => {
  const move: Json = { type: 'accept' }
  if (!has(legal, move)) return until.type === 'turn' ? gone : waits
  return hasCome(until, view) ? { type: 'dropped', why: 'until' } : { type: 'move', move, stays: true }
}

const trick = z.object({
  trick: z.object({ leader: z.int(), plays: z.array(z.object({ seat: z.int(), card: z.string() })) }),
})

/** Of the views that say it, what is trumps and, in Skat alone, what is played. */
const counting = z.object({
  trump: z.string().nullable().optional(),
  contract: z.object({ game: z.string() }).nullable().optional(),
})

/** The suit a card counts as: in Skat, but for null, a jack is a trump and no card of its own suit; so is a joker. */
const countedSuit = (view: Json, card: string): string => {
  const { trump, contract } = counting.safeParse(view).data ?? {}
  if (card.startsWith('X')) return trump ?? 'X'
  const isTrumpJack = card.startsWith('J') && contract !== undefined && contract?.game !== 'null'
  return isTrumpJack ? (contract?.game ?? 'grand') : card.slice(-1)
}

/** The suit led, `none` where the viewer leads. */
const ledIn = (view: Json): string | null => {
  const found = trick.safeParse(view).data?.trick
  if (found === undefined) return null
  const first = found.plays.find(({ seat }) => seat === found.leader)
  return first === undefined ? 'none' : countedSuit(view, first.card)
}

const play = ({ view, legal }: Sight, tries: Extract<Order, { type: 'play' }>['tries']): Said => {
  if (!legal.some((move) => ofType(move, 'play'))) return waits
  const led = ledIn(view)
  const moves: readonly Json[] = tries
    .filter((one) => one.led === 'any' || one.led === led)
    .map((one) => ({ type: 'play', card: one.card }))
  const move = moves.find((one) => has(legal, one))
  return move === undefined ? notLegal : { type: 'move', move, stays: false }
}

const said = (sight: Sight, { order, round, used }: Standing): Said => {
  const lasts = order.type === 'accept' || order.type === 'forced-pass'
  if (roundOf(sight.view) !== round && !lasts) return used ? gone : notLegal
  switch (order.type) {
    case 'pass':
      return pass(sight)
    case 'forced-pass':
      return forcedPass(sight)
    case 'bid':
      return bid(sight, order.upTo)
    case 'accept':
      return accept(sight, order.until)
    case 'play':
      return play(sight, order.tries)
  }
}

const forcedMove = z.object({ card: z.string() })

const forced = ({ legal: [only, ...others] }: Sight): Json | null =>
  only !== undefined && others.length === 0 && forcedMove.safeParse(only).success ? only : null

/** The move that follows from the orders, if any, and what is left of them. The first order that has one goes. */
export const follow = (
  orders: SeatOrders,
  sight: Sight,
): { readonly move: Json | null; readonly left: SeatOrders } => {
  let { standing, dropped } = orders
  for (const one of orders.standing) {
    const answer = said(sight, one)
    if (answer.type === 'waits') continue
    const others = standing.filter((other) => other !== one)
    if (answer.type === 'move') {
      const left = answer.stays ? standing.map((it) => (it === one ? { ...one, used: true } : it)) : others
      return { move: answer.move, left: { ...orders, standing: left, dropped } }
    }
    standing = others
    if (answer.type === 'dropped') dropped = [...dropped, { order: one.order, why: answer.why }]
  }
  const left = standing === orders.standing ? orders : { ...orders, standing, dropped }
  return { move: orders.forced ? forced(sight) : null, left }
}
