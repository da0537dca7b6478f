/** The ledger: what an owner was, is and will be called for, and what became of each call on each channel. */
import type { GameId } from '../../engine/game.ts'
import type { Rows } from '../../migrate.ts'
import type { ChannelId, Failure } from '../../notify/channel.ts'
import type { TableId } from '../../table/types.ts'
import type { DeliveryReason, DeliveryState, LedgerLine } from '../types.ts'

export type CallName = 'turn' | 'reminder' | 'asked' | 'over' | 'host'

/** A call that has become due some day, named by (table, kind, turn). */
export type Wanted = {
  readonly id: string
  readonly table: TableId
  readonly game: GameId
  readonly kind: CallName
  readonly turn: number
  /** When what it tells of happened. */
  readonly at: number
  readonly dueAt: number
}

/** `spread`: it has come to the channels, each of which has a delivery. */
type CallState = 'due' | 'delayed' | 'spread' | 'dropped'

export type CallRow = Omit<Wanted, 'dueAt'> & {
  readonly state: CallState
  /** Why it is delayed, or what ended it. */
  readonly reason: DeliveryReason | null
  /** When it is looked at again; null once it is spread or dropped. */
  readonly nextAt: number | null
  readonly endedAt: number | null
}

export type Delivery = {
  readonly call: string
  readonly channel: string
  readonly kind: ChannelId
  readonly shown: string
  readonly state: DeliveryState
  readonly reason: DeliveryReason | null
  readonly failure: Failure | null
  readonly tries: number
  /** When it was first, and when it was last tried. */
  readonly firstAt: number | null
  readonly leftAt: number | null
  /** When it is tried again; while `sent`: when it is taken for lost. */
  readonly nextAt: number | null
  /** Names the way out that it is on; several deliveries of one channel may share it. */
  readonly trip: string | null
}

type StoredDelivery = Omit<Mutable<Delivery>, 'failure'> & { failure: string | null }
type StoredLine = Omit<Mutable<LedgerLine>, 'channel' | 'failure'> & {
  channelKind: ChannelId | null
  shown: string | null
  failure: string | null
}
type Mutable<T> = { -readonly [key in keyof T]: T[key] }

const CALL = `SELECT id, table_id AS "table", game, kind, turn, at, state, reason, next_at AS nextAt,
  ended_at AS endedAt FROM call`
const DELIVERY = `SELECT call, channel, kind, shown, state, reason, failure, tries, first_at AS firstAt,
  left_at AS leftAt, next_at AS nextAt, trip FROM delivery`
/** Deliveries still to come, with when their channel is free for them. */
const PENDING = `SELECT call, max(delivery.next_at, channel.free_at) AS at FROM delivery
  JOIN channel ON channel.id = delivery.channel WHERE delivery.next_at IS NOT NULL`

/** So many calls are kept at least. */
const KEPT = 200
/** So many more are let come before the oldest go. */
const SLACK = 50

const parseFailure = (text: string | null): Failure | null => (text === null ? null : JSON.parse(text))

const readDelivery = (row: StoredDelivery): Delivery => ({ ...row, failure: parseFailure(row.failure) })

const readLine = ({ channelKind, shown, failure, ...line }: StoredLine): LedgerLine => ({
  ...line,
  channel: channelKind === null || shown === null ? null : { kind: channelKind, shown },
  failure: parseFailure(failure),
})

export class CallStore {
  readonly #rows: Rows

  constructor(rows: Rows) {
    this.#rows = rows
  }

