/** Sockets: told numbers, sleeping with their table, and a door to the same acts. */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { newTableId } from '../../src/table/ids.ts'
import { readMessage } from '../../src/table/messages.ts'
import type { PlayerId } from '../../src/table/types.ts'
import {
  actFor,
  evict,
  got,
  looked,
  newKey,
  opened,
  person,
  personAt,
  playOn,
  running,
  type TestTable,
  turn,
} from './support.ts'

const knock = (id: string, player: PlayerId | null): Promise<Response> => {
  const headers = { upgrade: 'websocket', ...(player === null ? {} : { 'x-player': player }) }
  return env.TABLE.getByName(id).fetch('https://table/live', { headers })
}

type Socket = {
  readonly send: (message: Json) => void
  readonly sendText: (text: string | ArrayBuffer) => void
  /** The next text it is told. */
  readonly next: () => Promise<string>
  readonly heard: readonly string[]
  readonly closed: Promise<number>
}

/** Kept, since a socket nobody holds is closed at any time. */
const held: WebSocket[] = []
afterEach(() => {
  for (const socket of held.splice(0)) socket.close()
})

const connect = async ({ id }: TestTable, player: PlayerId | null = null): Promise<Socket> => {
  const { webSocket } = await knock(id, player)
  if (!webSocket) throw new Error('no socket')
  const heard: string[] = []
  let given = 0
  let wake = () => {}
  webSocket.addEventListener('message', ({ data }) => {
    heard.push(String(data))
    wake()
  })
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener('close', ({ code }) => resolve(code))
  })
  webSocket.accept()
  held.push(webSocket)
  const next = async (): Promise<string> => {
    while (given === heard.length) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    given += 1
    return heard[given - 1] ?? ''
  }
  return {
    send: (message) => webSocket.send(JSON.stringify(message)),
    sendText: (text) => webSocket.send(text),
    next,
    heard,
    closed,
  }
}

describe('news', () => {
  test('are two numbers: at once, and after each change, whoever watches', async () => {
    const table = await running()
    const sockets = await Promise.all([connect(table), connect(table, personAt(table, 0).id)])
    for (const socket of sockets) expect(await socket.next()).toBe('{"n":0,"v":2}')
    await playOn(table, 1)
    for (const socket of sockets) expect(await socket.next()).toBe('{"n":1,"v":3}')
    got(await table.calls.say(personAt(table, 1).id, { key: newKey(), text: 'hi' }))
    for (const socket of sockets) expect(await socket.next()).toBe('{"n":1,"v":4}')
  })

  test('reach a socket whose table slept', async () => {
    const table = await opened(person('Ann'), { game: 'spades' })
    const socket = await connect(table)
    await socket.next()
    await evict(table)
    got(await table.calls.sit(person('Ben'), {}))
    expect(await socket.next()).toBe('{"n":0,"v":2}')
  })

  test('do not come of what changes nothing', async () => {
    const table = await running()
    const socket = await connect(table)
    await socket.next()
    const now = await turn(table)
    const act = actFor(now)
    await table.calls.play(now.who.id, { ...act, decision: 9 })
    await table.calls.sit(now.who, {})
    got(await table.calls.play(now.who.id, act))
    got(await table.calls.play(now.who.id, act))
    got(await table.calls.seen(now.who.id, 2))
    await playOn(table, 1)
    await socket.next()
    await socket.next()
    expect(socket.heard).toEqual(['{"n":0,"v":2}', '{"n":1,"v":3}', '{"n":2,"v":4}'])
  })

  test('of standing orders reach their owner alone', async () => {
    const table = await running()
    const [own, other, watcher] = [
      await connect(table, personAt(table, 0).id),
      await connect(table, personAt(table, 1).id),
      await connect(table),
    ]
    for (const socket of [own, other, watcher]) await socket.next()
    got(await table.calls.order(personAt(table, 0).id, { forced: true, orders: [] }))
    expect(await own.next()).toBe('{"n":0,"v":2,"own":true}')
    await playOn(table, 1)
    for (const socket of [own, other, watcher]) expect(await socket.next()).toBe('{"n":1,"v":3}')
    expect([own, other, watcher].map(({ heard }) => heard.length)).toEqual([3, 2, 2])
  })

  test('a ping is answered without waking anybody', async () => {
    const table = await running()
    const socket = await connect(table)
    await socket.next()
    socket.sendText('ping')
    expect(await socket.next()).toBe('pong')
  })
})

