/** The bare Worker under the same load. */
import { join } from 'node:path'
import { customAlphabet } from 'nanoid'
import { ask } from './client.ts'
import { addTold, type Line, openLine } from './line.ts'
import type { Desk, Rig } from './rig.ts'
import { startRig } from './start.ts'

const newName = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 16)
const newKey = customAlphabet('0123456789abcdef', 16)

const openDesk = async (port: number): Promise<Desk> => {
  const name = newName()
  const path = `/${name}/moves`
  const lines: Line[] = []
  let moves = 0
  const nextAct = () => ({ key: newKey(), decision: moves, move: { type: 'play', card: 'AS' } })
  return {
    left: () => Number.POSITIVE_INFINITY,
    play: async (door) => {
      const line = lines[moves % lines.length]
      moves += 1
      await (door === 'socket' && line
        ? line.act({ ...nextAct(), type: 'move' })
        : ask({ port, method: 'POST', path, body: nextAct() }))
    },
    deal: async () => {
      while (lines.length < 4) lines.push(await openLine(port, `/${name}/live`))
    },
    look: async () => void (await ask({ port, method: 'GET', path: `/${name}` })),
    told: () => addTold(lines),
    leave: () => {
      for (const line of lines.splice(0)) line.close()
    },
  }
}

export const startBare = (): Promise<Rig<Desk>> =>
  startRig({ source: { config: join(import.meta.dirname, '../bare/wrangler.toml') }, open: openDesk })
