/** Whose turn it is at the tables somebody lists. */
import type { TableLine } from '../table/types.ts'
import { callTable } from './stubs.ts'
import type { Ctx } from './types.ts'

/** A list that fits a screen; further down what a person's own object last heard will do. */
const MOST_ASKED = 20

/**
 * A person's own object hears at once that their turn begins, and later, or not at all, of what changes else at
 * tables that run: those are asked. Waiting for this person stay first, as they were in order.
 */
export const withTurns = async (c: Ctx, lines: readonly TableLine[]): Promise<TableLine[]> => {
  const asked = lines.filter(({ status }) => status === 'playing').slice(0, MOST_ASKED)
  const now = await Promise.all(lines.map((line) => (asked.includes(line) ? fresh(c, line) : line)))
  return now.toSorted((a, b) => rank(a) - rank(b))
}

/** The order of `inOrder` in the person's own object, which sorted these by time already. */
const rank = ({ decision, status }: TableLine): number => {
  if (decision !== null) return 0
  return status === 'open' || status === 'playing' ? 1 : 2
}

const fresh = async (c: Ctx, line: TableLine): Promise<TableLine> => {
  const answer = await callTable(c, line.id, (table) => table.look(c.var.playerId))
  if (!answer.ok) return line
  const { status, toAct, decision, n, lastAt, result, clocks } = answer.look
  const deadline = clocks[line.you]?.deadline ?? null
  return { ...line, status, toAct, decision, n, lastAt, result, deadline }
}
