/**
 * The service on this machine: the Worker built as a deployment builds it, run by workerd with its storage in
 * a folder. `wrangler.toml` is the one place that names its objects, limits and files.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const root = join(import.meta.dirname, '../..')
const siteConfig = join(root, 'wrangler.toml')
const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')

const run = promisify(execFile)

export type Source = {
  /** A `wrangler.toml`; the site's own unless said. */
  readonly config?: string
  /** The Worker's first module; the one its configuration names unless said. */
  readonly entry?: string
}

/** Builds a Worker into `folder`, with wrangler's own build; nothing is published. */
export const buildWorker = async (
  folder: string,
  { config = siteConfig, entry }: Source = {},
): Promise<void> => {
  const args = [
    'deploy',
    ...(entry === undefined ? [] : [entry]),
    '--dry-run',
    '--config',
    config,
    '--outdir',
    folder,
  ]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  await run(process.execPath, [wrangler, ...args], { cwd: root, env })
}

export type ServiceOptions = {
  /** Where `buildWorker` put the Worker. */
  readonly built: string
  /** The folder that keeps tables and people between runs. */
  readonly storage: string
  /** 0 takes any free one. */
  readonly port: number
  /** What the Worker is given beside what its configuration names. */
  readonly bindings?: { readonly [name: string]: string }
  /** A `wrangler.toml`; the site's own unless said. */
  readonly config?: string
}

export type Service = { readonly port: number; readonly stop: () => Promise<void> }

/** Listens to this machine alone: a browser keeps the players' cookie from https or from localhost. */
export const startService = async (options: ServiceOptions): Promise<Service> => {
  const { built, storage, port, bindings = {}, config = siteConfig } = options
  const { modulesRules: _ruled, ...worker } = unstable_getMiniflareWorkerOptions(config).workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      bindings,
      name: 'postdeck',
      rootPath: built,
      modules: true,
      scriptPath: 'index.js',
      host: '127.0.0.1',
      port,
      resourcePersistencePath: storage,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.WARN),
    }),
  )
  const url = await miniflare.ready
  return { port: Number(url.port), stop: () => miniflare.dispose() }
}
