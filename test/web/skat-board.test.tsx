/** What the board of Skat says beyond what every board does. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { skat } from '../../src/games/skat/index.ts'
import type { SkatState } from '../../src/games/skat/state.ts'
import { after, bid, hold, newGame, pass } from '../support/skat.ts'
import { lookAt, pageOf } from './support/looks.tsx'

const game: AnyGame = skat

/** The page as text: tags are spaces, and spaces are one. */
const said = (state: SkatState, viewer: number | null): string =>
  pageOf(lookAt(game, state, viewer), 'en')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('whose number stands', () => {
  test.each([
    // Seats 0, 1, 2 are Mina, Jisoo, Tom; middlehand is the seat after forehand.
    ['middlehand has bid', newGame({}, 2), [bid(18)], 'Mina stands, against Tom , at 18'],
    ['forehand holds', newGame({}, 2), [bid(18), hold], 'Tom stands, against Mina , at 18'],
    [
      'both have said it and middlehand is out',
      newGame({}, 2),
      [bid(18), hold, pass],
      'Tom stands, against Jisoo , at 18',
    ],
    [
      'both have said it and forehand is out',
      newGame({}, 0),
      [bid(18), hold, bid(20), pass],
      'Jisoo stands, against Tom , at 20',
    ],
    [
      'rearhand holds what both others have said',
      newGame({}, 1),
      [bid(18), hold, pass, hold],
      'Mina stands, against Jisoo , at 18',
    ],
  ] as const)('%s', (_, start, moves, text) => {
    expect(said(after(start, ...moves), null)).toContain(text)
  })
})
