/** Builds and starts what is measured, and knows which process it is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker, type Service, type Source, startService } from '../../../src/cli/service.ts'
import { workerdIds } from './process.ts'
import type { Desk, Rig } from './rig.ts'

type Recipe<D extends Desk> = {
  readonly source?: Source
  readonly bindings?: { readonly [name: string]: string }
  readonly open: (port: number) => Promise<D>
}

export const startRig = async <D extends Desk>({
  source = {},
  bindings = {},
  open,
}: Recipe<D>): Promise<Rig<D>> => {
  const folder = await mkdtemp(join(tmpdir(), 'postdeck-bench-'))
  const [built, storage] = [join(folder, 'built'), join(folder, 'storage')]
  await buildWorker(built, source)
  const start = async (port: number): Promise<{ service: Service; pid: number }> => {
    const before = new Set(workerdIds())
    const service = await startService({ ...source, built, storage, port, bindings })
    const pid = workerdIds().find((id) => !before.has(id))
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
      running = await start(port)
    },
    stop: async () => {
      await running.service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
