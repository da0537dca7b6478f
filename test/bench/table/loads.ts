/** The loads of a run, each measured on both services in turns so that a noisy minute meets both. */
import { type Figures, figuresOf, inParallel, type Load, measure, type Sample } from './load.ts'
import type { Desk, Door, Rig } from './rig.ts'

export type Scale = {
  /** How many tables a load may have. */
  readonly tables: readonly number[]
  readonly concurrency: readonly number[]
  readonly rounds: number
  /** Moves in each round of a load. */
  readonly moves: number
}

/** As many moves as a deal of Spades has cards: what a table has at most before it is dealt anew. */
const MOST_A_TABLE = 52

const doors: readonly Door[] = ['post', 'socket']

const loadsOf = ({ tables, concurrency }: Scale): readonly Load[] =>
  doors.flatMap((door) =>
    tables.flatMap((count) =>
      concurrency
        .filter((callers) => callers <= count)
        .map((callers) => ({ door, tables: count, concurrency: callers })),
    ),
  )

const openDesks = async <D extends Desk>(rig: Rig<D>, count: number): Promise<readonly D[]> => {
  const desks: D[] = []
  await inParallel(Array.from({ length: count }), async () => {
    const desk = await rig.open()
    await desk.deal()
    desks.push(desk)
  })
  return desks
}

type Party<D extends Desk> = {
  readonly rig: Rig<D>
  readonly desks: readonly D[]
  readonly samples: Sample[]
}

const measureRound = async <D extends Desk>({ rig, desks, samples }: Party<D>, load: Load, moves: number) =>
  void samples.push(await measure(rig, desks, load, moves))

export type Compared = { readonly load: Load; readonly ours: Figures; readonly bare: Figures }

/** Also tells how many bytes a message to a socket took. */
export const compareLoads = async <A extends Desk, B extends Desk>(
  ours: Rig<A>,
  bare: Rig<B>,
  scale: Scale,
): Promise<{ readonly compared: readonly Compared[]; readonly bytesATold: readonly [number, number] }> => {
  const count = Math.max(...scale.tables)
  const desks = [await openDesks(ours, count), await openDesks(bare, count)] as const
  const compared: Compared[] = []
  for (const load of loadsOf(scale)) {
    const parties = [
      { rig: ours, desks: desks[0], samples: [] as Sample[] },
      { rig: bare, desks: desks[1], samples: [] as Sample[] },
    ] as const
    const moves = Math.min(scale.moves, load.tables * MOST_A_TABLE - load.tables)
    // What one table can take is little: it is asked more often.
    const rounds = load.tables === 1 ? scale.rounds * 3 : scale.rounds
    for (let round = 0; round < rounds; round += 1) {
      await measureRound(parties[0], load, moves)
      await measureRound(parties[1], load, moves)
    }
    compared.push({ load, ours: figuresOf(parties[0].samples), bare: figuresOf(parties[1].samples) })
  }
  const bytesATold = [bytesOf(desks[0]), bytesOf(desks[1])] as const
  for (const desk of desks.flat()) desk.leave()
  return { compared, bytesATold }
}

const bytesOf = (desks: readonly Desk[]): number => {
  const told = desks.map((desk) => desk.told())
  const sum = (of: 'messages' | 'bytes') => told.reduce((total, { [of]: value }) => total + value, 0)
  return sum('bytes') / sum('messages')
}
