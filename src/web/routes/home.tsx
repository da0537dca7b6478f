/** `/` and the walk through the tables that wait. */
import { Hono } from 'hono'
import { games } from '../../games/index.ts'
import { withBotNames } from '../../seat-names.ts'
import type { TableLine } from '../../table/types.ts'
import * as acts from '../acts.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { HomePage } from '../views/home.tsx'
import { visitOf } from './visit.ts'

export const home = new Hono<AppEnv>()

/** The caller's tables; a stranger has none. */
const tablesOf = async (c: Ctx): Promise<readonly TableLine[]> => {
  const answer = await acts.myTables(c)
  return answer.ok ? answer.tables.map((line) => withBotNames(line, c.var.lang)) : []
}

/** The caller's name; null for a stranger. */
export const nameOf = async (c: Ctx): Promise<string | null> => {
  const answer = await acts.me(c)
  return answer.ok ? answer.player.name : null
}

home.get('/', async (c) => {
  const [name, tables] = await Promise.all([nameOf(c), tablesOf(c)])
  return c.html(
    <HomePage
      visit={visitOf(c)}
      games={games.map(({ meta }) => meta)}
      name={name}
      tables={tables}
      carried={c.req.query('carried') !== undefined}
    />,
  )
})

/** The table that waits after the one just left, around and around; home when nothing waits any more. */
home.get('/next', async (c) => {
  const waiting = (await acts.myWaiting(c)).map(({ id }) => id)
  const left = waiting.indexOf(c.req.query('after') ?? '')
  const next = waiting[(left + 1) % waiting.length]
  return c.redirect(next === undefined ? '/' : `/t/${next}`)
})
