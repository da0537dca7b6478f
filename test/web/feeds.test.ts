/** The private feeds, read by a feed reader and a calendar of other people's. */
import { parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ask, look, newPlayer, ORIGIN, type Player, raw, seatedTable } from './support/client.ts'

/** The addresses that somebody's own page shows. */
const feedsOf = async ({ token }: Player): Promise<readonly string[]> => {
  const page = await raw('/me', { headers: { cookie: `__Host-postdeck=${token}` } })
  return [...(await page.text()).matchAll(/href="([^"]*\/feeds\/[^"]*)"/g)].map(([, address = '']) => address)
}

const renew = ({ token }: Player) =>
  raw('/me/feeds', {
    method: 'POST',
    headers: {
      cookie: `__Host-postdeck=${token}`,
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  })

/** A game of Parity, with who is to move and who waits. */
const begun = async () => {
  const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
  const { toAct } = await look(id)
  const mover = players[toAct[0] ?? 0]
  const other = players.find((player) => player !== mover)
  if (mover === undefined || other === undefined) throw new Error('two sit there')
  return { id, mover, other }
}

const read = async (address: string | undefined, type: string): Promise<string> => {
  const answer = await raw(address ?? '')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(type)
  return answer.text()
}

const ATOM = 'application/atom+xml; charset=utf-8'

test('what waits for somebody is an entry of their feed', async () => {
  const { id, mover, other } = await begun()
  await Promise.all([mover, other].map(renew))
  const [address = '', calendar] = await feedsOf(mover)
  const entries = async () => parseAtomFeed(await read(address, ATOM)).entries ?? []
  await expect.poll(async () => (await entries()).length, { timeout: 20_000 }).toBe(1)
  const [entry] = await entries()
  expect(entry?.title?.value).toBe('Parity: your turn')
  expect(entry?.content?.value).toContain(other.name)
  expect(entry?.links?.map(({ href }) => href)).toEqual([`${ORIGIN}/t/${id}?from=call`])
  const feed = parseAtomFeed(await read(address, ATOM))
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(address)
  const whole = new ICAL.Component(ICAL.parse(await read(calendar, 'text/calendar; charset=utf-8')))
  // No clock runs at this table.
  expect(whole.getAllSubcomponents('vevent')).toEqual([])
  const [theirs] = await feedsOf(other)
  expect(parseAtomFeed(await read(theirs, ATOM)).entries ?? []).toEqual([])
})

test('an address is renewed, and the old one ends', async () => {
  const player = await newPlayer('Ann')
  expect(await feedsOf(player)).toEqual([])
  await renew(player)
  const before = await feedsOf(player)
  expect(before.map((address) => new URL(address).pathname.split('/').at(-1))).toEqual([
    'turns.atom',
    'deadlines.ics',
  ])
  expect(await feedsOf(player)).toEqual(before)
  expect((await renew(player)).status).toBe(303)
  const after = await feedsOf(player)
  for (const address of before) expect((await raw(address)).status).toBe(404)
  for (const address of after) expect((await raw(address)).status).toBe(200)
})

test.each(['2.2', `${'2'.repeat(22)}.${'2'.repeat(22)}`, '..'])('/feeds/%s is nobody’s', async (address) => {
  expect((await raw(`/feeds/${address}/turns.atom`)).status).toBe(404)
})

test('feeds are for nobody’s cookie: they are read without one', async () => {
  const player = await newPlayer('Ann')
  await renew(player)
  const [address = ''] = await feedsOf(player)
  expect((await raw(address)).status).toBe(200)
  expect((await ask('GET', '/me')).status).toBe(401)
})
