/**
 * Plays random games and prints the record of each on a line of its own:
 * `npm run --silent simulate -- GAME COUNT SEED [--seats N] [--options JSON]`.
 * The same arguments always print the same records.
 */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { AnyGame, Json } from '../engine/game.ts'
import { playOut } from '../engine/playout.ts'
import { seededRandom } from '../engine/random.ts'
import { findGame, games } from '../games/index.ts'
import { complain, runProgram } from './program.ts'

const randomOf = (text: string) => seededRandom(createHash('sha256').update(text).digest(), 0)

const findGameNamed = (id: string): AnyGame => {
  const ids = games.map(({ meta }) => meta.id).join(', ')
  return findGame(id) ?? complain(`no game is called ${id}; there are ${ids}`)
}

const parseWhole = (text: string, what: string): number =>
  /^\d+$/.test(text) ? Number(text) : complain(`${what} is not a whole number: ${text}`)

const parseSeats = ({ meta }: AnyGame, text: string | undefined): number => {
  const seats = text === undefined ? meta.seats[0] : parseWhole(text, 'N')
  if (seats === undefined || !meta.seats.includes(seats))
    return complain(`${meta.id} is for ${meta.seats.join(', ')}`)
  return seats
}

const parseJson = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return complain(`not JSON: ${text}`)
  }
}

const parseOptions = (game: AnyGame, text: string): Json => {
  const parsed = game.options.safeParse(parseJson(text))
  return parsed.success
    ? parsed.data
    : complain(`options: ${parsed.error.issues.map(({ message }) => message).join('; ')}`)
}

await runProgram('simulate GAME COUNT SEED [--seats N] [--options JSON]', () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seats: { type: 'string' }, options: { type: 'string', default: '{}' } },
  })
  const [id, count, seed, ...rest] = positionals
  if (id === undefined || count === undefined || seed === undefined || rest.length > 0) {
    return complain('GAME, COUNT and SEED are asked')
  }
  const game = findGameNamed(id)
  const seats = parseSeats(game, values.seats)
  const options = parseOptions(game, values.options)
  const total = parseWhole(count, 'COUNT')
  for (let index = 0; index < total; index += 1) {
    const chance = randomOf(`${seed}/${index}`)
    const choices = randomOf(`${seed}/${index}/choices`)
    console.log(JSON.stringify(playOut(game, { seats, options, chance, choices })))
  }
})
