/** A new table: its facts and the first row of its log. Pure: the secret and the nonce are given. */
import type { AnyGame } from '../engine/game.ts'
import { commitmentOf } from '../engine/random.ts'
import { USUAL } from './clock/pace.ts'
import type { Current } from './current.ts'
import { type Facts, seatFacts } from './facts.ts'
import { type Acted, addRow } from './rows.ts'
import { seatBotsAtOpening } from './seating.ts'
import type { OpenTable } from './types.ts'

/** Chosen by the server before anybody else sits down. */
export type Chosen = { readonly secret: string; readonly nonce: string }

const openFacts = (input: OpenTable, game: AnyGame, { secret, nonce }: Chosen, at: number): Facts => ({
  id: input.id,
  game: input.game,
  version: game.meta.version,
  options: input.options,
  secret,
  commitment: commitmentOf(secret),
  stage: 'open',
  seats: Array.from({ length: input.seats }, (_, seat) =>
    seat === input.seat ? seatFacts(input.host, input.nonce ?? nonce) : null,
  ),
  host: input.host.id,
  openedAt: at,
  startedAt: null,
  rematch: null,
  clock: {
    pace: input.pace ?? 'none',
    outOfTime: input.outOfTime ?? USUAL.outOfTime,
    quiet: {},
    pause: null,
  },
})

export const openTable = (input: OpenTable, game: AnyGame, chosen: Chosen, at: number): Acted => {
  const { host, seat } = input
  const facts = openFacts(input, game, chosen, at)
  const nothing: Current = {
    facts: { ...facts, seats: [] },
    game,
    inPlay: null,
    before: null,
    i: 0,
    lastAt: at,
    counts: [],
    lines: [],
    clocks: [],
    recent: [],
    seen: new Map(),
  }
  const opened = { type: 'opened', to: 'all', seat, name: host.name } as const
  // The host has seen what they just did.
  const table = addRow(nothing, { kind: 'open', player: host.id, seen: 1, events: [opened] }, at, { facts })
  const seated = seatBotsAtOpening(table.next, host.id, input, at)
  return { next: seated.next, rows: [...table.rows, ...seated.rows] }
}
