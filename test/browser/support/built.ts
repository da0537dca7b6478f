/** Builds the Worker once for all tests that open it in a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorker } from '../../../src/cli/service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built Worker. */
    built: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const built = await mkdtemp(join(tmpdir(), 'postdeck-built-'))
  await buildWorker(built)
  project.provide('built', built)
  return () => rm(built, { recursive: true })
}
