/** How bots play at a table: what they choose, and when. Pure. */
import { findBot } from '../bots/index.ts'
import type { Json, Seat } from '../engine/game.ts'
import { chanceFor } from './chance.ts'
import { type Current, isOver } from './current.ts'
import { isPlayedByBot, peopleIn } from './facts.ts'
import type { LogRow } from './log.ts'
import { makeMoves } from './play.ts'
import { type Acted, addRow } from './rows.ts'

/** A bot takes so long, and by chance up to so much longer (ms), whatever it has to think of. */
const LEAST_DELAY_MS = 500
const MORE_DELAY_MS = 1500

/** More moves than this in a row are made in several goes, so that nobody else at the table waits long. */
const MOST_IN_A_ROW = 32

/** The awaited seats that a bot plays. */
export const awaitedBots = (current: Current): readonly Seat[] => {
  const { facts, game, inPlay } = current
  if (inPlay === null || isOver(current)) return []
  return game.toAct(inPlay.position.state).filter((seat) => isPlayedByBot(facts.seats[seat]))
}

/** What the bot of this game plays for a seat that is to move. It sees what the seat may see. */
const chosenBy = ({ facts, game, inPlay }: Current, seat: Seat): Json | undefined => {
  if (inPlay === null) return undefined
  const { state, n } = inPlay.position
  const random = chanceFor(facts, 'bot', n, seat)
  try {
    const look = { view: game.view(state, seat), seat, legal: game.legalMoves(state, seat), random }
    return findBot(facts.game).choose(look)
  } catch (error) {
    console.error(`${facts.game}: the bot of seat ${seat} failed at move ${n}`, error)
    return undefined
  }
}

/** A legal move whatever the bot says: a fault of one must not stop a game. */
const moveOf = (current: Current, seat: Seat) => {
  const { facts, game, inPlay } = current
  if (inPlay === null) throw new Error(`table ${facts.id}: a bot moves before the start`)
  const { seed, position } = inPlay
  const chosen = chosenBy(current, seat)
  if (chosen !== undefined) {
    const answer = makeMoves(game, seed, position, seat, [chosen])
    if (answer.ok) return answer.made
    console.error(`${facts.game}: the bot of seat ${seat} chose what is refused as ${answer.code}`)
  }
  const sample = game.sample(position.state, seat, chanceFor(facts, 'sample', position.n, seat))
  const answer = makeMoves(game, seed, position, seat, [sample])
  if (!answer.ok) throw new Error(`${facts.game}: its own sample is refused as ${answer.code}`)
  return answer.made
}

/** One move of a bot for a seat that is to move, whoever's seat it is. */
export const playForSeat = (current: Current, seat: Seat, at: number): Acted => {
  const rows: LogRow[] = []
  let next = current
  for (const { move, events, position } of moveOf(current, seat)) {
    const inPlay = next.inPlay && { ...next.inPlay, position }
    const added = addRow(next, { kind: 'move', player: null, seat, move, events }, at, { inPlay })
    next = added.next
    rows.push(...added.rows)
  }
  return { next, rows }
}

/** All moves of bots that nobody else's move has to come before. */
export const playBots = (current: Current, at: number): Acted => {
  const rows: LogRow[] = []
  let next = current
  for (let made = 0; made < MOST_IN_A_ROW; made += 1) {
    const [seat] = awaitedBots(next)
    if (seat === undefined) break
    const played = playForSeat(next, seat, at)
    next = played.next
    rows.push(...played.rows)
  }
  return { next, rows }
}

/** Where at most one person plays, the time an answer takes tells nobody anything. */
const isAlone = ({ facts }: Current): boolean => peopleIn(facts) <= 1

/** When bots play by themselves (ms), or null while none is awaited. */
export const botsDueAt = (current: Current): number | null => {
  const { facts, inPlay, lastAt, recent } = current
  if (inPlay === null || awaitedBots(current).length === 0) return null
  // Talk delays nobody.
  const since = recent.findLast(({ kind }) => kind !== 'say')?.at ?? lastAt
  if (isAlone(current)) return since
  return since + LEAST_DELAY_MS + chanceFor(facts, 'delay', inPlay.position.n).int(MORE_DELAY_MS + 1)
}

/** An act, and where nobody else could learn anything from it, the moves of bots that follow at once. */
export const withBotsAtOnce = (acted: Acted, at: number): Acted => {
  if (!isAlone(acted.next) || awaitedBots(acted.next).length === 0) return acted
  const played = playBots(acted.next, at)
  return { next: played.next, rows: [...acted.rows, ...played.rows] }
}
