/**
 * Telling people's own objects how a table stands. No rows are kept for it: each line carries the number of
 * the row it changed with, and an object takes each number once, so the alarm that follows every change can
 * tell all of it again.
 */
import { type Current, isOver } from './current.ts'
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

/** Moves that follow one another faster than this are told together: a newer line stands for those before. */
const PAUSE_MS = 1000

/** Whether somebody's line changed. */
export const changesLines = (before: Current | null, { lines }: Current): boolean =>
  lines.some((v) => v > (before?.i ?? 0))

/** Whether there were moves and nothing else: who sits, a start and an end are told without a pause. */
const isMove = (before: Current | null, after: Current): boolean =>
  before !== null && before.facts === after.facts && isOver(before) === isOver(after)

/** Tells people of each change: at once, unless that was done just now. */
export class Courier {
  readonly #ctx: DurableObjectState
  readonly #players: Env['PLAYER']
  /** The row up to which letters have left since the object woke, and when the last ones did. */
  #sent: number | null = null
  #sentAt = 0
  #newest: Current | null = null
  #isPausing = false

  constructor(ctx: DurableObjectState, players: Env['PLAYER']) {
    this.#ctx = ctx
    this.#players = players
  }

  tell(before: Current | null, after: Current): void {
    this.#newest = after
    this.#sent ??= before?.i ?? 0
    const pause = isMove(before, after) ? this.#sentAt + PAUSE_MS - Date.now() : 0
    if (pause <= 0) this.#send()
    else if (!this.#isPausing) this.#ctx.waitUntil(this.#sendAfter(pause))
  }

  async #sendAfter(pause: number): Promise<void> {
    this.#isPausing = true
    await scheduler.wait(pause)
    this.#isPausing = false
    this.#send()
  }

  #send(): void {
    const current = this.#newest
    if (current === null) return
    const leavings = current.recent.filter(({ kind }) => kind === 'leave')
    const letters = lettersSince(current, leavings, this.#sent ?? 0)
    this.#newest = null
    this.#sent = current.i
    this.#sentAt = Date.now()
    this.#ctx.waitUntil(deliver(this.#players, letters))
  }
}
