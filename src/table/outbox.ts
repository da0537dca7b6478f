/**
 * Telling people's own objects how a table stands. No rows are kept for it: each line carries the number of
 * the row it changed with, and an object takes each number once, so the alarm that follows every change can
 * tell all of it again.
 */
import type { Current } from './current.ts'
import { seatOf } from './facts.ts'
import type { LogRow } from './log.ts'
import { lineOf } from './look.ts'
import type { LineUpdate, PlayerId } from './types.ts'

export type Letter = { readonly to: PlayerId; readonly update: LineUpdate }

/** The rows at which people left their seats. */
export type Leaving = Pick<LogRow, 'i' | 'player'>

/** To everybody seated whose line changed after row `since`, and to those who left and are not back. */
export const lettersSince = (current: Current, leavings: readonly Leaving[], since: number): Letter[] => {
  const { facts, lines } = current
  const seated = facts.seats.flatMap((taken, seat): Letter[] => {
    const v = lines[seat] ?? 0
    if (taken === null || v <= since) return []
    return [{ to: taken.player, update: { table: facts.id, v, line: lineOf(current, seat) } }]
  })
  const gone = leavings.flatMap(({ i, player }): Letter[] =>
    player === null || i <= since || seatOf(facts, player) !== null
      ? []
      : [{ to: player, update: { table: facts.id, v: i, line: null } }],
  )
  return [...seated, ...gone]
}

/** To everybody seated: this table will be no more. */
export const farewells = ({ facts, i }: Current): Letter[] =>
  facts.seats.flatMap((taken) =>
    taken === null ? [] : [{ to: taken.player, update: { table: facts.id, v: i + 1, line: null } }],
  )

/** Whether every letter was taken; nothing is thrown. */
export const deliver = async (players: Env['PLAYER'], letters: readonly Letter[]): Promise<boolean> => {
  const answers = await Promise.allSettled(
    letters.map(async ({ to, update }) => players.getByName(to).take(update)),
  )
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value)
}
