/** Being called, by the API: settings, channels, mutes, the ledger, and the end of it all. */
import { describe, expect, test } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import * as called from '../../src/web/api/schemas-calls.ts'
import { ask, newPlayer, raw, read, readProblem, seatedTable } from './support/client.ts'

const DISCORD = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(60)}WXYZ`
const discord = { kind: 'discord', fields: { url: DISCORD } }

const someone = async () => (await newPlayer('Ann')).token

describe('settings', () => {
  test('are those of somebody who has said nothing, then what was said', async () => {
    const token = await someone()
    const first = await read(ask('GET', '/me/settings', { token }), 200, called.settings)
    expect(first).toEqual({ zone: 'UTC', quiet: null, digest: null, oneUntilLook: false })
    const quiet = { from: 23 * 60, to: 8 * 60 }
    const change = { zone: 'Asia/Seoul', quiet }
    const body = { token, body: change }
    expect(await read(ask('PATCH', '/me/settings', body), 200, called.settings)).toEqual({
      ...first,
      ...change,
    })
    await read(ask('PATCH', '/me/settings', { token, body: { digest: 540 } }), 200, called.settings)
    const last = await read(ask('GET', '/me/settings', { token }), 200, called.settings)
    expect(last).toEqual({ zone: 'Asia/Seoul', quiet, digest: 540, oneUntilLook: false })
    const none = { token, body: { quiet: null, digest: null } }
    expect(await read(ask('PATCH', '/me/settings', none), 200, called.settings)).toMatchObject({
      quiet: null,
      digest: null,
    })
  })

  test.each([
    ['a zone that is none', { zone: 'Mars/Olympus' }],
    ['a minute after the last', { digest: 1440 }],
    ['half a minute', { digest: 0.5 }],
    ['quiet hours without an end', { quiet: { from: 0 } }],
    ['a field nobody knows', { loud: true }],
  ])('refuse %s', async (_, body) => {
    const token = await someone()
    await readProblem(await ask('PATCH', '/me/settings', { token, body }), 400, 'bad-request')
  })
})

describe('channels', () => {
  test('are added once an address, shown masked, and removed', async () => {
    const token = await someone()
    const body = { ...discord, label: ' Our group ' }
    const added = await read(ask('POST', '/me/channels', { token, body }), 201, called.channel)
    expect(added).toMatchObject({
      kind: 'discord',
      shown: 'discord.com/…WXYZ',
      label: 'Our group',
      state: 'on',
      failure: null,
      lastAt: null,
    })
    const again = await read(ask('POST', '/me/channels', { token, body: discord }), 201, called.channel)
    expect(again.id).toBe(added.id)
    const listing = await ask('GET', '/me/channels', { token })
    expect(await listing.clone().text()).not.toContain('aaaa')
    expect((await read(listing, 200, called.channelsAnswer)).channels).toHaveLength(1)
    expect((await ask('DELETE', `/me/channels/${added.id}`, { token })).status).toBe(204)
    await readProblem(await ask('DELETE', `/me/channels/${added.id}`, { token }), 404, 'no-channel')
    const left = await read(ask('GET', '/me/channels', { token }), 200, called.channelsAnswer)
    expect(left.channels).toEqual([])
  })

  test('are labelled by what can be seen', async () => {
    const token = await someone()
    const labelled = (label: string) => ask('POST', '/me/channels', { token, body: { ...discord, label } })
    const hidden = await read(labelled('\u202Eour\u0000  group\u200B'), 201, called.channel)
    expect(hidden.label).toBe('our group')
    await readProblem(await labelled('a'.repeat(41)), 400, 'bad-request')
  })

  test.each([
    ['an address of another service', { url: 'https://example.org/x' }, 'not-discord', /Discord webhook/],
    ['plain http', { url: DISCORD.replace('https', 'http') }, 'not-https', /https/],
    ['a number for a name', { url: 'https://10.0.0.1/x' }, 'ip-address', /by its name/],
  ])('refuse %s, and say why', async (_, fields, code, words) => {
    const token = await someone()
    const answer = await ask('POST', '/me/channels', { token, body: { ...discord, fields } })
    expect((await readProblem(answer, 422, code)).detail).toMatch(words)
    const korean = await ask('POST', '/me/channels?l=ko', { token, body: { ...discord, fields } })
    expect((await readProblem(korean, 422, code)).detail).toMatch(/[가-힣]/)
  })

  test('refuse a kind that is none', async () => {
    const token = await someone()
    const pigeon = { kind: 'pigeon', fields: {} }
    await readProblem(await ask('POST', '/me/channels', { token, body: pigeon }), 400, 'bad-request')
  })

  test('by mail wait for their owner’s yes', async () => {
    const token = await someone()
    const body = { kind: 'email', fields: { mail: 'ann@postdeck.example.org' } }
    const mail = await read(ask('POST', '/me/channels', { token, body }), 201, called.channel)
    expect(mail).toMatchObject({ shown: 'a…@postdeck.example.org', state: 'unconfirmed' })
    await readProblem(await ask('POST', `/me/channels/${mail.id}/test`, { token }), 409, 'not-confirmed')
  })

  test('are nobody else’s', async () => {
    const [token, other] = await Promise.all([someone(), someone()])
    const { id } = await read(ask('POST', '/me/channels', { token, body: discord }), 201, called.channel)
    for (const [method, path] of [
      ['DELETE', `/me/channels/${id}`],
      ['POST', `/me/channels/${id}/test`],
    ] as const) {
      await readProblem(await ask(method, path, { token: other }), 404, 'no-channel')
    }
  })
})

test('browsers subscribe to one public key, a point of P-256', async () => {
  const keys = await Promise.all(
    [1, 2].map(async () => (await read(ask('GET', '/push'), 200, called.pushKey)).key),
  )
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).toMatch(/^B[\w-]{86}$/)
})

test('a table is muted and called for again', async () => {
  const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
  const token = players[0]?.token
  const muted = async (method: string) =>
    (await read(ask(method, `/me/mutes/${id}`, { token }), 200, called.muted)).muted
  expect([await muted('PUT'), await muted('PUT'), await muted('DELETE')]).toEqual([true, true, false])
})

test('what no table is called cannot be muted, and nothing is kept of it', async () => {
  const token = await someone()
  for (const id of ['no', 'a'.repeat(5000), '%E2%80%AE']) {
    await readProblem(await ask('PUT', `/me/mutes/${id}`, { token }), 404, 'no-table')
  }
})

test('somebody without channels has been called nowhere', async () => {
  const { players } = await seatedTable('parity', ['Ann', 'Ben'])
  const answer = ask('GET', '/me/ledger?limit=5', { token: players[0]?.token })
  expect(await read(answer, 200, called.ledgerAnswer)).toEqual({ calls: [] })
})

test('everything about somebody is deleted, and the token is good for nobody', async () => {
  const { token } = await newPlayer('Ann')
  await read(ask('POST', '/me/channels', { token, body: discord }), 201, called.channel)
  const { id } = await read(
    ask('POST', '/tables', { token, body: { game: 'parity', seats: 2 } }),
    201,
    schemas.table,
  )
  expect((await ask('DELETE', '/me', { token })).status).toBe(204)
  const table = await read(ask('GET', `/tables/${id}`), 200, schemas.table)
  expect(table.seats.map(({ kind }) => kind)).toEqual(['open', 'open'])
  expect(await read(ask('GET', '/me', { token }), 200, schemas.player)).toMatchObject({ name: '' })
  const left = await read(ask('GET', '/me/channels', { token }), 200, called.channelsAnswer)
  expect(left.channels).toEqual([])
  const listed = await read(ask('GET', '/me/tables', { token }), 200, schemas.tablesAnswer)
  expect(listed.tables).toEqual([])
})

describe('the table’s own channel', () => {
  const slack = { kind: 'slack', fields: { url: `https://hooks.slack.com/services/T0/B0/${'s'.repeat(24)}` } }

  test('is set, seen and removed by its host alone', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const [host, guest] = players
    const path = `/tables/${id}/group`
    const none = read(ask('GET', path, { token: host?.token }), 200, called.groupAnswer)
    expect(await none).toEqual({ group: null })
    const body = { ...slack, mentions: ['', '<@U012ABCDEF>'] }
    const set = await read(ask('PUT', path, { token: host?.token, body }), 200, called.groupChannel)
    expect(set).toMatchObject({ kind: 'slack', mentions: ['', 'U012ABCDEF'], state: 'on' })
    expect(set.shown).toBe('hooks.slack.com/…ssss')
    for (const [method, more] of [
      ['GET', {}],
      ['PUT', { body }],
      ['DELETE', {}],
    ] as const) {
      await readProblem(await ask(method, path, { token: guest?.token, ...more }), 403, 'not-host')
    }
    expect((await ask('DELETE', path, { token: host?.token })).status).toBe(204)
    const left = read(ask('GET', path, { token: host?.token }), 200, called.groupAnswer)
    expect(await left).toEqual({ group: null })
  })

  test('refuses a name that nobody can be called by', async () => {
    const { id, players } = await seatedTable('parity', ['Ann', 'Ben'])
    const body = { ...slack, mentions: ['ann'] }
    const answer = await ask('PUT', `/tables/${id}/group`, { token: players[0]?.token, body })
    expect((await readProblem(answer, 422, 'bad-mention')).params).toEqual({ seat: 0 })
  })
})

describe('links in mails', () => {
  const nowhere = `${'2'.repeat(22)}.${'2'.repeat(12)}.${'2'.repeat(22)}`

  test.each(['confirm', 'off'])('/%s asks before it does anything', async (act) => {
    const page = await raw(`/${act}/${nowhere}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`action="/${act}/${nowhere}"`)
  })

  test('one click in a mail program is no form of ours: it has no origin and no cookie', async () => {
    const answer = await raw(`/off/${nowhere}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('does not work any more')
  })

  test('a yes has to come from our own page', async () => {
    const answer = await raw(`/confirm/${nowhere}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: '',
    })
    expect(answer.status).toBe(403)
  })

  test.each(['nonsense', '2.2.2', `${nowhere}2%2F`])('/off/%s leads nowhere', async (link) => {
    expect((await raw(`/off/${link}`, { method: 'POST' })).status).toBe(404)
  })
})
