/** People: made, named, and the tables they sit at. */
import * as acts from '../acts.ts'
import * as requests from '../requests.ts'
import type { Route } from './route.ts'
import { newPlayerAnswer, player, tablesAnswer } from './schemas.ts'

export const people: readonly Route[] = [
  {
    name: 'createPlayer',
    method: 'post',
    path: '/players',
    summary: 'Makes a new person; the token is theirs alone',
    known: false,
    body: requests.newPlayer,
    status: 201,
    answer: newPlayerAnswer,
    refusals: ['slow-down'],
    run: async (c, input) => {
      const answer = await acts.newPlayer(c, input)
      return answer.ok ? { ok: true, body: { token: answer.token, player: answer.player } } : answer
    },
  },
  {
    name: 'getMe',
    method: 'get',
    path: '/me',
    summary: 'Who the caller is',
    known: true,
    status: 200,
    answer: player,
    refusals: [],
    run: async (c) => {
      const answer = await acts.me(c)
      return answer.ok ? { ok: true, body: answer.player } : answer
    },
  },
  {
    name: 'updateMe',
    method: 'patch',
    path: '/me',
    summary: 'Sets the caller’s name or language',
    known: true,
    body: requests.playerChange,
    status: 200,
    answer: player,
    refusals: [],
    run: async (c, input) => {
      const answer = await acts.updateMe(c, input)
      return answer.ok ? { ok: true, body: answer.player } : answer
    },
  },
  {
    name: 'listMyTables',
    method: 'get',
    path: '/me/tables',
    summary: 'The caller’s tables, those waiting for them first',
    known: true,
    status: 200,
    answer: tablesAnswer,
    refusals: [],
    run: async (c) => {
      const answer = await acts.myTables(c)
      return answer.ok ? { ok: true, body: { tables: answer.tables } } : answer
    },
  },
]
