/** Whose turn it is at the tables somebody waits for. */
import type { TableLine } from '../table/types.ts'
import { callTable } from './stubs.ts'
import type { Ctx } from './types.ts'

/** A list that fits a screen; further down whose turn it was when one's own ended will do. */
const MOST_ASKED = 20

/**
 * A person's own object hears of a table when their turn begins or ends. With two seats that is every turn;
 * with more, the turns of the others pass it by, so those tables are asked.
 */
export const withTurns = (c: Ctx, lines: readonly TableLine[]): Promise<TableLine[]> => {
  const asked = lines.filter(isPassedBy).slice(0, MOST_ASKED)
  return Promise.all(lines.map((line) => (asked.includes(line) ? fresh(c, line) : line)))
}

const isPassedBy = ({ status, decision, seats }: TableLine): boolean =>
  status === 'playing' && decision === null && seats.length > 2

const fresh = async (c: Ctx, line: TableLine): Promise<TableLine> => {
  const answer = await callTable(c, line.id, (table) => table.look(c.var.playerId))
  if (!answer.ok) return line
  const { status, toAct, decision, n, lastAt, result } = answer.look
  return { ...line, status, toAct, decision, n, lastAt, result }
}
