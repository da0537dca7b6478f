/** What is played without a person: what bots choose, what orders say, and when. Pure. */
import { findBot } from '../bots/index.ts'
import type { Json, Seat } from '../engine/game.ts'
import { chanceFor } from './chance.ts'
import { type Current, isOver } from './current.ts'
import { isPlayedByBot, peopleIn } from './facts.ts'
import type { LogRow } from './log.ts'
import { followed, withOrders } from './orders/table.ts'
import { makeMoves } from './play.ts'
import { type Acted, addRow } from './rows.ts'
import { stayed } from './seats/hand.ts'

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

/** One move by the orders of a seat, or what became of orders that have none. */
const followOrders = (current: Current, seat: Seat, at: number): Acted | null => {
  const outcome = followed(current, seat)
  const { facts, game, inPlay } = current
  if (outcome === null || inPlay === null) return null
  const next = { ...current, facts: withOrders(facts, seat, outcome.left) }
  if (outcome.move === null) return { next, rows: [] }
  const answer = makeMoves(game, inPlay.seed, inPlay.position, seat, [outcome.move])
  const [made] = answer.ok ? answer.made : []
  if (made === undefined) throw new Error(`${facts.game}: an order of seat ${seat} is no legal move`)
  const { move, events, position } = made
  const player = facts.seats[seat]?.player ?? null
  return addRow(next, { kind: 'move', player, seat, move, events }, at, {
    facts: stayed(next.facts, seat),
    inPlay: { ...inPlay, position },
  })
}

/** What is done for one of the awaited seats without its person; null where people are awaited alone. */
const playOne = (current: Current, at: number): Acted | null => {
  const { game, inPlay } = current
  if (inPlay === null || isOver(current)) return null
  const [bot] = awaitedBots(current)
  if (bot !== undefined) return playForSeat(current, bot, at)
  for (const seat of game.toAct(inPlay.position.state)) {
    const acted = followOrders(current, seat, at)
    if (acted !== null) return acted
  }
  return null
}

/** Among bots alone somebody may be watching, and sees one move after the other. */
const mostInARow = ({ facts }: Current): number => (peopleIn(facts) === 0 ? 1 : MOST_IN_A_ROW)

/** All moves of bots and by orders that no person's own move has to come before. */
export const playBots = (current: Current, at: number): Acted => {
  const rows: LogRow[] = []
  let next = current
  for (let made = 0; made < mostInARow(current); made += 1) {
    const played = playOne(next, at)
    if (played === null) break
    next = played.next
    rows.push(...played.rows)
  }
  return { next, rows }
}

/** Where one person plays alone, the time an answer takes tells nobody anything. */
const isAlone = ({ facts }: Current): boolean => peopleIn(facts) === 1

/** The awaited seats whose move needs no person. */
const awaitedByNobody = (current: Current): readonly Seat[] => {
  const { game, inPlay } = current
  if (inPlay === null || isOver(current)) return []
  const bots = awaitedBots(current)
  const others = game.toAct(inPlay.position.state).filter((seat) => followed(current, seat) !== null)
  return [...bots, ...others]
}

/**
 * When that is done which needs no person (ms), or null. The delay is by chance and the same for bots and for orders
 * of any kind, so that it tells nothing of the hand.
 */
export const botsDueAt = (current: Current): number | null => {
  const { facts, inPlay, lastAt, recent } = current
  const seats = awaitedByNobody(current)
  if (inPlay === null || seats.length === 0) return null
  // Talk delays nobody.
  const played = recent.findLast(({ kind }) => kind !== 'say')?.at ?? lastAt
  const since = Math.min(...seats.map((seat) => Math.max(played, facts.seats[seat]?.orders?.at ?? 0)))
  if (isAlone(current)) return since
  return since + LEAST_DELAY_MS + chanceFor(facts, 'delay', inPlay.position.n).int(MORE_DELAY_MS + 1)
}

/** An act, and where nobody else could learn anything from it, what follows at once. */
export const withBotsAtOnce = (acted: Acted, at: number): Acted => {
  if (!isAlone(acted.next)) return acted
  const played = playBots(acted.next, at)
  return { next: played.next, rows: [...acted.rows, ...played.rows] }
}
