/** A finished game as a record: everything a replay and an audit need, and who played it when. */

import { seededRandom } from '../engine/random.ts'
import type { GameRecord, RecordedMove } from '../engine/record.ts'
import { recordingRandom } from '../engine/recorded.ts'
import { playRecord } from '../engine/replay.ts'
import { outOfTimeOf, paceOf } from './clock/table.ts'
import { type Current, seedOf } from './current.ts'
import type { Facts } from './facts.ts'

type MoveRow = {
  readonly i: number
  readonly player: string | null
  readonly seat: number
  readonly move: RecordedMove[1]
  readonly at: number
}

/** By whom a move was made. `bot`: by one in place of whoever has the seat, or by one that has it itself. */
type Maker = { readonly name: string; readonly bot: boolean }

const makerOf = ({ seats, past = [] }: Facts, { i, player, seat }: MoveRow): Maker => {
  const then = past.find((one) => one.seat === seat && i < one.i)
  return { name: then?.name ?? seats[seat]?.name ?? '', bot: player === null }
}

/** Each maker once, and of each move the number of its maker. */
const madeBy = (facts: Facts, moves: readonly MoveRow[]) => {
  const makers: Maker[] = []
  const by = moves.map((row) => {
    const maker = makerOf(facts, row)
    const known = makers.findIndex(({ name, bot }) => name === maker.name && bot === maker.bot)
    return known === -1 ? makers.push(maker) - 1 : known
  })
  return { makers, by }
}

/** As JSON text. Chance is derived anew from the seed, so it needs no storage of its own. */
export const recordText = ({ facts, game, inPlay, lastAt }: Current, moves: readonly MoveRow[]): string => {
  const record: GameRecord = {
    game: facts.game,
    version: facts.version,
    seats: facts.seats.length,
    options: facts.options,
    random: [],
    moves: moves.map(({ seat, move }) => [seat, move]),
    // By its rules a game that was ended goes on.
    result: inPlay === null || facts.ended !== undefined ? null : game.result(inPlay.position.state),
  }
  const random = recordingRandom(seededRandom(seedOf(facts), 0))
  const { error } = playRecord(game, record, random)
  if (error !== null) throw new Error(`${facts.game}: its own log does not replay: ${error}`)
  return JSON.stringify({
    ...record,
    random: random.outcomes,
    table: facts.id,
    names: facts.seats.map((taken) => taken?.name ?? ''),
    startedAt: facts.startedAt,
    endedAt: facts.ended?.at ?? lastMoveAt(moves, lastAt),
    at: moves.map(({ at }) => at),
    ...madeBy(facts, moves),
    ...(facts.ended === undefined ? {} : { ended: facts.ended }),
    secret: facts.secret,
    commitment: facts.commitment,
    nonces: facts.seats.map((taken) => taken?.nonce ?? ''),
    pace: paceOf({ facts }),
    outOfTime: outOfTimeOf({ facts }),
  })
}

/** Talk may go on after the last move. */
const lastMoveAt = (moves: readonly MoveRow[], lastAt: number): number => moves.at(-1)?.at ?? lastAt
