/** The scripts of `package.json`: what a program prints must reach the caller with nothing before or after it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonLines, npmRun } from './support.ts'

test('simulate, replay and audit by npm', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postdeck-scripts-'))
  const file = join(folder, 'records.json')
  try {
    const simulated = await npmRun('simulate', 'spades', '2', 'seed', '--options', '{"target":200}')
    expect(simulated).toMatchObject({ code: 0, stderr: '' })
    await writeFile(file, JSON.stringify(jsonLines(simulated.stdout)))

    const replayed = await npmRun('replay', file)
    expect(replayed).toMatchObject({ code: 0, stderr: '' })
    expect(jsonLines(replayed.stdout)).toMatchObject([
      { file, index: 0, ok: true },
      { file, index: 1, ok: true },
    ])

    // They were played at no table, so they have no secret to be held to.
    const audited = await npmRun('audit', file)
    expect(audited).toMatchObject({ code: 1, stderr: '' })
    expect(jsonLines(audited.stdout)).toMatchObject([{ ok: false }, { ok: false }])
  } finally {
    await rm(folder, { recursive: true })
  }
})
