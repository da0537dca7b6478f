import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { npmRun } from './support.ts'

/** What the platform takes on its free plan, compressed. */
const MOST_KIB = 3 * 1024

test('a deployment of a clean checkout needs nothing set', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postdeck-deploy-'))
  try {
    const { code, stdout, stderr } = await npmRun('deploy', '--dry-run', '--outdir', folder)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(await readdir(folder)).toContain('index.js')
    for (const name of ['TABLE', 'PLAYER', 'KEYS', 'CODES', 'ASSETS', 'OPEN_LIMIT', 'SIT_LIMIT']) {
      expect(stdout).toContain(`env.${name}`)
    }
    const [, kib] = /gzip: ([\d.]+) KiB/.exec(stdout) ?? []
    expect(Number(kib)).toBeLessThan(MOST_KIB)
  } finally {
    await rm(folder, { recursive: true })
  }
})
