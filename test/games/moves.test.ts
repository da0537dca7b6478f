import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { distantichu } from '../../src/games/distantichu/index.ts'
import { isMove as isDistantichuMove } from '../../src/games/distantichu/moves.ts'
import { doubt } from '../../src/games/doubt/index.ts'
import { isMove as isDoubtMove } from '../../src/games/doubt/moves.ts'
import { ginRummy } from '../../src/games/gin-rummy/index.ts'
import { isMove as isGinRummyMove } from '../../src/games/gin-rummy/moves.ts'
import { inAGrove } from '../../src/games/in-a-grove/index.ts'
import { isMove as isGroveMove } from '../../src/games/in-a-grove/moves.ts'
import { katzenjammerBlues } from '../../src/games/katzenjammer-blues/index.ts'
import { isMove as isKatzenjammerMove } from '../../src/games/katzenjammer-blues/moves.ts'
import { klaverjassen } from '../../src/games/klaverjassen/index.ts'
import { isMove as isKlaverjassenMove } from '../../src/games/klaverjassen/moves.ts'
import { masterOfRules } from '../../src/games/master-of-rules/index.ts'
import { isMove as isMasterMove } from '../../src/games/master-of-rules/moves.ts'
import { parity } from '../../src/games/parity/index.ts'
import { isMove as isParityMove } from '../../src/games/parity/moves.ts'
import { rummy } from '../../src/games/rummy/index.ts'
import { isMove as isRummyMove } from '../../src/games/rummy/moves.ts'
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
  'announce',
  'draw',
  'pass',
  'knock',
  'bigGin',
  'meld',
  'layOff',
  'take',
  'riichi',
  'keep',
  'swapJoker',
  'swap',
  'accuse',
  'call',
  'pay',
  'band',
  'done',
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

const fields = fc.record({
  suit: fc.constantFrom(...values),
  parity: fc.constantFrom(...values),
  card: fc.constantFrom(...values),
  tricks: fc.constantFrom(...values),
  from: fc.constantFrom('stock', 'discard', 'hand'),
  kind: fc.constantFrom('set', 'run', 'same', 'different', 'S'),
  count: fc.constantFrom(...values),
  cards: fc.constantFrom<Json>(...values, ['AS', 'XB'], ['10'], ['AS', null]),
  melds: fc.constantFrom<Json>([], [[]], [['AS', '2S']], ['AS'], [['XB']]),
  meld: fc.constantFrom(...values),
  end: fc.constantFrom('low', 'high', 'middle'),
  joker: fc.constantFrom('XB', 'XR', 'AS'),
  value: fc.constantFrom(...values),
  game: fc.constantFrom(...values),
  level: fc.constantFrom(...values),
  more: fc.constantFrom(...values),
  suspect: fc.constantFrom<Json>(0, 1, 2, 3, -1, 1.5, '1', null),
  suspects: fc.constantFrom<Json>([], [0, 1], [1, 0], [2, 2], [0, 1, 2], [0, 3], ['0', 1], [null], 1, null),
  declare: fc.constantFrom<Json>(true, false, 'true', null),
})

/** Which fields moves have, and some that none has. */
const shapes: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constantFrom<readonly string[]>(
    ['suit'],
    ['parity'],
    ['card'],
    ['cards'],
    ['cards', 'value'],
    ['kind', 'count'],
    ['kind', 'count', 'value'],
    ['value'],
    ['declare'],
    ['game', 'level'],
    ['tricks'],
    ['suspect'],
    ['suspects'],
    ['suspect', 'suspects'],
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
  { game: distantichu, isMove: isDistantichuMove },
  { game: doubt, isMove: isDoubtMove },
  { game: ginRummy, isMove: isGinRummyMove },
  { game: inAGrove, isMove: isGroveMove },
  { game: katzenjammerBlues, isMove: isKatzenjammerMove },
  { game: klaverjassen, isMove: isKlaverjassenMove },
  { game: masterOfRules, isMove: isMasterMove },
  { game: parity, isMove: isParityMove },
  { game: rummy, isMove: isRummyMove },
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
