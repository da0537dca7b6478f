/** What Linux knows about the processes that do the work. */
import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts CPU in these. */
const TICK_MS = 10

type Stat = { readonly name: string; readonly parent: number; readonly cpu: number }

/** The fields after the name, which stands in brackets: state, parent, …, user and system time as 12th and 13th. */
const readStat = (pid: string): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    const cpu = (Number(fields[11]) + Number(fields[12])) * TICK_MS
    return { name: text.slice(text.indexOf('(') + 1, end), parent: Number(fields[1]), cpu }
  } catch {
    return null
  }
}

/** The workerd processes that this one has started. */
export const workerdIds = (): readonly number[] =>
  readdirSync('/proc')
    .filter((pid) => {
      const stat = /^\d+$/.test(pid) ? readStat(pid) : null
      return stat?.name === 'workerd' && stat.parent === process.pid
    })
    .map(Number)

/** User and system time since it began, in milliseconds. */
export const cpuOf = (pid: number): number => readStat(String(pid))?.cpu ?? Number.NaN
