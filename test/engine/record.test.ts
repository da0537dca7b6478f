import { describe, expect, test } from 'vitest'
import { provenRecordSchema, recordSchema } from '../../src/engine/record.ts'

const least = { game: 'toy', seats: 2, random: [], moves: [], result: null }

describe('a record', () => {
  test('may leave out version, options, name and expectations', () => {
    expect(recordSchema.parse(least)).toEqual({ ...least, version: 1, options: {} })
  })

  test('may hold more than is read', () => {
    expect(recordSchema.safeParse({ ...least, startedAt: 1, names: ['A', 'B'] }).success).toBe(true)
  })

  test.each([
    ['no list', null],
    ['no game', { ...least, game: undefined }],
    ['version 0', { ...least, version: 0 }],
    ['no result', { ...least, result: undefined }],
    ['a result without winners', { ...least, result: { scores: [1, 2] } }],
    ['a move without a seat', { ...least, moves: [[{ type: 'play' }]] }],
    ['a seat that is none', { ...least, moves: [[-1, { type: 'play' }]] }],
    ['an outcome that is a word', { ...least, random: ['AS'] }],
  ])('is refused with %s', (_, value) => {
    expect(recordSchema.safeParse(value).success).toBe(false)
  })
})

describe('a record with its proof', () => {
  const proof = { table: 't', secret: 'ab'.repeat(32), commitment: 'cd'.repeat(32), nonces: ['a-b_C9', 'x'] }
  test('holds secret, commitment, table and nonces', () => {
    expect(provenRecordSchema.parse({ ...least, ...proof })).toMatchObject(proof)
  })

  test.each([
    ['no secret', { secret: null }],
    ['a short secret', { secret: 'ab' }],
    ['a secret in capitals', { secret: 'AB'.repeat(32) }],
    ['no commitment', { commitment: undefined }],
    ['no table', { table: '' }],
    ['an empty nonce', { nonces: ['', 'x'] }],
    ['a nonce of other letters', { nonces: ['a b', 'x'] }],
    ['a nonce too long', { nonces: ['a'.repeat(65), 'x'] }],
  ])('is refused with %s', (_, change) => {
    expect(provenRecordSchema.safeParse({ ...least, ...proof, ...change }).success).toBe(false)
  })
})
