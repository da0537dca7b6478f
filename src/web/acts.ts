/**
 * Everything a person can do, answered by value: the pages' forms and the JSON API are two doors to these.
 * An `input` is the body of the JSON API's call (numbers as numbers), of whatever shape: the answer says what
 * is wrong with it. Only `openTable`, `sit` and `updateMe` make a person of a stranger, with a cookie; every
 * other act of a stranger is refused as `no-player`.
 */
import type { z } from 'zod'
import { findGame } from '../games/index.ts'
import { spendCode as spend } from '../players/codes.ts'
import { idFrom } from '../players/token.ts'
import type { Profile } from '../players/types.ts'
import { newTableId, TABLE_ID_LENGTH } from '../table/ids.ts'
import type { Proposal } from '../table/seats/agree.ts'
import type { Answer, LogEvent, TableId, TableLine, TableLook } from '../table/types.ts'
import { rememberLang } from './cookies.ts'
import { moveActOf, type Parsed, parsed } from './input.ts'
import { limited } from './limits.ts'
import { rememberToken } from './middleware/identity.ts'
import { canKeepCookies } from './middleware/origin.ts'
import { actorFor, keep, knownId, makePerson, remember } from './people.ts'
import { badRequest, refuse } from './refuse.ts'
import * as requests from './requests.ts'
import { callPlayer, callTable } from './stubs.ts'
import { withTurns } from './turns.ts'
import type { Ctx } from './types.ts'

type Looked = Promise<Answer<{ look: TableLook }>>

/**
 * Opens a table and seats its host, on seat 0 unless the input says another. The same form, told by its
 * `key`, sent twice opens one table.
 */
export const openTable = async (c: Ctx, input: unknown, key?: string): Looked => {
  const slow = await limited(c, 'OPEN_LIMIT')
  if (slow) return slow
  const request = parsed(requests.newTable, input)
  if (!request.ok) return request
  const { seats, seat = 0, bots = 0, name, options = {}, ...rest } = request.value
  const game = findGame(rest.game)
  if (!game) return refuse('no-game', { game: rest.game })
  if (!game.meta.seats.includes(seats)) return badRequest('seats', 'not-this-many')
  if (seat >= seats) return badRequest('seat', 'no-such-seat')
  if (bots >= seats) return badRequest('bots', 'not-this-many')
  const chosen = parsed(game.options, options, ['options'])
  if (!chosen.ok) return chosen
  const host = await actorFor(c, name, key)
  if (!host.ok) return host
  const id = key === undefined ? newTableId() : await tableIdFrom(c, [host.person.id, key, input])
  const wish = { ...rest, id, seats, seat, bots, options: chosen.value, host: host.person }
  const answer = await callTable(c, id, (table) => table.open(wish))
  if (answer.ok) await keep(c, host)
  return answer
}

/** What was asked for is part of it: a form gone back to and changed opens another table. */
const tableIdFrom = (c: Ctx, parts: readonly unknown[]): Promise<TableId> =>
  idFrom(c.env, `table ${JSON.stringify(parts)}`, TABLE_ID_LENGTH)

/** The table as the caller may see it. */
export const look = (c: Ctx, id: TableId): Looked => callTable(c, id, (table) => table.look(c.var.playerId))

/**
 * Sits down on the wished or the first free seat; in play on one that is open, or again on one's own. `key` as for
 * `openTable`.
 */
export const sit = async (c: Ctx, id: TableId, input: unknown, key?: string): Looked => {
  const slow = await limited(c, 'SIT_LIMIT')
  if (slow) return slow
  const request = parsed(requests.seatWish, input)
  if (!request.ok) return request
  const { name, ...wish } = request.value
  const guest = await actorFor(c, name, key)
  if (!guest.ok) return guest
  const answer = await callTable(c, id, (table) => table.sit(guest.person, wish))
  if (answer.ok) await keep(c, guest)
  return answer
}

/** Leaves the table, in play with notice: the seat stays the caller's until somebody else has it. */
export const leave = async (c: Ctx, id: TableId): Looked => {
  const me = knownId(c)
  return me.ok ? callTable(c, id, (table) => table.leave(me.id)) : me
}

