/** Tables: opened, looked at, sat down at, left and started. */

import type { Answer, TableLook } from '../../table/types.ts'
import * as acts from '../acts.ts'
import * as requests from '../requests.ts'
import type { Ctx } from '../types.ts'
import type { Outcome, Route } from './route.ts'
import { table } from './schemas.ts'
import { toTable } from './table.ts'

/** The table's id as the address has it. */
export const idOf = (c: Ctx): string => c.req.param('id') ?? ''

/** The answer of an act, told as the table it leaves. */
export const asTable = (c: Ctx, answer: Answer<{ look: TableLook }>): Outcome =>
  answer.ok ? { ok: true, body: toTable(c, answer.look) } : answer

export const tables: readonly Route[] = [
  {
    name: 'openTable',
    method: 'post',
    path: '/tables',
    summary: 'Opens a table; the caller sits, on seat 0 unless said',
    known: true,
    body: requests.newTable,
    status: 201,
    answer: table,
    refusals: ['no-game', 'slow-down'],
    run: async (c, input) => asTable(c, await acts.openTable(c, input)),
  },
  {
    name: 'getTable',
    method: 'get',
    path: '/tables/:id',
    summary: 'A table as the caller may see it',
    known: false,
    status: 200,
    answer: table,
    refusals: [],
    run: async (c) => asTable(c, await acts.look(c, idOf(c))),
  },
  {
    name: 'sit',
    method: 'post',
    path: '/tables/:id/seats',
    summary:
      'Sits the caller on that or the first free seat; in play on one that is open, or again on their own',
    known: true,
    body: requests.seatWish,
    status: 200,
    answer: table,
    refusals: ['seat-taken', 'table-full', 'already-started', 'sat-here', 'table-closed', 'slow-down'],
    run: async (c, input) => asTable(c, await acts.sit(c, idOf(c), input)),
  },
  {
    name: 'leave',
    method: 'delete',
    path: '/tables/:id/seats/me',
    summary: 'Leaves the table; in play the seat stays theirs until somebody else has it',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'game-over', 'table-closed'],
    run: async (c) => asTable(c, await acts.leave(c, idOf(c))),
  },
  {
    name: 'start',
    method: 'post',
    path: '/tables/:id/start',
    summary: 'The host starts early: bots take the open seats, or these are dropped',
    known: true,
    body: requests.startWish,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-host', 'already-started', 'table-closed', 'too-few-seated'],
    run: async (c, input) => asTable(c, await acts.start(c, idOf(c), input)),
  },
  {
    name: 'give',
    method: 'post',
    path: '/tables/:id/give',
    summary:
      'The host gives a seat to a bot or keeps it for people: a free one or a bot’s before the start, a leaver’s in play; their own everybody may give to a bot then',
    known: true,
    body: requests.seatGift,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-host', 'seat-taken', 'no-bot', 'not-left', 'game-over', 'table-closed'],
    run: async (c, input) => asTable(c, await acts.give(c, idOf(c), input)),
  },
  {
    name: 'agree',
    method: 'post',
    path: '/tables/:id/proposal',
    summary:
      'Proposes, or agrees, to give an absent person’s seat away or to end the game, done once all who are there agree, or to a pause, which needs everybody',
    known: true,
    body: requests.proposal,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-started', 'game-over', 'absent', 'not-absent', 'no-clock'],
    run: async (c, input) => asTable(c, await acts.agree(c, idOf(c), input)),
  },
  {
    name: 'object',
    method: 'delete',
    path: '/tables/:id/proposal',
    summary: 'Objects to what was proposed',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-started', 'game-over', 'absent', 'no-proposal'],
    run: async (c) => asTable(c, await acts.object(c, idOf(c))),
  },
  {
    name: 'endPause',
    method: 'delete',
    path: '/tables/:id/pause',
    summary: 'Ends the pause all agreed on, a day from now at the latest',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-started', 'game-over', 'seat-given-up', 'no-pause'],
    run: async (c) => asTable(c, await acts.endPause(c, idOf(c))),
  },
  {
    name: 'rematch',
    method: 'post',
    path: '/tables/:id/rematch',
    summary: 'The next table of the same people: the same one for everyone who asks',
    known: true,
    body: requests.rematchAct,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-over'],
    run: async (c, input) => {
      const next = await acts.rematch(c, idOf(c), input)
      return next.ok ? asTable(c, await acts.look(c, next.table)) : next
    },
  },
]
