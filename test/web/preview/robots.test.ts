/** A robot's visit leaves no trace, and shows nothing that its page's reader alone may see. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '../../../src/games/index.ts'
import { makeToken } from '../../../src/players/token.ts'
import { playOn, type TestTable } from '../../table/support.ts'
import { raw } from '../support/client.ts'
import { drawn } from '../support/drawn.ts'
import { peopleFor, robots, runningTable } from './support.ts'

const [game] = games
if (game === undefined) throw new Error('there are no games')

let table: TestTable
/** Of whoever sits on seat 0. */
let cookie: string

beforeAll(async () => {
  table = await runningTable(game, peopleFor(game, ['Ann', 'Ben', 'Cho', 'Dan']))
  await playOn(table, 6)
  cookie = `__Host-postdeck=${await makeToken(env, table.people[0]?.id ?? '')}; lang=ko; theme=dark; zone=Asia/Seoul`
})

/** Everything an object has stored: the rows of all its tables, its alarm, and how large it all is. */
const storedIn = (stub: DurableObjectStub): Promise<object> =>
  runInDurableObject(stub, async (_, { storage }) => {
    const names = [
      ...storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"),
    ]
    const rows = names
      .filter(({ name }) => !name.startsWith('_cf_'))
      .map(({ name }) => [name, [...storage.sql.exec(`SELECT * FROM "${name}"`).raw()]] as const)
    return { rows, alarm: await storage.getAlarm(), bytes: storage.sql.databaseSize }
  })

const everythingStored = (): Promise<readonly object[]> =>
  Promise.all([
    storedIn(table.stub),
    ...table.people.map(({ id }) => storedIn(env.PLAYER.get(env.PLAYER.idFromName(id)))),
    ...Array.from({ length: 8 }, (_, index) =>
      storedIn(env.PAINTER.get(env.PAINTER.idFromName(`painter ${index}`))),
    ),
  ])

const pathsOf = (id: string): readonly string[] => [
  `/t/${id}`,
  `/t/${id}?l=ko`,
  `/t/${id}/log`,
  `/t/${id}/embed`,
  `/t/${id}/6.png`,
  `/t/${id}/2.png`,
  `/t/${id}/discord.json`,
  `/oembed?url=${encodeURIComponent(`https://postdeck.example/t/${id}`)}`,
]

const visits: readonly { readonly method: string; readonly headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  { method: 'GET', headers: { range: 'bytes=0-65535' } },
  { method: 'GET', headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } },
]

describe.each(Object.entries(robots))('the robot of %s', (_, agent) => {
  test('changes no byte and sets no cookie, however it asks', async () => {
    const before = await everythingStored()
    for (const path of pathsOf(table.id)) {
      for (const { method, headers } of visits) {
        const answer = await raw(path, { method, headers: { ...headers, 'user-agent': agent, cookie } })
        expect(answer.status, `${method} ${path}`).toBe(200)
        expect(answer.headers.get('set-cookie')).toBeNull()
        const body = await answer.arrayBuffer()
        expect(body.byteLength > 0).toBe(method !== 'HEAD')
      }
    }
    expect(await everythingStored()).toEqual(before)
  })

  test('is shown what a stranger is shown, whatever cookie it brings', async () => {
    const fetchAs = async (headers: Record<string, string>) =>
      (await raw(`/t/${table.id}?l=en`, { headers: { 'user-agent': agent, ...headers } })).text()
    const [known, unknown] = [await fetchAs({ cookie: cookie.replace(/;.*/, '') }), await fetchAs({})]
    // Only the moment of the page differs, if anything does.
    expect(drawn(known)).toEqual(drawn(unknown))
    expect(known).not.toContain('name="move"')
    expect(known).not.toContain('data-seated')
  })
})

const handOf = z.object({ hand: z.array(z.string()) })

test('neither a player’s own visit nor a robot’s tells a card of the hand by its tags', async () => {
  const { people, calls } = table
  const look = await calls.look(people[0]?.id ?? null)
  if (!look.ok) throw new Error(look.code)
  const { hand } = handOf.parse(look.look.view)
  expect(hand.length).toBeGreaterThan(0)
  for (const headers of [{ cookie }, { cookie, 'user-agent': robots.Discord ?? '' }]) {
    const html = await (await raw(`/t/${table.id}?l=en`, { headers })).text()
    const stranger = await (await raw(`/t/${table.id}?l=en`)).text()
    const tagsOf = (page: string) => page.match(/<(?:meta|link)[^>]*(?:og:|twitter:|oembed|canonical)[^>]*>/g)
    expect(tagsOf(html)).toEqual(tagsOf(stranger))
  }
  for (const path of [`/t/${table.id}/embed`, `/t/${table.id}/discord.json`]) {
    // A card on the table may look like one in the hand: what is drawn is what a stranger is drawn.
    const [own, stranger] = await Promise.all([
      raw(path, { headers: { cookie } }).then((answer) => answer.text()),
      raw(path).then((answer) => answer.text()),
    ])
    expect(drawn(own)).toEqual(drawn(stranger))
  }
})

test('a hundred visits in a row meet no limit', async () => {
  const headers = { 'user-agent': robots.Discord ?? '', 'cf-connecting-ip': '203.0.113.9' }
  for (let count = 0; count < 100; count += 1) {
    expect((await raw(`/t/${table.id}`, { headers })).status).toBe(200)
  }
})
