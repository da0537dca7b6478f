/**
 * What pictures of tables cost on the bundled Workers: the first one after a start, one that has to be drawn, one
 * that is kept; how many can be drawn a second, and the memory it takes. `npm run bench preview`.
 */
import { median, rounded } from './table/figures.ts'
import { type PostdeckDesk, startPostdeck } from './table/postdeck.ts'
import { cpuOf, memoryOf } from './table/process.ts'
import type { Rig } from './table/rig.ts'

/** Moves made at each table, and so pictures it has. */
const MOVES = 30
/** As many as there are painters, so that none waits for want of work. */
const TABLES = 8

type Drawn = { readonly ms: number; readonly bytes: number }
type Cost = { readonly 'median ms': number; readonly 'CPU ms': number; readonly 'largest KB': number }

const fetchPicture = async (port: number, path: string): Promise<Drawn> => {
  const start = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { ms: performance.now() - start, bytes: byteLength }
}

const pictureOf = (desk: PostdeckDesk, n: number): string =>
  `${desk.path().replace('/api/tables/', '/t/')}/${n}.png`

const numbers = Array.from({ length: MOVES }, (_, index) => index)

/** One after another. */
const fetchAll = async (rig: Rig<PostdeckDesk>, desk: PostdeckDesk): Promise<Cost> => {
  const before = cpuOf(rig.pid())
  const drawn: Drawn[] = []
  for (const n of numbers) drawn.push(await fetchPicture(rig.port, pictureOf(desk, n)))
  return {
    'median ms': rounded(median(drawn.map(({ ms }) => ms))),
    'CPU ms': rounded((cpuOf(rig.pid()) - before) / drawn.length),
    'largest KB': rounded(Math.max(...drawn.map(({ bytes }) => bytes)) / 1024),
  }
}

/** Those of each table one after another, of all tables at the same time. */
const fetchAtOnce = async (rig: Rig<PostdeckDesk>, desks: readonly PostdeckDesk[]): Promise<number> => {
  const start = performance.now()
  await Promise.all(desks.map((desk) => fetchAll(rig, desk)))
  return (desks.length * MOVES * 1000) / (performance.now() - start)
}

const openDesk = async (rig: Rig<PostdeckDesk>): Promise<PostdeckDesk> => {
  const desk = await rig.open()
  for (let made = 0; made < MOVES; made += 1) await desk.play('post')
  desk.leave()
  return desk
}

const measure = async (rig: Rig<PostdeckDesk>): Promise<void> => {
  const [first, ...others] = await Promise.all(Array.from({ length: TABLES + 1 }, () => openDesk(rig)))
  if (first === undefined) throw new Error('no table was opened')
  await rig.restart()
  await first.look()
  const idle = memoryOf(rig.pid())
  const cold = await fetchPicture(rig.port, pictureOf(first, MOVES))
  const rows = { drawn: await fetchAll(rig, first), kept: await fetchAll(rig, first) }
  const one = memoryOf(rig.pid())
  const rate = await fetchAtOnce(rig, others)
  const many = memoryOf(rig.pid())
  console.log(`The first picture after a start: ${rounded(cold.ms)} ms`)
  console.table(rows)
  console.log(`Pictures a second, ${TABLES} tables at once: ${rounded(rate)}`)
  console.log(
    `Memory: ${rounded(idle.now)} MB before, at most ${rounded(one.peak)} MB one after another, ${rounded(many.peak)} MB at once`,
  )
}

const rig = await startPostdeck()
try {
  await measure(rig)
} finally {
  await rig.stop()
  await rig.remove()
}
