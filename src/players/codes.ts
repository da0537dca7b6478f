/** Where a typed code finds its person: one object for each first half of a code. */
import { DurableObject } from 'cloudflare:workers'
import type { PlayerId } from '../table/types.ts'
import { firstHalf, parseCode } from './code.ts'

type Claim = { readonly player: PlayerId; readonly expiresAt: number }

/**
 * Says whose code begins with the half this object is named by. The person's own object keeps the code
 * itself, so issuing a new one, spending it and counting wrong tries each happen in one place at once.
 */
export class Codes extends DurableObject<Env> {
  /** Gives this half to `player` until `expiresAt` (ms); false while another person holds it. */
  async claim(player: PlayerId, expiresAt: number): Promise<boolean> {
    const held = this.#living()
    if (held && held.player !== player) return false
    this.ctx.storage.kv.put<Claim>('claim', { player, expiresAt })
    await this.ctx.storage.setAlarm(expiresAt)
    return true
  }

  async holder(): Promise<PlayerId | null> {
    return this.#living()?.player ?? null
  }

  /** Leaves nothing behind of a code that is over. */
  override async alarm(): Promise<void> {
    const living = this.#living()
    if (living) await this.ctx.storage.setAlarm(living.expiresAt)
    else await this.ctx.storage.deleteAll()
  }

  #living(): Claim | null {
    const claim = this.ctx.storage.kv.get<Claim>('claim')
    return claim && claim.expiresAt > Date.now() ? claim : null
  }
}

export const codesFor = (env: Env, code: string): DurableObjectStub<Codes> =>
  env.CODES.getByName(firstHalf(code))

/** Spends what somebody typed: the person it stands for from now on, or null where it is no living code. */
export const spendCode = async (env: Env, raw: string): Promise<PlayerId | null> => {
  const code = parseCode(raw)
  if (code === null) return null
  const player = await codesFor(env, code).holder()
  if (player === null) return null
  return (await env.PLAYER.getByName(player).spendCode(code)) ? player : null
}
