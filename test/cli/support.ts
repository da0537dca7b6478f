/** The programs as a person runs them: by npm, in a process of their own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

export const root = join(import.meta.dirname, '../..')

const run = promisify(execFile)

export type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string }

const isFailure = (thrown: unknown): thrown is Outcome =>
  thrown instanceof Error && 'code' in thrown && 'stdout' in thrown && 'stderr' in thrown

/** `npm run --silent SCRIPT -- ARGUMENT…` */
export const npmRun = async (script: string, ...args: readonly string[]): Promise<Outcome> => {
  try {
    const { stdout, stderr } = await run('npm', ['run', '--silent', script, '--', ...args], { cwd: root })
    return { code: 0, stdout, stderr }
  } catch (thrown) {
    if (!isFailure(thrown)) throw thrown
    return { code: thrown.code, stdout: thrown.stdout, stderr: thrown.stderr }
  }
}

/** The JSON lines a program printed. */
export const jsonLines = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

export type Serving = {
  readonly origin: string
  /** Ends it by a signal. Settles with the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Everything the process prints until it names its address. */
const addressFrom = async (child: ChildProcess): Promise<string> => {
  let printed = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  for await (const chunk of child.stdout ?? []) {
    printed += chunk
    const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`it never opened: ${printed}`)
}

/** `npm start` as far as its address; npm itself is left out so that the signal meets the program. */
export const serve = async (storage: string, port: string): Promise<Serving> => {
  const args = ['src/cli/run.js', 'src/cli/serve.ts', '--port', port, '--storage', storage]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const origin = await addressFrom(child)
  child.stdout.resume()
  return {
    origin,
    end: async (signal) => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}