/** Starts early, with those who sit: the host alone may. */
export const start = async (c: Ctx, id: TableId, input: unknown): Looked => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.startWish, input)
  return request.ok ? callTable(c, id, (table) => table.start(me.id, request.value)) : request
}

/** Gives a seat to a bot, or keeps it for people: a free one before the start, a leaver's in play. */
export const give = async (c: Ctx, id: TableId, input: unknown): Looked => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.seatGift, input)
  return request.ok ? callTable(c, id, (table) => table.give(me.id, request.value)) : request
}

/** Ends a pause, with notice. */
export const endPause = async (c: Ctx, id: TableId): Looked => {
  const me = knownId(c)
  return me.ok ? callTable(c, id, (table) => table.endPause(me.id)) : me
}

/** Proposes to give an absent person's seat away, or to end the game; or agrees to what somebody has proposed. */
export const agree = async (c: Ctx, id: TableId, input: unknown): Looked => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.proposal, input)
  if (!request.ok) return request
  const asked = proposalOf(request.value)
  return asked.ok ? callTable(c, id, (table) => table.agree(me.id, asked.value)) : asked
}

/** A seat's is about a seat, a pause has an end. */
const proposalOf = ({ to, seat, until }: z.output<typeof requests.proposal>): Parsed<Proposal> => {
  switch (to) {
    case 'end':
      return { ok: true, value: { to, seat: null } }
    case 'pause':
      return until === undefined
        ? badRequest('until', 'invalid-type')
        : { ok: true, value: { to, seat: null, until } }
    case 'bot':
    case 'open':
      return seat === null ? badRequest('seat', 'no-such-seat') : { ok: true, value: { to, seat } }
  }
}

/** Objects to what somebody has proposed: it is off the table then. */
export const object = async (c: Ctx, id: TableId): Looked => {
  const me = knownId(c)
  return me.ok ? callTable(c, id, (table) => table.object(me.id)) : me
}

/** Closes a table that has not started: the host alone may. */
export const closeTable = async (c: Ctx, id: TableId): Looked => {
  const me = knownId(c)
  return me.ok ? callTable(c, id, (table) => table.close(me.id)) : me
}

/** Makes one move or several, all or none. */
export const play = async (
  c: Ctx,
  id: TableId,
  input: unknown,
): Promise<Answer<{ n: number; look: TableLook }>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.moveAct, input)
  if (!request.ok) return request
  const act = moveActOf(request.value)
  return act.ok ? callTable(c, id, (table) => table.play(me.id, act.value)) : act
}

/** Standing orders, in place of those the caller had given. */
export const order = async (c: Ctx, id: TableId, input: unknown): Looked => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.ordersWish, input)
  return request.ok ? callTable(c, id, (table) => table.order(me.id, request.value)) : request
}

/** Takes back the caller's own last move, while nothing has come of it. */
export const takeBack = async (
  c: Ctx,
  id: TableId,
  input: unknown,
): Promise<Answer<{ n: number; look: TableLook }>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.takeBackAct, input)
  return request.ok ? callTable(c, id, (table) => table.takeBack(me.id, request.value)) : request
}

/** Says something at the table, up to 500 characters. */
export const say = async (c: Ctx, id: TableId, input: unknown): Promise<Answer<{ n: number }>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.talkAct, input)
  return request.ok ? callTable(c, id, (table) => table.say(me.id, request.value)) : request
}

/** Everything up to event `e` has been seen by the caller. */
export const seen = async (c: Ctx, id: TableId, input: unknown): Promise<Answer<object>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.seenAct, input)
  return request.ok ? callTable(c, id, (table) => table.seen(me.id, request.value.e)) : request
}

/** The log as the caller may see it, from the event after `after` on; `next` is the next `after`. */
export const events = async (
  c: Ctx,
  id: TableId,
  input: unknown,
): Promise<Answer<{ events: LogEvent[]; next: number }>> => {
  const request = parsed(requests.eventsQuery, input)
  if (!request.ok) return request
  const { after, limit } = request.value
  return callTable(c, id, (table) => table.events(c.var.playerId, after, limit))
}

