/** Moves made by several callers at once, and what they cost. */
import { cpuOf } from './process.ts'
import type { Desk, Door, Rig } from './rig.ts'

export type Load = {
  readonly door: Door
  readonly tables: number
  /** How many moves are under way at any time; never more than there are tables, since a table takes turns. */
  readonly concurrency: number
}

/** Milliseconds; CPU is that of the process that does the work. */
export type Sample = { readonly latencies: readonly number[]; readonly cpu: number; readonly wall: number }

/** Each caller takes the table that has waited longest, moves there once, and puts it back. */
const playAll = async (desks: readonly Desk[], { door, concurrency }: Load, moves: number) => {
  const waiting = [...desks]
  const latencies: number[] = []
  let begun = 0
  const call = async (): Promise<void> => {
    while (begun < moves) {
      const desk = waiting.shift()
      if (desk === undefined) return
      begun += 1
      const start = performance.now()
      await desk.play(door)
      latencies.push(performance.now() - start)
      waiting.push(desk)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, call))
  return latencies
}

/** At most this many are prepared at a time. */
const AT_ONCE = 16

export const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Makes `moves` moves over the first `load.tables` of these tables; deals are made before and do not count. */
export const measure = async <D extends Desk>(
  rig: Rig<D>,
  all: readonly D[],
  load: Load,
  moves: number,
): Promise<Sample> => {
  const desks = all.slice(0, load.tables)
  const needed = Math.ceil(moves / desks.length)
  await inParallel(
    desks.filter((desk) => desk.left() <= needed),
    (desk) => desk.deal(),
  )
  const cpuBefore = cpuOf(rig.pid())
  const start = performance.now()
  const latencies = await playAll(desks, load, moves)
  const wall = performance.now() - start
  return { latencies, wall, cpu: cpuOf(rig.pid()) - cpuBefore }
}

export type Figures = {
  readonly cpuAMove: number
  readonly movesASecond: number
  readonly p50: number
  readonly p99: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Of all samples of a load together. */
export const figuresOf = (samples: readonly Sample[]): Figures => {
  const latencies = samples.flatMap((sample) => sample.latencies).toSorted((a, b) => a - b)
  const sum = (of: 'cpu' | 'wall') => samples.reduce((total, sample) => total + sample[of], 0)
  return {
    cpuAMove: sum('cpu') / latencies.length,
    movesASecond: (latencies.length * 1000) / sum('wall'),
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
  }
}
