/** Many requests at once. */
import { expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { ask, look, newKey, newPlayer, read, readProblem, seatedTable } from './support/client.ts'

test('fifty of the same post make one move and get the same answer', async () => {
  const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
  const [seat = 0] = (await look(id)).toAct
  const token = players[seat]?.token
  const { decision } = await look(id, token)
  const body = { key: newKey(), decision, move: { type: 'trump', suit: 'H' } }
  const posts = Array.from({ length: 50 }, () => ask('POST', `/tables/${id}/moves`, { token, body }))
  const answers = await Promise.all(posts.map((answer) => read(answer, 200, schemas.moved)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await look(id)).n).toBe(1)
})

test('of fifty different posts for one decision one is made, and all others are stale', async () => {
  const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
  const [seat = 0] = (await look(id)).toAct
  const token = players[seat]?.token
  const { decision } = await look(id, token)
  const move = { type: 'trump', suit: 'H' }
  const posts = Array.from({ length: 50 }, () =>
    ask('POST', `/tables/${id}/moves`, { token, body: { key: newKey(), decision, move } }),
  )
  const answers = await Promise.all(posts)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(49)
  for (const answer of refused) await readProblem(answer, 409, 'stale')
  expect((await look(id)).n).toBe(1)
})

test('of two who want one seat at once one sits and one is told', async () => {
  const [host, ...guests] = await Promise.all(['Ann', 'Ben', 'Cho'].map(newPlayer))
  const opened = ask('POST', '/tables', { token: host?.token, body: { game: 'spades', seats: 4 } })
  const { id } = await read(opened, 201, schemas.table)
  const sit = ({ token }: { token: string }) =>
    ask('POST', `/tables/${id}/seats`, { token, body: { seat: 2 } })
  const answers = await Promise.all(guests.map(sit))
  const [refused] = answers.filter(({ status }) => status !== 200)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  if (refused) await readProblem(refused, 409, 'seat-taken')
  expect((await look(id)).seats.filter(({ kind }) => kind === 'person')).toHaveLength(2)
})
