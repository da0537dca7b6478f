/** Tables of any game that live in memory alone: what acts make of them, without the object around. */
import type { AnyGame, Json, Random, Seat } from '../../src/engine/game.ts'
import { games } from '../../src/games/index.ts'
import { playMoves } from '../../src/table/acts.ts'
import type { Current } from '../../src/table/current.ts'
import type { LogRow } from '../../src/table/log.ts'
import { openTable } from '../../src/table/opening.ts'
import { decisionOf, type Position } from '../../src/table/play.ts'
import type { Acted } from '../../src/table/rows.ts'
import { sitDown } from '../../src/table/seating.ts'
import type { Person, PlayerId } from '../../src/table/types.ts'
import { got } from './support.ts'

/** Every game in every form it is offered in, with the fewest seats. */
export const subjects = games.flatMap((game) =>
  game.meta.presets.map(({ id, options }) => ({
    game,
    id: game.meta.id,
    preset: id,
    options: game.options.parse(options),
  })),
)

/** The table, and all rows of its log so far. */
export type Kept = { readonly current: Current; readonly log: readonly LogRow[] }

export const kept = ({ log }: Kept, { next, rows }: Acted): Kept => ({
  current: next,
  log: [...log, ...rows],
})

/** Who sits there. */
export const playerAt = (seat: Seat): PlayerId => `player-${seat}`

const personOn = (seat: Seat): Person => ({ id: playerAt(seat), name: `Player ${seat}` })

/** A running table on whose seats people sit, each at a clock; the secret is a number. */
export const begun = (game: AnyGame, options: Json, secret: number): Kept => {
  const seats = game.meta.seats[0] ?? 2
  const input = { id: 'table', game: game.meta.id, seats, options, host: personOn(0), seat: 0 }
  const chosen = { secret: secret.toString(16).padStart(64, '0'), nonce: 'nonce-0' }
  const opened = openTable({ ...input, pace: 'bank-5d' }, game, chosen, 0)
  let table: Kept = { current: opened.next, log: opened.rows }
  for (let seat = 1; seat < seats; seat += 1)
    table = kept(
      table,
      got(sitDown(table.current, personOn(seat), { seat, nonce: `nonce-${seat}` }, seat * 1000)),
    )
  return table
}

/** @throws Error before the start. */
export const positionOf = ({ inPlay }: Current): Position => {
  if (inPlay === null) throw new Error('not in play')
  return inPlay.position
}

export const awaited = (current: Current): readonly Seat[] => current.game.toAct(positionOf(current).state)

/** One of the awaited seats with a move of its own; null when the game is over. */
export const someMove = (current: Current, random: Random): { seat: Seat; move: Json } | null => {
  const seats = awaited(current)
  const seat = seats.length === 0 ? undefined : seats[random.int(seats.length)]
  if (seat === undefined) return null
  return { seat, move: current.game.sample(positionOf(current).state, seat, random) }
}

/** The person on this seat makes a move. */
export const played = (
  current: Current,
  { seat, move }: { readonly seat: Seat; readonly move: Json },
  at: number,
): Acted => {
  const decision = decisionOf(current.game, positionOf(current), seat) ?? -1
  const key = `key-${current.i}`
  return got(playMoves(current, playerAt(seat), { key, decision, moves: [move] }, at))
}
