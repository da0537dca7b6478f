import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkExpected } from '../../src/engine/expect.ts'
import { recordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { findGame } from '../../src/games/index.ts'

const folder = join(import.meta.dirname, '../records')
const named = z.array(z.intersection(recordSchema, z.object({ name: z.string() })))
const files = readdirSync(folder).map((file) => ({
  id: basename(file, '.json'),
  records: named.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
}))

describe.each(files)('$id', ({ id, records }) => {
  test.each(records)('$name', (record) => {
    expect(record.game).toBe(id)
    const game = findGame(id)
    if (game === undefined) return expect.fail(`${id} is not registered`)
    const { state, error } = replayRecord(game, record)
    expect(error).toBeNull()
    expect(checkExpected(game, state, record.expect ?? {})).toEqual({ failures: [], unchecked: [] })
  })
})
