/** The form of standing orders: sent as it is shown, it gives the orders there are, whoever gave them. */
import { expect, test } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import type { Order } from '../../src/table/orders/order.ts'
import type { TableLook } from '../../src/table/types.ts'
import { ordersFrom } from '../../src/web/routes/orders.ts'
import { StandingOrders } from '../../src/web/views/orders.tsx'
import { prng } from '../support/prng.ts'
import { lookAt, pageOf, visitIn } from './support/looks.tsx'

type Given = Pick<NonNullable<TableLook['orders']>, 'standing' | 'dropped'>

const lookWith = (id: string, given: Given, options: object = {}): TableLook => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const [seats = 0] = game.meta.seats
  const state = game.setup({ seats, options: game.options.parse(options) }, prng(1))
  return {
    ...lookAt(game, state, 0),
    options: JSON.parse(JSON.stringify(options)),
    orders: { forced: true, ...given },
  }
}

const shown = (id: string, standing: readonly Order[], options: object = {}): string =>
  String(
    <StandingOrders visit={visitIn('en', '/')} look={lookWith(id, { standing, dropped: [] }, options)} />,
  )

/** What a browser sends of a page nobody has touched. */
const untouched = (html: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const [tag, name = ''] of html.matchAll(/<input type="checkbox" name="([^"]+)"[^>]*>/g))
    if (/ checked/.test(tag)) fields.set(name, 'yes')
  for (const [, name = '', options = ''] of html.matchAll(
    /<select [^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const values = [...options.matchAll(/<option value="([^"]*)"([^>]*)>/g)]
    const [, value = ''] = values.find(([, , rest = '']) => rest.includes('selected')) ?? values[0] ?? []
    fields.set(name, value)
  }
  return fields
}

const sent = (html: string): unknown => {
  const fields = untouched(html)
  const text = (name: string) => fields.get(name) ?? ''
  return ordersFrom({
    text,
    list: (name) => [text(name)],
    optional: (name) => fields.get(name),
    number: () => undefined,
    key: () => undefined,
  })
}

const cards = ['7C', '8C', '9D', 'TD', 'JH', 'QS'] as const

test.each<[string, readonly Order[], object?]>([
  ['skat', []],
  ['skat', [{ type: 'pass' }]],
  ['skat', [{ type: 'bid', upTo: 24 }]],
  ['skat', [{ type: 'bid', upTo: 72 }]],
  ['klaverjassen', [{ type: 'pass' }]],
  ['distantichu', [{ type: 'forced-pass' }]],
  ['spades', [{ type: 'play', tries: [{ led: 'H', card: '2H' }] }]],
  ['spades', [{ type: 'play', tries: cards.map((card) => ({ led: 'any', card })) }]],
  ['doubt', [{ type: 'accept', until: { type: 'turn' } }], { doubters: 'anyone' }],
  ['doubt', [{ type: 'accept', until: { type: 'left', cards: 2 } }], { doubters: 'anyone' }],
  ['doubt', [{ type: 'accept', until: { type: 'claimed', cards: 6 } }], { doubters: 'anyone' }],
])('%s: %j', (game, orders, options) => {
  const html = shown(game, orders, options)
  const forced = html.includes('name="forced"')
  expect(sent(html)).toEqual({ forced, orders })
})

test('a game in which nothing can be handed over has no form', () => {
  expect(shown('in-a-grove', [])).toBe('')
})

test.each([
  ['en', 'Your order came to nothing: it could not be played (play queen of spades).'],
  ['ko', '예약한 수를 둘 수 없어서 취소됐어요(스페이드 퀸 내기).'],
] as const)('what came to nothing stands by the hand, with what it was: %s', (lang, sentence) => {
  const order: Order = { type: 'play', tries: [{ led: 'any', card: 'QS' }] }
  const page = pageOf(lookWith('spades', { standing: [], dropped: [{ order, why: 'not-legal' }] }), lang)
  const [, dock = ''] = page.split('id="dock"')
  expect(dock.split('<aside')[0]).toContain(sentence)
})
