/** What a move has shown, held against states that differ in nothing but what the mover may not know. */
import { describe, expect, test } from 'vitest'
import type { AnyGame, Event, Json, Random, Seat } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import { games } from '../../src/games/index.ts'
import { hasShown, isWord } from '../../src/table/shown.ts'
import { prng } from '../support/prng.ts'
import { findSecrets } from '../support/resample/index.ts'

const PLIES = 120
const WORLDS = 5

const counted = (random: Random) => {
  let asked = 0
  const chance: Random = {
    shuffle: (items) => {
      asked += 1
      return random.shuffle(items)
    },
    int: (n) => {
      asked += 1
      return random.int(n)
    },
  }
  return { chance, asked: () => asked }
}

const refusing: Random = {
  shuffle: () => {
    throw new Error('chance was asked in one world and not in another')
  },
  int: () => {
    throw new Error('chance was asked in one world and not in another')
  },
}

/** All that a seat is told by a move. */
const told = (game: AnyGame, seat: Seat, step: { state: Json; events: readonly Event[] }): string =>
  canonicalJson([
    game.view(step.state, seat),
    step.events.filter(({ to }) => to === 'all' || to.includes(seat)).map((event) => ({ ...event })),
  ])

/** Whether the mover's own knowledge did not decide what the move told them. */
const tells = (game: AnyGame, state: Json, seat: Seat, move: Json, random: Random): boolean => {
  const here = told(game, seat, game.apply(state, seat, move, refusing))
  const secrets = findSecrets(game.meta.id)
  if (secrets === undefined) throw new Error(`no secrets of ${game.meta.id}`)
  return Array.from({ length: WORLDS }, () => secrets.resample(state, seat, random)).some(
    (other) => told(game, seat, game.apply(other, seat, move, refusing)) !== here,
  )
}

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (_, game) => {
  test.each(game.meta.seats)('with %i: what counts as not shown tells the mover nothing', (seats) => {
    const random = prng(seats)
    let state = game.setup({ seats, options: game.options.parse({}) }, random)
    const free = new Map<boolean, number>()
    for (let ply = 0; ply < PLIES; ply += 1) {
      const [seat] = game.toAct(state)
      if (seat === undefined) break
      const move = game.sample(state, seat, random)
      const { chance, asked } = counted(random)
      const after = game.apply(state, seat, move, chance)
      const shown = hasShown({
        ...{ game, seat, events: after.events },
        before: { asked: 0 },
        after: { asked: asked() },
      })
      if (asked() > 0) expect(shown).toBe(true)
      else if (!shown)
        expect(tells(game, state, seat, move, random), JSON.stringify(after.events)).toBe(false)
      free.set(shown, (free.get(shown) ?? 0) + 1)
      state = after.state
    }
    // Neither everything nor nothing; but in In a Grove each accusation lets the next player look.
    const both = game.meta.id === 'in-a-grove' ? [true] : [false, true]
    expect([...free.keys()].toSorted()).toEqual(both)
  })
})

test('a word is a move without a card', () => {
  const words: readonly Json[] = [
    { type: 'pass' },
    { type: 'bid', value: 18 },
    { type: 'trump', suit: 'H' },
    { type: 'doubt' },
    { type: 'call', kind: 'same', count: 3, value: 5 },
  ]
  const cards: readonly Json[] = [
    { type: 'play', card: 'TS' },
    { type: 'play', cards: ['XR', '2C'] },
    { type: 'play', card: 'ONLY' },
    { type: 'play', cards: ['7'] },
  ]
  expect(words.map(isWord)).toEqual(words.map(() => true))
  expect(cards.map(isWord)).toEqual(cards.map(() => false))
})
