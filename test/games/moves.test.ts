import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { isMove as isGinRummyMove } from '../../src/games/gin-rummy/moves.ts'
import { parity } from '../../src/games/parity/index.ts'
import { isMove as isParityMove } from '../../src/games/parity/moves.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { isMove as isRummyMove } from '../../src/games/rummy/moves.ts'
import { spades } from '../../src/games/spades/index.ts'
import { isMove as isSpadesMove } from '../../src/games/spades/moves.ts'

const types = [
  'look',
  'doubleNil',
  'bid',
  'play',
  'trump',
  'parity',
  'discard',
  'draw',
  'pass',
  'knock',
  'bigGin',
  'meld',
  'layOff',
  'swapJoker',
  'constructor',
]
const values = [
  'C',
  'S',
  'none',
  'X',
  'odd',
  'even',
  'AS',
  '2C',
  '8C',
  'XB',
  0,
  13,
  14,
  -1,
  2.5,
  null,
  '3',
  [],
]

const fields = fc.record({
  suit: fc.constantFrom(...values),
  parity: fc.constantFrom(...values),
  card: fc.constantFrom(...values),
  tricks: fc.constantFrom(...values),
  from: fc.constantFrom('stock', 'discard', 'hand'),
  kind: fc.constantFrom('set', 'run', 'S'),
  cards: fc.constantFrom<Json>([], ['AS', 'XB'], ['10'], ['AS', null], 'AS'),
  melds: fc.constantFrom<Json>([], [[]], [['AS', '2S']], ['AS'], [['XB']]),
  meld: fc.constantFrom(...values),
  end: fc.constantFrom('low', 'high', 'middle'),
  joker: fc.constantFrom('XB', 'XR', 'AS'),
  more: fc.constantFrom(...values),
})

/** Which fields moves have, and some that none has. */
const shapes: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constantFrom<readonly string[]>(
    ['suit'],
    ['parity'],
    ['card'],
    ['tricks'],
    ['from'],
    ['card', 'melds'],
    ['kind', 'cards'],
    ['meld', 'card'],
    ['meld', 'card', 'end'],
    ['meld', 'card', 'joker'],
  ),
  fc.subarray(['suit', 'card', 'from', 'cards', 'meld', 'end', 'more'], { maxLength: 3 }),
)

/** Objects that are moves, or nearly. */
const nearMoves = fc.tuple(fc.constantFrom(...types), fields, shapes).map(([type, all, shape]) => ({
  type,
  ...Object.fromEntries(Object.entries(all).filter(([name]) => shape.includes(name))),
}))

describe.each<{ game: AnyGame; isMove: (value: unknown) => boolean }>([
  { game: parity, isMove: isParityMove },
  { game: spades, isMove: isSpadesMove },
  { game: ginRummy, isMove: isGinRummyMove },
  { game: rummy, isMove: isRummyMove },
])('$game.meta.id', ({ game, isMove }) => {
  test('a move is what the schema takes as it stands', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: nearMoves }, fc.jsonValue()), (value) => {
        expect(isMove(value)).toBe(game.move.safeParse(value).success)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })
})