describe('an act', () => {
  test('over a socket is the act of a call, after a sleep as well', async () => {
    const table = await running()
    const now = await turn(table)
    const socket = await connect(table, now.who.id)
    await socket.next()
    await evict(table)
    const { moves, ...act } = actFor(now)
    socket.send({ type: 'move', ...act, move: moves[0] ?? null })
    expect(await socket.next()).toBe('{"n":1,"v":3}')
    expect(await socket.next()).toBe(`{"key":"${act.key}","ok":true,"n":1}`)
    expect(got(await table.calls.play(now.who.id, { ...act, moves })).n).toBe(1)
    socket.send({ type: 'move', ...act, moves })
    expect(await socket.next()).toBe(`{"key":"${act.key}","ok":true,"n":1}`)
  })

  test('says and has seen', async () => {
    const table = await running()
    const { id } = personAt(table, 0)
    const socket = await connect(table, id)
    await socket.next()
    socket.send({ type: 'seen', e: 2 })
    socket.send({ type: 'talk', key: 't1', text: 'hello' })
    await socket.next()
    expect(await socket.next()).toBe('{"key":"t1","ok":true,"n":0}')
    expect((await looked(table, id)).since.map(({ e }) => e)).toEqual([3, 4])
  })

  test('is refused small, with the code of a call and no table', async () => {
    const table = await running()
    const now = await turn(table)
    const socket = await connect(table, now.who.id)
    await socket.next()
    const { moves, ...act } = actFor(now)
    socket.send({ type: 'move', ...act, decision: 5, moves })
    expect(await socket.next()).toBe(`{"key":"${act.key}","ok":false,"code":"stale","params":{}}`)
    const stranger = await connect(table)
    await stranger.next()
    stranger.send({ type: 'move', ...act, moves })
    expect(await stranger.next()).toBe(`{"key":"${act.key}","ok":false,"code":"no-player","params":{}}`)
    const eve = await connect(table, person('Eve').id)
    await eve.next()
    eve.send({ type: 'seen', e: 1 })
    expect(await eve.next()).toBe('{"key":null,"ok":false,"code":"not-seated","params":{}}')
  })

  test('of talk comes under the limit of talk', async () => {
    const table = await running()
    const socket = await connect(table, personAt(table, 0).id)
    await socket.next()
    for (let i = 0; i < 25; i += 1) socket.send({ type: 'talk', key: `k${i}`, text: 'spam' })
    while (!(await socket.next()).includes('"key":"k24"'));
    const refused = socket.heard.filter((text) => text.includes('"code":"slow-down"'))
    expect(refused).toHaveLength(5)
  })
})

test.each([
  ['no JSON', 'hello', null, 'bad-request'],
  ['bytes', new ArrayBuffer(4), null, 'bad-request'],
  ['no object', '[1]', null, 'bad-request'],
  ['no type of ours', '{"type":"sit","key":"k"}', 'k', 'bad-request'],
  ['an unknown field', '{"type":"talk","key":"k","text":"hi","to":1}', 'k', 'bad-request'],
  ['a move twice', '{"type":"move","key":"k","decision":0,"move":1,"moves":[1]}', 'k', 'bad-request'],
  ['no move', '{"type":"move","key":"k","decision":0}', 'k', 'bad-request'],
  ['a bad key', '{"type":"talk","key":"<k>","text":"hi"}', null, 'bad-request'],
  ['too much', `{"type":"talk","key":"k","text":"${'x'.repeat(16_384)}"}`, null, 'too-large'],
])('%s is refused', (_, data, key, code) => {
  expect(readMessage(data)).toEqual({ key, act: { ok: false, code, params: {} } })
})

describe('how many', () => {
  test('there is none at a table that is not there', async () => {
    expect((await knock(newTableId(), null)).status).toBe(404)
  })

  test('a seated person has sixteen; with one more the oldest is closed', async () => {
    const table = await running()
    const { id } = personAt(table, 0)
    const first = await connect(table, id)
    for (let i = 0; i < 15; i += 1) await connect(table, id)
    const last = await connect(table, id)
    expect(await first.closed).toBe(4000)
    expect(await last.next()).toBe('{"n":0,"v":2}')
  })

  test('too many watchers are turned away, people who sit are not', async () => {
    const table = await running()
    for (let i = 0; i < 240; i += 1) await connect(table)
    expect((await knock(table.id, null)).status).toBe(503)
    expect((await knock(table.id, person('Eve').id)).status).toBe(503)
    expect(await (await connect(table, personAt(table, 1).id)).next()).toBe('{"n":0,"v":2}')
  })
})
