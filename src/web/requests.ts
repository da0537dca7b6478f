/** The shapes of everything a person may ask for: what checks a request and what the API's description shows. */
import { z } from 'zod'
import { channelIds } from '../notify/channel.ts'
import { plainLine } from '../plain-text.ts'
import { parseName } from '../players/name.ts'
import { OUT_OF_TIME, PACES, USUAL } from '../table/clock/pace.ts'
import { MOST_ORDERS, orderSchema } from '../table/orders/order.ts'
import { isZone } from './zone.ts'

/** New for each act; the same key again gets the same answer. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const nonce = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const count = z.int().min(0)
const name = z.string().transform((text, context) => {
  const parsed = parseName(text)
  if (parsed.ok) return parsed.name
  context.addIssue({ code: 'custom', message: parsed.code })
  return z.NEVER
})
const lang = z.enum(['en', 'ko'])

export const newPlayer = z.strictObject({ name: name.exactOptional(), lang: lang.exactOptional() })
export const playerChange = newPlayer

/** `options` is checked by the game's own schema, a move by the game at its table. */
export const newTable = z.strictObject({
  game: z.string().max(64),
  seats: count,
  options: z.unknown().exactOptional(),
  name: name.exactOptional(),
  seat: count.exactOptional(),
  nonce: nonce.exactOptional(),
  bots: count.exactOptional().describe('of the other seats the last so many are taken by bots'),
  pace: z.enum(PACES).default(USUAL.pace),
  outOfTime: z.enum(OUT_OF_TIME).default(USUAL.outOfTime),
})

export const seatWish = z.strictObject({
  seat: count.exactOptional(),
  name: name.exactOptional(),
  nonce: nonce.exactOptional(),
})

export const seatGift = z.strictObject({
  seat: count,
  to: z.enum(['bot', 'open']).describe('to a bot, or to whoever comes by the table’s link'),
})

export const proposal = z.strictObject({
  to: z
    .enum(['bot', 'open', 'end', 'pause'])
    .describe('whom an absent person’s seat is given to, that the game ends, or a pause'),
  seat: count.nullable().default(null).describe('whose; null where it is about all'),
  until: count.exactOptional().describe('of a pause, in milliseconds since 1970'),
})

export const ordersWish = z.strictObject({
  forced: z.boolean().describe('play a card that is the only legal one'),
  orders: z.array(orderSchema).max(MOST_ORDERS).describe('in place of those there were'),
})

export const startWish = z.strictObject({ bots: z.literal(true).exactOptional() })

/** One move, or several that are all made or none; the game at the table judges what a move is. */
export const moveAct = z
  .strictObject({
    key,
    decision: count,
    move: z.unknown().exactOptional(),
    moves: z.array(z.unknown()).min(1).max(64).exactOptional(),
    seen: count.exactOptional().describe('the newest event the caller has seen'),
  })
  .refine((act) => (act.move === undefined) !== (act.moves === undefined), 'move-or-moves')

export const takeBackAct = z.strictObject({
  key,
  n: count.describe('the moves there were when you asked'),
})

export const talkAct = z.strictObject({ key, text: z.string().max(4000) })
export const seenAct = z.strictObject({ e: count })
export const rematchAct = z.strictObject({ key })

/** From an address's query, so in letters. */
export const eventsQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
})

const minute = z.int().min(0).max(1439).describe('minutes since midnight')
const zone = z.string().max(64).refine(isZone, 'no-such-zone').describe('as IANA names it')

export const settingsChange = z.strictObject({
  zone: zone.exactOptional(),
  quiet: z.strictObject({ from: minute, to: minute }).nullable().exactOptional(),
  digest: minute.nullable().exactOptional(),
  oneUntilLook: z.boolean().exactOptional(),
})

/** Which fields an address has is the channel's own matter. */
const fields = z.record(z.string().max(32), z.string().max(4000))

const label = z.string().transform(plainLine).pipe(z.string().max(40))

export const newChannel = z.strictObject({
  kind: z.enum(channelIds),
  fields,
  label: label.exactOptional(),
})

/** From an address's query, so in letters. */
export const ledgerQuery = z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(50) })

export const groupChannel = z.strictObject({
  kind: z.enum(channelIds),
  fields,
  mentions: z
    .array(z.string().max(64))
    .max(16)
    .exactOptional()
    .describe('of each seat how it is called there, empty for not at all'),
})
