/** The API's description (OpenAPI 3.1), made of the very schemas that check the requests. */
import { type ZodType, z } from 'zod'
import { COOKIE } from '../middleware/identity.ts'
import type { OwnCode } from '../text/refusal.ts'
import type { Route } from './route.ts'
import * as schemas from './schemas.ts'
import { statusOf } from './status.ts'

/** What any call may be answered, any at a table, and any with a body. */
const ANY: readonly OwnCode[] = ['bad-request', 'internal']
const ANY_AT_TABLE: readonly OwnCode[] = ['no-table', 'rules-gone']
const ANY_WITH_BODY: readonly OwnCode[] = ['not-json', 'too-large', 'cross-origin']

const SHARED = {
  Table: schemas.table,
  Event: schemas.event,
  Player: schemas.player,
  TableLine: schemas.tableLine,
  Game: schemas.game,
  Record: schemas.record,
  Problem: schemas.problem,
}

const uri = (id: string): string => `#/components/schemas/${id}`

type Registry = ReturnType<typeof z.registry<{ id: string }>>

export const openapi = (routes: readonly Route[]) => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SHARED)) registry.add(schema, { id })
  for (const { name, body, answer } of routes) {
    if (body && !registry.has(body)) registry.add(body, { id: `${capital(name)}Request` })
    if (answer && !registry.has(answer)) registry.add(answer, { id: `${capital(name)}Answer` })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Postdeck',
      version: '1',
      description:
        'Card games played turn by turn. Everything the pages do. Unknown fields of a request are refused; answers may gain fields.',
    },
    servers: [{ url: '/api' }],
    security: [{}, { bearer: [] }, { cookie: [] }],
    paths: pathsOf(routes, registry),
    components: {
      schemas: componentsOf(registry),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
      },
    },
  }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const componentsOf = (registry: Registry) => {
  const made = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri }).schemas
  return Object.fromEntries(
    Object.entries(made).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  )
}

const pathsOf = (routes: readonly Route[], registry: Registry) => {
  const byPath = Map.groupBy(routes, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  return Object.fromEntries(
    [...byPath].map(([path, same]) => [
      path,
      Object.fromEntries(same.map((route) => [route.method, operation(route, registry)])),
    ]),
  )
}

const operation = (route: Route, registry: Registry) => ({
  operationId: route.name,
  summary: route.summary,
  ...(route.known ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
  parameters: [...pathParameters(route), ...queryParameters(route)],
  ...(route.body ? { requestBody: { content: json(route.body, registry) } } : {}),
  responses: { [route.status]: success(route, registry), ...problems(route, registry) },
})

const pathParameters = ({ path }: Route) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryParameters = ({ query }: Route) =>
  Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'output' })
    return { name, in: 'query', required: false, schema: made }
  })

const json = (schema: ZodType, registry: Registry, type = 'application/json') => ({
  [type]: { schema: { $ref: uri(registry.get(schema)?.id ?? '') } },
})

const success = ({ summary, answer }: Route, registry: Registry) => ({
  description: summary,
  ...(answer ? { content: json(answer, registry) } : {}),
})

/** Refusals that share a status are told together, by their codes. */
const problems = (route: Route, registry: Registry) => {
  const codes: readonly OwnCode[] = [
    ...route.refusals,
    ...(route.known ? (['no-player'] as const) : []),
    ...(route.path.includes(':id') ? ANY_AT_TABLE : []),
    ...(route.body ? ANY_WITH_BODY : []),
    ...ANY,
  ]
  return Object.fromEntries(
    [...Map.groupBy(codes, statusOf)].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\``).join(' · '),
        content: json(schemas.problem, registry, 'application/problem+json'),
      },
    ]),
  )
}