/** The record of a finished game, as JSON text. */
export const record = (c: Ctx, id: TableId): Promise<Answer<{ record: string }>> =>
  callTable(c, id, (table) => table.record())

/** The next table of the same people: the same for everyone who asks. */
export const rematch = async (c: Ctx, id: TableId, input: unknown): Promise<Answer<{ table: TableId }>> => {
  const me = knownId(c)
  if (!me.ok) return me
  const request = parsed(requests.rematchAct, input)
  return request.ok ? callTable(c, id, (table) => table.rematch(me.id, request.value)) : request
}

/** Who the caller is. */
export const me = async (c: Ctx): Promise<Answer<{ player: Profile }>> => {
  const person = knownId(c)
  if (!person.ok) return person
  return { ok: true, player: await callPlayer(c, person.id, (player) => player.profile(person.id)) }
}

/** A new person, who is known by the token from now on. */
export const newPlayer = async (
  c: Ctx,
  input: unknown,
): Promise<Answer<{ token: string; player: Profile }>> => {
  const slow = await limited(c, 'SIT_LIMIT')
  if (slow) return slow
  const request = parsed(requests.newPlayer, input)
  return request.ok ? { ok: true, ...(await makePerson(c, request.value)) } : request
}

/** Sets the caller's name or language; a stranger becomes a person by it. */
export const updateMe = async (c: Ctx, input: unknown): Promise<Answer<{ player: Profile }>> => {
  const id = c.var.playerId
  if (id === null) return becomePerson(c, input)
  const request = parsed(requests.playerChange, input)
  if (!request.ok) return request
  return { ok: true, player: await callPlayer(c, id, (player) => player.update(id, request.value)) }
}

const becomePerson = async (c: Ctx, input: unknown): Promise<Answer<{ player: Profile }>> => {
  if (!canKeepCookies(c)) return refuse('needs-https')
  const slow = await limited(c, 'SIT_LIMIT')
  if (slow) return slow
  const request = parsed(requests.playerChange, input)
  if (!request.ok) return request
  const { token, player } = await makePerson(c, { lang: c.var.lang, ...request.value })
  rememberToken(c, token)
  return { ok: true, player }
}

/** The caller's tables: those waiting for them first. */
export const myTables = async (c: Ctx): Promise<Answer<{ tables: TableLine[] }>> => {
  const person = knownId(c)
  if (!person.ok) return person
  const lines = await callPlayer(c, person.id, (player) => player.tables())
  return { ok: true, tables: await withTurns(c, lines) }
}

/** The caller's tables that wait for them, one left out where the caller is at it anyway. */
export const myWaiting = async (c: Ctx, except?: TableId): Promise<readonly TableLine[]> => {
  const me = knownId(c)
  if (!me.ok) return []
  const lines = await callPlayer(c, me.id, (player) => player.tables())
  const waited = await withTurns(
    c,
    lines.filter(({ id, decision }) => decision !== null && id !== except),
  )
  return waited.filter(({ decision }) => decision !== null)
}

/** A one-time code that makes the caller known on another device. */
export const issueCode = async (c: Ctx): Promise<Answer<{ code: string; expiresAt: number }>> => {
  const person = knownId(c)
  if (!person.ok) return person
  const slow = await limited(c, 'CODE_LIMIT')
  if (slow) return slow
  return { ok: true, ...(await callPlayer(c, person.id, (player) => player.issueCode(person.id))) }
}

/** Spends a code: from now on this browser is its person. */
export const spendCode = async (c: Ctx, code: string): Promise<Answer<object>> => {
  const slow = await limited(c, 'CODE_LIMIT')
  if (slow) return slow
  if (!canKeepCookies(c)) return refuse('needs-https')
  const id = await spend(c.env, code)
  if (id === null) return refuse('bad-code')
  await remember(c, id)
  const { lang } = await callPlayer(c, id, (player) => player.profile(id))
  if (lang !== null) rememberLang(c, lang)
  return { ok: true }
}
