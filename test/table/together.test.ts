/** Decisions that several seats owe at once: each is its own, and another's answer makes none of them stale. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Json, Seat } from '../../src/engine/game.ts'
import type { LogEvent, TableLook } from '../../src/table/types.ts'
import {
  codeOf,
  evict,
  got,
  looked,
  newKey,
  opened,
  person,
  personAt,
  playOn,
  type TestTable,
  tableOf,
} from './support.ts'

const moveSchema = z.object({ type: z.string(), cards: z.array(z.string()).default([]) })
const sizeOf = (move: Json): number => moveSchema.parse(move).cards.length

/** Declares riichi, and plays as many cards as may be played. */
const hurried = (moves: readonly Json[]): Json =>
  moves.reduce((best, move) => (sizeOf(move) > sizeOf(best) ? move : best), moves[0] ?? null)

const viewSchema = z.object({ phase: z.string(), first: z.int().nullable() })

const isKeeping = ({ view, toAct }: TableLook): boolean =>
  viewSchema.parse(view).phase === 'keep' && toAct.length > 1

/** Six have declared riichi, and one of them has run out of cards: the others owe theirs but for one. */
const keeping = async (): Promise<TestTable> => {
  const [ann, ...others] = ['Ann', 'Ben', 'Cho', 'Dan', 'Eve', 'Fay'].map(person)
  if (ann === undefined) throw new Error('nobody')
  const { id, calls } = await opened(ann, { game: 'distantichu', seats: 6, options: { riichi: true } })
  for (const guest of others) got(await calls.sit(guest, {}))
  const table = tableOf(id, [ann, ...others])
  for (let made = 0; made < 400; made += 1) {
    if (isKeeping(await playOn(table, 1, hurried))) return table
  }
  throw new Error('nobody ran out of cards')
}

const lookOf = (table: TestTable, seat: Seat): Promise<TableLook> => looked(table, personAt(table, seat).id)

const keepFor = async (table: TestTable, seat: Seat, decision: number) => {
  const { legal } = await lookOf(table, seat)
  const moves = [legal?.[0] ?? null]
  return table.calls.play(personAt(table, seat).id, { key: newKey(), decision, moves })
}

const typesOf = (events: readonly LogEvent[]) => events.map(({ type }) => type)

describe('cards owed by several seats at once', () => {
  test('are asked of all of them, who answer in any order; none makes another’s answer stale', async () => {
    const table = await keeping()
    const { toAct, view } = await looked(table)
    const { first } = viewSchema.parse(view)
    expect(toAct).toEqual(toAct.toSorted((a, b) => a - b))
    expect(toAct).not.toContain(first)
    const before = await Promise.all(toAct.map((seat) => lookOf(table, seat)))
    const waits = (seat: Seat) => table.calls.waits(personAt(table, seat).id).then(got)
    const turns = await Promise.all(toAct.map(waits))
    expect(turns.every(({ turn }) => turn === before[0]?.n)).toBe(true)

    // The last one first; then all others with what their pages showed before.
    const late = toAct.at(-1) ?? -1
    const decisionOf = (seat: Seat): number => before[toAct.indexOf(seat)]?.decision ?? -1
    const { look } = got(await keepFor(table, late, decisionOf(late)))
    expect([look.toAct, look.decision]).toEqual([toAct.slice(0, -1), null])
    expect((await waits(late)).turn).toBeNull()
    expect(codeOf(await keepFor(table, late, decisionOf(late)))).toBe('not-your-turn')

    for (const seat of toAct.slice(0, -1)) {
      const now = await lookOf(table, seat)
      const old = before[toAct.indexOf(seat)]
      expect([now.decision, now.legal]).toEqual([old?.decision, old?.legal])
      expect((await waits(seat)).turn).toBe(old?.n)
      await evict(table)
      got(await keepFor(table, seat, decisionOf(seat)))
    }
    expect(viewSchema.parse((await looked(table)).view).phase).not.toBe('keep')
  })

  test('are told to all by their number when they look again, and by name to the giver and the first', async () => {
    const table = await keeping()
    const { toAct, view } = await looked(table)
    const { first } = viewSchema.parse(view)
    const [giver = -1, other = -1] = toAct
    for (const seat of toAct.concat(first ?? [])) {
      const { e } = await lookOf(table, seat)
      got(await table.calls.seen(personAt(table, seat).id, e))
    }
    got(await keepFor(table, giver, (await lookOf(table, giver)).decision ?? -1))
    expect(typesOf((await lookOf(table, other)).since)).toEqual(['keep'])
    expect(typesOf((await lookOf(table, first ?? -1)).since)).toEqual(['keep', 'handed'])
  })
})
