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
    summary: 'Sits the caller on that or the first free seat',
    known: true,
    body: requests.seatWish,
    status: 200,
    answer: table,
    refusals: ['seat-taken', 'table-full', 'already-started', 'table-closed', 'slow-down'],
    run: async (c, input) => asTable(c, await acts.sit(c, idOf(c), input)),
  },
  {
    name: 'leave',
    method: 'delete',
    path: '/tables/:id/seats/me',
    summary: 'Leaves the table before the start',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'already-started', 'table-closed'],
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
    name: 'seatBot',
    method: 'put',
    path: '/tables/:id/seats/:seat/bot',
    summary: 'The host gives a free seat to a bot, before the start; the last one starts the game',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-host', 'seat-taken', 'already-started', 'table-closed'],
    run: async (c) => asTable(c, await acts.seatBot(c, idOf(c), c.req.param('seat'))),
  },
  {
    name: 'unseatBot',
    method: 'delete',
    path: '/tables/:id/seats/:seat/bot',
    summary: 'The host takes a seat from its bot, before the start',
    known: true,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-host', 'no-bot', 'already-started', 'table-closed'],
    run: async (c) => asTable(c, await acts.unseatBot(c, idOf(c), c.req.param('seat'))),
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
