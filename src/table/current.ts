/** A table as it stands in memory: read once when its object wakes, then carried along with each act. Pure. */
import type { AnyGame } from '../engine/game.ts'
import { deriveSeed } from '../engine/random.ts'
import type { SeatClock } from './clock/clock.ts'
import type { Facts } from './facts.ts'
import type { LogRow } from './log.ts'
import { beginGame, type Position, replayMoves, takenBack } from './play.ts'
import type { PlayerId, TableStatus } from './types.ts'

export type InPlay = { readonly seed: Uint8Array; readonly position: Position }

export type Current = {
  readonly facts: Facts
  readonly game: AnyGame
  /** Null before the start. */
  readonly inPlay: InPlay | null
  /** The position before the newest move that stands, as far as known. */
  readonly before: Position | null
  /** Of the newest row of the log: its number, and what it says of the whole table. */
  readonly i: number
  readonly lastAt: number
  readonly counts: readonly number[]
  readonly lines: readonly number[]
  readonly clocks: readonly SeatClock[]
  /** The newest rows of the log, oldest first: most looks need no older ones. */
  readonly recent: readonly LogRow[]
  /** The newest event each person has seen, by saying so or by acting. */
  readonly seen: ReadonlyMap<PlayerId, number>
}

/** Positions were once kept without the beginnings of turns: those then began with the position. */
type StoredPosition = Omit<Position, 'began'> & { readonly began?: readonly number[] }

const withBeginnings = (position: StoredPosition): Position => ({
  ...position,
  began: position.began ?? position.decisions.map(() => position.n),
})

/** What spares reading the log from its beginning; without it everything is as it was, only slower. */
export type Snapshot = {
  /** The row of the log it was taken after. */
  readonly i: number
  readonly position: StoredPosition | null
  readonly seen: ReadonlyMap<PlayerId, number>
}

/** What an object finds when it wakes: `rows` from a few before the snapshot on, and what people said they had seen. */
export type Stored = {
  readonly facts: Facts
  readonly snapshot: Snapshot | null
  readonly rows: readonly LogRow[]
  readonly seen: ReadonlyMap<PlayerId, number>
}

const MOST_RECENT = 128

export const withRecent = (recent: readonly LogRow[], row: LogRow): readonly LogRow[] =>
  [...recent, row].slice(-MOST_RECENT)

export const withSeen = (
  seen: ReadonlyMap<PlayerId, number>,
  player: PlayerId,
  e: number,
): ReadonlyMap<PlayerId, number> => ((seen.get(player) ?? 0) >= e ? seen : new Map(seen).set(player, e))

export const seedOf = (facts: Facts): Uint8Array =>
  deriveSeed({
    secret: facts.secret,
    table: facts.id,
    nonces: facts.seats.map((taken) => taken?.nonce ?? ''),
  })

export const beginPlay = (facts: Facts, game: AnyGame): InPlay => {
  const seed = seedOf(facts)
  return { seed, position: beginGame(game, { seats: facts.seats.length, options: facts.options }, seed) }
}

type Woken = Pick<Current, 'inPlay' | 'before'>

/** A position is kept after each taking back, so what one of these rows takes back is among them. */
const replayRows = (game: AnyGame, { seed, position }: InPlay, rows: readonly LogRow[]): Woken => {
  const earlier: Position[] = []
  let now = position
  for (const { kind, n, seat, move } of rows) {
    if (n <= position.n) continue
    if (kind === 'move' && seat !== null) {
      earlier.push(now)
      now = replayMoves(game, seed, now, [{ seat, move }])
    } else if (kind === 'takeback' && seat !== null) {
      const before = earlier.pop()
      if (before === undefined) throw new Error(`move ${n} takes back one before the position that was kept`)
      now = takenBack(game, now, before, seat)
    } else if (kind === 'end') {
      now = { ...now, n }
    }
  }
  return { inPlay: { seed, position: now }, before: earlier.at(-1) ?? null }
}

const wakePlay = ({ facts, snapshot, rows }: Stored, game: AnyGame): Woken => {
  if (facts.stage !== 'started') return { inPlay: null, before: null }
  const start = snapshot?.position
    ? { seed: seedOf(facts), position: withBeginnings(snapshot.position) }
    : beginPlay(facts, game)
  return replayRows(game, start, rows)
}

/** @throws Error when there is not even the row of its opening. */
export const wake = (stored: Stored, game: AnyGame): Current => {
  const { facts, snapshot, rows } = stored
  const newest = rows.at(-1)
  if (newest === undefined) throw new Error(`table ${facts.id} has facts but no log`)
  let seen = snapshot?.seen ?? new Map<PlayerId, number>()
  for (const [player, e] of stored.seen) seen = withSeen(seen, player, e)
  for (const row of rows) {
    if (row.player !== null && row.seen !== null) seen = withSeen(seen, row.player, row.seen)
  }
  return {
    facts,
    game,
    ...wakePlay(stored, game),
    i: newest.i,
    lastAt: newest.at,
    counts: newest.counts,
    lines: newest.lines,
    clocks: newest.clocks,
    recent: rows.slice(-MOST_RECENT),
    seen,
  }
}

/** A game is over when nobody is to move. */
export const isOver = ({ game, inPlay }: Pick<Current, 'game' | 'inPlay'>): boolean =>
  inPlay !== null && game.toAct(inPlay.position.state).length === 0

export const statusOf = (current: Current): TableStatus => {
  const { stage } = current.facts
  if (stage !== 'started') return stage
  return isOver(current) ? 'over' : 'playing'
}

export const movesSoFar = ({ inPlay }: Pick<Current, 'inPlay'>): number => inPlay?.position.n ?? 0
