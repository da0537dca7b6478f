/** What the API answers, for its description and for the tests that hold every answer against it. */
import { z } from 'zod'
import type { Json } from '../../engine/game.ts'
import type { Profile } from '../../players/types.ts'
import { OUT_OF_TIME, PACES } from '../../table/clock/pace.ts'
import { orderSchema } from '../../table/orders/order.ts'
import type { LogEvent, SeatLine, TableLine } from '../../table/types.ts'
import { isJson } from '../json.ts'
import type { Table } from './table.ts'

const json = z.custom<Json>((value) => isJson(value))
const count = z.int().min(0)
const time = count.describe('milliseconds since 1970')
const status = z.enum(['open', 'playing', 'over', 'closed'])
const result = z.object({ scores: z.array(z.number()), winners: z.array(count) })

export const player: z.ZodType<Profile> = z.object({
  id: z.string(),
  name: z.string().describe('empty until one is given'),
  lang: z.enum(['en', 'ko']).nullable(),
})

const seatLine: z.ZodType<SeatLine> = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot', 'open']).describe('who plays there now'),
  bot: count.exactOptional().describe('of a bot’s own seat the number in its name'),
  left: z.literal(true).exactOptional().describe('its person has left, and may come back'),
  open: z.literal(true).exactOptional().describe('anybody may take it over'),
  kept: z.literal(true).exactOptional().describe('a bot keeps it until its person takes it back'),
})

export const event: z.ZodType<LogEvent> = z
  .object({ e: count.describe('counts your events from 1 without gaps'), at: time, type: z.string() })
  .catchall(json)

export const table: z.ZodType<Table> = z.object({
  id: z.string(),
  url: z.url(),
  game: z.string(),
  version: count.describe('of the rules'),
  options: json,
  status,
  seats: z.array(seatLine),
  host: count.nullable(),
  n: count.describe('moves so far; one taken back is counted, and so is the taking back'),
  v: count.describe('the version, as the socket tells it'),
  you: count.nullable().describe('your seat'),
  toAct: z.array(count),
  decision: count
    .nullable()
    .describe('the decision you owe; it changes when, and only when, what you are asked does'),
  legal: z.array(json).nullable().describe('your legal moves when there are at most 200'),
  view: json.describe('the game as you may see it; null while the table is open'),
  since: z.array(event).describe('the events you have not seen yet'),
  commitment: z.string().describe('SHA-256 of the secret, hex'),
  result: result.nullable(),
  secret: z.string().nullable().describe('null until the game is over'),
  e: count.describe('the newest event you may see'),
  openedAt: time,
  lastAt: time,
  expiresAt: time,
  past: z
    .array(z.object({ e: count, seat: count, name: z.string() }))
    .describe('whose a seat was before event `e`'),
  vote: z
    .object({
      to: z.enum(['bot', 'open', 'end', 'pause']),
      seat: count.nullable(),
      until: time.nullable().describe('of a pause'),
      agreed: z.array(count),
    })
    .nullable()
    .describe('what somebody has proposed, and which seats agreed'),
  absent: z.array(count).describe('seats whose people left, are kept by a bot, or have run out of time'),
  takeOver: count.nullable().describe('the seat you may take over'),
  acts: z.boolean().describe('whether you may give seats away'),
  orders: z
    .object({
      forced: z.boolean(),
      standing: z.array(orderSchema),
      dropped: z.array(z.object({ order: orderSchema, why: z.enum(['not-legal', 'until']) })),
    })
    .nullable()
    .describe('your standing orders, and those that came to nothing'),
  takeBack: z.boolean().describe('whether you may take back your last move'),
  rematch: z.string().nullable().describe('the id of the next table'),
  pace: z.enum(PACES),
  outOfTime: z.enum(OUT_OF_TIME).describe('what happens to a seat whose time has run out'),
  clocks: z
    .array(
      z.object({
        left: count.describe('milliseconds'),
        deadline: time.nullable().describe('null while the seat is asked nothing'),
      }),
    )
    .describe('the time of each seat; empty where there is no pace, and before the start'),
  pause: z
    .object({ from: time, until: time, isEnding: z.literal(true).exactOptional() })
    .nullable()
    .describe('while it lasts; `isEnding`: somebody has ended it, with notice'),
})

export const tableLine: z.ZodType<TableLine> = z.object({
  id: z.string(),
  game: z.string(),
  status,
  seats: z.array(seatLine),
  you: count,
  toAct: z.array(count),
  decision: count.nullable(),
  turn: count
    .nullable()
    .describe('the moves there were when your turn began, the same through all its steps'),
  deadline: time.nullable(),
  host: count.nullable(),
  n: count,
  openedAt: time,
  lastAt: time,
  result: result.nullable(),
  asked: count.exactOptional().describe('the proposal that waits for your answer'),
  gone: count.exactOptional().describe('of the host: the leaver’s seat that waits for your word'),
})

export const game = z.object({
  id: z.string(),
  version: count,
  names: z.object({ en: z.string(), ko: z.string() }),
  seats: z.array(count),
  options: z.record(z.string(), json).describe('a JSON Schema; every field has a default'),
  presets: z.array(z.object({ id: z.string(), options: z.record(z.string(), json) })),
})

export const record = z.object({
  game: z.string(),
  version: count,
  seats: count,
  options: json,
  random: z.array(json),
  moves: z.array(z.tuple([count, json])),
  result: result.nullable(),
  table: z.string(),
  names: z.array(z.string()),
  startedAt: time,
  endedAt: time,
  at: z.array(time),
  secret: z.string(),
  commitment: z.string(),
  nonces: z.array(z.string()),
  makers: z.array(z.object({ name: z.string(), bot: z.boolean() })),
  by: z.array(count).describe('of each move the number of its maker'),
  ended: z.object({ at: time, scores: z.array(z.number()) }).exactOptional(),
  pace: z.enum(PACES),
  outOfTime: z.enum(OUT_OF_TIME),
})

export const newPlayerAnswer = z.object({ token: z.string().describe('theirs alone'), player })
export const tablesAnswer = z.object({ tables: z.array(tableLine) })
export const gamesAnswer = z.object({ games: z.array(game) })
export const moved = z.object({ n: count.describe('moves so far'), table })
export const said = z.object({ n: count.describe('moves so far') })
export const eventsPage = z.object({
  events: z.array(event),
  next: count.describe('the `after` of the next page'),
})

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().describe('in your language'),
  params: z.record(z.string(), json),
  table: table.optional().describe('the table as it stands now, where the code is `stale`'),
})
