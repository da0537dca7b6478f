/** The channel of a table itself: who may set it, and what it is told. Pure. */
import { type Current, movesSoFar, statusOf } from './current.ts'
import { isPlayedByBot, refuse, seatOf } from './facts.ts'
import { seatLines } from './look.ts'
import { turnOf } from './play.ts'
import { whyNotForTable } from './seats/absent.ts'
import type { Answer, GroupUpdate, PlayerId } from './types.ts'

/** The host alone has a hand in it, or once the game runs whoever may act for them. */
export const asHost = (current: Current, person: PlayerId, at: number): Answer<{ current: Current }> => {
  const { facts, inPlay } = current
  if (inPlay !== null) return whyNotForTable(current, person, at) ?? { ok: true, current }
  if (seatOf(facts, person) === null) return refuse('not-seated')
  return facts.host === person ? { ok: true, current } : refuse('not-host')
}

/** The table as everybody may see it, with every seat's turn; as new as the newest line of a seat. */
export const groupUpdateOf = (current: Current): GroupUpdate => {
  const { facts, game, inPlay, lines } = current
  return {
    table: facts.id,
    v: Math.max(0, ...lines),
    line: {
      id: facts.id,
      game: facts.game,
      status: statusOf(current),
      seats: seatLines(facts),
      // A bot needs no call.
      turns: facts.seats.map((taken, seat) =>
        inPlay === null || isPlayedByBot(taken) ? null : turnOf(game, inPlay.position, seat),
      ),
      n: movesSoFar(current),
      lastAt: current.lastAt,
      result: inPlay === null ? null : game.result(inPlay.position.state),
    },
  }
}

export const withGroup = (current: Current, hasGroup: boolean): Current => ({
  ...current,
  facts: { ...current.facts, hasGroup },
})
