/** Being called: when, where, and what became of every call. */
import * as calls from '../calls.ts'
import { forgetToken } from '../middleware/identity.ts'
import * as requests from '../requests.ts'
import type { Ctx } from '../types.ts'
import type { Route } from './route.ts'
import {
  channel,
  channelsAnswer,
  ledgerAnswer,
  muted,
  outcomeAnswer,
  pushKey,
  settings,
} from './schemas-calls.ts'

const idOf = (c: Ctx): string => c.req.param('channel') ?? ''
const tableOf = (c: Ctx): string => c.req.param('table') ?? ''

const when: readonly Route[] = [
  {
    name: 'getSettings',
    method: 'get',
    path: '/me/settings',
    summary: 'When the caller may be called',
    known: true,
    status: 200,
    answer: settings,
    refusals: [],
    run: async (c) => {
      const answer = await calls.settings(c)
      return answer.ok ? { ok: true, body: answer.settings } : answer
    },
  },
  {
    name: 'changeSettings',
    method: 'patch',
    path: '/me/settings',
    summary: 'Sets what is given, leaves the rest',
    known: true,
    body: requests.settingsChange,
    status: 200,
    answer: settings,
    refusals: [],
    run: async (c, input) => {
      const answer = await calls.changeSettings(c, input)
      return answer.ok ? { ok: true, body: answer.settings } : answer
    },
  },
  {
    name: 'mute',
    method: 'put',
    path: '/me/mutes/:table',
    summary: 'No more calls for this table',
    known: true,
    status: 200,
    answer: muted,
    refusals: ['no-table'],
    run: async (c) => {
      const answer = await calls.mute(c, tableOf(c), true)
      return answer.ok ? { ok: true, body: { muted: answer.muted } } : answer
    },
  },
  {
    name: 'unmute',
    method: 'delete',
    path: '/me/mutes/:table',
    summary: 'Calls for this table again',
    known: true,
    status: 200,
    answer: muted,
    refusals: ['no-table'],
    run: async (c) => {
      const answer = await calls.mute(c, tableOf(c), false)
      return answer.ok ? { ok: true, body: { muted: answer.muted } } : answer
    },
  },
]

const where: readonly Route[] = [
  {
    name: 'getPushKey',
    method: 'get',
    path: '/push',
    summary: 'The public key that browsers subscribe to (VAPID, RFC 8292)',
    known: false,
    status: 200,
    answer: pushKey,
    refusals: [],
    run: async (c) => {
      c.header('Cache-Control', 'public, max-age=3600')
      return { ok: true, body: { key: await calls.pushKey(c) } }
    },
  },
  {
    name: 'listChannels',
    method: 'get',
    path: '/me/channels',
    summary: 'Where the caller is called, addresses masked',
    known: true,
    status: 200,
    answer: channelsAnswer,
    refusals: [],
    run: async (c) => {
      const answer = await calls.channels(c)
      return answer.ok ? { ok: true, body: { channels: answer.channels } } : answer
    },
  },
  {
    name: 'addChannel',
    method: 'post',
    path: '/me/channels',
    summary: 'One more place to be called; the same address again is the same channel, renewed',
    known: true,
    body: requests.newChannel,
    status: 201,
    answer: channel,
    refusals: ['too-many-channels', 'channel-unavailable', 'slow-down'],
    run: async (c, input) => {
      const answer = await calls.addChannel(c, input)
      return answer.ok ? { ok: true, body: answer.channel } : answer
    },
  },
  {
    name: 'removeChannel',
    method: 'delete',
    path: '/me/channels/:channel',
    summary: 'No more calls there',
    known: true,
    status: 204,
    answer: null,
    refusals: ['no-channel'],
    run: async (c) => {
      const answer = await calls.removeChannel(c, idOf(c))
      return answer.ok ? { ok: true, body: null } : answer
    },
  },
  {
    name: 'testChannel',
    method: 'post',
    path: '/me/channels/:channel/test',
    summary: 'Sends a test and answers with what the other side said',
    known: true,
    status: 200,
    answer: outcomeAnswer,
    refusals: ['no-channel', 'not-confirmed', 'slow-down'],
    run: async (c) => {
      const answer = await calls.testChannel(c, idOf(c))
      return answer.ok ? { ok: true, body: { outcome: answer.outcome } } : answer
    },
  },
]

const whole: readonly Route[] = [
  {
    name: 'listCalls',
    method: 'get',
    path: '/me/ledger',
    summary: 'Every call of the caller and what became of it, the newest first',
    known: true,
    query: requests.ledgerQuery,
    status: 200,
    answer: ledgerAnswer,
    refusals: [],
    run: async (c, input) => {
      const answer = await calls.ledger(c, input)
      return answer.ok ? { ok: true, body: { calls: answer.calls } } : answer
    },
  },
  {
    name: 'deleteMe',
    method: 'delete',
    path: '/me',
    summary: 'Deletes everything about the caller',
    known: true,
    status: 204,
    answer: null,
    refusals: [],
    run: async (c) => {
      const answer = await calls.forget(c)
      if (!answer.ok) return answer
      if (!c.var.bearer) forgetToken(c)
      return { ok: true, body: null }
    },
  },
]

export const callRoutes: readonly Route[] = [...when, ...where, ...whole]
