/** A program that uses the API, and holds every answer against the schema the API's description shows. */
import { exports } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { ZodType, z } from 'zod'
import * as schemas from '../../../src/web/api/schemas.ts'

export const ORIGIN = 'https://postdeck.example'

export type Table = z.output<typeof schemas.table>
export type Problem = z.output<typeof schemas.problem>
export type Init = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** One request through the whole Worker, as raw as it is given. */
export const raw = (path: string, init: Init = {}): Promise<Response> =>
  exports.default.fetch(new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init }))

type Asked = {
  readonly token?: string | null | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** A JSON request; `token` is sent as bearer. */
export const ask = (
  method: string,
  path: string,
  { token, body, headers = {} }: Asked = {},
): Promise<Response> =>
  raw(`/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** What an answer holds, once its status and shape are as expected. */
export const read = async <T>(
  answer: Response | Promise<Response>,
  status: number,
  schema: ZodType<T>,
): Promise<T> => {
  const response = await answer
  const text = await response.text()
  expect(response.status, text).toBe(status)
  return schema.parse(JSON.parse(text))
}

/** A refusal with this code and status, held against the schema of problems. */
export const readProblem = async (
  answer: Response | Promise<Response>,
  status: number,
  code: string,
): Promise<Problem> => {
  const response = await answer
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = await read(response, status, schemas.problem)
  expect(problem).toMatchObject({ code, status, type: `/problems/${code}` })
  return problem
}

let keys = 0
/** New for each act. */
export const newKey = (): string => `k${++keys}`

export type Player = { readonly token: string; readonly id: string; readonly name: string }

/** A network of its own for each person, so that no test runs into another's limits. */
let networks = 0
export const newNetwork = (): Record<string, string> => {
  networks += 1
  return { 'cf-connecting-ip': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
}

export const newPlayer = async (name: string): Promise<Player> => {
  const answer = ask('POST', '/players', { body: { name }, headers: newNetwork() })
  const { token, player } = await read(answer, 201, schemas.newPlayerAnswer)
  return { token, id: player.id, name }
}

export const look = (id: string, token: string | null | undefined = null): Promise<Table> =>
  read(ask('GET', `/tables/${id}`, { token }), 200, schemas.table)

/** Opens a table and fills it: it is being played then. `players[i]` sits on seat `i`. */
export const seatedTable = async (
  game: string,
  names: readonly string[],
  options: Record<string, unknown> = {},
): Promise<{ id: string; players: Player[] }> => {
  const [host, ...guests] = await Promise.all(names.map(newPlayer))
  if (!host) throw new Error('a table needs somebody')
  // Without a clock a look changes by what is done alone.
  const body = { game, seats: names.length, options, pace: 'none' }
  const { id } = await read(ask('POST', '/tables', { token: host.token, body }), 201, schemas.table)
  for (const { token } of guests)
    await read(ask('POST', `/tables/${id}/seats`, { token, body: {} }), 200, schemas.table)
  return { id, players: [host, ...guests] }
}

/** One move of whoever is to act: the one `choose` takes from the legal ones. */
export const playOne = async (
  table: { id: string; players: readonly Player[] },
  choose: <T>(moves: readonly T[]) => T | undefined = (moves) => moves[0],
): Promise<{ seat: number; text: string; table: Table }> => {
  const [seat = 0] = (await look(table.id)).toAct
  const token = table.players[seat]?.token ?? ''
  const { decision, legal } = await look(table.id, token)
  const body = { key: newKey(), decision, move: choose(legal ?? []) }
  const answer = await ask('POST', `/tables/${table.id}/moves`, { token, body })
  const text = await answer.clone().text()
  return { seat, text, table: (await read(answer, 200, schemas.moved)).table }
}
