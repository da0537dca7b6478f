/**
 * Telling people's own objects how a table stands. No rows are kept for it: each line carries the number of
 * the row it changed with, and an object takes each number once, so the alarm that follows every change can
 * tell all of it again.
 */
import type { Current } from './current.ts'
import { type Facts, leftByThemselves, seatOf } from './facts.ts'
import { groupUpdateOf } from './group.ts'
import type { LogRow } from './log.ts'
import { lineOf } from './look.ts'
import type { GroupUpdate, LineUpdate, PlayerId, Taken } from './types.ts'

export type Letter = { readonly to: PlayerId; readonly update: LineUpdate }

/** Who is told: people, and the table's own channel where it has one. */
export type Recipients = Pick<Env, 'PLAYER' | 'GROUP'>

/** The rows at which people left their seats. */
export type Leaving = Pick<LogRow, 'i' | 'player'>

/** Whoever left a game in play may still come back: until then it is no table of theirs. */
const isSeated = (facts: Facts, player: PlayerId): boolean => {
  const seat = seatOf(facts, player)
  return seat !== null && !leftByThemselves(facts.seats[seat])
}

/** To everybody seated whose line changed after row `since`, and to those who left and are not back. */
export const lettersSince = (current: Current, leavings: readonly Leaving[], since: number): Letter[] => {
  const { facts, lines } = current
  const seated = facts.seats.flatMap((taken, seat): Letter[] => {
    const v = lines[seat] ?? 0
    if (taken === null || taken.player === null || leftByThemselves(taken) || v <= since) return []
    return [{ to: taken.player, update: { table: facts.id, v, line: lineOf(current, seat) } }]
  })
  const gone = leavings.flatMap(({ i, player }): Letter[] =>
    player === null || i <= since || isSeated(facts, player)
      ? []
      : [{ to: player, update: { table: facts.id, v: i, line: null } }],
  )
  return [...seated, ...gone]
}

/** To everybody seated: this table will be no more. */
export const farewells = ({ facts, i }: Current): Letter[] =>
  facts.seats.flatMap((taken) =>
    taken === null || taken.player === null
      ? []
      : [{ to: taken.player, update: { table: facts.id, v: i + 1, line: null } }],
  )

/** To the table's own channel, where it has one. */
export const groupLetter = (current: Current): GroupUpdate | null =>
  current.facts.hasGroup ? groupUpdateOf(current) : null

/** To the table's own channel: this table will be no more. */
export const groupFarewell = ({ facts, i }: Current): GroupUpdate | null =>
  facts.hasGroup ? { table: facts.id, v: i + 1, line: null } : null

/** Hears what a person's object answers. */
export type Hear = (player: PlayerId, taken: Taken) => void

/** Whether every letter was taken; nothing is thrown. */
export const deliver = async (
  { PLAYER, GROUP }: Recipients,
  letters: readonly Letter[],
  group: GroupUpdate | null,
  hear: Hear,
): Promise<boolean> => {
  const toPeople = letters.map(async ({ to, update }) => {
    hear(to, await PLAYER.getByName(to).take(update))
    return true
  })
  const toGroup = group === null ? [] : [GROUP.getByName(group.table).take(group)]
  const answers = await Promise.allSettled([...toPeople, ...toGroup])
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value)
}

/** Whether somebody's line changed. */
export const changesLines = (before: Current | null, { lines }: Current): boolean =>
  lines.some((v) => v > (before?.i ?? 0))

/** Whether somebody has sat down, or a game has begun, after row `since`: a list still has no running table there. */
const isSeating = ({ recent }: Current, since: number): boolean =>
  recent.some(({ i, kind }) => i > since && (kind === 'sit' || kind === 'start' || kind === 'seat'))

/** Of a turn that ended people are told later, all at once, by the alarm: whoever lists tables asks those that run. */
const isUrgent = ({ update: { line } }: Letter): boolean =>
  line?.status !== 'playing' || line.decision !== null || line.asked !== undefined || line.gone !== undefined

/** At a table where people play as fast as they can, news go out this far apart. */
const PACE_MS = 1000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Tells people of each change that cannot wait for the alarm. One round of letters is under way at a time: what
 * happens meanwhile goes out together in the next one, where a newer line stands for those before it.
 */
export class Courier {
  readonly #ctx: DurableObjectState
  readonly #recipients: Recipients
  readonly #hear: Hear
  /** The row up to which letters have left; null since the object woke. */
  #sent: number | null = null
  /** What the next round tells of. */
  #newest: Current | null = null
  #isOut = false
  /** When the last round that told of play left (ms): whoever sits down finds the table in their list at once. */
  #wentAt = 0

  constructor(ctx: DurableObjectState, recipients: Recipients, hear: Hear) {
    this.#ctx = ctx
    this.#recipients = recipients
    this.#hear = hear
  }

  tell(before: Current | null, after: Current): void {
    this.#sent ??= before?.i ?? 0
    this.#newest = after
    if (!this.#isOut) this.#ctx.waitUntil(this.#goRounds())
  }

  async #goRounds(): Promise<void> {
    this.#isOut = true
    const wait = this.#wentAt + PACE_MS - Date.now()
    if (wait > 0) await pause(wait)
    for (let current = this.#newest; current !== null; current = this.#newest) {
      const leavings = current.recent.filter(({ kind }) => kind === 'leave')
      const letters = lettersSince(current, leavings, this.#sent ?? 0)
      const isForAll = isSeating(current, this.#sent ?? 0)
      this.#sent = current.i
      this.#newest = null
      if (current.inPlay !== null) this.#wentAt = Date.now()
      await deliver(
        this.#recipients,
        letters.filter((letter) => isForAll || isUrgent(letter)),
        groupLetter(current),
        this.#hear,
      )
    }
    this.#isOut = false
  }
}
