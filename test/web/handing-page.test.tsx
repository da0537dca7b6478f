/** What the page of a table in play says and offers beside the felt: orders, seats that change hands, pauses. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'
import { findGame } from '../../src/games/index.ts'
import type { TableLook } from '../../src/table/types.ts'
import { lookAt, pageOf, positions } from './support/looks.tsx'

const gameOf = (id: string): AnyGame => {
  const game = findGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

/** The first moment of a game, as seat 0 sees it. */
const startOf = (id: string, change: Partial<TableLook> = {}): TableLook => {
  const game = gameOf(id)
  for (const state of positions(game, {}, 1)) return { ...lookAt(game, state, 0), ...change }
  throw new Error(`${id} does not begin`)
}

describe('passing handed over', () => {
  test.each([
    ['gin-rummy', 'Pass the first card turned up', '처음 펼친 카드는 패스하기'],
    ['klaverjassen', 'Pass until somebody has made trumps', '으뜸패가 정해질 때까지 계속 패스'],
    ['skat', 'Pass for the rest of this auction', '이번 비딩에서는 계속 패스'],
  ])('is named after what is passed: %s', (id, en, ko) => {
    const look = startOf(id, { orders: { forced: false, standing: [], dropped: [] } })
    expect(pageOf(look, 'en')).toContain(en)
    expect(pageOf(look, 'ko')).toContain(ko)
    // Only Skat is bid for.
    expect(pageOf(look, 'en').includes('this auction')).toBe(id === 'skat')
  })
})
