/**
 * Nothing hidden in any byte of any answer, at any moment of a random game, for any seat or spectator. A hand
 * is known from its owner's own view; what is searched is the text of everybody else's answers. Within the first
 * round no card in a hand has been on the table before, so its code may stand nowhere at all.
 */
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { pick } from '../../src/engine/pick.ts'
import { prng } from '../support/prng.ts'
import {
  ask,
  look,
  newKey,
  newPlayer,
  type Player,
  playOne,
  seatedTable,
  type Table,
} from './support/client.ts'
import { connect } from './support/socket.ts'

// Every moment of a game is looked at from every side.
vi.setConfig({ testTimeout: 120_000 })

const discard = z.object({ seat: z.number(), card: z.string().nullable() }).nullish()
const ownView = z.object({
  hand: z.array(z.string()).nullable(),
  round: z.number(),
  tricks: z.array(z.object({ discard })),
})

type Watched = { readonly id: string; readonly players: readonly Player[]; readonly spectator: string }

const watched = async (game: string, seats: number, options = {}): Promise<Watched> => {
  const names = Array.from({ length: seats }, (_, seat) => `Player${seat}`)
  const { token } = await newPlayer('Watcher')
  return { ...(await seatedTable(game, names, options)), spectator: token }
}

/** Everything a viewer can be told now, in one text. */
const everythingTold = async ({ id }: Watched, token: string | null): Promise<string> => {
  const answers = await Promise.all([
    ask('GET', `/tables/${id}`, { token }),
    ask('GET', `/tables/${id}/events?limit=500`, { token }),
    ask('GET', `/tables/${id}/record`, { token }),
    ask('GET', '/me/tables', { token }),
    ask('POST', `/tables/${id}/start`, { token, body: {} }),
    ask('POST', `/tables/${id}/rematch`, { token, body: { key: newKey() } }),
    ask('POST', `/tables/${id}/moves`, {
      token,
      body: { key: newKey(), decision: 10_000, move: { type: 'play' } },
    }),
  ])
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
}

/** The cards that only this table's viewer may know of: the hand and what they put face down. */
const secretsOf = ({ view, you }: Table): readonly string[] => {
  const { hand, tricks } = ownView.parse(view)
  const down = tricks.flatMap(({ discard }) => (discard && discard.seat === you ? [discard.card] : []))
  return [...(hand ?? []), ...down].filter((card) => card !== null)
}

const cardsIn = (text: string, cards: readonly string[]): readonly string[] =>
  cards.filter((card) => text.includes(`"${card}"`))

/** Without trumps, where a game can be played so: then cards are put face down as well. */
const chooser = (seed: number) => {
  const random = prng(seed)
  return <T>(moves: readonly T[]): T | undefined =>
    moves.find((move) => JSON.stringify(move) === '{"type":"trump","suit":"none"}') ?? pick(moves, random)
}

/** Searches everything anybody is told before one move, and the answer to it; says how it went on. */
const searchOneMove = async (
  table: Watched,
  choose: <T>(moves: readonly T[]) => T | undefined,
): Promise<{ readonly round: number; readonly ownFound: number }> => {
  const looks = await Promise.all(table.players.map(({ token }) => look(table.id, token)))
  const secrets = looks.map(secretsOf)
  const hiddenFrom = (viewer: string | null): readonly string[] =>
    secrets.filter((_, seat) => table.players[seat]?.token !== viewer).flat()
  let ownFound = 0
  const search = async (viewer: string | null, own: readonly string[]): Promise<void> => {
    const told = await everythingTold(table, viewer)
    expect(cardsIn(told, hiddenFrom(viewer))).toEqual([])
    ownFound += cardsIn(told, own).length
  }
  const outside = [null, table.spectator].map((viewer) => search(viewer, []))
  await Promise.all([
    ...outside,
    ...table.players.map(({ token }, seat) => search(token, secrets[seat] ?? [])),
  ])
  const moved = await playOne(table, choose)
  const { round } = ownView.parse(moved.table.view)
  // The round's last move shows what lay face down, and the next hands.
  if (round === 1)
    expect(cardsIn(moved.text, hiddenFrom(table.players[moved.seat]?.token ?? null))).toEqual([])
  return { round, ownFound }
}

test.each([
  ['parity', 2, {}],
  ['parity', 2, { noTrump: true }],
  ['spades', 4, {}],
])('%s for %i with %j: no card of a hand in anybody else’s answers', async (game, seats, options) => {
  const choose = chooser(seats)
  const table = await watched(game, seats, options)
  const seated = { authorization: `Bearer ${table.players[0]?.token}` }
  const sockets = await Promise.all([connect(table.id), connect(table.id, seated)])
  let found = 0
  for (let inFirst = true; inFirst; ) {
    const { round, ownFound } = await searchOneMove(table, choose)
    found += ownFound
    inFirst = round === 1
  }
  for (const { heard } of sockets) for (const text of heard) expect(text).toMatch(/^\{"n":\d+,"v":\d+\}$/)
  // The search itself finds cards: each owner's answers hold their own.
  expect(found).toBeGreaterThan(100)
})

test('the secret and the nonces stand in no answer until the game is over, and in no log', async () => {
  const choose = chooser(3)
  const table = await watched('parity', 2, { target: 50 })
  const told: string[] = []
  while ((await look(table.id)).status === 'playing') {
    told.push((await playOne(table, choose)).text)
    if (told.length % 10 === 0)
      for (const { token } of table.players) told.push(await everythingTold(table, token))
  }
  const { secret } = await look(table.id)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const last = told.pop() ?? ''
  expect(last).toContain(secret)
  expect(told.filter((text) => text.includes(secret ?? ''))).toEqual([])
})

test('a player’s id is told to nobody else', async () => {
  const table = await watched('parity', 2)
  const [ann, ben] = table.players
  for (const token of [null, table.spectator, ben?.token ?? '']) {
    expect(await everythingTold(table, token)).not.toContain(ann?.id)
  }
})
