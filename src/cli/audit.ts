/**
 * Derives every card of finished tables anew from what their records disclose, and prints one JSON line for
 * each record: `npm run --silent audit -- FILE…`.
 */
import { parseArgs } from 'node:util'
import { auditRecord } from '../engine/audit.ts'
import type { Json } from '../engine/game.ts'
import { provenRecordSchema } from '../engine/record.ts'
import { findGame } from '../games/index.ts'
import { complain, runProgram } from './program.ts'
import { judgeFiles, type Line, parseRecord } from './records.ts'

const judgeRecord = (value: Json): Line => {
  const parsed = parseRecord(provenRecordSchema, value)
  if ('error' in parsed) return { ok: false, error: parsed.error }
  const { record } = parsed
  const game = findGame(record.game)
  if (game === undefined) return { ok: false, error: `no game is called ${record.game}` }
  const { outcomes, error } = auditRecord(game, record)
  return { ok: error === null, error: error ?? undefined, table: record.table, outcomes }
}

await runProgram('audit FILE…', () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length === 0) complain('no file given')
  judgeFiles(positionals, judgeRecord)
})
