/** Standing orders: what they play, when they end, that nobody else learns of them, and that time gives nothing away. */
import { describe, expect, test, vi } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { follow } from '../../src/table/orders/follow.ts'
import { noOrders, type Order, ordersOf, type SeatOrders } from '../../src/table/orders/order.ts'
import type { TableLook } from '../../src/table/types.ts'
import {
  actFor,
  codeOf,
  evict,
  got,
  inside,
  looked,
  person,
  personAt,
  playOn,
  running,
  type TestTable,
  turn,
} from './support.ts'

const given = (...orders: readonly Order[]): SeatOrders => ({
  ...noOrders(false, 0),
  standing: orders.map((order) => ({ order, round: '{"round":1}', used: false })),
})

const says = (orders: SeatOrders, view: Json, legal: readonly Json[]) =>
  follow(orders, { view, seat: 0, legal })

const words = (...types: readonly string[]): Json[] => types.map((type) => ({ type }))
const cards = (...codes: readonly string[]): Json[] => codes.map((card) => ({ type: 'play', card }))

describe('passing, and bidding up to a number', () => {
  const auction = (current: number): Json => ({ round: 1, bidding: { current } })
  const bids = (...values: readonly number[]): Json[] => [
    ...values.map((value) => ({ type: 'bid', value })),
    { type: 'pass' },
  ]

  test.each<[string, Order, number, Json[], Json]>([
    ['the least is bid', { type: 'bid', upTo: 24 }, 0, bids(18, 20, 22), { type: 'bid', value: 18 }],
    ['up to the number itself', { type: 'bid', upTo: 24 }, 23, bids(24, 27), { type: 'bid', value: 24 }],
    ['beyond it is a pass', { type: 'bid', upTo: 24 }, 24, bids(27, 30), { type: 'pass' }],
    ['what is said is held', { type: 'bid', upTo: 24 }, 24, words('hold', 'pass'), { type: 'hold' }],
    ['not beyond the number', { type: 'bid', upTo: 24 }, 27, words('hold', 'pass'), { type: 'pass' }],
    ['not raised', { type: 'bid', upTo: 24 }, 18, [...words('hold'), ...bids(20)], { type: 'hold' }],
    ['a pass is a pass', { type: 'pass' }, 0, bids(18, 20), { type: 'pass' }],
  ])('%s', (_, order, current, legal, move) => {
    const answer = says(given(order), auction(current), legal)
    expect(answer.move).toEqual(move)
    expect(answer.left.standing).toMatchObject([{ order, used: true }])
  })

  test('ends with the auction', () => {
    const after = says(given({ type: 'pass' }), auction(18), cards('7C', '8C'))
    expect(after).toMatchObject({ move: null, left: { standing: [], dropped: [] } })
  })

  test('of another deal is dropped with a note, or silently once it has been of use', () => {
    const next: Json = { round: 2, bidding: { current: 0 } }
    const order: Order = { type: 'pass' }
    expect(says(given(order), next, bids(18)).left.dropped).toEqual([{ order, why: 'not-legal' }])
    const used = { ...given(), standing: [{ order, round: '{"round":1}', used: true }] }
    expect(says(used, next, bids(18))).toMatchObject({ move: null, left: { standing: [], dropped: [] } })
  })
})

describe('letting claims stand', () => {
  const claim = (count: number, left: number): Json => ({ counts: [5, left], pile: [{ seat: 1, count }] })
  const legal = words('doubt', 'accept')

  test.each<[string, Order, Json, boolean]>([
    ['until one’s turn', { type: 'accept', until: { type: 'turn' } }, claim(4, 0), true],
    ['until three at once: two', { type: 'accept', until: { type: 'claimed', cards: 3 } }, claim(2, 9), true],
    [
      'until three at once: three',
      { type: 'accept', until: { type: 'claimed', cards: 3 } },
      claim(3, 9),
      false,
    ],
    [
      'until the last card: one left',
      { type: 'accept', until: { type: 'left', cards: 0 } },
      claim(1, 1),
      true,
    ],
    [
      'until the last card: none left',
      { type: 'accept', until: { type: 'left', cards: 0 } },
      claim(1, 0),
      false,
    ],
  ])('%s', (_, order, view, accepts) => {
    const answer = says(given(order), view, legal)
    expect(answer.move).toEqual(accepts ? { type: 'accept' } : null)
    expect(answer.left.dropped).toEqual(accepts ? [] : [{ order, why: 'until' }])
  })

  test('ends when it is one’s own turn, if that was said', () => {
    const own = given({ type: 'accept', until: { type: 'turn' } })
    expect(says(own, { counts: [5, 5], pile: [] }, [])).toMatchObject({ move: null, left: { standing: [] } })
  })
})

