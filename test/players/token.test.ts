import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newPlayerId } from '../../src/players/ids.ts'
import { keysOf } from '../../src/players/keys.ts'
import { makeToken, verifyToken } from '../../src/players/token.ts'

const signatureOf = (key: string, id: string) =>
  createHmac('sha256', key).update(`player:${id}`).digest('base64url')
const keyed = (key: string): Env => ({ ...env, SIGNING_KEY: key })

describe('a token', () => {
  test('proves its person', async () => {
    const id = newPlayerId()
    expect(await verifyToken(env, await makeToken(env, id))).toBe(id)
  })

  test('is signed as documented, by the key the service made', async () => {
    const id = newPlayerId()
    const key = await keysOf(env).signingKey()
    expect(await makeToken(env, id)).toBe(`${id}.${signatureOf(key, id)}`)
  })

  test('is signed by the key of the environment where there is one', async () => {
    const id = newPlayerId()
    const token = await makeToken(keyed('of the environment'), id)
    expect(token).toBe(`${id}.${signatureOf('of the environment', id)}`)
    expect(await verifyToken(keyed('of the environment'), token)).toBe(id)
  })

  test('has a key that is made by need alone, not by looking for it', async () => {
    const keys = env.KEYS.getByName('of another deployment')
    expect(await keys.knownSigningKey()).toBeNull()
    expect(await keys.knownSigningKey()).toBeNull()
    const made = await keys.signingKey()
    expect(await keys.knownSigningKey()).toBe(made)
  })

  test('of another key proves nobody', async () => {
    const token = await makeToken(keyed('one'), newPlayerId())
    expect(await verifyToken(keyed('another'), token)).toBeNull()
    expect(await verifyToken(env, token)).toBeNull()
    expect(await verifyToken(keyed('one'), token)).not.toBeNull()
    expect(await verifyToken(keyed('one'), token)).not.toBeNull()
    expect(await verifyToken(keyed('another'), token)).toBeNull()
  })

  test('of another person proves nobody', async () => {
    const [, signature] = (await makeToken(env, newPlayerId())).split('.')
    expect(await verifyToken(env, `${newPlayerId()}.${signature}`)).toBeNull()
  })

  test('cut anywhere, or with any one sign changed, proves nobody, though it has proved somebody before', async () => {
    const token = await makeToken(env, newPlayerId())
    expect(await verifyToken(env, token)).not.toBeNull()
    for (const [i, sign] of [...token].entries()) {
      expect(await verifyToken(env, token.slice(0, i))).toBeNull()
      for (const other of 'aB3_'.replace(sign, '')) {
        expect(await verifyToken(env, token.slice(0, i) + other + token.slice(i + 1))).toBeNull()
      }
    }
  })

  test('has one spelling: unused bits, padding and spaces are refused', async () => {
    const token = await makeToken(env, newPlayerId())
    const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const next = base64url[base64url.indexOf(token.at(-1) ?? '') + 1] ?? ''
    for (const other of [
      token.slice(0, -1) + next,
      `${token}=`,
      ` ${token}`,
      `${token}\n`,
      token.toUpperCase(),
      '.',
      '',
    ]) {
      expect(await verifyToken(env, other)).toBeNull()
    }
  })
})

describe('the signing key', () => {
  test('is made once, also by many at a time, and outlives an eviction', async () => {
    const keys = env.KEYS.getByName('of this test')
    const first = await Promise.all(Array.from({ length: 20 }, () => keys.signingKey()))
    expect(new Set(first).size).toBe(1)
    expect(first[0]).toMatch(/^[0-9a-f]{64}$/)
    await evictDurableObject(keys)
    expect(await keys.signingKey()).toBe(first[0])
  })

  test('is asked for once by an isolate', async () => {
    const id = newPlayerId()
    const token = await makeToken(env, id)
    await runInDurableObject(keysOf(env), (_, state) => state.storage.kv.delete('signing-key'))
    expect(await verifyToken(env, token)).toBe(id)
    await runInDurableObject(keysOf(env), (_, state) => {
      expect(state.storage.kv.get('signing-key')).toBeUndefined()
    })
  })
})
