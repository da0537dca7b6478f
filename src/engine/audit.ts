/** Whether the cards of a finished table were those it was committed to before anybody sat down. */
import type { AnyGame } from './game.ts'
import { canonicalJson, equalJson } from './json.ts'
import { commitmentOf, deriveSeed, seededRandom } from './random.ts'
import type { ProvenRecord } from './record.ts'
import { type Outcome, recordingRandom } from './recorded.ts'
import { playRecord } from './replay.ts'

/** `outcomes` is how many outcomes of chance were derived anew. `error` is null when all of it held. */
export type Audit = { readonly outcomes: number; readonly error: string | null }

const firstDifference = (recorded: readonly Outcome[], derived: readonly Outcome[]): string | null => {
  for (const [index, gives] of derived.entries()) {
    const has = recorded[index]
    if (has === undefined) return `outcome ${index} is not in the record`
    if (!equalJson(has, gives)) {
      return `outcome ${index}: the record has ${canonicalJson(has)}, the seed gives ${canonicalJson(gives)}`
    }
  }
  return null
}

/** Derives every outcome of the record from its secret, table and nonces, and checks commitment and play. */
export const auditRecord = (game: AnyGame, record: ProvenRecord): Audit => {
  if (commitmentOf(record.secret) !== record.commitment) {
    return { outcomes: 0, error: 'the secret is not the one committed to' }
  }
  if (record.nonces.length !== record.seats) {
    return { outcomes: 0, error: `${record.seats} seats, but ${record.nonces.length} nonces` }
  }
  const random = recordingRandom(seededRandom(deriveSeed(record), 0))
  const { error } = playRecord(game, record, random)
  const outcomes = random.outcomes.length
  const left = record.random.length - outcomes
  return {
    outcomes,
    // A wrong deal soon makes a move illegal: the difference is the cause, so it comes first.
    error:
      firstDifference(record.random, random.outcomes) ??
      error ??
      (left > 0 ? `${left} recorded outcomes were never asked` : null),
  }
}
