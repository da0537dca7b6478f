/** What one whole game of Spades costs: bytes to its players and on disk, rows written. */
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ask, bearer } from './client.ts'
import { openLine } from './line.ts'
import { type PostdeckDesk, startPostdeck } from './postdeck.ts'

const rowsSchema = z.object({ table: z.int(), player: z.int(), alarms: z.int() })
export type Rows = z.infer<typeof rowsSchema>

/** Rows a move: in the table's object, its alarms, and in the objects of the people it tells. */
export const countRows = async (): Promise<Rows> => {
  const rig = await startPostdeck({ entry: join(import.meta.dirname, '../counted.ts') })
  try {
    const desk = await rig.open()
    await desk.deal()
    const rowsSoFar = async () =>
      rowsSchema.parse(JSON.parse(await ask({ port: rig.port, method: 'GET', path: '/rows' })))
    const moves = desk.left() - 1
    const before = await rowsSoFar()
    for (let made = 0; made < moves; made += 1) await desk.play('post')
    // People are told after the answer has left.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const after = await rowsSoFar()
    const each = (of: keyof Rows) => (after[of] - before[of]) / moves
    return { table: each('table'), player: each('player'), alarms: each('alarms') }
  } finally {
    await rig.stop()
  }
}

/** All bytes of an answer to somebody who has seen everything, headers and all. */
const bytesOfLook = (port: number, desk: PostdeckDesk): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: `/api/tables/${desk.id()}`,
      agent: false,
      headers: bearer(desk.token(0)),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.socket.bytesRead))
    })
    asked.end()
  })

const seeAll = async (port: number, desk: PostdeckDesk): Promise<void> => {
  const path = `/api/tables/${desk.id()}`
  const token = desk.token(0)
  const { e } = z.object({ e: z.int() }).parse(JSON.parse(await ask({ port, method: 'GET', path, token })))
  await ask({ port, method: 'POST', path: `${path}/seen`, token, body: { e } })
}

/** What a page that comes back receives: the socket's handshake and what it says first, and the table. */
const bytesOfReconnect = async (port: number, desk: PostdeckDesk): Promise<number> => {
  await seeAll(port, desk)
  const line = await openLine(port, `/api/tables/${desk.id()}/live`, desk.token(0))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const bytes = line.bytesRead() + (await bytesOfLook(port, desk))
  line.close()
  return bytes
}

/** Of the largest database among the tables': there is only the one. */
const bytesStored = (storage: string): number => {
  const folder = join(storage, 'do/postdeck-Table')
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => {
      const database = new DatabaseSync(join(folder, name))
      const size = database
        .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
        .get()
      database.close()
      return Number(size?.bytes)
    })
  return Math.max(...sizes)
}

export type WholeGame = {
  readonly reconnects: readonly { readonly moves: number; readonly bytes: number }[]
  readonly moves: number
  readonly stored: number
}

/** One game from its first card to its last, with a reconnect in the middle of every deal. */
export const playWholeGame = async (): Promise<WholeGame> => {
  const rig = await startPostdeck()
  try {
    const desk = await rig.open()
    const reconnects: { moves: number; bytes: number }[] = []
    while (await desk.dealNext()) {
      while (desk.left() > 26) await desk.play('post')
      reconnects.push({ moves: desk.moves(), bytes: await bytesOfReconnect(rig.port, desk) })
      while (desk.left() > 0) await desk.play('post')
    }
    await rig.restart()
    return { reconnects, moves: desk.moves(), stored: bytesStored(rig.storage) }
  } finally {
    await rig.stop()
  }
}
