/** The channel of a table itself: its host sees, sets, tests and removes it, or in play whoever may act for them. */
import type { GroupChannel } from '../dispatch/types.ts'
import { type ChannelId, channelIds, type Outcome } from '../notify/channel.ts'
import type { Answer, PlayerId, TableCalls, TableId } from '../table/types.ts'
import { zoneOf } from './cookies.ts'
import { parsed } from './input.ts'
import { limited } from './limits.ts'
import { originOf } from './middleware/origin.ts'
import { knownId } from './people.ts'
import * as requests from './requests.ts'
import { callTable } from './stubs.ts'
import type { Ctx } from './types.ts'

/** What a whole group can read: a browser and a mailbox are one person's. */
export const groupKinds: readonly ChannelId[] = channelIds.filter(
  (kind) => kind !== 'web-push' && kind !== 'email',
)

const asHost = async <T>(
  c: Ctx,
  id: TableId,
  call: (table: TableCalls, person: PlayerId) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const me = knownId(c)
  return me.ok ? callTable(c, id, (table) => call(table, me.id)) : me
}

export const group = (c: Ctx, id: TableId): Promise<Answer<{ group: GroupChannel | null }>> =>
  asHost(c, id, (table, person) => table.group(person))

/** It speaks the host's language and goes by the host's clock. */
export const setGroup = async (
  c: Ctx,
  id: TableId,
  input: unknown,
): Promise<Answer<{ group: GroupChannel }>> => {
  const slow = await limited(c, 'CALL_LIMIT')
  if (slow) return slow
  const request = parsed(requests.groupChannel, input)
  if (!request.ok) return request
  const { mentions = [], ...address } = request.value
  const wish = { ...address, mentions, lang: c.var.lang, zone: zoneOf(c), origin: originOf(c) }
  return asHost(c, id, (table, person) => table.setGroup(person, wish))
}

export const removeGroup = (c: Ctx, id: TableId): Promise<Answer<object>> =>
  asHost(c, id, (table, person) => table.removeGroup(person))

/** Mentions everybody who can be, and waits for what the other side says. */
export const testGroup = async (c: Ctx, id: TableId): Promise<Answer<{ outcome: Outcome }>> => {
  const slow = await limited(c, 'CALL_LIMIT')
  return slow ?? asHost(c, id, (table, person) => table.testGroup(person))
}
