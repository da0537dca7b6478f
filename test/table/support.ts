/** People and tables, as these tests tell them: each table an object of its own, asked directly. */

import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { z } from 'zod'
import type { Json, Seat } from '../../src/engine/game.ts'
import { findGame } from '../../src/games/index.ts'
import { newPlayerId } from '../../src/players/ids.ts'
import type { OutOfTime, Pace } from '../../src/table/clock/pace.ts'
import { newTableId } from '../../src/table/ids.ts'
import type { Table } from '../../src/table/table.ts'
import type { Answer, Person, PlayAct, PlayerId, TableCalls, TableLook } from '../../src/table/types.ts'

export type TestTable = {
  readonly id: string
  readonly stub: DurableObjectStub
  readonly calls: TableCalls
  /** In seat order, once all sit. */
  readonly people: readonly Person[]
}

export const person = (name: string): Person => ({ id: newPlayerId(), name })

export const personAt = ({ people }: TestTable, seat: Seat): Person => {
  const found = people[seat]
  if (found === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return found
}

export const tableOf = (id: string, people: readonly Person[] = []): TestTable => ({
  id,
  stub: env.TABLE.get(env.TABLE.idFromName(id)),
  calls: env.TABLE.getByName(id),
  people,
})

/** What an answer holds. @throws Error when it is a refusal. */
export const got = <T extends object>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.params)}`)
  return answer
}

/** The code of a refusal. @throws Error when it is none. */
export const codeOf = (answer: Answer<object>): string => {
  if (answer.ok) throw new Error('this was not refused')
  return answer.code
}

export type Opening = {
  readonly game?: string
  readonly options?: Json
  readonly seats?: number
  readonly seat?: Seat
  /** So many of the other seats are bots'. */
  readonly bots?: number
  /** Who sits down last. */
  readonly guest?: PlayerId
  readonly pace?: Pace
  readonly outOfTime?: OutOfTime
}

const optionsOf = (id: string, options: Json): Json => {
  const parsed = findGame(id)?.options.parse(options)
  if (parsed === undefined) throw new Error(`no game ${id}`)
  return parsed
}

/** A new table with its host seated alone. */
export const opened = async (host: Person, opening: Opening = {}): Promise<TestTable> => {
  const { game = 'parity', options = {}, seats = game === 'spades' ? 4 : 2, seat = 0, bots = 0 } = opening
  const table = tableOf(newTableId(), [host])
  const { pace = 'none', outOfTime = 'bot' } = opening
  const wish = { id: table.id, game, seats, options: optionsOf(game, options), host, seat, bots }
  got(await table.calls.open({ ...wish, pace, outOfTime }))
  return table
}

/** A running table: Ann opens it, the others sit down one after another. */
export const running = async (opening: Opening = {}): Promise<TestTable> => {
  const [ann, ...others] = ['Ann', 'Ben', 'Cho', 'Dan']
    .slice(0, opening.game === 'spades' ? 4 : 2)
    .map((name, seat, all) => ({
      ...person(name),
      ...(opening.guest !== undefined && seat === all.length - 1 ? { id: opening.guest } : {}),
    }))
  if (ann === undefined) throw new Error('nobody')
  const { id, calls } = await opened(ann, opening)
  for (const guest of others) got(await calls.sit(guest, {}))
  return tableOf(id, [ann, ...others])
}

export const looked = async ({ calls }: TestTable, viewer: PlayerId | null = null): Promise<TableLook> =>
  got(await calls.look(viewer)).look

let keys = 0
export const newKey = (): string => {
  keys += 1
  return `key-${keys}`
}

export type Turn = { readonly who: Person; readonly seat: Seat; readonly look: TableLook }

/** Whose move is awaited, and what they see. */
export const turn = async (table: TestTable): Promise<Turn> => {
  const { toAct } = await looked(table)
  const [seat] = toAct
  if (seat === undefined) throw new Error('nobody is to move')
  const who = personAt(table, seat)
  return { who, seat, look: await looked(table, who.id) }
}

type Choose = (moves: readonly Json[]) => Json

export const firstOf: Choose = (moves) => moves[0] ?? null

const withHand = z.object({ hand: z.array(z.string()) })

/** Where the moves are too many to be listed, as in Doubt: as many cards as may be laid at once. */
const layMany = (view: Json): Json => ({ type: 'play', cards: withHand.parse(view).hand.slice(0, 4) })

/** An act with one move of those legal for whoever is to move. */
export const actFor = ({ look }: Turn, choose: Choose = firstOf): PlayAct => ({
  key: newKey(),
  decision: look.decision ?? -1,
  moves: [look.legal === null ? layMany(look.view) : choose(look.legal)],
})

/** Plays `count` moves, or to the end of the game. */
export const playOn = async (
  table: TestTable,
  count: number,
  choose: Choose = firstOf,
): Promise<TableLook> => {
  let { toAct } = await looked(table)
  for (let made = 0; made < count && toAct.length > 0; made += 1) {
    const now = await turn(table)
    toAct = got(await table.calls.play(now.who.id, actFor(now, choose))).look.toAct
  }
  return looked(table)
}

/** A game that is over. */
export const finished = async (opening: Opening = {}): Promise<TestTable> => {
  const table = await running(opening)
  const { status } = await playOn(table, Number.POSITIVE_INFINITY)
  if (status !== 'over') throw new Error(`the game is ${status}`)
  return table
}

/** The object forgets everything that is not stored. */
export const evict = ({ stub }: TestTable): Promise<void> => evictDurableObject(stub)

/** Runs inside the object. */
export const inside = <R>(
  { stub }: TestTable,
  act: (storage: DurableObjectStorage) => R | Promise<R>,
): Promise<R> => runInDurableObject(stub, (_: Table, { storage }) => act(storage))

/** One value of the table's storage. */
export const stored = (table: TestTable, query: string): Promise<SqlStorageValue | undefined> =>
  inside(table, ({ sql }) => [...sql.exec(query).raw()][0]?.[0])

/** As if what was said last had been said so often more: a table lets nobody talk that fast. */
export const repeatNewest = (table: TestTable, times: number): Promise<void> =>
  inside(table, ({ sql }) => {
    const { i, counts } = sql
      .exec<{ i: number; counts: string }>('SELECT i, counts FROM log ORDER BY i DESC LIMIT 1')
      .one()
    const before: number[] = JSON.parse(counts)
    for (let more = 1; more <= times; more += 1) {
      const after = JSON.stringify(before.map((count) => count + more))
      sql.exec(
        `INSERT INTO log SELECT i + ?, kind, n, player, seat, move, at, NULL, seen, events, ?, lines, clocks FROM log WHERE i = ?`,
        ...[more, after, i],
      )
    }
  })
