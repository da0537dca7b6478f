/**
 * No byte of a hidden card in anything a table says, to any seat or spectator, over random games. What is hidden
 * is dealt anew from the secret in storage; what is searched is the text of every answer, refusals included.
 */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Json } from '../../src/engine/game.ts'
import { deriveSeed, seededRandom } from '../../src/engine/random.ts'
import { findGame } from '../../src/games/index.ts'
import type { LogEvent, PlayerId } from '../../src/table/types.ts'
import { prng } from '../support/prng.ts'
import {
  actFor,
  evict,
  got,
  looked,
  newKey,
  person,
  personAt,
  playOn,
  running,
  stored,
  type TestTable,
  turn,
} from './support.ts'

const storedFacts = z.object({
  secret: z.string(),
  options: z.json(),
  seats: z.array(z.object({ nonce: z.string() })),
})

/** Deals and plays the table's game again, beside it, from what only its storage knows. */
const shadowOf = async (table: TestTable, id: string) => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const { secret, options, seats } = storedFacts.parse(
    JSON.parse(String(await stored(table, 'SELECT facts FROM facts'))),
  )
  const nonces = seats.map(({ nonce }) => nonce)
  const random = seededRandom(deriveSeed({ secret, table: table.id, nonces }), 0)
  let state = game.setup({ seats: seats.length, options }, random)
  return {
    secrets: [secret, ...nonces],
    state: () => state,
    play: (seat: number, move: Json) => {
      state = game.apply(state, seat, move, random).state
    },
  }
}

const cardState = z.object({
  hands: z.array(z.array(z.string())),
  /** Spades: whether a seat has looked at its own cards. */
  looked: z.array(z.boolean()).optional(),
  /** Parity: cards put face down by the loser of a trick, who is not its leader. */
  tricks: z.array(z.object({ leader: z.number(), discard: z.string().nullish() })),
})

/** The cards this seat (null: a spectator) may not know. */
const hiddenFrom = (state: Json, seat: number | null): string[] => {
  const { hands, looked, tricks } = cardState.parse(state)
  const held = hands.flatMap((hand, owner) => (owner === seat && looked?.[owner] !== false ? [] : hand))
  const down = tricks.flatMap(({ leader, discard }) => (discard && 1 - leader !== seat ? [discard] : []))
  return [...held, ...down]
}

/** What came after the last finished round: before it, any card may have been on the table. */
const thisRound = (events: readonly LogEvent[]): readonly LogEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'round') + 1)

/** Everything this viewer is told now, without what is told of rounds that are over. */
const toldTo = async ({ calls }: TestTable, viewer: PlayerId | null): Promise<string> => {
  const act = { key: newKey(), decision: 9_999, moves: [{}] }
  const { look } = got(await calls.look(viewer))
  const { events } = got(await calls.events(viewer, 0, 10_000))
  const asked = viewer ?? person('Eve').id
  const refusals = [
    await calls.play(asked, act),
    await calls.play(asked, { ...act, decision: look.decision ?? 0 }),
    await calls.record(),
    await calls.rematch(asked, act),
    await calls.start(asked, {}),
  ]
  const bare = ({ since, view, ...rest }: typeof look) => ({
    ...rest,
    view: typeof view === 'object' && view !== null ? { ...view, rounds: null } : view,
    since: thisRound(since),
  })
  const short = refusals.map((answer) =>
    !answer.ok && answer.table ? { ...answer, table: bare(answer.table) } : answer,
  )
  expect(refusals.some(({ ok }) => ok)).toBe(false)
  return JSON.stringify([bare(look), thisRound(events), short])
}

describe('over a random game', () => {
  test.each([
    ['parity', {}, 1],
    ['parity', { noTrump: true }, 2],
    ['spades', {}, 3],
    ['spades', { doubleNil: 'never' }, 4],
  ])('%s with %j tells nobody a hidden card, by chance %i', async (game, options, seed) => {
    const random = prng(seed)
    const table = await running({ game, options })
    const shadow = await shadowOf(table, game)
    const noTrump = (moves: readonly Json[]) => moves.find((move) => JSON.stringify(move).includes('none'))
    const choose = (moves: readonly Json[]): Json => noTrump(moves) ?? moves[random.int(moves.length)] ?? null
    let own = 0
    for (let ply = 0; ply < 70 && (await looked(table)).status === 'playing'; ply += 1) {
      if (ply % 16 === 9) await evict(table)
      for (const seat of [null, ...table.people.keys()]) {
        const text = await toldTo(table, seat === null ? null : personAt(table, seat).id)
        const hidden = hiddenFrom(shadow.state(), seat)
        expect([...hidden, ...shadow.secrets].filter((word) => text.includes(word))).toEqual([])
        const { hands } = cardState.parse(shadow.state())
        own += seat === null ? 0 : (hands[seat] ?? []).filter((card) => text.includes(card)).length
      }
      const now = await turn(table)
      const act = actFor(now, choose)
      got(await table.calls.play(now.who.id, act))
      shadow.play(now.seat, act.moves[0] ?? null)
    }
    // The search finds cards where they are: each owner is told their own.
    expect(own).toBeGreaterThan(300)
  })
})

test('nobody’s id is told to others, before the start, in play or after', async () => {
  const table = await running({ options: { target: 50 } })
  const everything = async (viewer: PlayerId | null) => {
    const told = [await table.calls.look(viewer), await table.calls.events(viewer, 0, 10_000)]
    return JSON.stringify([...told, await table.calls.record()])
  }
  const ids = table.people.map(({ id }) => id)
  for (const moves of [0, 12, 10_000]) {
    await playOn(table, moves)
    for (const viewer of [null, ...ids]) {
      const text = await everything(viewer)
      expect(ids.filter((id) => text.includes(id))).toEqual([])
    }
  }
})
