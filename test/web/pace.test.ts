/** The pace of a table over the API: what it is unless said, and that it is kept. */
import { expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { ask, newPlayer, read } from './support/client.ts'

const open = async (wish: object) => {
  const { token } = await newPlayer('Ann')
  const body = { game: 'parity', seats: 2, ...wish }
  return read(ask('POST', '/tables', { token, body }), 201, schemas.table)
}

test('a table of friends has a bank of five days, and a bot plays for whoever has used it up', async () => {
  expect(await open({})).toMatchObject({ pace: 'bank-5d', outOfTime: 'bot', clocks: [], pause: null })
})

test('whoever opens it chooses both', async () => {
  const wish = { pace: 'move-3d', outOfTime: 'substitute' }
  expect(await open(wish)).toMatchObject(wish)
})
