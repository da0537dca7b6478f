/** A person, one object each: who they are, the tables they sit at, the code that carries them over. */
import { DurableObject } from 'cloudflare:workers'
import type { LineUpdate, PlayerId, TableLine } from '../table/types.ts'
import { CODE_MS, CODE_TRIES, newCode } from './code.ts'
import { codesFor } from './codes.ts'
import { inOrder } from './lines.ts'
import { PlayerStore } from './store.ts'
import type { Lang, PlayerCalls, Profile, Totals } from './types.ts'

export class Player extends DurableObject<Env> implements PlayerCalls {
  readonly #store: PlayerStore

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#store = new PlayerStore(ctx.storage)
  }

  async profile(id: PlayerId): Promise<Profile> {
    return { id, ...this.#store.person() }
  }

  async update(id: PlayerId, change: { name?: string; lang?: Lang }): Promise<Profile> {
    const before = this.#store.person()
    const after = { name: change.name ?? before.name, lang: change.lang ?? before.lang }
    if (after.name !== before.name || after.lang !== before.lang) this.#store.setPerson(after)
    return { id, ...after }
  }

  async take(update: LineUpdate): Promise<boolean> {
    this.#store.take(update)
    return true
  }

  async tables(): Promise<TableLine[]> {
    return inOrder(this.#store.lines())
  }

  async totals(): Promise<Totals> {
    return this.#store.totals()
  }

  async issueCode(id: PlayerId): Promise<{ code: string; expiresAt: number }> {
    const expiresAt = Date.now() + CODE_MS
    let code = newCode()
    while (!(await codesFor(this.env, code).claim(id, expiresAt))) code = newCode()
    this.#store.setCode({ code, expiresAt, tries: 0 })
    return { code, expiresAt }
  }

  async spendCode(code: string): Promise<boolean> {
    const living = this.#store.code()
    if (!living || living.expiresAt <= Date.now()) return false
    const right = living.code === code
    const tries = living.tries + 1
    if (right || tries >= CODE_TRIES) this.#store.endCode()
    else this.#store.setCode({ ...living, tries })
    return right
  }
}
