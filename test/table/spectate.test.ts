/** A table as it was for a spectator: after any number of moves, for as long as it is there. */
import { expect, test } from 'vitest'
import { newTableId } from '../../src/table/ids.ts'
import type { Spectacle } from '../../src/table/types.ts'
import {
  codeOf,
  evict,
  finished,
  got,
  looked,
  opened,
  person,
  playOn,
  running,
  type TestTable,
  tableOf,
} from './support.ts'

const spectated = async ({ calls }: TestTable, n: number): Promise<Spectacle> =>
  got(await calls.spectate(n)).spectacle

test('every position is as a spectator saw it when it was there', async () => {
  const table = await running({ game: 'spades' })
  const seen = [await looked(table)]
  for (let n = 1; n <= 20; n += 1) seen.push(await playOn(table, 1))
  await evict(table)
  for (const [n, { view, toAct, seats }] of seen.entries()) {
    expect(await spectated(table, n)).toMatchObject({
      n,
      view,
      toAct,
      seats,
      status: 'playing',
      result: null,
    })
  }
})

test('moves that were not made are refused', async () => {
  const table = await running()
  await playOn(table, 3)
  expect(codeOf(await table.calls.spectate(4))).toBe('bad-request')
  expect((await spectated(table, 3)).n).toBe(3)
})

test('before the start there are seats and nothing to see', async () => {
  const table = await opened(person('Ann'))
  expect(await spectated(table, 0)).toMatchObject({
    status: 'open',
    seats: [{ name: 'Ann', kind: 'person' }, { kind: 'open' }],
    view: null,
    toAct: [],
  })
  expect(codeOf(await table.calls.spectate(1))).toBe('bad-request')
})

test('a finished game shows its result at the end, and is in play before it', async () => {
  const table = await finished()
  const { n, result } = await looked(table)
  expect(await spectated(table, n)).toMatchObject({ status: 'over', result, toAct: [] })
  expect(await spectated(table, n - 1)).toMatchObject({ status: 'playing', result: null })
})

test('where there is no table nothing is seen', async () => {
  expect(codeOf(await tableOf(newTableId()).calls.spectate(0))).toBe('no-table')
})
