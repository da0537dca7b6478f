/** The JSON API: every address from its declaration. */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Parsed } from '../input.ts'
import { refuse } from '../refuse.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { callRoutes } from './calls.ts'
import { games } from './games.ts'
import { group } from './group.ts'
import { live } from './live.ts'
import { openapi } from './openapi.ts'
import { people } from './people.ts'
import { play } from './play.ts'
import { problem } from './problem.ts'
import type { Outcome, Route } from './route.ts'
import { tables } from './tables.ts'

export const routes: readonly Route[] = [
  ...people,
  ...callRoutes,
  ...games,
  ...tables,
  ...play,
  ...group,
  ...live,
]

export const api = new Hono<AppEnv>()

api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: async (c, methods) => {
      const answer = await problem(c, refuse('method-not-allowed'))
      answer.headers.set('Allow', methods.join(', '))
      return answer
    },
  }),
)
for (const route of routes) api.on(route.method.toUpperCase(), route.path, (c) => answer(c, route))
api.get('/openapi.json', (c) => c.json(openapi(routes)))
api.all('*', (c) => problem(c, refuse('not-found')))

const answer = async (c: Ctx, route: Route): Promise<Response> => {
  const outcome = await outcomeOf(c, route)
  if (outcome instanceof Response) return outcome
  if (!outcome.ok) return problem(c, outcome)
  const hasBody = route.status === 200 || route.status === 201
  return hasBody ? c.json(outcome.body, route.status) : c.body(null, 204)
}

const outcomeOf = async (c: Ctx, route: Route): Promise<Outcome> => {
  if (route.known && c.var.playerId === null) return refuse('no-player')
  const input = route.body ? await bodyOf(c) : { ok: true as const, value: queryOf(c) }
  return input.ok ? route.run(c, input.value) : input
}

/** No body at all is an empty request, whatever its content type says. */
const bodyOf = async (c: Ctx): Promise<Parsed<unknown>> => {
  const text = await c.req.text()
  if (text === '') return { ok: true, value: {} }
  if (!/^application\/json *(;|$)/i.test(c.req.header('content-type') ?? '')) return refuse('not-json')
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return refuse('not-json')
  }
}

/** `l` chooses the language on every address and is no call's own. */
const queryOf = (c: Ctx): unknown => {
  const { l: _, ...fields } = c.req.query()
  return fields
}
