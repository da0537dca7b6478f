/** What Linux knows about the processes that do the work. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended just now.
    return null
  }
}

/** After the name, which stands in brackets and may hold anything: state, parent, … */
const isOurWorkerd = (pid: string): boolean => {
  const stat = read(`/proc/${pid}/stat`) ?? ''
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return stat.includes('(workerd)') && Number(parent) === process.pid
}

/** The workerd processes that this one has started. */
export const workerdIds = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurWorkerd(name))
    .map(Number)

/** CPU milliseconds since it began, its system calls included: of each thread, to the nanosecond. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0) / 1e6)
    .reduce((sum, each) => sum + each, 0)

/** Megabytes held in memory: now, and the most so far. */
export const memoryOf = (pid: number): { readonly now: number; readonly peak: number } => {
  const status = read(`/proc/${pid}/status`) ?? ''
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
