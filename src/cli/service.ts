/**
 * The service on this machine: the Worker built as a deployment builds it, run by workerd with its storage in
 * a folder. `wrangler.toml` is the one place that names its objects, limits and files.
 */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4ModuleDefinition,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const siteConfig = join(root, 'wrangler.toml')
/** Names the folders of its objects in the storage, so it stays. */
const SITE = 'postdeck'
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

/** Under these addresses there may be a file; the lists of headers and redirects are read, not served. */
const filePatterns = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('_'))
    .map((entry) => (entry.isDirectory() ? `*/${entry.name}/*` : `*/${entry.name}*`))

/** As a deployment does it: a file first, else the site. */
const filesScript = `export default {
  async fetch(request, { FILES, SITE }) {
    const file = await FILES.fetch(request.clone())
    return file.status === 404 ? SITE.fetch(request) : file
  },
}`

const assetsSchema = z.looseObject({ directory: z.string(), binding: z.string() }).optional()

/** The Worker itself first, then what it imports: wrangler bundles all but WebAssembly. */
const modulesIn = (built: string): V4ModuleDefinition[] => [
  { type: 'ESModule', path: 'index.js' },
  ...readdirSync(built)
    .filter((name) => name.endsWith('.wasm'))
    .map((path): V4ModuleDefinition => ({ type: 'CompiledWasm', path })),
]

/** What miniflare is told of the Worker that a configuration names. */
const workersFor = ({ built, bindings = {}, config = siteConfig }: ServiceOptions): V4WorkerOptions[] => {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules: _ruled, assets: declared, ...worker } = workerOptions
  const assets = assetsSchema.parse(declared)
  const site: V4WorkerOptions = {
    ...worker,
    bindings,
    name: SITE,
    rootPath: built,
    modules: modulesIn(built),
  }
  if (assets === undefined) return [site]
  // Miniflare looks for a file before each call of a Worker that has files, and takes longer for it than most
  // calls themselves. So the files are a Worker of their own here, which gets no other addresses than theirs.
  const files = {
    name: 'files',
    modules: true,
    script: filesScript,
    serviceBindings: { SITE },
    assets: { ...assets, binding: 'FILES' },
    routes: filePatterns(assets.directory),
  }
  return [{ ...site, serviceBindings: { [assets.binding]: files.name } }, files]
}

/** Listens to this machine alone: a browser keeps the players' cookie from https or from localhost. */
export const startService = async (options: ServiceOptions): Promise<Service> => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: workersFor(options),
      host: '127.0.0.1',
      port: options.port,
      resourcePersistencePath: options.storage,
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.WARN),
    }),
  )
  const url = await miniflare.ready
  return { port: Number(url.port), stop: () => miniflare.dispose() }
}
