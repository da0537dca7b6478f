/** Bots in seats nobody has taken. Pure. */
import type { Seat } from '../../engine/game.ts'
import { botName, isBotName } from '../../seat-names.ts'
import { type Facts, type SeatFacts, withSeat } from '../facts.ts'

/** No bot's name is that of another seat. */
const nextBot = ({ seats }: Facts): number => {
  let bot = 1
  const isTaken = () =>
    seats.some((taken) => taken !== null && (taken.bot === bot || isBotName(taken.name, bot)))
  while (isTaken()) bot += 1
  return bot
}

/**
 * A new bot for one of the seats. Its nonce follows from its number: one drawn by the server could be drawn for the
 * deal it brings.
 */
export const newBot = (facts: Facts): SeatFacts => {
  const bot = nextBot(facts)
  return { player: null, name: botName('en', bot), nonce: `bot-${bot}`, bot }
}

/** Bots on these seats, which are free. */
export const withBotsAt = (facts: Facts, seats: readonly Seat[]): Facts =>
  seats.reduce((filled, seat) => withSeat(filled, seat, newBot(filled)), facts)

/** Bots on the last `most` of the free seats. */
export const fillWithBots = (facts: Facts, most: number): Facts => {
  const free = facts.seats.flatMap((taken, seat) => (taken === null ? [seat] : []))
  return withBotsAt(facts, free.slice(Math.max(0, free.length - most)))
}

/** Where bots sit in their own right: one that keeps a seat for somebody does not. */
export const botsAt = ({ seats }: Facts): readonly Seat[] =>
  seats.flatMap((taken, seat) => (taken?.bot === undefined ? [] : [seat]))
