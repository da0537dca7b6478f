/** What the laws of secrecy and conservation must know of a game. One line a game, like the registry. */
import type { GameId, Json, Random, Seat } from '../../../src/engine/game.ts'
import { secrets as distantichu } from './distantichu.ts'
import { secrets as doubt } from './doubt.ts'
import { secrets as ginRummy } from './gin-rummy.ts'
import { secrets as inAGrove } from './in-a-grove.ts'
import { secrets as katzenjammerBlues } from './katzenjammer-blues.ts'
import { secrets as klaverjassen } from './klaverjassen.ts'
import { secrets as masterOfRules } from './master-of-rules.ts'
import { secrets as parity } from './parity.ts'
import { secrets as rummy } from './rummy.ts'
import { secrets as skat } from './skat.ts'
import { secrets as spades } from './spades.ts'

/** Members are methods for the same reason as those of `Game`. */
export interface Secrets<State> {
  /**
   * A random state that differs from `state` in nothing but what `seat` (null: a spectator) may not know:
   * any hands and piles its view permits, with the same counts.
   */
  resample(state: State, seat: Seat | null, random: Random): State
  /** Every card of the game, wherever it lies (hands, tricks, piles, out of play), in any order. */
  cards(state: State): readonly string[]
  /** The seats that share one score. Absent: everyone plays alone. */
  readonly teams?: readonly (readonly Seat[])[]
  /** Whether the game tells apart those who tie for the best score. Absent: they all win. */
  readonly breaksTies?: true
  /** Whether some lose and all others win, be their scores as unequal as they may. Absent: the best win. */
  readonly onlyLosersLose?: true
}

const secrets: { readonly [id: GameId]: Secrets<Json> } = {
  distantichu,
  doubt,
  'gin-rummy': ginRummy,
  'in-a-grove': inAGrove,
  'katzenjammer-blues': katzenjammerBlues,
  klaverjassen,
  'master-of-rules': masterOfRules,
  parity,
  rummy,
  skat,
  spades,
}

export const findSecrets = (id: GameId): Secrets<Json> | undefined => secrets[id]
