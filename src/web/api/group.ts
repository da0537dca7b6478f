/** The channel of a table itself. */
import * as acts from '../group-calls.ts'
import * as requests from '../requests.ts'
import type { Route } from './route.ts'
import { groupAnswer, groupChannel, outcomeAnswer } from './schemas-calls.ts'
import { idOf } from './tables.ts'

const path = '/tables/:id/group'

export const group: readonly Route[] = [
  {
    name: 'getGroup',
    method: 'get',
    path,
    summary: 'The table’s own channel, for its host, or in play whoever may act for them',
    known: true,
    status: 200,
    answer: groupAnswer,
    refusals: ['not-seated', 'not-host'],
    run: async (c) => {
      const answer = await acts.group(c, idOf(c))
      return answer.ok ? { ok: true, body: { group: answer.group } } : answer
    },
  },
  {
    name: 'setGroup',
    method: 'put',
    path,
    summary: 'Sets where the table posts its turns, and how each seat is mentioned there',
    known: true,
    body: requests.groupChannel,
    status: 200,
    answer: groupChannel,
    refusals: ['not-seated', 'not-host', 'channel-unavailable', 'bad-mention', 'slow-down'],
    run: async (c, input) => {
      const answer = await acts.setGroup(c, idOf(c), input)
      return answer.ok ? { ok: true, body: answer.group } : answer
    },
  },
  {
    name: 'removeGroup',
    method: 'delete',
    path,
    summary: 'Nothing more is posted',
    known: true,
    status: 204,
    answer: null,
    refusals: ['not-seated', 'not-host'],
    run: async (c) => {
      const answer = await acts.removeGroup(c, idOf(c))
      return answer.ok ? { ok: true, body: null } : answer
    },
  },
  {
    name: 'testGroup',
    method: 'post',
    path: `${path}/test`,
    summary: 'Mentions everybody as a test, and answers with what the other side said',
    known: true,
    status: 200,
    answer: outcomeAnswer,
    refusals: ['not-seated', 'not-host', 'no-channel', 'slow-down'],
    run: async (c) => {
      const answer = await acts.testGroup(c, idOf(c))
      return answer.ok ? { ok: true, body: { outcome: answer.outcome } } : answer
    },
  },
]
