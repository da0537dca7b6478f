/**
 * Everything that must hold: `npm test`. Types, lint and every test are run whatever the others said; the last
 * line counts them, each of the first two as one. A test that was skipped has not passed, so it has failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { z } from 'zod'
import { provideChromium } from './chromium.ts'

type Count = { readonly passed: number; readonly failed: number }

const root = join(import.meta.dirname, '../..')
const tools = join(root, 'node_modules/.bin')

const chromium = provideChromium()

const succeeds = (tool: string, ...args: string[]): boolean => {
  console.log(`\n$ ${[tool, ...args].join(' ')}`)
  const env = {
    ...process.env,
    PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`,
    CHROMIUM: chromium ?? '',
  }
  return spawnSync(tool, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

const one = (passed: boolean): Count => ({ passed: Number(passed), failed: Number(!passed) })

const reportSchema = z.object({ numTotalTests: z.int(), numPassedTests: z.int(), success: z.boolean() })

const readReport = (file: string): Count => {
  const { numTotalTests, numPassedTests } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** A run that fails without a failed test (a file that cannot be read, an error outside of tests) counts as one. */
const countTests = (): Count => {
  const folder = mkdtempSync(join(tmpdir(), 'postdeck-tests-'))
  const file = join(folder, 'report.json')
  try {
    const succeeded = succeeds(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    )
    const { passed, failed } = readReport(file)
    return { passed, failed: Math.max(failed, Number(!succeeded)) }
  } catch (thrown) {
    console.error(thrown)
    return one(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (chromium === null) {
  console.error(
    'No Chromium found: install one (as root on Debian it is done here), or name its path in CHROMIUM.',
  )
  console.error('The tests in a browser will fail without it.')
}

const counts = [
  one(succeeds('tsc', '--project', '.')),
  one(succeeds('biome', 'check', '--error-on-warnings')),
  countTests(),
]
const total = (of: keyof Count): number => counts.reduce((sum, count) => sum + count[of], 0)
const [passed, failed] = [total('passed'), total('failed')]
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