  /** A call known already stays as it is. */
  add({ id, table, game, kind, turn, at, dueAt }: Wanted): void {
    this.#rows.write(
      `INSERT OR IGNORE INTO call VALUES (?, ?, ?, ?, ?, ?, 'due', NULL, ?, NULL, NULL, NULL)`,
      ...[id, table, game, kind, turn, at, dueAt],
    )
  }

  find(id: string): CallRow | null {
    return this.#rows.read<Mutable<CallRow>>(`${CALL} WHERE id = ?`, id)[0] ?? null
  }

  /** Those of a table that nothing has ended yet. */
  open(table: TableId): CallRow[] {
    return this.#rows.read<Mutable<CallRow>>(`${CALL} WHERE table_id = ? AND ended_at IS NULL`, table)
  }

  /** Those that have something to be done by now. */
  due(now: number): CallRow[] {
    return this.#rows.read<Mutable<CallRow>>(
      `${CALL} WHERE next_at <= ?1 OR id IN (SELECT call FROM (${PENDING}) WHERE at <= ?1) ORDER BY at, id`,
      now,
    )
  }

  /** When something is to be done next, or null. */
  nextAt(): number | null {
    const [row] = this.#rows.read<{ at: number | null }>(
      `SELECT min(at) AS at FROM (SELECT next_at AS at FROM call UNION ALL SELECT at FROM (${PENDING}))`,
    )
    return row?.at ?? null
  }

  /** Those that wait by the owner's wish, on some channel or before they come to any. */
  delayed(): CallRow[] {
    return this.#rows.read<Mutable<CallRow>>(
      `${CALL} WHERE state = 'delayed' OR id IN (SELECT call FROM delivery WHERE state = 'delayed')`,
    )
  }

  setState(id: string, state: CallState, reason: DeliveryReason | null, nextAt: number | null): void {
    this.#rows.write(
      'UPDATE call SET state = ?, reason = ?, next_at = ? WHERE id = ?',
      ...[state, reason, nextAt, id],
    )
  }

  /** Nothing more comes of it. One not spread yet is dropped. */
  end(id: string, reason: DeliveryReason, at: number, answeredAt: number | null): void {
    this.#rows.write(
      `UPDATE call SET ended_at = ?, answered_at = ?, reason = iif(state = 'dropped', reason, ?), next_at = NULL,
         state = CASE state WHEN 'spread' THEN state ELSE 'dropped' END
       WHERE id = ?`,
      ...[at, answeredAt, reason, id],
    )
  }

  deliveries(call: string): Delivery[] {
    return this.#rows
      .read<StoredDelivery>(`${DELIVERY} WHERE call = ? ORDER BY channel`, call)
      .map(readDelivery)
  }

  onTrip(trip: string): Delivery[] {
    return this.#rows.read<StoredDelivery>(`${DELIVERY} WHERE trip = ? ORDER BY call`, trip).map(readDelivery)
  }

  pendingOn(channel: string): Delivery[] {
    return this.#rows
      .read<StoredDelivery>(`${DELIVERY} WHERE channel = ? AND next_at IS NOT NULL`, channel)
      .map(readDelivery)
  }

  putDelivery(delivery: Delivery): void {
    const { call, channel, kind, shown, state, reason, failure, tries } = delivery
    this.#rows.write(
      'INSERT OR REPLACE INTO delivery VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[call, channel, kind, shown, state, reason, failure === null ? null : JSON.stringify(failure)],
      ...[tries, delivery.firstAt, delivery.leftAt, delivery.nextAt, delivery.trip],
    )
  }

  /** Whether another call left since the owner last looked or answered, or an earlier one is about to. */
  isAnotherOut({ id, at }: CallRow, lookedAt: number): boolean {
    const answered = 'SELECT max(answered_at) FROM call'
    const found = this.#rows.read(
      `SELECT 1 FROM delivery JOIN call ON call.id = delivery.call
       WHERE call.id <> ?1 AND (
         delivery.state IN ('sent', 'accepted') AND left_at > max(?2, ifnull((${answered}), 0))
         OR delivery.state = 'due' AND (call.at, call.id) < (?3, ?1)
       ) LIMIT 1`,
      ...[id, lookedAt, at],
    )
    return found.length > 0
  }

  /** The owner came to this table by a call. */
  opened(table: TableId, at: number): void {
    this.#rows.change('UPDATE call SET opened_at = ? WHERE table_id = ? AND opened_at IS NULL', at, table)
  }

  /** Newest first. */
  ledger(limit: number): LedgerLine[] {
    return this.#rows
      .read<StoredLine>(
        `SELECT call.at, call.table_id AS "table", call.game, call.kind, call.turn,
           delivery.kind AS channelKind, delivery.shown, ifnull(delivery.state, call.state) AS state,
           iif(delivery.call IS NULL, call.reason, delivery.reason) AS reason, delivery.failure,
           ifnull(delivery.tries, 0) AS tries, ifnull(delivery.next_at, call.next_at) AS nextAt,
           call.opened_at AS openedAt, call.answered_at AS answeredAt
         FROM call LEFT JOIN delivery ON delivery.call = call.id
         ORDER BY call.at DESC, call.id, delivery.channel LIMIT ?`,
        limit,
      )
      .map(readLine)
  }

  /** The oldest of very many go, unless something is still to be done for them. */
  prune(): void {
    const [row] = this.#rows.read<{ total: number }>('SELECT count(*) AS total FROM call')
    if ((row?.total ?? 0) < KEPT + SLACK) return
    this.#rows.write(
      `DELETE FROM call WHERE next_at IS NULL
         AND id NOT IN (SELECT call FROM delivery WHERE next_at IS NOT NULL)
         AND id NOT IN (SELECT id FROM call ORDER BY at DESC LIMIT ${KEPT})`,
    )
    this.#rows.write('DELETE FROM delivery WHERE call NOT IN (SELECT id FROM call)')
  }
}
