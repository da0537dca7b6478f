/**
 * The least a table could be, to measure the real one against: a route, an object, a log row and a row of 4 KB a
 * move, and a message to each socket. It knows no people, no rules and no refusals.
 */
import { DurableObject } from 'cloudflare:workers'

type Env = { readonly BARE: DurableObjectNamespace<Bare> }

const STATE = 'x'.repeat(4096)

export class Bare extends DurableObject<Env> {
  #n: number

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { sql } = ctx.storage
    sql.exec('CREATE TABLE IF NOT EXISTS log (n INTEGER PRIMARY KEY, at INTEGER, act TEXT)')
    sql.exec('CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, text TEXT)')
    this.#n = sql.exec<{ n: number }>('SELECT COALESCE(MAX(n), 0) AS n FROM log').one().n
  }

  async move(act: unknown): Promise<number> {
    this.#n += 1
    const { sql } = this.ctx.storage
    this.ctx.storage.transactionSync(() => {
      sql.exec('INSERT INTO log VALUES (?, ?, ?)', this.#n, Date.now(), JSON.stringify(act))
      sql.exec('INSERT OR REPLACE INTO state VALUES (1, ?)', STATE)
    })
    const text = JSON.stringify({ n: this.#n })
    for (const socket of this.ctx.getWebSockets()) socket.send(text)
    return this.#n
  }

  async look(): Promise<string> {
    const [row] = this.ctx.storage.sql.exec<{ text: string }>('SELECT text FROM state WHERE id = 1')
    return row?.text ?? ''
  }

  override async fetch(): Promise<Response> {
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override async webSocketMessage(socket: WebSocket, data: string): Promise<void> {
    const act: { key: string } = JSON.parse(data)
    socket.send(JSON.stringify({ key: act.key, ok: true, n: await this.move(act) }))
  }
}

const handler: ExportedHandler<Env> = {
  async fetch(request, env) {
    const [, id = '', door] = new URL(request.url).pathname.split('/')
    const object = env.BARE.getByName(id)
    if (door === 'live') return object.fetch(request)
    if (request.method === 'POST') return Response.json({ n: await object.move(await request.json()) })
    return Response.json({ state: await object.look() })
  },
}

// Wrangler takes a Worker's handler as the default export.
export { handler as default }
