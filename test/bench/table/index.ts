/**
 * What a table costs beside the least it could cost, measured in one run on the bundled Workers (see
 * `../bare/index.ts`): CPU, waiting, bytes, rows. `npm run bench table`, or with `-- --quick` less of each.
 */
import { parseArgs } from 'node:util'
import { startBare } from './bare.ts'
import { type Compared, compareLoads, type Scale } from './compare.ts'
import { median, rounded } from './figures.ts'
import { measureGame, type Rows, type WholeGame } from './game.ts'
import { startPostdeck } from './postdeck.ts'
import { doors } from './rig.ts'
import { compareWakes } from './wake.ts'

const full: Scale = { tables: [1, 100, 1000], callers: [1, 16, 64], loadMs: 2000 }
const quick: Scale = { tables: [1, 100], callers: [1, 16, 64], loadMs: 400 }

const { values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})

const pair = (ours: number, bare: number, digits = 2) =>
  `${ours.toFixed(digits)} : ${bare.toFixed(digits)} = ${(ours / bare).toFixed(2)}`

const printLoads = (compared: readonly Compared[]): void => {
  for (const door of doors) {
    const rows = compared.filter(({ load }) => load.door === door)
    console.log(`\nA move by ${door}, ours : bare = ratio`)
    console.table(
      rows.map(({ load, ours, bare }) => ({
        tables: load.tables,
        callers: load.callers,
        'CPU ms': pair(ours.cpuAMove, bare.cpuAMove),
        'p50 ms': pair(ours.p50, bare.p50),
        'p99 ms': pair(ours.p99, bare.p99),
        'moves/s': pair(ours.movesASecond, bare.movesASecond, 0),
      })),
    )
    const typical = (of: 'cpuAMove' | 'p50') => median(rows.map(({ ours, bare }) => ours[of] / bare[of]))
    const [cpu, wait] = [rounded(typical('cpuAMove')), rounded(typical('p50'))]
    console.log(`The median of these: ${cpu} times the CPU and ${wait} times the wait (aim 1.5 each)`)
  }
}

const benchAgainstBare = async (scale: Scale, woken: number): Promise<void> => {
  const [ours, bare] = await Promise.all([startPostdeck(), startBare()])
  try {
    printLoads(await compareLoads(ours, bare, scale))
    const wakes = await compareWakes(ours, bare, woken)
    console.log(
      '\nA look at a table of 200 to 249 moves, ours : bare = ratio; cold is the first since a start',
    )
    const row = (time: 'cold' | 'warm', cpu: 'coldCpu' | 'warmCpu') => ({
      'wait ms': pair(wakes.ours[time], wakes.bare[time]),
      'CPU ms': pair(wakes.ours[cpu], wakes.bare[cpu]),
    })
    console.table({ 'cold (aim 2)': row('cold', 'coldCpu'), warm: row('warm', 'warmCpu') })
  } finally {
    for (const rig of [ours, bare]) {
      await rig.stop()
      await rig.remove()
    }
  }
}

const rowsLine = ({ table, alarms, player }: Rows) => ({
  'the table': rounded(table),
  'its alarm': rounded(alarms),
  'people told': rounded(player),
})

const printGame = ({ rounds, moves, rowsAMove: { paced, fast }, stored }: WholeGame): void => {
  console.log('\nBytes as a game grows: a move to each socket (aim 250), a reconnect (aim 4096)')
  console.table(
    rounds.map(({ moves: made, told, reconnect, withHeads }) => ({
      moves: made,
      'a move': rounded(told, 1),
      'a reconnect': reconnect,
      'with heads': withHeads,
    })),
  )
  console.log('\nRows written a move (aim 3 at the table, its alarm included)')
  console.table({ 'a second or more apart': rowsLine(paced), 'as fast as can be': rowsLine(fast) })
  console.log(`A finished game of ${moves} moves takes ${stored} bytes, ${rounded(stored / moves, 0)} a move`)
}

await benchAgainstBare(values.quick ? quick : full, values.quick ? 8 : 20)
printGame(await measureGame())
