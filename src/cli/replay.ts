/** Replays records and prints one JSON line for each: `npm run --silent replay -- [--legal] FILE…`. */
import { parseArgs } from 'node:util'
import { checkExpected } from '../engine/expect.ts'
import type { AnyGame, Json } from '../engine/game.ts'
import { type NamedRecord, recordSchema } from '../engine/record.ts'
import { replayRecord } from '../engine/replay.ts'
import { findGame } from '../games/index.ts'
import { complain, runProgram } from './program.ts'
import { judgeFiles, type Line, parseRecord } from './records.ts'

const listLegal = (game: AnyGame, state: Json): Json =>
  Object.fromEntries(game.toAct(state).map((seat) => [seat, [...game.legalMoves(state, seat)]]))

const failed = (error: string, name?: string): Line => ({ name, ok: false, error, result: null, toAct: [] })

const lineOf = (game: AnyGame, record: NamedRecord, legal: boolean): Line => {
  const { name, expect } = record
  const { state, error } = replayRecord(game, record)
  if (state === null) return failed(error ?? 'not begun', name)
  const checked = error === null && expect !== undefined ? checkExpected(game, state, expect) : null
  const errors = [...(error === null ? [] : [error]), ...(checked?.failures ?? [])]
  return {
    name,
    ok: errors.length === 0,
    error: errors.length === 0 ? undefined : errors.join('; '),
    result: game.result(state),
    toAct: game.toAct(state),
    legal: legal ? listLegal(game, state) : undefined,
    unchecked: checked?.unchecked.length ? checked.unchecked : undefined,
  }
}

const judgeRecord = (value: Json, legal: boolean): Line => {
  const parsed = parseRecord(recordSchema, value)
  if ('error' in parsed) return failed(parsed.error)
  const { record } = parsed
  const game = findGame(record.game)
  return game === undefined
    ? failed(`no game is called ${record.game}`, record.name)
    : lineOf(game, record, legal)
}

await runProgram('replay [--legal] FILE…', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { legal: { type: 'boolean', default: false } },
  })
  if (positionals.length === 0) complain('no file given')
  judgeFiles(positionals, (value) => judgeRecord(value, values.legal))
})
