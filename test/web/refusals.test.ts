/** Every refusal: its code, its status, and nothing changed by it. */
import { describe, expect, test, vi } from 'vitest'
import * as schemas from '../../src/web/api/schemas.ts'
import {
  ask,
  look,
  newKey,
  newNetwork,
  newPlayer,
  type Player,
  playOne,
  raw,
  read,
  readProblem,
  seatedTable,
} from './support/client.ts'

// Whole games are played here.
vi.setConfig({ testTimeout: 60_000 })

const NO_TABLE = '2222222222222222'

/** The answer to `refused`, once it is sure that nobody sees anything changed by it. */
const unchanged = async (
  { id, players }: { id: string; players: readonly Player[] },
  refused: () => Promise<Response>,
): Promise<Response> => {
  const looks = () =>
    Promise.all([null, ...players.map(({ token }) => token)].map((token) => look(id, token)))
  const before = await looks()
  const answer = await refused()
  expect(await looks()).toEqual(before)
  return answer
}

const playing = async () => {
  const table = await seatedTable('parity', ['Ann', 'Ben'])
  const [seat = 0] = (await look(table.id)).toAct
  const [actor, other] = seat === 0 ? table.players : table.players.toReversed()
  if (!actor || !other) throw new Error('two sit here')
  const { decision } = await look(table.id, actor.token)
  const moves = `/tables/${table.id}/moves`
  const act = { key: newKey(), decision, move: { type: 'trump', suit: 'H' } }
  return { ...table, actor, other, moves, act }
}

const opened = async () => {
  const host = await newPlayer('Ann')
  const answer = ask('POST', '/tables', { token: host.token, body: { game: 'spades', seats: 4 } })
  const { id } = await read(answer, 201, schemas.table)
  return { id, host, players: [host] }
}

