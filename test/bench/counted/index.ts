/** The site with a count of the rows its objects write; `/rows` tells it. */

import { Player as SitePlayer } from '../../../src/players/player.ts'
import { Table as SiteTable } from '../../../src/table/table.ts'
import { app } from '../../../src/web/app.ts'

export { Codes } from '../../../src/players/codes.ts'
export { Keys } from '../../../src/players/keys.ts'

type Cursors = { readonly rowsWritten: number }[]

const written = { table: [] as Cursors, player: [] as Cursors, alarms: 0 }

/** From now on every statement of this object is kept, and every alarm it sets is counted (one row each). */
const count = (storage: DurableObjectStorage, cursors: Cursors): void => {
  const { sql } = storage
  const exec = sql.exec.bind(sql)
  const setAlarm = storage.setAlarm.bind(storage)
  Object.defineProperty(sql, 'exec', {
    value: (...args: Parameters<typeof exec>) => {
      const cursor = exec(...args)
      cursors.push(cursor)
      return cursor
    },
  })
  Object.defineProperty(storage, 'setAlarm', {
    value: (...args: Parameters<typeof setAlarm>) => {
      written.alarms += 1
      return setAlarm(...args)
    },
  })
}

export class Table extends SiteTable {
  constructor(ctx: DurableObjectState, env: Env) {
    count(ctx.storage, written.table)
    super(ctx, env)
  }
}

export class Player extends SitePlayer {
  constructor(ctx: DurableObjectState, env: Env) {
    count(ctx.storage, written.player)
    super(ctx, env)
  }
}

const sum = (cursors: Cursors): number => cursors.reduce((total, { rowsWritten }) => total + rowsWritten, 0)

const handler: ExportedHandler<Env> = {
  fetch: (request, env, ctx) =>
    new URL(request.url).pathname === '/rows'
      ? Response.json({ table: sum(written.table), player: sum(written.player), alarms: written.alarms })
      : app.fetch(request, env, ctx),
}

// Wrangler takes a Worker's handler as the default export.
export { handler as default }
