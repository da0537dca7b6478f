/** Serves the site on this machine: `npm start`, or `npm start -- [--port N] [--storage FOLDER]`. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { complain, runProgram } from './program.ts'
import { buildWorker, type ServiceOptions, startService } from './service.ts'

const parsePort = (text: string): number =>
  /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : complain(`not a port: ${text}`)

const readOptions = (): ServiceOptions => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '8787' },
      storage: { type: 'string', default: '.postdeck' },
    },
  })
  const storage = resolve(values.storage)
  return { built: join(storage, 'worker'), storage, port: parsePort(values.port) }
}

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_ADDRESS_IN_USE'

const serve = async (options: ServiceOptions): Promise<void> => {
  await buildWorker(options.built)
  const { port } = await startService(options)
  console.log(`\n  Postdeck is open at http://localhost:${port}`)
  console.log(`  Ctrl+C closes it; its tables stay in ${options.storage}\n`)
}

/** Every answer given is already on disk, so there is nothing to wait for; leaving ends workerd too. */
const leave = (code: 0 | 1): never => process.exit(code)

runProgram('npm start -- [--port N] [--storage FOLDER]', async () => {
  const options = readOptions()
  process.on('SIGINT', () => leave(0))
  process.on('SIGTERM', () => leave(0))
  try {
    await serve(options)
  } catch (thrown) {
    if (!isTaken(thrown)) throw thrown
    console.error(
      `Port ${options.port} is taken. Close what uses it, or choose another: npm start -- --port N`,
    )
    leave(1)
  }
})
