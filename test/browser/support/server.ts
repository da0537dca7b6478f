/** The service as `npm start` runs it, on a free port and with a storage folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startService } from '../../../src/cli/service.ts'

export type Server = {
  readonly origin: string
  /** Ends the service and starts it anew on the same port and storage, as after a crash. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** `bindings`: what the Worker is given beside what its configuration names. */
export const startServer = async (bindings: Readonly<Record<string, string>> = {}): Promise<Server> => {
  const built = inject('built')
  const storage = await mkdtemp(join(tmpdir(), 'postdeck-'))
  let service = await startService({ built, storage, port: 0, bindings })
  const { port } = service
  return {
    origin: `http://localhost:${port}`,
    restart: async () => {
      await service.stop()
      service = await startService({ built, storage, port, bindings })
    },
    stop: async () => {
      await service.stop()
      await rm(storage, { recursive: true, force: true })
    },
  }
}
