/**
 * What a table costs beside the least it could cost, measured in one run on the bundled Workers (see
 * `../bare/index.ts`): CPU, speed, bytes, rows. `npm run bench table -- --quick` takes a tenth of the tables.
 */
import { parseArgs } from 'node:util'
import { startBare } from './bare.ts'
import { countRows, playWholeGame } from './game.ts'
import { type Compared, compareLoads, type Scale } from './loads.ts'
import { startPostdeck } from './postdeck.ts'
import { measureWake } from './wake.ts'

const full: Scale = { tables: [1, 100, 1000], concurrency: [1, 16, 64], rounds: 5, moves: 500 }
const quick: Scale = { tables: [1, 16, 100], concurrency: [1, 16, 64], rounds: 2, moves: 200 }

/** A table is woken after this many moves. */
const MOVES_BEFORE_SLEEP = 200

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

const rowOf = ({ load, ours, bare }: Compared) => ({
  ...load,
  'CPU ms/move': rounded(ours.cpuAMove, 3),
  bare: rounded(bare.cpuAMove, 3),
  ratio: rounded(ours.cpuAMove / bare.cpuAMove),
  'p50 ms': rounded(ours.p50),
  'bare p50': rounded(bare.p50),
  'p50 ratio': rounded(ours.p50 / bare.p50),
  'p99 ms': rounded(ours.p99),
  'bare p99': rounded(bare.p99),
  'moves/s': Math.round(ours.movesASecond),
  'bare moves/s': Math.round(bare.movesASecond),
})

const benchAgainstBare = async (scale: Scale, woken: number): Promise<void> => {
  const [ours, bare] = [await startPostdeck(), await startBare()]
  try {
    const { compared, bytesATold } = await compareLoads(ours, bare, scale)
    console.table(compared.map(rowOf))
    console.log(
      `a move to each socket: ${rounded(bytesATold[0], 1)} bytes, bare ${rounded(bytesATold[1], 1)}`,
    )
    const wakes = [
      await measureWake(ours, woken, MOVES_BEFORE_SLEEP),
      await measureWake(bare, woken, MOVES_BEFORE_SLEEP),
    ] as const
    console.log(`\na look at a table asleep, after ${MOVES_BEFORE_SLEEP} moves`)
    console.table({
      postdeck: wakes[0],
      bare: wakes[1],
      ratio: { p50: wakes[0].p50 / wakes[1].p50, cpu: wakes[0].cpu / wakes[1].cpu },
    })
  } finally {
    await ours.stop()
    await bare.stop()
  }
}

const benchWholeGame = async (): Promise<void> => {
  const { table, alarms, player } = await countRows()
  console.log('\nrows written a move')
  console.table([{ table: rounded(table), alarms: rounded(alarms), 'people told': rounded(player) }])
  const { reconnects, moves, stored } = await playWholeGame()
  console.log('bytes of a reconnect, as the game grows')
  console.table(reconnects)
  console.log(
    `a finished game of ${moves} moves: ${stored} bytes stored, ${rounded(stored / moves, 1)} a move`,
  )
}

const { values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
await benchAgainstBare(values.quick ? quick : full, values.quick ? 10 : 40)
await benchWholeGame()
