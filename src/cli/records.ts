/** What the programs over record files share: reading them one by one, and one JSON line for each. */
import { readFileSync } from 'node:fs'
import type { ZodType } from 'zod'
import type { Json } from '../engine/game.ts'

/** A record in a file: the `index`-th of its array, or 0 when the file holds one record. */
export type Place = { readonly file: string; readonly index: number }

/** One line for a record, less its place. */
export type Line = {
  readonly ok: boolean
  readonly error?: string | undefined
  readonly [field: string]: Json | undefined
}

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

const readRecords = (file: string): readonly Json[] => {
  const content: Json = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(content) ? content : [content]
}

/** The record as its schema reads it, or a sentence on what is wrong with it. */
export const parseRecord = <T>(
  schema: ZodType<T>,
  value: Json,
): { readonly record: T } | { readonly error: string } => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { record: parsed.data }
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { error: `not a record: ${issues.join('; ')}` }
}

const printLine = (place: Place, line: Line): boolean => {
  console.log(JSON.stringify({ ...place, ...line }))
  return line.ok
}

/** Judges every record of a file, in order; an unreadable file is one line that is not ok. */
const judgeFile = (file: string, judge: (value: Json) => Line): boolean => {
  let records: readonly Json[]
  try {
    records = readRecords(file)
  } catch (thrown) {
    return printLine({ file, index: 0 }, { ok: false, error: reasonOf(thrown) })
  }
  return records.map((value, index) => printLine({ file, index }, judge(value))).every((ok) => ok)
}

/** Judges all files and leaves exit code 1 when any record is not ok. */
export const judgeFiles = (files: readonly string[], judge: (value: Json) => Line): void => {
  const ok = files.map((file) => judgeFile(file, judge)).every((fine) => fine)
  if (!ok) process.exitCode = 1
}
