/** Persons and their tables, as these tests tell them. */
import { env } from 'cloudflare:workers'
import type { OwnerCalls } from '../../src/dispatch/post.ts'
import { newPlayerId } from '../../src/players/ids.ts'
import type { PlayerCalls } from '../../src/players/types.ts'
import type { LineUpdate, PlayerId, TableLine } from '../../src/table/types.ts'

export type PlayerStub = PlayerCalls & OwnerCalls & DurableObjectStub
export type Someone = { readonly id: PlayerId; readonly player: PlayerStub }

export const playerOf = (id: PlayerId): PlayerStub => env.PLAYER.getByName(id)

/** A person nobody has stored anything of. */
export const someone = (): Someone => {
  const id = newPlayerId()
  return { id, player: playerOf(id) }
}

/** A running table at which it is another's turn. */
export const lineOf = (id: string, change: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'parity',
  status: 'playing',
  seats: [
    { name: '민아', kind: 'person' },
    { name: 'Jun', kind: 'person' },
  ],
  you: 0,
  toAct: [1],
  decision: null,
  turn: null,
  deadline: null,
  host: 0,
  n: 3,
  openedAt: 0,
  lastAt: 1_000,
  result: null,
  ...change,
})

export const updateOf = (v: number, line: TableLine): LineUpdate => ({ table: line.id, v, line })
