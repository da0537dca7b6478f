/** The API's description is whole, refers to nothing that is not there, and is true of the answers. */
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { routes } from '../../src/web/api/index.ts'
import { ask, look, newKey, newNetwork, newPlayer, playOne, raw, seatedTable } from './support/client.ts'

// Whole games are played here.
vi.setConfig({ testTimeout: 60_000 })

const content = z.object({ schema: z.object({ $ref: z.string() }) })
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: z.object({}).loose(),
    }),
  ),
  requestBody: z.object({ content: z.record(z.string(), content) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), content).optional() }),
  ),
})
const document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.object({}).loose()) }),
})

const described = async () => document.parse(await (await ask('GET', '/openapi.json')).json())

/** The calls of the API as outside programs rely on them. */
const CALLS = [
  'post /players',
  'get /me',
  'patch /me',
  'get /me/tables',
  'delete /me',
  'get /me/settings',
  'patch /me/settings',
  'get /me/channels',
  'post /me/channels',
  'delete /me/channels/{channel}',
  'post /me/channels/{channel}/test',
  'get /me/ledger',
  'put /me/mutes/{table}',
  'delete /me/mutes/{table}',
  'get /push',
  'get /games',
  'post /tables',
  'get /tables/{id}',
  'post /tables/{id}/seats',
  'delete /tables/{id}/seats/me',
  'post /tables/{id}/start',
  'post /tables/{id}/moves',
  'post /tables/{id}/take-back',
  'put /tables/{id}/orders',
  'post /tables/{id}/give',
  'post /tables/{id}/proposal',
  'delete /tables/{id}/proposal',
  'delete /tables/{id}/pause',
  'post /tables/{id}/talk',
  'post /tables/{id}/seen',
  'get /tables/{id}/events',
  'get /tables/{id}/record',
  'post /tables/{id}/rematch',
  'get /tables/{id}/live',
  'get /tables/{id}/group',
  'put /tables/{id}/group',
  'delete /tables/{id}/group',
  'post /tables/{id}/group/test',
]

test('it names every call, each once', async () => {
  const { paths } = await described()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls.toSorted()).toEqual(CALLS.toSorted())
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(CALLS.length)
})

test('every reference leads somewhere, and nothing is left over', async () => {
  const { paths, components } = await described()
  const text = JSON.stringify({ paths, components })
  const referred = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) => ref)
  expect(new Set(referred)).toEqual(
    new Set(Object.keys(components.schemas).map((id) => `#/components/schemas/${id}`)),
  )
  expect(text).not.toContain('"$id"')
  expect(text).not.toContain('"$schema"')
})

test('requests refuse unknown fields by the description too', async () => {
  const { paths, components } = await described()
  for (const { requestBody } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const ref = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1)
    if (ref !== undefined)
      expect(components.schemas[ref]).toMatchObject({ type: 'object', additionalProperties: false })
  }
})

test('the parameters of a path are those it holds', async () => {
  const { paths } = await described()
  for (const [path, methods] of Object.entries(paths)) {
    const held = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(held)
    }
  }
})

describe('a call as it is described', () => {
  test.each(routes.filter(({ known }) => known).map(({ method, path }) => [method, path] as const))(
    '%s %s answers a stranger 401, and says that it may',
    async (method, path) => {
      const { paths } = await described()
      expect(paths[path.replace(/:(\w+)/, '{$1}')]?.[method]?.responses).toHaveProperty('401')
      const answer = await raw(`/api${path.replace(/:\w+/, '2222222222222222')}`, {
        method: method.toUpperCase(),
      })
      expect(answer.status).toBe(401)
    },
  )

  test.each(routes.filter(({ body }) => body).map(({ method, path }) => [method, path] as const))(
    '%s %s refuses a field nobody knows, and says that it may',
    async (method, path) => {
      const { paths } = await described()
      expect(paths[path.replace(/:(\w+)/, '{$1}')]?.[method]?.responses).toHaveProperty('400')
      const { token } = await newPlayer('Ann')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ nobodyKnows: 1 })
      const answer = await raw(`/api${path.replace(/:\w+/, '2222222222222222')}`, {
        method: method.toUpperCase(),
        headers,
        body,
      })
      expect(answer.status).toBe(400)
    },
  )
})

test('every answer of a whole game is as described', async () => {
  const { paths, components } = await described()
  const $defs = JSON.parse(JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'))
  const checked = new Set<string>()
  const check = async (
    method: string,
    path: string,
    id: string | null,
    init: Parameters<typeof ask>[2] = {},
  ) => {
    const answer = await ask(method.toUpperCase(), path.replace('{id}', id ?? ''), init)
    const { content } = paths[path]?.[method]?.responses[answer.status] ?? {}
    if (answer.status === 204) return checked.add(`${method} ${path} 204`)
    const type = answer.headers.get('content-type') ?? ''
    const ref = content?.[type]?.schema.$ref.split('/').at(-1)
    expect(ref, `${method} ${path} ${answer.status} ${type}`).toBeDefined()
    const schema = z.fromJSONSchema({ $ref: `#/$defs/${ref}`, $defs })
    expect(schema.safeParse(await answer.json()).error).toBeUndefined()
    return checked.add(`${method} ${path} ${answer.status}`)
  }

  const table = await seatedTable('parity', ['Ann', 'Ben'], { target: 50 })
  const { id } = table
  const token = table.players[0]?.token
  const guest = (await newPlayer('Cho')).token
  await check('get', '/games', null)
  await check('post', '/players', null, { body: {}, headers: newNetwork() })
  await check('get', '/me', null, { token })
  await check('patch', '/me', null, { token, body: { name: 'Annie' } })
  await check('get', '/me/tables', null, { token })
  await check('get', '/push', null)
  await check('patch', '/me/settings', null, { token, body: { quiet: { from: 1380, to: 480 } } })
  await check('get', '/me/settings', null, { token })
  const url = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(60)}`
  const channel = { kind: 'discord', fields: { url } }
  await check('post', '/me/channels', null, { token, body: channel })
  await check('get', '/me/channels', null, { token })
  await check('get', '/me/ledger', null, { token })
  await check('get', '/tables/{id}/group', id, { token })
  await check('put', '/tables/{id}/group', id, { token, body: channel })
  await check('post', '/tables', null, { token, body: { game: 'spades', seats: 4 } })
  await check('post', '/tables', null, { token, body: { game: 'chess', seats: 4 } })
  await check('get', '/tables/{id}/record', id, { token })
  await check('post', '/tables/{id}/rematch', id, { token, body: { key: 'k' } })
  const act = { key: newKey(), decision: 1000, move: {} }
  await check('post', '/tables/{id}/moves', id, { token, body: act })
  await check('post', '/tables/{id}/moves', id, { token: guest, body: act })
  await check('post', '/tables/{id}/talk', id, { token, body: { key: newKey(), text: 'hello' } })
  while ((await look(id)).status === 'playing') {
    for (const viewer of [null, token]) await check('get', '/tables/{id}', id, { token: viewer })
    await playOne(table)
  }
  for (const viewer of [null, token]) {
    await check('get', '/tables/{id}', id, { token: viewer })
    await check('get', '/tables/{id}/events', id, { token: viewer })
  }
  await check('get', '/tables/{id}/record', id)
  await check('post', '/tables/{id}/seen', id, { token, body: { e: 1 } })
  await check('post', '/tables/{id}/rematch', id, { token, body: { key: newKey() } })
  expect(checked.size).toBeGreaterThanOrEqual(17)
})
