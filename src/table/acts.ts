/** What people do at a table once they sit: play and talk. Pure: the object writes what comes out. */

import type { Event } from '../engine/game.ts'
import { plainLine } from '../plain-text.ts'
import { type Current, isOver } from './current.ts'
import { isGivenUp, refuse, seatOf } from './facts.ts'
import { countFor, type LogRow } from './log.ts'
import { withoutNotes } from './orders/table.ts'
import { decisionOf, makeMoves } from './play.ts'
import { type Acted, addRow } from './rows.ts'
import { stayed } from './seats/hand.ts'
import type { Answer, PlayAct, PlayerId, Refused } from './types.ts'

const TALK_LENGTH = 500

/** What the actor's form had shown: what it says, never more than there is; else all there was before the act. */
const shownBefore = (current: Current, seat: number, said: number | undefined): number => {
  const all = countFor(current.counts, seat)
  return Math.min(said ?? all, all)
}

/** Makes one move or several, all or none. */
export const playMoves = (current: Current, player: PlayerId, act: PlayAct, at: number): Answer<Acted> => {
  const { facts, game, inPlay } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  if (facts.stage === 'closed') return refuse('table-closed')
  if (inPlay === null) return refuse('not-started')
  if (isOver(current)) return refuse('game-over')
  if (isGivenUp(facts.seats[seat])) return refuse('seat-given-up')
  const owed = decisionOf(game, inPlay.position, seat)
  if (owed === null) return refuse('not-your-turn')
  if (owed !== act.decision) return refuse('stale')
  const { seed } = inPlay
  const answer = makeMoves(game, seed, inPlay.position, seat, act.moves)
  if (!answer.ok) return answer
  const seen = shownBefore(current, seat, act.seen)
  const stays = withoutNotes(stayed(facts, seat), seat)
  let next = current
  const rows: LogRow[] = []
  for (const { move, events, position } of answer.made) {
    const added = addRow(next, { kind: 'move', player, key: act.key, seen, move, events }, at, {
      facts: stays,
      inPlay: { seed, position },
    })
    next = added.next
    rows.push(...added.rows)
  }
  return { ok: true, next, rows }
}

const badText = (code: 'too-small' | 'too-big'): Refused =>
  refuse('bad-request', { issues: [{ path: 'text', code }] })

/** Says something: before the start, in play, and after the end. */
export const sayAtTable = (
  current: Current,
  player: PlayerId,
  act: { readonly key: string; readonly text: string },
  at: number,
): Answer<Acted> => {
  const { facts } = current
  const seat = seatOf(facts, player)
  if (seat === null) return refuse('not-seated')
  if (facts.stage === 'closed') return refuse('table-closed')
  const text = plainLine(act.text)
  const length = [...text].length
  if (length === 0) return badText('too-small')
  if (length > TALK_LENGTH) return badText('too-big')
  // With the name: before the start the seat may be another's tomorrow.
  const said: Event = { type: 'said', to: 'all', seat, name: facts.seats[seat]?.name ?? '', text }
  return { ok: true, ...addRow(current, { kind: 'say', player, key: act.key, events: [said] }, at) }
}
