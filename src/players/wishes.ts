/** What a person wants of the calls to them: small things, each kept by its name. */
import type { TableId } from '../table/types.ts'
import type { Settings } from './types.ts'

const MUTE = 'mute '

const UNLESS_SAID: Settings = { zone: 'UTC', quiet: null, digest: null, oneUntilLook: false }

export class Wishes {
  readonly #kept: SyncKvStorage

  constructor(kept: SyncKvStorage) {
    this.#kept = kept
  }

  settings(): Settings {
    return this.#kept.get<Settings>('settings') ?? UNLESS_SAID
  }

  setSettings(settings: Settings): void {
    this.#kept.put('settings', settings)
  }

  isMuted(table: TableId): boolean {
    return this.#kept.get<true>(MUTE + table) === true
  }

  setMuted(table: TableId, on: boolean): void {
    if (on) this.#kept.put(MUTE + table, true)
    else if (this.isMuted(table)) this.#kept.delete(MUTE + table)
  }

  mutes(): TableId[] {
    return [...this.#kept.list({ prefix: MUTE })].map(([key]) => key.slice(MUTE.length))
  }

  /** When the person last came by a call (ms). */
  lookedAt(): number {
    return this.#kept.get<number>('looked-at') ?? 0
  }

  setLookedAt(at: number): void {
    this.#kept.put('looked-at', at)
  }

  /** Whether the person was asked how they want to be called. */
  isAsked(): boolean {
    return this.#kept.get<true>('asked') === true
  }

  setAsked(): void {
    this.#kept.put('asked', true)
  }

  /** Whether the person asked to be forgotten and has not come back. */
  isForgotten(): boolean {
    return this.#kept.get<true>('forgotten') === true
  }

  setForgotten(on: boolean): void {
    if (on) this.#kept.put('forgotten', true)
    else if (this.isForgotten()) this.#kept.delete('forgotten')
  }

  /** The private part of the feeds' address, or null. */
  feedKey(): string | null {
    return this.#kept.get<string>('feed-key') ?? null
  }

  setFeedKey(key: string): void {
    this.#kept.put('feed-key', key)
  }
}