describe('a card with a condition', () => {
  const led = (card: string): Json => ({ round: 1, trick: { leader: 2, plays: [{ seat: 2, card }] } })
  const order: Order = {
    type: 'play',
    tries: [
      { led: 'H', card: 'AH' },
      { led: 'H', card: '2H' },
      { led: 'any', card: '3S' },
    ],
  }

  test.each<[string, Json, Json[], string | null]>([
    ['the first that fits and is legal', led('KH'), cards('AH', '2H'), 'AH'],
    ['one that is not legal is passed over', led('KH'), cards('2H', '5H'), '2H'],
    ['one that does not fit is passed over', led('KC'), cards('3S', 'AH', '2H'), '3S'],
    ['none is legal', led('KC'), cards('4C', '5C'), null],
  ])('%s', (_, view, legal, card) => {
    const answer = says(given(order), view, legal)
    expect(answer.move).toEqual(card === null ? null : { type: 'play', card })
    expect(answer.left.standing).toEqual([])
    expect(answer.left.dropped).toEqual(card === null ? [{ order, why: 'not-legal' }] : [])
  })

  test.each<[string, { [name: string]: Json }, string, string]>([
    ['a jack in a game of Skat is a trump', { contract: { game: 'H' } }, 'JC', 'H'],
    ['but not in null', { contract: { game: 'null' } }, 'JC', 'C'],
    ['in grand it is of no suit', { contract: { game: 'grand' } }, 'JC', 'any'],
    ['nor where nobody declares', { contract: null }, 'JC', 'any'],
    ['a joker in Parity is a trump', { trump: 'D' }, 'XR', 'D'],
    ['a jack elsewhere is what is printed on it', { trump: 'D' }, 'JC', 'C'],
  ])('goes by what the card led counts as: %s', (_, counts, card, fits) => {
    const view: Json = { round: 1, trick: { leader: 2, plays: [{ seat: 2, card }] }, ...counts }
    const tries = (['C', 'D', 'H', 'S'] as const).map((suit) => ({ led: suit, card: `A${suit}` }))
    const orders = given({ type: 'play', tries: [...tries, { led: 'any', card: 'Aany' }] })
    expect(says(orders, view, cards('AC', 'AD', 'AH', 'AS', 'Aany')).move).toEqual({
      type: 'play',
      card: `A${fits}`,
    })
  })

  test('a pass does not outlast the cards it was said to: dealt again, it is another auction', () => {
    const pass: Order = { type: 'pass' }
    const again: Json = { round: 1, voids: 1, bidding: { current: 0 } }
    expect(says(given(pass), again, words('pass')).move).toBeNull()
  })

  test('waits while something else is asked', () => {
    const orders = given(order)
    expect(says(orders, { round: 1 }, words('pass'))).toEqual({ move: null, left: orders })
  })
})

test('a card that is the only legal one is played, and nothing else', () => {
  const forced = noOrders(true, 0)
  expect(says(forced, {}, cards('7C')).move).toEqual({ type: 'play', card: '7C' })
  expect(says(forced, {}, cards('7C', '8C')).move).toBeNull()
  expect(says(forced, {}, words('pass')).move).toBeNull()
  expect(says(noOrders(false, 0), {}, cards('7C')).move).toBeNull()
})

test('a pass that is the only legal move is made, in every round, where that was handed over', () => {
  const order: Order = { type: 'forced-pass' }
  const alone = says(given(order), { round: 3 }, words('pass'))
  expect(alone).toMatchObject({ move: { type: 'pass' }, left: { standing: [{ order }], dropped: [] } })
  const choice: Json[] = [{ type: 'pass' }, { type: 'bid', cards: ['7'] }]
  expect(says(given(order), { round: 3 }, choice)).toEqual({ move: null, left: given(order) })
  expect(says(given(order), { round: 3 }, cards('7C')).move).toBeNull()
})

