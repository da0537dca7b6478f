/** Runs a program of `src/cli` as a person does, on the Node it is meant for. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '../../src/engine/game.ts'

const root = join(import.meta.dirname, '../..')

export type Run = {
  readonly status: number | null
  /** The lines of standard output. */
  readonly lines: readonly string[]
  readonly stderr: string
}

export const callProgram = (name: 'replay' | 'simulate' | 'audit', ...given: readonly string[]): Run => {
  const node = join(root, 'node_modules/.bin/node')
  const run = spawnSync(node, [`src/cli/${name}.ts`, ...given], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return {
    status: run.status,
    lines: run.stdout.split('\n').filter((line) => line !== ''),
    stderr: run.stderr,
  }
}

/** The path of a new file with this content; text is written as it is. */
export const writeTemporary = (content: Json): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'postdeck-')), 'record.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
