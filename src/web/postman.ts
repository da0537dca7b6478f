/** Carries calls to other people's servers, so that no object has to stay awake for their answers. */

import { EmailMessage } from 'cloudflare:email'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { channelsOf } from '../dispatch/deployment.ts'
import type { OwnerCalls, OwnerName, Parcel, PostCalls } from '../dispatch/post.ts'
import type { Call } from '../notify/call.ts'
import type { Outcome } from '../notify/channel.ts'
import { type Mailer, PATIENCE, send } from '../notify/send.ts'
import type { Lang } from '../players/types.ts'
import { gameText } from './text/games.ts'

/** In milliseconds: how long after a failed report the next one is tried. */
const PAUSES = [0, 500, 5000]

export class Postman extends WorkerEntrypoint<Env> implements PostCalls {
  async carry(parcel: Parcel, owner: OwnerName, trip: string): Promise<void> {
    this.ctx.waitUntil(this.#carry(parcel, owner, trip))
  }

  async deliver({ kind, address, origin, call, attempt }: Parcel): Promise<Outcome> {
    const channel = (await channelsOf(this.env, origin)).get(kind)
    const parsed = await channel?.parse(address)
    if (!parsed?.ok) return NO_LONGER
    return send(parsed.line, worded(call), attempt, { mailer: mailerOf(this.env), patience: PATIENCE })
  }

  async #carry(parcel: Parcel, owner: OwnerName, trip: string): Promise<void> {
    const outcome = await this.deliver(parcel)
    for (const pause of PAUSES) {
      await scheduler.wait(pause)
      try {
        return await this.#owner(owner).report(trip, outcome)
      } catch (error) {
        console.error('nobody could be told what became of a call', error)
      }
    }
  }

  #owner({ room, name }: OwnerName): OwnerCalls {
    return room === 'player' ? this.env.PLAYER.getByName(name) : this.env.GROUP.getByName(name)
  }
}

/** An address that was taken once and is not any more, or a channel this deployment has not got any more. */
const NO_LONGER: Outcome = { type: 'gone', failure: { code: 'unreachable', status: null, words: '' } }

const mailerOf = ({ EMAIL }: Env): Mailer | null =>
  EMAIL === undefined ? null : ({ from, to, raw }) => EMAIL.send(new EmailMessage(from, to, raw))

const nameOf = (lang: Lang, game: string): string => (game === '' ? '' : gameText(lang, game).name)

/** With the games by their names. */
const worded = (call: Call): Call => {
  const game = nameOf(call.lang, call.game)
  return call.kind === 'digest'
    ? { ...call, game, parts: call.parts.map((part) => ({ ...part, game: nameOf(part.lang, part.game) })) }
    : { ...call, game }
}
