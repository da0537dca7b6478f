import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { npmRun, serve } from './support.ts'

const patience = { timeout: 60_000 }

let storage: string

beforeEach(async () => {
  storage = await mkdtemp(join(tmpdir(), 'postdeck-serve-'))
})

afterEach(() => rm(storage, { recursive: true, force: true }))

const post = async (url: string, body: object, token?: string): Promise<unknown> => {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...bearer }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return answer.json()
}

const tokenSchema = z.object({ token: z.string() })
const tableSchema = z.object({ id: z.string(), you: z.int(), commitment: z.string() })

test('keeps its tables and its people from one run to the next', patience, async () => {
  const first = await serve(storage, '0')
  const { token } = tokenSchema.parse(await post(`${first.origin}/api/players`, { name: 'Ada' }))
  const opening = { game: 'parity', seats: 2 }
  const table = tableSchema.parse(await post(`${first.origin}/api/tables`, opening, token))
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await serve(storage, '0')
  const headers = { authorization: `Bearer ${token}` }
  const again = await fetch(`${second.origin}/api/tables/${table.id}`, { headers })
  expect(tableSchema.parse(await again.json())).toEqual(table)
  expect(await second.end('SIGINT')).toBe(0)
})

test('says which port is taken', patience, async () => {
  const first = await serve(storage, '0')
  const { port } = new URL(first.origin)
  const { code, stderr } = await npmRun('start', '--port', port, '--storage', join(storage, 'other'))
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} is taken`)
  expect(stderr).not.toContain('    at ')
  await first.end('SIGTERM')
})

test('refuses a port that is none', patience, async () => {
  const { code, stderr } = await npmRun('start', '--port', '70000')
  expect(code).toBe(2)
  expect(stderr).toContain('not a port: 70000')
})
