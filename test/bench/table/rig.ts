/** What is measured: a service whose tables can be moved at by either door, and the process that does the work. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker, type Service, type Source, startService } from '../../../src/cli/service.ts'
import { dropConnections } from './client.ts'
import type { Told } from './line.ts'
import { workerdIds } from './process.ts'

export const doors = ['post', 'socket'] as const
export type Door = (typeof doors)[number]

/** A table with four sockets, and the driver who makes all moves there. */
export type Desk = {
  /** Moves of its present game so far. */
  readonly moves: () => number
  /** How many more can be made before it has to be dealt anew. */
  readonly left: () => number
  /** Makes the next move; settles when it has been answered. */
  readonly play: (door: Door) => Promise<void>
  /** Once nothing is left: learns the next deal, or opens the next game. No part of what is measured. */
  readonly deal: () => Promise<void>
  /** Asks for the table as it stands. */
  readonly look: () => Promise<void>
  /** What its sockets have been told, answers to moves not counted. */
  readonly told: () => Told
  /** Closes the sockets. */
  readonly leave: () => void
}

export type Rig<D extends Desk> = {
  readonly port: number
  /** The folder of its objects' databases. */
  readonly storage: string
  readonly pid: () => number
  readonly open: () => Promise<D>
  /** Ends the process and starts it anew on its storage and port. */
  readonly restart: () => Promise<void>
  /** Ends the process; its storage stays until `remove`. */
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

export type Recipe<D extends Desk> = {
  readonly source: Source
  readonly bindings: { readonly [name: string]: string }
  readonly open: (port: number) => Promise<D>
}

type Running = { readonly service: Service; readonly pid: number }

export const startRig = async <D extends Desk>({ source, bindings, open }: Recipe<D>): Promise<Rig<D>> => {
  const folder = await mkdtemp(join(tmpdir(), 'postdeck-bench-'))
  const [built, storage] = [join(folder, 'built'), join(folder, 'storage')]
  await buildWorker(built, source)
  const start = async (port: number): Promise<Running> => {
    const before = workerdIds()
    const service = await startService({ ...source, built, storage, port, bindings })
    const pid = workerdIds().find((id) => !before.includes(id))
    if (pid === undefined) throw new Error('no workerd process came up')
    return { service, pid }
  }
  let running = await start(0)
  const { port } = running.service
  return {
    port,
    storage,
    pid: () => running.pid,
    open: () => open(port),
    restart: async () => {
      await running.service.stop()
      dropConnections()
      running = await start(port)
    },
    stop: () => running.service.stop(),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
