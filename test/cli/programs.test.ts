import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { playOut } from '../../src/engine/playout.ts'
import { commitmentOf, deriveSeed, seededRandom } from '../../src/engine/random.ts'
import { parity } from '../../src/games/parity/index.ts'
import { prng } from '../support/prng.ts'
import { jsonLines, npmRun } from './support.ts'

const patience = { timeout: 30_000 }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postdeck-programs-'))
})

afterAll(() => rm(folder, { recursive: true }))

const save = async (name: string, content: string): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const dealtSchema = z.object({ random: z.tuple([z.int(), z.array(z.string())]).rest(z.unknown()) })
const dealOf = (record: unknown): readonly string[] => dealtSchema.parse(record).random[1]

describe('simulate and replay', () => {
  test('what one prints the other replays', patience, async () => {
    const printed = await npmRun('simulate', 'parity', '3', 'seed')
    const records = jsonLines(printed.stdout)
    expect(records).toHaveLength(3)
    const file = await save('simulated.json', JSON.stringify(records))
    const { code, stdout } = await npmRun('replay', file)
    expect(code).toBe(0)
    expect(jsonLines(stdout)).toMatchObject([
      { file, index: 0, ok: true, toAct: [] },
      { file, index: 1, ok: true, toAct: [] },
      { file, index: 2, ok: true, toAct: [] },
    ])
  })

  test('the same seed gives the same games, another one others', patience, async () => {
    const [once, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => npmRun('simulate', 'spades', '1', seed, '--options', '{"target":200}')),
    )
    expect(once?.stdout).toBe(again?.stdout)
    expect(once?.stdout).not.toBe(other?.stdout)
  })

  test('a record that stops before the first move lists the legal ones', patience, async () => {
    const [record] = jsonLines((await npmRun('simulate', 'parity', '1', 'seed')).stdout)
    const begun = Object.assign({}, record, { random: [0, dealOf(record)], moves: [], result: null })
    const { code, stdout } = await npmRun(
      'replay',
      '--legal',
      await save('begun.json', JSON.stringify(begun)),
    )
    expect(code).toBe(0)
    const suits = ['C', 'D', 'H', 'S'].map((suit) => ({ type: 'trump', suit }))
    expect(jsonLines(stdout)).toMatchObject([
      { ok: true, result: null, toAct: [0], legal: { 0: expect.arrayContaining(suits) } },
    ])
  })

  test('a record that does not hold is told by its exit code', patience, async () => {
    const record = { game: 'parity', seats: 2, options: {}, random: [0], moves: [], result: null }
    const { code, stdout } = await npmRun('replay', await save('torn.json', JSON.stringify(record)))
    expect(code).toBe(1)
    expect(jsonLines(stdout)).toMatchObject([{ index: 0, ok: false, error: expect.any(String) }])
  })

  test('arguments that make no sense are told in words', patience, async () => {
    const { code, stdout, stderr } = await npmRun('simulate', 'bridge', '1', 'x')
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('no game is called bridge')
  })
})

describe('audit', () => {
  const parts = { secret: '7c'.repeat(32), table: 'abcdefgh23456789', nonces: ['north', 'south'] }

  const provenRecord = () => {
    const chance = seededRandom(deriveSeed(parts), 0)
    const options = parity.options.parse({})
    const played = playOut(parity, { seats: 2, options, chance, choices: prng(5) })
    return { ...played, ...parts, commitment: commitmentOf(parts.secret) }
  }

  test('confirms a table whose cards are those it was committed to', patience, async () => {
    const record = provenRecord()
    const { code, stdout } = await npmRun('audit', await save('fair.json', JSON.stringify(record)))
    expect(code).toBe(0)
    expect(jsonLines(stdout)).toMatchObject([
      { ok: true, table: parts.table, outcomes: record.random.length },
    ])
  })

  test('catches a table that shows another secret', patience, async () => {
    const record = { ...provenRecord(), secret: '00'.repeat(32) }
    const { code, stdout } = await npmRun('audit', await save('unfair.json', JSON.stringify(record)))
    expect(code).toBe(1)
    expect(jsonLines(stdout)).toMatchObject([{ ok: false }])
  })
})
