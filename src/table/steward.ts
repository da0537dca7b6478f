/** A move in somebody's place. Pure. */
import type { Seat } from '../engine/game.ts'
import { seededRandom } from '../engine/random.ts'
import type { Current } from './current.ts'
import type { LogRow } from './log.ts'
import { makeMoves } from './play.ts'
import { type Acted, addRow } from './rows.ts'

/** Chance asked from here on is no game's. */
const FAR = 2 ** 31

/** One legal move for a seat that is to move. */
export const stewardMove = (current: Current, seat: Seat, at: number): Acted => {
  const { facts, game, inPlay } = current
  if (inPlay === null) throw new Error(`table ${facts.id}: a move before the start`)
  const { seed, position } = inPlay
  const chosen = game.sample(position.state, seat, seededRandom(seed, FAR + position.n))
  const answer = makeMoves(game, seed, position, seat, [chosen])
  if (!answer.ok) throw new Error(`${facts.game}: its own sample is refused as ${answer.code}`)
  const rows: LogRow[] = []
  let next = current
  for (const { move, events, position: after } of answer.made) {
    const act = { kind: 'move', player: null, seat, move, events } as const
    const added = addRow(next, act, at, { inPlay: { seed, position: after } })
    next = added.next
    rows.push(...added.rows)
  }
  return { next, rows }
}