describe('a move', () => {
  test('of somebody not seated is not-seated', async () => {
    const table = await playing()
    const { token } = await newPlayer('Cho')
    await readProblem(
      await unchanged(table, () => ask('POST', table.moves, { token, body: table.act })),
      403,
      'not-seated',
    )
  })

  test('of a stranger is no-player', async () => {
    const table = await playing()
    const answer = await unchanged(table, () => ask('POST', table.moves, { body: table.act }))
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    await readProblem(answer, 401, 'no-player')
  })

  test('of the wrong seat is not-your-turn', async () => {
    const table = await playing()
    const body = { ...table.act, decision: 0 }
    const answer = await unchanged(table, () => ask('POST', table.moves, { token: table.other.token, body }))
    await readProblem(answer, 409, 'not-your-turn')
  })

  test('for another decision is stale and brings the table', async () => {
    const table = await playing()
    const { token } = table.actor
    const body = { ...table.act, decision: (table.act.decision ?? 0) + 1 }
    const problem = await readProblem(
      await unchanged(table, () => ask('POST', table.moves, { token, body })),
      409,
      'stale',
    )
    expect(problem.table).toEqual(await look(table.id, token))
  })

  const shapes: readonly [string, object, string][] = [
    ['an unknown field', { when: 'now' }, 'unrecognized-keys'],
    ['no key', { key: undefined }, 'invalid-type'],
    ['a key with other signs', { key: 'a b' }, 'invalid-format'],
    ['a key of 65 signs', { key: 'k'.repeat(65) }, 'invalid-format'],
    ['a decision in letters', { decision: '0' }, 'invalid-type'],
    ['neither move nor moves', { move: undefined }, 'move-or-moves'],
    ['both move and moves', { moves: [{ type: 'trump', suit: 'H' }] }, 'move-or-moves'],
    ['no moves', { move: undefined, moves: [] }, 'too-small'],
  ]
  test.each(shapes)('with %s is a bad-request', async (_, change, issue) => {
    const table = await playing()
    const body = { ...table.act, ...change }
    const answer = await unchanged(table, () => ask('POST', table.moves, { token: table.actor.token, body }))
    const { params } = await readProblem(answer, 400, 'bad-request')
    expect(params.issues).toEqual([expect.objectContaining({ code: issue })])
  })

  const badMoves: readonly [string, unknown][] = [
    ['null', null],
    ['a word', 'hearts'],
    ['a list', []],
    ['an unknown type', { type: 'fold' }],
    ['an extra field', { type: 'trump', suit: 'H', loud: true }],
    ['a suit of no deck', { type: 'trump', suit: 'X' }],
    ['a value of the wrong type', { type: 'trump', suit: 1 }],
    ['a heap of brackets', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
  ]
  test.each(badMoves)('that is %s is a bad-move', async (_, move) => {
    const table = await playing()
    const body = { ...table.act, move }
    const answer = await unchanged(table, () => ask('POST', table.moves, { token: table.actor.token, body }))
    await readProblem(answer, 422, 'bad-move')
  })

  test('against the rules is 422 with the code and the words of the game, in the caller’s language', async () => {
    const table = await playing()
    const body = { ...table.act, move: { type: 'play', card: 'AS' } }
    const { token } = table.actor
    const english = await readProblem(
      await unchanged(table, () => ask('POST', table.moves, { token, body })),
      422,
      'wrong-phase',
    )
    await read(ask('PATCH', '/me', { token, body: { lang: 'ko' } }), 200, schemas.player)
    const korean = await readProblem(
      await ask('POST', table.moves, { token, body: { ...body, key: newKey() } }),
      422,
      'wrong-phase',
    )
    expect(english.detail).toMatch(/^[A-Z]/)
    expect(korean.detail).toMatch(/[가-힣]+요\.$/)
  })

  test('several of which one is illegal changes nothing', async () => {
    const table = await playing()
    const moves = [
      { type: 'trump', suit: 'H' },
      { type: 'trump', suit: 'H' },
    ]
    const body = { ...table.act, move: undefined, moves }
    const answer = await unchanged(table, () => ask('POST', table.moves, { token: table.actor.token, body }))
    await readProblem(answer, 422, 'wrong-phase')
  })

  test('after the end is game-over', async () => {
    const table = await seatedTable('parity', ['Ann', 'Ben'], { target: 50 })
    while ((await look(table.id)).status === 'playing') await playOne(table)
    const body = { key: newKey(), decision: 0, move: { type: 'play', card: 'AS' } }
    for (const { token } of table.players) {
      const answer = await unchanged(table, () => ask('POST', `/tables/${table.id}/moves`, { token, body }))
      await readProblem(answer, 409, 'game-over')
    }
  })

  test('before the start is not-started', async () => {
    const table = await opened()
    const body = { key: newKey(), decision: 0, move: { type: 'look' } }
    const ask1 = () => ask('POST', `/tables/${table.id}/moves`, { token: table.host.token, body })
    await readProblem(await unchanged(table, ask1), 409, 'not-started')
  })
})

describe('the request itself', () => {
  test('a body of 1 MB is too-large and is not read as JSON', async () => {
    const table = await playing()
    const { token } = table.actor
    const post = () =>
      raw(`/api${table.moves}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: 'x'.repeat(1024 * 1024),
      })
    await readProblem(await unchanged(table, post), 413, 'too-large')
  })

  test('a body that says it is small is still measured', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`"${'x'.repeat(70_000)}"`))
        controller.close()
      },
    })
    const { token } = await newPlayer('Ann')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { exports } = await import('cloudflare:workers')
    const request = new Request('https://postdeck.example/api/tables', { method: 'POST', headers, body })
    await readProblem(await exports.default.fetch(request), 413, 'too-large')
  })

  const notJson: readonly [string, string, string][] = [
    ['another content type', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'game=parity'],
    ['a type that only begins like JSON', 'application/jsonp', '{}'],
    ['broken JSON', 'application/json', '{"game":'],
  ]
  test.each(notJson)('%s is not-json', async (_, type, body) => {
    const { token } = await newPlayer('Ann')
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    await readProblem(await raw('/api/tables', { method: 'POST', headers, body }), 415, 'not-json')
  })

  test('JSON with a charset is JSON', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8', ...newNetwork() }
    const answer = raw('/api/players', { method: 'POST', headers, body: '{"name":"Ann"}' })
    await read(answer, 201, schemas.newPlayerAnswer)
  })

  test('an unknown address is not-found; a known one with another method says which it takes', async () => {
    await readProblem(await ask('GET', '/nowhere'), 404, 'not-found')
    const answer = await ask('PUT', `/tables/${NO_TABLE}`, { body: {} })
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    await readProblem(answer, 405, 'method-not-allowed')
    expect((await ask('GET', `/tables/${NO_TABLE}/moves`)).headers.get('allow')).toBe('POST')
  })
})

describe('a table that is not there', () => {
  const calls: readonly [string, string, unknown?][] = [
    ['GET', ''],
    ['POST', '/seats', {}],
    ['DELETE', '/seats/me'],
    ['POST', '/start', {}],
    ['POST', '/moves', { key: 'k', decision: 0, move: {} }],
    ['POST', '/talk', { key: 'k', text: 'hello' }],
    ['POST', '/seen', { e: 1 }],
    ['GET', '/events'],
    ['GET', '/record'],
    ['POST', '/rematch', { key: 'k' }],
  ]
  test.each(calls)('%s %s is no-table', async (method, path, body) => {
    const { token } = await newPlayer('Ann')
    for (const id of [NO_TABLE, 'no', '%00', 'ABCDEFGHABCDEFGH']) {
      await readProblem(await ask(method, `/tables/${id}${path}`, { token, body }), 404, 'no-table')
    }
  })
})

describe('opening', () => {
  const wrong: readonly [string, object, number, string][] = [
    ['an unknown game', { game: 'chess' }, 404, 'no-game'],
    ['a game named like a property', { game: 'constructor' }, 404, 'no-game'],
    ['another number of seats', { seats: 3 }, 400, 'bad-request'],
    ['a seat that is not there', { seat: 2 }, 400, 'bad-request'],
    ['an unknown option', { options: { fast: true } }, 400, 'bad-request'],
    ['a value no option has', { options: { target: 60 } }, 400, 'bad-request'],
    ['options that are a list', { options: [] }, 400, 'bad-request'],
    ['a pace nobody offers', { pace: 'bank-4d' }, 400, 'bad-request'],
    ['an end of time nobody offers', { outOfTime: 'lose' }, 400, 'bad-request'],
    ['an unknown field', { colour: 'red' }, 400, 'bad-request'],
    ['a nonce with other signs', { nonce: 'a b' }, 400, 'bad-request'],
    ['a name of nothing visible', { name: '\u200b ' }, 400, 'bad-request'],
    ['a name of 25 graphemes', { name: '가'.repeat(25) }, 400, 'bad-request'],
  ]
  test.each(wrong)('with %s is refused', async (_, change, status, code) => {
    const { token, name } = await newPlayer('Ann')
    const body = { game: 'parity', seats: 2, ...change }
    await readProblem(await ask('POST', '/tables', { token, body }), status, code)
    expect((await read(ask('GET', '/me', { token }), 200, schemas.player)).name).toBe(name)
    expect((await read(ask('GET', '/me/tables', { token }), 200, schemas.tablesAnswer)).tables).toEqual([])
  })

  test('names the field of an option', async () => {
    const { token } = await newPlayer('Ann')
    const body = { game: 'parity', seats: 2, options: { target: 60 } }
    const { params } = await readProblem(await ask('POST', '/tables', { token, body }), 400, 'bad-request')
    expect(params.issues).toEqual([expect.objectContaining({ path: 'options.target' })])
  })

  test('without a name, by somebody who has none, asks for it', async () => {
    const made = ask('POST', '/players', { headers: newNetwork() })
    const { token } = await read(made, 201, schemas.newPlayerAnswer)
    const answer = await ask('POST', '/tables', { token, body: { game: 'parity', seats: 2 } })
    const { params } = await readProblem(answer, 400, 'bad-request')
    expect(params.issues).toEqual([{ path: 'name', code: 'name-needed' }])
  })
})

describe('seats', () => {
  test('a seat somebody has is seat-taken', async () => {
    const table = await opened()
    const { token } = await newPlayer('Ben')
    const answer = await unchanged(table, () =>
      ask('POST', `/tables/${table.id}/seats`, { token, body: { seat: 0 } }),
    )
    await readProblem(answer, 409, 'seat-taken')
  })

  test('a game that runs is already-started, for sitting and starting', async () => {
    const table = await playing()
    const cho = await newPlayer('Cho')
    const refused = (method: string, path: string, by: string) =>
      unchanged(table, () =>
        ask(method, `/tables/${table.id}${path}`, { token: by, ...(method === 'POST' ? { body: {} } : {}) }),
      )
    await readProblem(await refused('POST', '/seats', cho.token), 409, 'already-started')
    await readProblem(await refused('POST', '/start', table.players[0]?.token ?? ''), 409, 'already-started')
  })

  test('leaving without a seat is not-seated; starting as a guest is not-host', async () => {
    const table = await opened()
    const { token } = await newPlayer('Ben')
    const leave = () => ask('DELETE', `/tables/${table.id}/seats/me`, { token })
    await readProblem(await unchanged(table, leave), 403, 'not-seated')
    await read(ask('POST', `/tables/${table.id}/seats`, { token, body: {} }), 200, schemas.table)
    await readProblem(
      await unchanged(table, () => ask('POST', `/tables/${table.id}/start`, { token })),
      403,
      'not-host',
    )
  })

  test('a seat without a bot is no-bot', async () => {
    const table = await opened()
    const free = () =>
      ask('POST', `/tables/${table.id}/give`, { token: table.host.token, body: { seat: 1, to: 'open' } })
    await readProblem(await unchanged(table, free), 409, 'no-bot')
  })
})

describe('while a game runs', () => {
  test('its record and its rematch are not-over', async () => {
    const table = await playing()
    const { token } = table.actor
    await readProblem(
      await unchanged(table, () => ask('GET', `/tables/${table.id}/record`, { token })),
      409,
      'not-over',
    )
    const rematch = () => ask('POST', `/tables/${table.id}/rematch`, { token, body: { key: newKey() } })
    await readProblem(await unchanged(table, rematch), 409, 'not-over')
  })

  test('talk of nothing or of 501 characters is a bad-request; of a guest not-seated', async () => {
    const table = await playing()
    const say = (token: string, text: string) => () =>
      ask('POST', `/tables/${table.id}/talk`, { token, body: { key: newKey(), text } })
    await readProblem(await unchanged(table, say(table.actor.token, ' \n')), 400, 'bad-request')
    await readProblem(await unchanged(table, say(table.actor.token, '말'.repeat(501))), 400, 'bad-request')
    const cho = await newPlayer('Cho')
    await readProblem(await unchanged(table, say(cho.token, 'hello')), 403, 'not-seated')
    await read(say(table.actor.token, '말'.repeat(500))(), 200, schemas.said)
  })

  test('an event from before the log or no number is a bad-request', async () => {
    const table = await playing()
    for (const query of ['?after=-1', '?after=x', '?limit=0', '?limit=501', '?since=1']) {
      await readProblem(await ask('GET', `/tables/${table.id}/events${query}`), 400, 'bad-request')
    }
  })
})

test('who asks too often is told when to come back, and others are not', async () => {
  const { token } = await newPlayer('Ann')
  const body = { game: 'parity', seats: 2 }
  const answers = []
  for (let i = 0; i < 25; i++) answers.push(await ask('POST', '/tables', { token, body }))
  const slow = answers.find(({ status }) => status === 429)
  if (!slow) throw new Error('no limit met')
  expect(Number(slow.headers.get('retry-after'))).toBeGreaterThan(0)
  await readProblem(slow, 429, 'slow-down')
  const other = await newPlayer('Ben')
  await read(ask('POST', '/tables', { token: other.token, body }), 201, schemas.table)
})
