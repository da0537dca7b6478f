/** The next table of the same people. Pure. */
import { type Current, isOver } from './current.ts'
import { type Facts, type RematchFacts, refuse, seatOf } from './facts.ts'
import { type Acted, addRow } from './rows.ts'
import { botsAt } from './seats/bots.ts'
import type { Answer, OpenTable, PlayerId, TableId } from './types.ts'

/** The table without its next one, which is gone: somebody may propose another. */
export const withoutRematch = (current: Current): Current => ({
  ...current,
  facts: { ...current.facts, rematch: null },
})

/** The rematch this person takes up, or proposes under `newId` as the first to ask. */
export const rematchFor = (
  current: Current,
  player: PlayerId,
  newId: () => TableId,
): Answer<{ rematch: RematchFacts }> => {
  const { facts } = current
  if (seatOf(facts, player) === null) return refuse('not-seated')
  if (!isOver(current)) return refuse('not-over')
  return { ok: true, rematch: facts.rematch ?? { id: newId(), host: player, pending: true } }
}

/** The same game, options and number of seats; the proposer, who has played before, and the bots sit where they sat. */
export const openingOf = (facts: Facts, { id, host }: RematchFacts): OpenTable => {
  const seat = seatOf(facts, host) ?? 0
  return {
    id,
    game: facts.game,
    seats: facts.seats.length,
    options: facts.options,
    host: { id: host, name: facts.seats[seat]?.name ?? '', forced: true },
    seat,
    botsAt: botsAt(facts),
    ...(facts.clock && { pace: facts.clock.pace, outOfTime: facts.clock.outOfTime }),
  }
}

/** Says to all that the next table is open; null when it was said before. */
export const announce = (current: Current, at: number): Acted | null => {
  const { facts } = current
  if (!facts.rematch?.pending) return null
  const rematch = { ...facts.rematch, pending: false }
  const seat = seatOf(facts, rematch.host) ?? 0
  const event = { type: 'rematch', to: 'all', seat, table: rematch.id } as const
  return addRow(current, { kind: 'rematch', player: rematch.host, events: [event] }, at, {
    facts: { ...facts, rematch },
  })
}