test('in Doubt claims are let stand where all answer each of them, and nothing is handed over elsewhere', () => {
  expect(ordersOf('doubt', { doubters: 'anyone' })).toEqual(['accept'])
  expect(ordersOf('doubt', { doubters: 'next' })).toEqual([])
})

/** Parity at the first card of a round; whoever is not to move gives the orders. */
const atCards = async (): Promise<{ table: TestTable; mover: number }> => {
  const table = await running()
  for (;;) {
    const now = await turn(table)
    if (JSON.stringify(now.look.legal).includes('"play"')) return { table, mover: now.seat }
    got(await table.calls.play(now.who.id, actFor(now)))
  }
}

const handOf = ({ view }: TableLook): string[] => JSON.parse(JSON.stringify(view)).hand

describe('at a table', () => {
  const allOf = (hand: readonly string[]): Order => ({
    type: 'play',
    tries: hand.slice(0, 6).map((card) => ({ led: 'any', card })),
  })

  test('an order is its owner’s secret: nobody else’s page, number or time changes', async () => {
    const { table, mover } = await atCards()
    const [me, other] = [personAt(table, 1 - mover), personAt(table, mover)]
    const before = [await looked(table, other.id), await looked(table)]
    const order = allOf(handOf(await looked(table, me.id)))
    const { look } = got(await table.calls.order(me.id, { forced: true, orders: [order] }))
    expect(look.orders).toEqual({ forced: true, standing: [order], dropped: [] })
    expect([await looked(table, other.id), await looked(table)]).toEqual(before)
    await evict(table)
    expect([await looked(table, other.id), await looked(table)]).toEqual(before)
    expect((await looked(table, me.id)).orders).toEqual(look.orders)
  })

  test('it is followed once, after half a second to two, and can be changed until then', async () => {
    const { table, mover } = await atCards()
    const [me, other] = [personAt(table, 1 - mover), personAt(table, mover)]
    const hand = handOf(await looked(table, me.id))
    got(
      await table.calls.order(me.id, {
        forced: false,
        orders: [{ type: 'play', tries: [{ led: 'C', card: 'KC' }] }],
      }),
    )
    got(await table.calls.order(me.id, { forced: false, orders: [allOf(hand)] }))
    await playOn(table, 1)
    const { n, lastAt } = await looked(table, other.id)
    const alarm = (await inside(table, (storage) => storage.getAlarm())) ?? 0
    expect((await looked(table)).toAct).toEqual([1 - mover])
    expect(alarm).toBeGreaterThanOrEqual(lastAt + 500)
    expect(alarm).toBeLessThanOrEqual(lastAt + 2000)
    await evict(table)
    await vi.waitFor(async () => expect((await looked(table)).n).toBeGreaterThan(n), { timeout: 5000 })
    const after = await looked(table, me.id)
    expect(after.n).toBe(n + 1)
    expect(after.orders?.standing).toEqual([])
    expect(handOf(after)).toHaveLength(hand.length - 1)
  })

  test('what came to nothing is told to its owner until they have moved themselves', async () => {
    const { table, mover } = await atCards()
    const me = personAt(table, 1 - mover)
    const order: Order = {
      type: 'play',
      tries: [{ led: 'none', card: handOf(await looked(table, me.id))[0] ?? '' }],
    }
    got(await table.calls.order(me.id, { forced: false, orders: [order] }))
    await playOn(table, 1)
    const noted = { forced: false, standing: [], dropped: [{ order, why: 'not-legal' }] }
    await vi.waitFor(async () => expect((await looked(table, me.id)).orders).toEqual(noted), {
      timeout: 5000,
    })
    const now = await turn(table)
    expect(now.who.id).toBe(me.id)
    got(await table.calls.play(me.id, actFor(now)))
    expect((await looked(table, me.id)).orders).toEqual({ forced: false, standing: [], dropped: [] })
  })

  test('of a kind the game has not, of a stranger, before the start', async () => {
    const { table } = await atCards()
    const { id } = personAt(table, 0)
    const wish = { forced: false, orders: [{ type: 'pass' }] } as const
    expect(codeOf(await table.calls.order(id, wish))).toBe('no-such-order')
    expect(codeOf(await table.calls.order(person('Eve').id, wish))).toBe('not-seated')
  })
})
