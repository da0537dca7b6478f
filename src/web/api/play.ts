/** A game in play: moves, talk, what has been seen, the log and the record. */
import * as acts from '../acts.ts'
import * as requests from '../requests.ts'
import type { Route } from './route.ts'
import { eventsPage, moved, record, said, table } from './schemas.ts'
import { toTable } from './table.ts'
import { asTable, idOf } from './tables.ts'

export const play: readonly Route[] = [
  {
    name: 'play',
    method: 'post',
    path: '/tables/:id/moves',
    summary: 'Makes one move, or several: all or none',
    known: true,
    body: requests.moveAct,
    status: 200,
    answer: moved,
    refusals: [
      'not-seated',
      'not-started',
      'table-closed',
      'game-over',
      'not-your-turn',
      'seat-given-up',
      'stale',
      'bad-move',
      'one-by-one',
    ],
    run: async (c, input) => {
      const answer = await acts.play(c, idOf(c), input)
      return answer.ok ? { ok: true, body: { n: answer.n, table: toTable(c, answer.look) } } : answer
    },
  },
  {
    name: 'order',
    method: 'put',
    path: '/tables/:id/orders',
    summary: 'Standing orders in place of those you had given; nobody else sees them',
    known: true,
    body: requests.ordersWish,
    status: 200,
    answer: table,
    refusals: ['not-seated', 'not-started', 'game-over', 'seat-given-up', 'no-such-order'],
    run: async (c, input) => asTable(c, await acts.order(c, idOf(c), input)),
  },
  {
    name: 'takeBack',
    method: 'post',
    path: '/tables/:id/take-back',
    summary:
      'Takes back your last move, until somebody else has moved or anything hidden has been shown by it',
    known: true,
    body: requests.takeBackAct,
    status: 200,
    answer: moved,
    refusals: [
      'not-seated',
      'not-started',
      'game-over',
      'seat-given-up',
      'nothing-to-take-back',
      'moved-since',
      'shown',
      'heard',
      'stale',
    ],
    run: async (c, input) => {
      const answer = await acts.takeBack(c, idOf(c), input)
      return answer.ok ? { ok: true, body: { n: answer.n, table: toTable(c, answer.look) } } : answer
    },
  },
  {
    name: 'say',
    method: 'post',
    path: '/tables/:id/talk',
    summary: 'Says something to the table, up to 500 characters',
    known: true,
    body: requests.talkAct,
    status: 200,
    answer: said,
    refusals: ['not-seated', 'slow-down'],
    run: async (c, input) => {
      const answer = await acts.say(c, idOf(c), input)
      return answer.ok ? { ok: true, body: { n: answer.n } } : answer
    },
  },
  {
    name: 'seen',
    method: 'post',
    path: '/tables/:id/seen',
    summary: 'Everything up to event `e` has been seen by the caller',
    known: true,
    body: requests.seenAct,
    status: 204,
    answer: null,
    refusals: ['not-seated'],
    run: async (c, input) => {
      const answer = await acts.seen(c, idOf(c), input)
      return answer.ok ? { ok: true, body: null } : answer
    },
  },
  {
    name: 'listEvents',
    method: 'get',
    path: '/tables/:id/events',
    summary: 'The log as the caller may see it, after event `after`',
    known: false,
    query: requests.eventsQuery,
    status: 200,
    answer: eventsPage,
    refusals: [],
    run: async (c, input) => {
      const answer = await acts.events(c, idOf(c), input)
      return answer.ok ? { ok: true, body: { events: answer.events, next: answer.next } } : answer
    },
  },
  {
    name: 'getRecord',
    method: 'get',
    path: '/tables/:id/record',
    summary: 'The record of a game that is over',
    known: false,
    status: 200,
    answer: record,
    refusals: ['not-over'],
    run: async (c) => {
      const answer = await acts.record(c, idOf(c))
      if (!answer.ok) return answer
      const disposition = `attachment; filename="postdeck-${idOf(c)}.json"`
      return c.body(answer.record, 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': disposition,
      })
    },
  },
]
