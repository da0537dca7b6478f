/** A list of tables says whose turn it is now, also where turns of others pass a person by. */
import { expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { ask, look, playOne, read, seatedTable } from './support/client.ts'

test('a list names who is to act at a table of four, whoever moved last', async () => {
  const table = await seatedTable('spades', ['Ann', 'Ben', 'Cho', 'Dan'], { doubleNil: 'never' })
  for (let ply = 0; ply < 6; ply += 1) {
    await playOne(table)
    const { toAct, n } = await look(table.id)
    for (const { token } of table.players) {
      const listed = async () =>
        (await read(ask('GET', '/me/tables', { token }), 200, schemas.tablesAnswer)).tables
      // Whose turn has just begun or ended is told after the table has answered.
      await expect.poll(listed, { timeout: 40_000 }).toMatchObject([{ id: table.id, toAct, n }])
    }
  }
})

test('everybody’s list has a game that has begun long before the alarm, whoever’s turn it is', async () => {
  const { id, players } = await seatedTable('spades', ['Ann', 'Ben', 'Cho', 'Dan'])
  for (const { token } of players) {
    const listed = async () =>
      (await read(ask('GET', '/me/tables', { token }), 200, schemas.tablesAnswer)).tables
    await expect.poll(listed, { timeout: 10_000 }).toMatchObject([{ id, status: 'playing' }])
  }
})
