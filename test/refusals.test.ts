/** Whatever the tables and the site refuse with can be said, in both languages and with a status. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statusOf } from '../src/web/api/status.ts'
import { refusals } from '../src/web/text/en/refusals.ts'
import { isOwnCode, refusalText } from '../src/web/text/refusal.ts'

const source = join(import.meta.dirname, '../src')

const codesIn = (room: string): readonly string[] =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, room, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/refuse\('([a-z-]+)'/g)].map(([, code]) => code ?? ''))

const used = ['table', 'web'].flatMap(codesIn)

test('the search finds the codes of both rooms', () => {
  expect(used).toEqual(expect.arrayContaining(['not-seated', 'bad-request']))
})

test.each([...new Set([...used, ...Object.keys(refusals)])])('%s', (code) => {
  expect(isOwnCode(code)).toBe(true)
  const refusal = { code, params: { seconds: 60 } }
  expect(refusalText('en', null, refusal)).toMatch(/^[A-Z].*[.!]$/)
  expect(refusalText('ko', null, refusal)).toMatch(/[가-힣].*요\.$/)
  expect(statusOf(code)).toBeGreaterThanOrEqual(400)
})
