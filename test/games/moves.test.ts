import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { isMove as isDoubtMove } from '../../src/games/doubt/moves.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { isMove as isKlaverjassenMove } from '../../src/games/klaverjassen/moves.ts'
import { parity } from '../../src/games/parity/index.ts'
import { isMove as isParityMove } from '../../src/games/parity/moves.ts'
import { skat } from '../../src/games/skat/index.ts'
import { isMove as isSkatMove } from '../../src/games/skat/moves.ts'
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
  'doubt',
  'accept',
  'pass',
  'announce',
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
  'grand',
  'schwarz',
  [],
  ['7C', 'AS'],
  ['AS', '7C'],
  ['AS', 'AS'],
  ['AS', '2C'],
  ['2C', 'XR'],
  ['2C', '2C'],
  ['2C', 3],
]

/** Objects that are moves, or nearly. */
const nearMoves = fc.record(
  {
    type: fc.constantFrom(...types),
    suit: fc.constantFrom(...values),
    parity: fc.constantFrom(...values),
    card: fc.constantFrom(...values),
    tricks: fc.constantFrom(...values),
    value: fc.constantFrom(...values),
    cards: fc.constantFrom(...values),
    game: fc.constantFrom(...values),
    level: fc.constantFrom(...values),
    more: fc.constantFrom(...values),
  },
  { requiredKeys: [] },
)

describe.each<{ game: AnyGame; isMove: (value: unknown) => boolean }>([
  { game: klaverjassen, isMove: isKlaverjassenMove },
  { game: doubt, isMove: isDoubtMove },
  { game: parity, isMove: isParityMove },
  { game: skat, isMove: isSkatMove },
  { game: spades, isMove: isSpadesMove },
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
