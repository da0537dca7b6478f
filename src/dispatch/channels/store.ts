/** The channels of one owner, as they are stored. */
import type { Rows } from '../../migrate.ts'
import type { ChannelId, Failure, Fields } from '../../notify/channel.ts'
import type { ChannelState } from '../types.ts'

export type Channel = {
  readonly id: string
  readonly kind: ChannelId
  /** Secret, as `shown` is not. */
  readonly address: Fields
  readonly shown: string
  readonly label: string
  /** Where the site is, for the links in calls. */
  readonly origin: string
  /** What a link must know that confirms this channel or switches it off. Secret. */
  readonly code: string
  readonly state: ChannelState
  readonly failure: Failure | null
  readonly addedAt: number
  readonly lastAt: number | null
  /** Not to be used before (ms): a call is on its way, or the other side asked for a rest. */
  readonly freeAt: number
  /** The message there that can be edited, or null. */
  readonly message: string | null
}

type StoredChannel = {
  id: string
  kind: ChannelId
  address: string
  shown: string
  label: string
  origin: string
  code: string
  state: ChannelState
  failure: string | null
  addedAt: number
  lastAt: number | null
  freeAt: number
  message: string | null
}

const readChannel = (row: StoredChannel): Channel => {
  const address: Fields = JSON.parse(row.address)
  const failure: Failure | null = row.failure === null ? null : JSON.parse(row.failure)
  return { ...row, address, failure }
}

export class ChannelStore {
  readonly #rows: Rows

  constructor(rows: Rows) {
    this.#rows = rows
  }

  /** In the order in which they were added. */
  all(): Channel[] {
    return this.#rows
      .read<StoredChannel>(
        `SELECT id, kind, address, shown, label, origin, code, state, failure, added_at AS addedAt,
           last_at AS lastAt, free_at AS freeAt, message
         FROM channel ORDER BY added_at, id`,
      )
      .map(readChannel)
  }

  find(id: string): Channel | null {
    return this.all().find((channel) => channel.id === id) ?? null
  }

  put(channel: Channel): void {
    const { id, kind, address, shown, label, origin, code, state, failure } = channel
    this.#rows.write(
      'INSERT OR REPLACE INTO channel VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, kind, JSON.stringify(address), shown, label, origin, code, state],
      ...[failure === null ? null : JSON.stringify(failure)],
      ...[channel.addedAt, channel.lastAt, channel.freeAt, channel.message],
    )
  }

  remove(id: string): void {
    this.#rows.change('DELETE FROM channel WHERE id = ?', id)
  }
}
