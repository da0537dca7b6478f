/** Moves made by several callers at once, and what they cost. */
import { cpuOf } from './process.ts'
import type { Desk, Door, Rig } from './rig.ts'

export type Load = {
  readonly door: Door
  readonly tables: number
  /** How many want to move at any time. A table takes one move after another, so some may have to wait for it. */
  readonly callers: number
}

/** Milliseconds; CPU is that of the process that does the work. */
export type Sample = { readonly latencies: readonly number[]; readonly cpu: number; readonly wall: number }

/** Work that outlives its answer is waited for: it belongs to the moves as well. */
const SETTLE_MS = 20

/** At most this many tables are prepared at a time. */
const AT_ONCE = 16

export const inParallel = async <T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = Iterator.from(items)
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Hands out whichever has been free for longest, or makes the caller wait for one. */
const queueOf = <T>(items: readonly T[]) => {
  const free = [...items]
  const asking: ((item: T) => void)[] = []
  return {
    take: (): Promise<T> | T => free.shift() ?? new Promise<T>((resolve) => asking.push(resolve)),
    give: (item: T): void => {
      const next = asking.shift()
      if (next) next(item)
      else free.push(item)
    },
  }
}

/** Plays for so long, or until nothing is left to play. Settles with each move's wait. */
const playAll = async <D extends Desk>(desks: readonly D[], load: Load, forMs: number): Promise<number[]> => {
  const queue = queueOf(desks)
  const latencies: number[] = []
  const end = performance.now() + forMs
  let left = desks.reduce((sum, desk) => sum + desk.left(), 0)
  const call = async (): Promise<void> => {
    for (let start = performance.now(); left > 0 && start < end; start = performance.now()) {
      left -= 1
      const desk = await queue.take()
      await desk.play(load.door)
      latencies.push(performance.now() - start)
      if (desk.left() > 0) queue.give(desk)
    }
  }
  await Promise.all(Array.from({ length: load.callers }, call))
  return latencies
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS))

/** One slice of a load, over the first of these tables. Deals are made before it and do not count. */
export const measure = async <D extends Desk>(
  rig: Rig<D>,
  all: readonly D[],
  load: Load,
  forMs: number,
): Promise<Sample> => {
  const desks = all.slice(0, load.tables)
  await inParallel(
    desks.filter((desk) => desk.left() === 0),
    (desk) => desk.deal(),
  )
  await settled()
  const before = cpuOf(rig.pid())
  const start = performance.now()
  const latencies = await playAll(desks, load, forMs)
  const wall = performance.now() - start
  await settled()
  return { latencies, wall, cpu: cpuOf(rig.pid()) - before }
}
