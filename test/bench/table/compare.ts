/** Every load on both services, in short turns, so that a noisy second meets both alike. */
import { type Figures, figuresOf } from './figures.ts'
import { inParallel, type Load, measure, type Sample } from './load.ts'
import { type Desk, doors, type Rig } from './rig.ts'

export type Scale = {
  /** Ascending. */
  readonly tables: readonly number[]
  readonly callers: readonly number[]
  /** How long each load is put on each service. */
  readonly loadMs: number
}

/** Of the slices of one load; one ends earlier when its tables have to be dealt anew. */
const SLICE_MS = 500

export type Compared = { readonly load: Load; readonly ours: Figures; readonly bare: Figures }

type Side = {
  /** Opens tables until there are so many. */
  readonly openUpTo: (count: number) => Promise<void>
  readonly measure: (load: Load) => Promise<Sample>
  readonly leave: () => void
}

const sideOf = <D extends Desk>(rig: Rig<D>, sliceMs: number): Side => {
  const desks: D[] = []
  return {
    openUpTo: (count) =>
      inParallel(Array(count - desks.length).keys(), async () => void desks.push(await rig.open())),
    measure: (load) => measure(rig, desks, load, sliceMs),
    leave: () => {
      for (const desk of desks) desk.leave()
    },
  }
}

const spent = (samples: readonly Sample[]): number => samples.reduce((sum, { wall }) => sum + wall, 0)

const compare = async (sides: readonly [Side, Side], load: Load, loadMs: number): Promise<Compared> => {
  const samples: readonly [Sample[], Sample[]] = [[], []]
  const [ours, bare] = samples
  while (spent(ours) < loadMs) {
    ours.push(await sides[0].measure(load))
    bare.push(await sides[1].measure(load))
  }
  return { load, ours: figuresOf(ours), bare: figuresOf(bare) }
}

const warmUp = async (side: Side, load: Load, forMs: number): Promise<void> => {
  for (const end = performance.now() + forMs; performance.now() < end; ) await side.measure(load)
}

/** Few tables come before many: tables that nobody plays at have their alarms all the same. */
export const compareLoads = async (
  ours: Rig<Desk>,
  bare: Rig<Desk>,
  { tables, callers, loadMs }: Scale,
): Promise<readonly Compared[]> => {
  const sliceMs = Math.min(SLICE_MS, loadMs / 2)
  const sides = [sideOf(ours, sliceMs), sideOf(bare, sliceMs)] as const
  const compared: Compared[] = []
  for (const count of tables) {
    for (const side of sides) await side.openUpTo(count)
    for (const door of doors) {
      // What runs for the first time is compiled then, which is no part of a move.
      for (const side of sides) await warmUp(side, { door, tables: count, callers: 16 }, loadMs)
      for (const many of callers) {
        compared.push(await compare(sides, { door, tables: count, callers: many }, loadMs))
      }
    }
  }
  for (const side of sides) side.leave()
  return compared
}
