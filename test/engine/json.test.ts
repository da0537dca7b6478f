import { expect, test } from 'vitest'
import { canonicalJson, equalJson } from '../../src/engine/json.ts'

test('equal values have one text, whatever the order of their fields', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  )
  expect(equalJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
})

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  ['1', 1],
  [null, {}],
  [[], {}],
  [{ 'a":1,"b': 2 }, { a: 1, b: 2 }],
])('%j is not %j', (one, other) => {
  expect(equalJson(one, other)).toBe(false)
})
