/**
 * Runs a program of this project from a fresh clone: `node src/cli/run.js FILE [ARGUMENT…]` with Node 20 or
 * newer. It installs what is missing or older than the lock file, then hands over to the Node that comes with
 * the install, which reads TypeScript as it is. Plain JavaScript, since nothing is there yet to read more.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ownNode = join(root, 'node_modules/.bin/node')

/** @param {string} path */
const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** npm leaves its own copy of the lock file behind when an install is complete. */
const isInstalled = () =>
  existsSync(ownNode) && changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')

const install = () => {
  console.error('Installing what is missing (npm ci) …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Whatever npm says goes to stderr: stdout belongs to the program that was asked for.
  const { status } = spawnSync('npm', ['ci', ...quiet], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status === 0 && isInstalled()) return
  console.error(
    'The install has failed: see above. It needs npm, a package registry, and install scripts allowed.',
  )
  process.exit(1)
}

/**
 * The signal that ends this process is passed on, and the program decides how to end.
 * @param {string[]} command
 */
const handOver = (command) => {
  const child = spawn(ownNode, command, { stdio: 'inherit' })
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal)
  process.on('SIGINT', passOn)
  process.on('SIGTERM', passOn)
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

if (!isInstalled()) install()

const [, self = '', file = '', ...rest] = process.argv
if (process.execPath === realpathSync(ownNode)) {
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(resolve(root, file)).href)
} else {
  handOver([self, file, ...rest])
}
