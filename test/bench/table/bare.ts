/** The bare Worker under the same load. */
import { join } from 'node:path'
import { customAlphabet } from 'nanoid'
import { ask } from './client.ts'
import { addTold, type Line, openLine } from './line.ts'
import { type Desk, type Rig, startRig } from './rig.ts'

const newName = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 16)
/** As many as a round of the other side has, so that both are measured in the same slices. */
const MOVES_A_DEAL = 32

const newKey = customAlphabet('0123456789abcdef', 16)

const openDesk = async (port: number): Promise<Desk> => {
  const name = newName()
  const connect = (): Promise<Line> => openLine(port, `/${name}/live`)
  const lines = await Promise.all([connect(), connect(), connect(), connect()])
  let moves = 0
  let dealt = MOVES_A_DEAL
  const post = (act: object) => ask({ port, method: 'POST', path: `/${name}/moves`, body: act })
  return {
    moves: () => moves,
    left: () => dealt - moves,
    play: async (door) => {
      const act = { key: newKey(), decision: moves >> 1, move: { type: 'play', card: 'AS' } }
      const line = lines[moves % 2]
      await (door === 'socket' && line ? line.act({ type: 'move', ...act }) : post(act))
      moves += 1
    },
    deal: async () => {
      dealt += MOVES_A_DEAL
    },
    look: async () => void (await ask({ port, method: 'GET', path: `/${name}` })),
    told: () => addTold(lines),
    leave: () => {
      for (const line of lines) line.close()
    },
  }
}

export const startBare = (): Promise<Rig<Desk>> =>
  startRig({
    source: { config: join(import.meta.dirname, '../bare/wrangler.toml') },
    bindings: {},
    open: openDesk,
  })
