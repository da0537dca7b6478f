/** The bot of a game that has none of its own: any of the first legal moves. */
import { pick } from '../engine/pick.ts'
import type { AnyBot } from './bot.ts'

/** Lists are read no further than this: a hand of forty cards has millions of sets. */
const mostRead = 200

export const chance: AnyBot = {
  choose: ({ legal, random }) => pick([...Iterator.from(legal).take(mostRead)], random),
}
