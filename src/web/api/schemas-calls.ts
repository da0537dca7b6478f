/** What the API answers about being called. */
import { z } from 'zod'
import type { GroupChannel } from '../../dispatch/types.ts'
import { channelIds, type Failure, type Outcome } from '../../notify/channel.ts'
import type { ChannelLine, LedgerLine, Settings } from '../../players/types.ts'

const count = z.int().min(0)
const minute = count.describe('minutes since midnight')
const time = count.describe('milliseconds since 1970')
const kind = z.enum(channelIds)

const failure: z.ZodType<Failure> = z.object({
  code: z.enum(['timeout', 'unreachable', 'redirected', 'answered']),
  status: z.int().nullable(),
  words: z.string().describe('the other side’s own, empty where it had none'),
})

export const settings: z.ZodType<Settings> = z.object({
  zone: z.string().describe('as IANA names it'),
  quiet: z.object({ from: minute, to: minute }).nullable(),
  digest: minute.nullable().describe('of the one summary a day that takes the place of single calls'),
  oneUntilLook: z.boolean().describe('a second waiting table adds no call until you have looked'),
})

export const channel: z.ZodType<ChannelLine> = z.object({
  id: z.string(),
  kind,
  shown: z.string().describe('the address, masked'),
  label: z.string(),
  state: z.enum(['unconfirmed', 'on', 'off']),
  failure: failure.nullable().describe('why it is off, or why the last try failed'),
  addedAt: time,
  lastAt: time.nullable().describe('when a call was last accepted'),
})

export const groupChannel: z.ZodType<GroupChannel> = z.object({
  kind,
  shown: z.string().describe('the address, masked'),
  state: z.enum(['unconfirmed', 'on', 'off']),
  failure: failure.nullable(),
  lastAt: time.nullable(),
  mentions: z.array(z.string()),
})

export const groupAnswer = z.object({ group: groupChannel.nullable() })
export const channelsAnswer = z.object({ channels: z.array(channel) })

const outcome: z.ZodType<Outcome> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), message: z.string().nullable(), pause: z.number() }),
  z.object({ type: z.literal('later'), retryAfter: z.number().nullable(), failure }),
  z.object({ type: z.literal('lost') }),
  z.object({ type: z.literal('gone'), failure }),
  z.object({ type: z.literal('refused'), failure }),
])

export const outcomeAnswer = z.object({ outcome })

const line: z.ZodType<LedgerLine> = z.object({
  at: time,
  table: z.string(),
  game: z.string(),
  kind: z.enum(['turn', 'reminder', 'asked', 'over', 'host', 'digest', 'test', 'confirm']),
  turn: count.nullable(),
  channel: z.object({ kind, shown: z.string() }).nullable(),
  state: z.enum(['due', 'delayed', 'sent', 'accepted', 'failed', 'dropped']),
  reason: z
    .enum([
      'answered',
      'seen',
      'muted',
      'quiet',
      'paused',
      'digest',
      'one-until-look',
      'shared',
      'over',
      'no-channel',
      'switched-off',
      'given-up',
      'retry',
    ])
    .nullable(),
  failure: failure.nullable(),
  tries: count,
  nextAt: time.nullable(),
  openedAt: time.nullable(),
  answeredAt: time.nullable(),
})

export const ledgerAnswer = z.object({ calls: z.array(line) })
export const muted = z.object({ muted: z.boolean() })
export const pushKey = z.object({ key: z.string().describe('base64url, an uncompressed point of P-256') })
