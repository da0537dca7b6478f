/** Bots in seats nobody has taken. Pure. */
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

/** Bots on the last `most` of the free seats. */
export const fillWithBots = (facts: Facts, most: number): Facts => {
  const free = facts.seats.flatMap((taken, seat) => (taken === null ? [seat] : []))
  return free
    .slice(Math.max(0, free.length - most))
    .reduce((filled, seat) => withSeat(filled, seat, newBot(filled)), facts)
}
