/**
 * How often play has to wait for another person, with and without standing orders: bots play as people, who look in
 * when it is their turn. What bots decide for the next turns of others' making they hand over in advance, as far as
 * it needs no thought: the only legal card, a pass where nothing else is left or once passed, claims let stand.
 */
import { findBot } from '../../src/bots/index.ts'
import type { AnyGame, Json, Seat } from '../../src/engine/game.ts'
import { seededRandom } from '../../src/engine/random.ts'
import { games } from '../../src/games/index.ts'
import { follow, roundOf } from '../../src/table/orders/follow.ts'
import { noOrders, type Order, ordersOf, type SeatOrders } from '../../src/table/orders/order.ts'
import { firstLegal, LISTED } from '../../src/table/play.ts'

const GAMES = Number(process.argv[3] ?? 20)

/** `waits` with nothing handed over, `left` of them with orders. */
type Tally = { moves: number; waits: number; left: number }

const isPass = (move: Json): boolean => JSON.stringify(move) === '{"type":"pass"}'
const isAccept = (move: Json): boolean => JSON.stringify(move) === '{"type":"accept"}'

const lettingStand: Order = { type: 'accept', until: { type: 'left', cards: 2 } }

/** What a player hands over for good. */
const atFirst = (known: ReturnType<typeof ordersOf>): readonly Order[] =>
  known.includes('forced-pass') ? [{ type: 'forced-pass' }] : []

/** What a player hands over after a move of theirs: who passed passes on; who let a claim stand lets the next ones. */
const handedOver = (known: ReturnType<typeof ordersOf>, move: Json): readonly Order[] => {
  if (known.includes('pass') && isPass(move)) return [{ type: 'pass' }]
  return known.includes('accept') && isAccept(move) ? [lettingStand] : []
}

const asOrders = (before: SeatOrders, given: readonly Order[], view: Json): SeatOrders =>
  given.length === 0
    ? before
    : { ...before, standing: given.map((order) => ({ order, round: roundOf(view), used: false })) }

/** What a table lets an order see. */
const listed = (game: AnyGame, state: Json, seat: Seat): Json[] => {
  const legal = firstLegal(game, state, seat)
  return legal.length > LISTED ? [] : legal
}

/** Play waits whenever another person has to come than the one who moved last; whoever just moved is still there. */
const playOne = ({ game, wish }: Form, seed: number, tally: Tally): void => {
  const random = seededRandom(new Uint8Array(32).fill(seed), 0)
  const chance = seededRandom(new Uint8Array(32).fill(seed + 100), 0)
  const seats = game.meta.seats[0] ?? 2
  const options = game.options.parse(wish)
  const known = ordersOf(game.meta.id, options)
  let state = game.setup({ seats, options }, chance)
  const nothing = noOrders(known.includes('forced'), 0)
  let orders = Array.from({ length: seats }, (_, seat) =>
    asOrders(nothing, atFirst(known), game.view(state, seat)),
  )
  let [mover, person] = [-1, -1]
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat)
    const outcome = follow(orders[seat] ?? nothing, { view, seat, legal: listed(game, state, seat) })
    const move =
      outcome.move ??
      findBot(game.meta.id).choose({ view, seat, legal: game.legalMoves(state, seat), random })
    tally.moves += 1
    if (seat !== mover) tally.waits += 1
    mover = seat
    if (outcome.move === null && seat !== person) {
      tally.left += 1
      person = seat
    }
    orders = orders.with(
      seat,
      outcome.move === null ? asOrders(outcome.left, handedOver(known, move), view) : outcome.left,
    )
    state = game.apply(state, seat, move, chance).state
  }
}

type Form = {
  readonly game: AnyGame
  readonly name: string
  readonly wish: { readonly [option: string]: Json }
}

/** Each game as it is played by default, and where that decides what can be handed over, as it is played otherwise. */
const forms: readonly Form[] = games.flatMap((game): readonly Form[] => {
  const usual: Form = { game, name: game.meta.id, wish: {} }
  const everyone: Form = { game, name: 'doubt, anyone', wish: { doubters: 'anyone' } }
  return game.meta.id === 'doubt' ? [usual, everyone] : [usual]
})

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const line = (name: string, { moves, waits, left }: Tally): string =>
  [name.padEnd(19), ...[moves, waits, left].map((n) => (n / GAMES).toFixed(0).padStart(9))].join('') +
  percent(waits - left, waits).padStart(9)

console.log(`${GAMES} games each\n${'game'.padEnd(19)}    moves    waits  waits with orders, saved`)
const all: Tally = { moves: 0, waits: 0, left: 0 }
for (const form of forms) {
  const tally: Tally = { moves: 0, waits: 0, left: 0 }
  for (let played = 0; played < GAMES; played += 1) playOne(form, played + 1, tally)
  console.log(line(form.name, tally))
  all.moves += tally.moves
  all.waits += tally.waits
  all.left += tally.left
}
console.log(line('all', all))
