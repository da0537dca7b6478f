/** What a person is told, put together from their line of the table. Pure. */

import type { CallRow } from '../dispatch/calls/store.ts'
import type { Channel } from '../dispatch/channels/store.ts'
import type { Call, TableCall } from '../notify/call.ts'
import { withBotNames } from '../seat-names.ts'
import type { TableLine } from '../table/types.ts'
import { remindersOf, SEAT_EMPTY, TABLE_FULL } from './calls.ts'
import type { Lang } from './types.ts'

/** Who reads, and where the site is. */
export type Reader = {
  readonly lang: Lang
  readonly zone: string
  readonly origin: string
  /** How many tables wait for them. */
  readonly waiting: number
}

const common = ({ lang, zone, waiting }: Reader) => ({ lang, zone, waiting, called: 'you' }) as const

const namesAt = ({ seats }: TableLine, isMeant: (seat: number) => boolean): readonly string[] =>
  seats.flatMap(({ name, kind }, seat) => (kind !== 'open' && isMeant(seat) ? [name] : []))

/** `game` is its id: whoever has the words puts its name there. */
export const tableCall = (
  id: string,
  call: Pick<CallRow, 'id' | 'kind' | 'table' | 'turn' | 'at'>,
  told: TableLine,
  reader: Reader,
): TableCall => {
  const line = withBotNames(told, reader.lang)
  const { kind, turn } = call
  const about = {
    ...common(reader),
    id,
    table: line.id,
    url: `${reader.origin}/t/${line.id}?from=call`,
    game: line.game,
    others: namesAt(line, (seat) => seat !== line.you),
  }
  switch (kind) {
    case 'turn':
      return { ...about, kind, decision: turn, deadline: line.deadline ?? null }
    case 'reminder':
      return { ...about, ...reminderOf(call, line.deadline ?? null) }
    case 'asked':
      return { ...about, kind }
    case 'host':
      return { ...about, kind, about: hostAbout(turn) }
    case 'over': {
      const winners = line.result?.winners ?? []
      return {
        ...about,
        kind,
        winners: namesAt(line, (seat) => seat !== line.you && winners.includes(seat)),
        youWon: winners.includes(line.you),
      }
    }
  }
}

const hostAbout = (turn: number) => {
  if (turn === SEAT_EMPTY) return 'seat-empty'
  return turn === TABLE_FULL ? 'table-full' : 'seat-left'
}

/** One whose turn has lost its deadline meanwhile is a turn's call again. */
const reminderOf = (call: Pick<CallRow, 'id' | 'table' | 'turn' | 'at'>, deadline: number | null) => {
  const { id, turn: decision } = call
  const found = deadline === null ? undefined : remindersOf(call, deadline).find((one) => one.id === id)
  if (deadline === null || found === undefined) return { kind: 'turn', decision, deadline } as const
  const { last, isUp } = found
  return { kind: 'reminder', decision, deadline, last, ...(isUp && { isUp }) } as const
}

const aboutNoTable = (id: string, reader: Reader) =>
  ({ ...common(reader), id, table: null, game: '', others: [] }) as const

/** One message for several calls. */
export const digestCall = (id: string, parts: readonly TableCall[], reader: Reader): Call => ({
  ...aboutNoTable(id, reader),
  kind: 'digest',
  parts,
  url: `${reader.origin}/`,
})

export const testCall = (id: string, reader: Reader): Call => ({
  ...aboutNoTable(id, reader),
  kind: 'test',
  url: `${reader.origin}/me`,
})

/** Asks the owner of an address whether they want to be written to. */
export const confirmCall = (id: string, player: string, channel: Channel, reader: Reader): Call => ({
  ...aboutNoTable(id, reader),
  kind: 'confirm',
  url: `${reader.origin}/confirm/${secretOf(player, channel)}`,
})

/** Where a POST switches a channel off. */
export const offUrl = (player: string, channel: Channel): string =>
  `${channel.origin}/off/${secretOf(player, channel)}`

const secretOf = (player: string, { id, code }: Channel): string => `${player}.${id}.${code}`
