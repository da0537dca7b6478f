/** A table nobody started closes by itself, and its page says why. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import { en } from '../../src/web/text/en/index.ts'
import { ko } from '../../src/web/text/ko/index.ts'
import { ask, look, newPlayer, raw, read } from './support/client.ts'

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000

/** Opened a fortnight ago, with nobody at it since. */
const forgottenTable = async (): Promise<string> => {
  const { token } = await newPlayer('Ann')
  const wish = { game: 'parity', seats: 2, name: 'Ann' }
  const { id } = await read(ask('POST', '/tables', { token, body: wish }), 201, schemas.table)
  const stub = env.TABLE.get(env.TABLE.idFromName(id))
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    const before = "json_set(facts, '$.openedAt', facts ->> '$.openedAt' - ?)"
    sql.exec(`UPDATE facts SET facts = ${before}`, FORTNIGHT_MS)
  })
  await evictDurableObject(stub)
  await runDurableObjectAlarm(stub)
  return id
}

test('a table nobody started is closed after fourteen days, and its page says so in both languages', async () => {
  const id = await forgottenTable()
  expect(await look(id)).toMatchObject({ status: 'closed' })
  for (const [lang, { lobby }] of [['en', en] as const, ['ko', ko] as const]) {
    const page = await raw(`/t/${id}?l=${lang}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(lobby.closedBy.expired)
  }
})
