/** What a game says of itself before it is played. */
import { expect } from 'vitest'
import type { AnyGame } from '../../src/engine/game.ts'

const kebab = /^[a-z]+(-[a-z]+)*$/

export const checkDefinition = ({ meta, options, move }: AnyGame): void => {
  expect(meta.id, 'id').toMatch(kebab)
  expect(Number.isInteger(meta.version) && meta.version >= 1, 'version').toBe(true)
  expect(Number.isInteger(meta.maxMoves) && meta.maxMoves >= 1, 'maxMoves').toBe(true)
  expect(meta.seats.length, 'seats').toBeGreaterThan(0)
  expect(meta.seats, 'seats ascend').toEqual([...new Set(meta.seats)].toSorted((a, b) => a - b))

  expect(options.safeParse({}).success, 'every option has a default').toBe(true)
  expect(options.safeParse({ 'no-such-option': 1 }).success, 'an unknown option is let through').toBe(false)
  expect(move.safeParse({ type: 'no-such-move' }).success, 'an unknown move is let through').toBe(false)
  for (const preset of meta.presets) {
    expect(preset.id, 'preset').toMatch(kebab)
    expect(options.safeParse(preset.options).success, `the options of preset ${preset.id}`).toBe(true)
  }
}
