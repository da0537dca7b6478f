import { expect, test } from 'vitest'
import { readStatus } from '../../src/notify/reply.ts'
import { NOW } from './support/calls.ts'

const reply = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  text: '',
  words: '',
  at: NOW,
})

test.each([
  ['120', 120],
  ['1.5', 2],
  ['0', 0],
  ['Mon, 01 Jun 2026 12:01:30 GMT', 90],
  ['Mon, 01 Jun 2026 11:00:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  [undefined, null],
])('Retry-After: %s asks for %s seconds', (value, expected) => {
  expect(readStatus(reply(503, value), [])).toMatchObject({ type: 'later', retryAfter: expected })
})

test.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [400, 'refused'],
  [404, 'refused'],
  [408, 'later'],
  [410, 'gone'],
  [425, 'later'],
  [429, 'later'],
  [500, 'later'],
  [599, 'later'],
])('%d is %s where 410 ends a line', (status, type) => {
  expect(readStatus(reply(status), [410]).type).toBe(type)
})
