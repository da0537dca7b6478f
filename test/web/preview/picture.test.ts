/** The pictures of tables, as whoever fetches them gets them. */
import { describe, expect, test } from 'vitest'
import * as schemas from '../../../src/web/api/schemas.ts'
import { ask, newPlayer, playOne, raw, read, seatedTable } from '../support/client.ts'

/** The header of a PNG: its size, its depth and how its pixels are kept. */
const sizeOf = (png: ArrayBuffer): { width: number; height: number } => {
  const view = new DataView(png)
  expect(view.getBigUint64(0)).toBe(0x89504e470d0a1a0an)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const fetchPicture = async (path: string): Promise<ArrayBuffer> => {
  const answer = await raw(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return answer.arrayBuffer()
}

const openTable = async (): Promise<{ id: string; v: number; token: string }> => {
  const { token } = await newPlayer('Ann')
  const body = { game: 'spades', seats: 4 }
  const { id, v } = await read(ask('POST', '/tables', { token, body }), 201, schemas.table)
  return { id, v, token }
}

const sitDown = async (id: string): Promise<number> => {
  const { token } = await newPlayer('Ben')
  return (await read(ask('POST', `/tables/${id}/seats`, { token, body: {} }), 200, schemas.table)).v
}

const forEver = 'public, max-age=31536000, immutable'

describe('the picture of a table in play', () => {
  test('is 1200 by 630 and at most 100 KB, and may be kept and shown by anybody', async () => {
    const { id } = await seatedTable('spades', ['Ann', '지수', 'Cho', 'Dan'])
    const answer = await raw(`/t/${id}/0.png`)
    expect(answer.headers.get('cache-control')).toBe(forEver)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = await answer.arrayBuffer()
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThanOrEqual(100 * 1024)
  })

  test('stays the same for its number of moves, and there is none for moves not made', async () => {
    const table = await seatedTable('parity', ['Ann', 'Ben'])
    const path = (n: number) => `/t/${table.id}/${n}.png`
    const before = await fetchPicture(path(0))
    expect((await raw(path(1))).status).toBe(404)
    await playOne(table)
    const [again, after] = [await fetchPicture(path(0)), await fetchPicture(path(1))]
    expect(new Uint8Array(again)).toEqual(new Uint8Array(before))
    expect(new Uint8Array(after)).not.toEqual(new Uint8Array(before))
    expect((await raw(path(2))).status).toBe(404)
  })
})

describe('the picture of a table before its start', () => {
  test('has an address that changes when somebody sits down', async () => {
    const { id, v } = await openTable()
    const before = await raw(`/t/${id}/0.png?s=${v}`)
    expect(before.headers.get('cache-control')).toBe(forEver)
    const next = await sitDown(id)
    expect(next).not.toBe(v)
    const after = await fetchPicture(`/t/${id}/0.png?s=${next}`)
    expect(new Uint8Array(after)).not.toEqual(new Uint8Array(await before.arrayBuffer()))
  })

  test('is kept for a minute where the address does not say who sits', async () => {
    const { id } = await openTable()
    expect((await raw(`/t/${id}/0.png`)).headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('of long ago leads to that of now', async () => {
    const { id, v } = await openTable()
    const answer = await raw(`/t/${id}/0.png?s=${v - 1}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/t/${id}/0.png?s=${v}`)
  })
})

test.each(['/t/2222222222222222/0.png', '/t/nothing/0.png', '/t/2222222222222222/x.png'])(
  '%s is nowhere',
  async (path) => {
    expect((await raw(path)).status).toBe(404)
  },
)
