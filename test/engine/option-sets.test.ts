/** The tables the law suite plays at. */
import { describe, expect, test } from 'vitest'
import { type ZodType, z } from 'zod'
import type { AnyGame, Json } from '../../src/engine/game.ts'
import { tableSetsOf } from '../support/laws-options.ts'
import { toy } from '../support/toy.ts'

const tablesOf = (options: ZodType<Json>, seats: readonly number[]) => {
  const game: AnyGame = { ...toy, meta: { ...toy.meta, seats }, options }
  return tableSetsOf(game)
}

const setsOf = (options: ZodType<Json>): readonly Json[] => tablesOf(options, [2]).map((set) => set.options)

describe('option sets', () => {
  test('are all there are when they are few', () => {
    const sets = setsOf(
      z.strictObject({ size: z.literal([1, 2]).default(2), open: z.boolean().default(false) }),
    )
    expect(sets).toEqual([
      { size: 1, open: false },
      { size: 1, open: true },
      { size: 2, open: false },
      { size: 2, open: true },
    ])
  })

  test('hold every value of a short range, and bounds and middle of a long one', () => {
    expect(setsOf(z.strictObject({ n: z.int().min(2).max(4).default(3) }))).toEqual([
      { n: 2 },
      { n: 3 },
      { n: 4 },
    ])
    expect(setsOf(z.strictObject({ n: z.int().min(0).max(100).default(9) }))).toEqual([
      { n: 0 },
      { n: 50 },
      { n: 100 },
    ])
    expect(setsOf(z.strictObject({ n: z.literal([9, 8, 7, 6, 5, 4, 3, 2, 1]).default(9) }))).toEqual([
      { n: 9 },
      { n: 5 },
      { n: 1 },
    ])
  })

  test('leave out what the game refuses in combination', () => {
    const both = z
      .strictObject({ a: z.boolean().default(false), b: z.boolean().default(false) })
      .refine(({ a, b }) => !(a && b))
    expect(setsOf(both)).toHaveLength(3)
  })

  test('hold every pair of values when they are many, in far fewer sets', () => {
    const three = z.enum(['x', 'y', 'z']).default('x')
    const sets = setsOf(z.strictObject({ a: three, b: three, c: three, d: three, e: three }))
    expect(sets.length).toBeLessThan(40)
    const names = ['a', 'b', 'c', 'd', 'e'] as const
    const values = ['x', 'y', 'z']
    const wanted = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((two) => values.flatMap((v) => values.map((w) => ({ [one]: v, [two]: w })))),
    )
    expect(wanted).toHaveLength(90)
    for (const pair of wanted) expect(sets).toContainEqual(expect.objectContaining(pair))
  })

  test('are played with every number of seats, each with every value', () => {
    const many = z.strictObject({ n: z.int().min(1).max(8).default(1), open: z.boolean().default(false) })
    const few = tablesOf(z.strictObject({ open: z.boolean().default(false) }), [2, 3])
    expect(few).toEqual([
      { seats: 2, options: { open: false } },
      { seats: 2, options: { open: true } },
      { seats: 3, options: { open: false } },
      { seats: 3, options: { open: true } },
    ])
    const sets = tablesOf(many, [2, 3, 4, 5, 6])
    expect(sets.length).toBeLessThan(60)
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
        expect(sets).toContainEqual({ seats, options: expect.objectContaining({ n }) })
      }
    }
  })

  test('cannot be listed for an option of any text', () => {
    expect(() => setsOf(z.strictObject({ motto: z.string().default('') }))).toThrow(/values cannot be listed/)
  })
})
