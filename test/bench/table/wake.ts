/** How long a table takes that nobody has looked at since the service began. */
import { median } from './figures.ts'
import { inParallel } from './load.ts'
import { cpuOf } from './process.ts'
import type { Desk, Rig } from './rig.ts'

/** Milliseconds of CPU and of waiting, for the first look at a table and for a second one. */
export type Wake = {
  readonly cold: number
  readonly coldCpu: number
  readonly warm: number
  readonly warmCpu: number
}

const playTo = async (desk: Desk, moves: number): Promise<void> => {
  while (desk.moves() < moves) {
    if (desk.left() === 0) await desk.deal()
    await desk.play('socket')
  }
  desk.leave()
}

/** A number of moves for each of so many tables: 200 and up to 49 more, so that no state of the storage is favoured. */
const movesFor = (tables: number): readonly number[] =>
  Array.from({ length: tables }, (_, index) => 200 + Math.floor((index * 50) / tables))

const prepare = async <D extends Desk>(rig: Rig<D>, tables: number): Promise<readonly D[]> => {
  const desks: D[] = []
  await inParallel(movesFor(tables), async (moves) => {
    const desk = await rig.open()
    await playTo(desk, moves)
    desks.push(desk)
  })
  return desks
}

type Look = { readonly wait: number; readonly cpu: number }

const timeLook = async (rig: Rig<Desk>, desk: Desk): Promise<Look> => {
  const before = cpuOf(rig.pid())
  const start = performance.now()
  await desk.look()
  const wait = performance.now() - start
  return { wait, cpu: cpuOf(rig.pid()) - before }
}

type Side = {
  readonly rig: Rig<Desk>
  readonly desks: readonly Desk[]
  readonly cold: Look[]
  readonly warm: Look[]
}

const sideOf = async (rig: Rig<Desk>, tables: number): Promise<Side> => {
  // One more is looked at before all others: what the service itself needs to begin is no table's.
  const desks = await prepare(rig, tables + 1)
  await rig.restart()
  const [first, ...others] = desks
  for (let time = 0; time < 100; time += 1) await first?.look()
  return { rig, desks: others, cold: [], warm: [] }
}

const wakeOf = ({ cold, warm }: Side): Wake => {
  const of = (looks: readonly Look[], field: keyof Look) => median(looks.map((look) => look[field]))
  return {
    cold: of(cold, 'wait'),
    coldCpu: of(cold, 'cpu'),
    warm: of(warm, 'wait'),
    warmCpu: of(warm, 'cpu'),
  }
}

/** Medians of so many tables on each service, looked at in turns. */
export const compareWakes = async (
  ours: Rig<Desk>,
  bare: Rig<Desk>,
  tables: number,
): Promise<{ readonly ours: Wake; readonly bare: Wake }> => {
  const sides = [await sideOf(ours, tables), await sideOf(bare, tables)] as const
  for (let index = 0; index < tables; index += 1) {
    for (const { rig, desks, cold, warm } of sides) {
      const desk = desks[index]
      if (desk === undefined) continue
      cold.push(await timeLook(rig, desk))
      warm.push(await timeLook(rig, desk))
    }
  }
  return { ours: wakeOf(sides[0]), bare: wakeOf(sides[1]) }
}
