/**
 * Standing orders are their owner's secret. A game goes on at two tables that differ in one thing: at one of them a
 * seat hands over what fits, at the other its person makes the same moves. Nobody else can tell them apart.
 */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Random, Seat } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { botsDueAt, playBots } from '../../src/table/bots.ts'
import { type Current, isOver } from '../../src/table/current.ts'
import { withSeat } from '../../src/table/facts.ts'
import { groupUpdateOf } from '../../src/table/group.ts'
import { countFor, eventsAfter } from '../../src/table/log.ts'
import { lookFor } from '../../src/table/look.ts'
import { newsText } from '../../src/table/messages.ts'
import { noOrders, type Order, type OrderType, ordersOf } from '../../src/table/orders/order.ts'
import { giveOrders } from '../../src/table/orders/table.ts'
import { lettersSince } from '../../src/table/outbox.ts'
import { outDueAt } from '../../src/table/timeout.ts'
import { prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'
import { begun, played, playerAt, positionOf, someMove, subjects } from './in-memory.ts'
import { got } from './support.ts'

const OWNER = 1
const PLIES = 120
const MOST_PLIES = 2000
const SHOWN = 6
const NEWS = 10

type Viewer = Seat | null

const withCards = z.object({ hand: z.array(z.string()) })

/** Cards of the owner's hand, in any order. */
const someCards = (current: Current, random: Random): readonly string[] => {
  const hand = withCards.safeParse(current.game.view(positionOf(current).state, OWNER)).data?.hand ?? []
  return random.shuffle(hand).slice(0, SHOWN)
}

const someOrder = (type: OrderType, current: Current, random: Random): Order => {
  switch (type) {
    case 'pass':
    case 'forced-pass':
      return { type }
    case 'bid':
      return { type, upTo: 18 + random.int(40) }
    case 'accept':
      return { type, until: { type: 'left', cards: random.int(4) } }
    case 'play':
      return { type, tries: someCards(current, random).map((card) => ({ led: 'any', card })) }
  }
}

/** The owner hands over one of what fits, or the only legal cards alone. No row of the log comes of it. */
const handedOver = (current: Current, random: Random, at: number): Current => {
  const { game, options } = current.facts
  const [type] = random.shuffle(ordersOf(game, options))
  const orders = type === undefined || type === 'forced' ? [] : [someOrder(type, current, random)]
  const wish = { forced: type === 'forced' || random.int(2) === 0, orders }
  const { next, rows } = got(giveOrders(current, playerAt(OWNER), wish, at))
  expect(rows).toEqual([])
  return next
}

/** All that reaches one viewer: page, events, list of tables, socket, the table's own channel. */
const outward = (current: Current, viewer: Viewer, at: number): string => {
  const player = viewer === null ? null : playerAt(viewer)
  const after = countFor(current.counts, viewer) - NEWS
  const since = eventsAfter(current.recent, viewer, after, NEWS)
  const look = lookFor(current, player, since, () => current.before ?? positionOf(current), at)
  const letters = lettersSince(current, [], 0).filter(({ to }) => to === player)
  const news = newsText(positionOf(current).n, current.i)
  return JSON.stringify([look, letters, news, groupUpdateOf(current), outDueAt(current)])
}

const othersOf = ({ facts }: Current): readonly Viewer[] => [
  null,
  ...facts.seats.map((_, seat) => seat).filter((seat) => seat !== OWNER),
]

const expectSame = (one: Current, other: Current, at: number): void => {
  for (const viewer of othersOf(one))
    expect(outward(one, viewer, at), `viewer ${viewer}`).toBe(outward(other, viewer, at))
}

/** As long as a bot on the owner's seat would take. */
const botDueAt = (current: Current): number | null => {
  const taken = current.facts.seats[OWNER] ?? null
  const withBot = taken && { ...taken, kept: true as const, orders: noOrders(false, 0) }
  // A table for two would have one person left, for whom nothing is delayed.
  const facts = withSeat(current.facts, OWNER, withBot)
  const guest = { player: 'guest', name: '', nonce: '' }
  return botsDueAt({ ...current, facts: { ...facts, seats: [...facts.seats, guest] } })
}

/** With other secrets behind the orders, a viewer sees the same, and an order that is followed is as slow. */
const expectSameWithOtherSecrets = (current: Current, random: Random, at: number): void => {
  const secrets = findSecrets(current.facts.game)
  const { inPlay } = current
  if (secrets === undefined || inPlay === null) throw new Error('no secrets')
  const due = botDueAt(current)
  for (const viewer of othersOf(current)) {
    const state = secrets.resample(inPlay.position.state, viewer, random)
    const position = { ...inPlay.position, state }
    const other = handedOver({ ...current, inPlay: { ...inPlay, position } }, random, current.lastAt)
    expect(outward(other, viewer, at), `viewer ${viewer}`).toBe(outward(current, viewer, at))
    expect([null, due]).toContain(botsDueAt(other))
  }
}

/** `made`: the kinds of orders that have made a move, and `forced`. */
type Tables = { readonly ordered: Current; readonly byHand: Current; readonly made: ReadonlySet<string> }

/** What the orders come to: the same moves are made by hand at the other table. */
const followedOn = ({ ordered, byHand, made }: Tables, at: number): Tables => {
  const [one] = ordered.facts.seats[OWNER]?.orders?.standing ?? []
  const { next, rows } = playBots(ordered, at)
  const hand = rows.reduce((now, { move }) => played(now, { seat: OWNER, move }, at).next, byHand)
  const kind = one?.order.type ?? 'forced'
  return { ordered: next, byHand: hand, made: rows.length === 0 ? made : new Set([...made, kind]) }
}

/** One move of anybody's at both tables; the owner's by their orders where these say something. */
const oneOn = (tables: Tables, random: Random): Tables => {
  const { ordered, byHand } = tables
  const due = botsDueAt(ordered)
  if (due !== null) {
    expect(due).toBe(botDueAt(ordered))
    return followedOn(tables, due)
  }
  const one = someMove(ordered, random)
  const at = ordered.lastAt + 3000
  if (one === null) return tables
  return { ...tables, ordered: played(ordered, one, at).next, byHand: played(byHand, one, at).next }
}

/** One game, or as much of it as is looked at. */
const compared = (start: Current, made: Tables['made'], random: Random): Tables => {
  let tables: Tables = { ordered: start, byHand: start, made }
  for (let ply = 0; ply < PLIES && !isOver(tables.ordered); ply += 1) {
    const { lastAt } = tables.ordered
    const ordered = handedOver(tables.ordered, random, lastAt)
    expectSame(ordered, tables.byHand, lastAt + 1)
    if (ply % 8 === 0) expectSameWithOtherSecrets(ordered, random, lastAt + 1)
    tables = oneOn({ ...tables, ordered }, random)
    expectSame(tables.ordered, tables.byHand, tables.ordered.lastAt + 1)
  }
  return tables
}

const onlyCard = z.object({ card: z.string() })

/** Whether somebody has to play a card at some point of a game played at random. */
const hasForcedCard = (start: Current, random: Random): boolean => {
  let current = start
  for (let ply = 0; ply < MOST_PLIES; ply += 1) {
    const one = someMove(current, random)
    if (one === null) return false
    const [only, ...others] = [
      ...Iterator.from(current.game.legalMoves(positionOf(current).state, one.seat)).take(2),
    ]
    if (others.length === 0 && onlyCard.safeParse(only).success) return true
    current = played(current, one, current.lastAt + 3000).next
  }
  return false
}

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
  const forms = subjects.filter((subject) => subject.id === id)

  test('a card that has to be played can be handed over where there is one', () => {
    const random = prng(11)
    const isForced = forms.some(({ options }) => hasForcedCard(begun(game, options, 1).current, random))
    const offers = forms.map(({ options }) => ordersOf(id, options).includes('forced'))
    expect(new Set(offers)).toEqual(new Set([isForced]))
  })

  test('nobody else can tell orders from their owner’s own hand', () => {
    const random = prng(7)
    const known = new Set(forms.flatMap(({ options }) => ordersOf(id, options)))
    let made: Tables['made'] = new Set()
    for (let secret = 1; secret <= 2 || (made.size < known.size && secret <= 12); secret += 1) {
      for (const { options } of forms)
        made = compared(begun(game, options, secret).current, made, random).made
    }
    expect([...made].toSorted()).toEqual([...known].toSorted())
  })
})
