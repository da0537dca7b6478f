/** Who acts: the person a request names, or the one a stranger becomes by acting. */
import { newPlayerId, PLAYER_ID_LENGTH } from '../players/ids.ts'
import { idFrom, makeToken } from '../players/token.ts'
import type { PlayerCalls, Profile } from '../players/types.ts'
import type { Answer, Person, PlayerId } from '../table/types.ts'
import { rememberToken } from './middleware/identity.ts'
import { canKeepCookies } from './middleware/origin.ts'
import { badRequest, refuse } from './refuse.ts'
import { callPlayer } from './stubs.ts'
import type { Ctx } from './types.ts'

type Change = Parameters<PlayerCalls['update']>[1]

/** Somebody about to act, with what is kept of them once the act has succeeded. */
export type Actor = { readonly person: Person; readonly change: Change | null; readonly isNew: boolean }

/** The person a request names; nobody is made. */
export const knownId = (c: Ctx): Answer<{ id: PlayerId }> =>
  c.var.playerId === null ? refuse('no-player') : { ok: true, id: c.var.playerId }

/**
 * The person who sits down under `name`, or under the name they go by; nothing is kept yet. A form's `key`
 * makes the same person of a stranger each time it is sent: the first answer may have been lost on the way.
 */
export const actorFor = async (
  c: Ctx,
  name: string | undefined,
  key: string | undefined,
): Promise<Answer<Actor>> => {
  const id = c.var.playerId
  if (id === null) return newActor(c, name, key)
  if (name !== undefined) {
    const person = { id, name, forced: await hasPlayed(c, id) }
    return { ok: true, person, change: { name }, isNew: false }
  }
  const profile = await callPlayer(c, id, (player) => player.profile(id))
  if (profile.name === '') return badRequest('name', 'name-needed')
  const forced = await hasPlayed(c, id)
  return { ok: true, person: { id, name: profile.name, forced }, change: null, isNew: false }
}

/** After the first game a card that is the only legal one is played for them, unless they say otherwise. */
const hasPlayed = async (c: Ctx, id: PlayerId): Promise<boolean> =>
  (await callPlayer(c, id, (player) => player.totals())).over > 0

const newActor = async (
  c: Ctx,
  name: string | undefined,
  key: string | undefined,
): Promise<Answer<Actor>> => {
  if (!canKeepCookies(c)) return refuse('needs-https')
  if (name === undefined) return badRequest('name', 'name-needed')
  const id = key === undefined ? newPlayerId() : await idFrom(c.env, `person ${key}`, PLAYER_ID_LENGTH)
  return { ok: true, person: { id, name }, change: { name, lang: c.var.lang }, isNew: true }
}

/** Keeps what an act made of its actor: the cookie first, since a name can be given again. */
export const keep = async (c: Ctx, { person, change, isNew }: Actor): Promise<void> => {
  if (isNew) await remember(c, person.id)
  if (change) await callPlayer(c, person.id, (player) => player.update(person.id, change))
}

/** From the next request on this browser is that person. */
export const remember = async (c: Ctx, id: PlayerId): Promise<void> =>
  rememberToken(c, await makeToken(c.env, id))

/** A new person, whose token the caller is told or given. */
export const makePerson = async (c: Ctx, change: Change): Promise<{ token: string; player: Profile }> => {
  const id = newPlayerId()
  const player = await callPlayer(c, id, (object) => object.update(id, change))
  return { token: await makeToken(c.env, id), player }
}
