import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHalf, formatCode, newCode, parseCode } from '../../src/players/code.ts'
import { codesFor, spendCode } from '../../src/players/codes.ts'
import { playerOf, someone } from './support.ts'

const MINUTE = 60_000

const at = (time: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(time)
}

/** Another code of the same first half. */
const wrong = (code: string) => firstHalf(code) + (code.endsWith('2222') ? '3333' : '2222')

afterEach(() => {
  vi.useRealTimers()
})

describe('a code as text', () => {
  test('is eight signs that nobody can take for others', () => {
    const signs = Array.from({ length: 500 }, newCode).map((code) => {
      expect(code).toHaveLength(8)
      return [...code]
    })
    expect([...new Set(signs.flat())].toSorted().join('')).toBe('23456789abcdefghjkmnpqrstuvwxyz')
  })

  test('is shown in two halves', () => {
    expect(formatCode('k7qf2mxa')).toBe('K7QF-2MXA')
  })

  test.each(['k7qf2mxa', 'K7QF-2MXA', 'K7qf 2mXa', ' k7qf–2mxa\n', 'K 7 Q F – 2 M X A'])(
    'is read from %j',
    (typed) => {
      expect(parseCode(typed)).toBe('k7qf2mxa')
    },
  )

  test.each([
    '',
    'k7qf',
    'k7qf2mx',
    'k7qf2mxaa',
    'k0qf2mxa',
    'k1qf2mxa',
    'kiqf2mxa',
    'klqf2mxa',
    'koqf2mxa',
    'k7qf_2mxa',
    '민7qf2mxa',
  ])('is not %j', (typed) => {
    expect(parseCode(typed)).toBeNull()
  })
})

describe('a code stands for its person', () => {
  test('once, however it is typed', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    expect(await spendCode(env, ` ${formatCode(code)} `)).toBe(id)
    expect(await spendCode(env, code)).toBeNull()
  })

  test('once, though many spend it at the same time', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    const spent = await Promise.all(Array.from({ length: 10 }, () => spendCode(env, code)))
    expect(spent.filter((player) => player === id)).toHaveLength(1)
    expect(spent.filter((player) => player === null)).toHaveLength(9)
  })

  test('after an eviction too, and after it was spent no more', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    const evictAll = async () => {
      await evictDurableObject(player)
      await evictDurableObject(codesFor(env, code))
    }
    await evictAll()
    expect(await spendCode(env, code)).toBe(id)
    await evictAll()
    expect(await spendCode(env, code)).toBeNull()
  })

  test('for ten minutes', async () => {
    const { id, player } = someone()
    const now = Date.now()
    at(now)
    const first = await player.issueCode(id)
    expect(first.expiresAt).toBe(now + 10 * MINUTE)
    at(now + 10 * MINUTE - 1)
    expect(await spendCode(env, first.code)).toBe(id)
    const second = await player.issueCode(id)
    at(second.expiresAt)
    expect(await spendCode(env, second.code)).toBeNull()
    expect(await player.spendCode(second.code)).toBe(false)
  })

  test('until a newer one is issued', async () => {
    const { id, player } = someone()
    const older = await player.issueCode(id)
    const newer = await player.issueCode(id)
    expect(await spendCode(env, older.code)).toBeNull()
    expect(await spendCode(env, newer.code)).toBe(id)
  })

  test('one of them, though many are issued at the same time', async () => {
    const { id, player } = someone()
    const issued = await Promise.all(Array.from({ length: 4 }, () => player.issueCode(id)))
    const living: string[] = []
    for (const { code } of issued) {
      if (await spendCode(env, code)) living.push(code)
    }
    expect(living).toHaveLength(1)
  })
})

describe('wrong tries', () => {
  test('four leave a code, though the objects are evicted between them', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    for (let i = 0; i < 4; i++) {
      expect(await spendCode(env, wrong(code))).toBeNull()
      await evictDurableObject(player)
    }
    expect(await spendCode(env, code)).toBe(id)
  })

  test('five end it', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    await Promise.all(Array.from({ length: 5 }, () => spendCode(env, wrong(code))))
    expect(await spendCode(env, code)).toBeNull()
  })

  test('of an older code count for nothing in the next', async () => {
    const { id, player } = someone()
    const older = await player.issueCode(id)
    for (let i = 0; i < 4; i++) await spendCode(env, wrong(older.code))
    const newer = await player.issueCode(id)
    for (let i = 0; i < 4; i++) await spendCode(env, wrong(newer.code))
    expect(await spendCode(env, newer.code)).toBe(id)
  })

  test('that no code can look like are no tries', async () => {
    const { id, player } = someone()
    const { code } = await player.issueCode(id)
    for (let i = 0; i < 9; i++) expect(await spendCode(env, `${firstHalf(code)}0o1l`)).toBeNull()
    expect(await spendCode(env, code)).toBe(id)
  })

  test('at what nobody was given store nothing', async () => {
    const code = newCode()
    expect(await spendCode(env, code)).toBeNull()
    await runInDurableObject(codesFor(env, code), (_, state) => {
      expect(state.storage.sql.exec('SELECT name FROM sqlite_master').toArray()).toEqual([])
    })
  })
})

describe('the first half of a code', () => {
  const inTenMinutes = () => Date.now() + 10 * MINUTE

  test('belongs to one person at a time', async () => {
    const codes = env.CODES.getByName('2222')
    const [one, other] = [someone().id, someone().id]
    expect(await codes.claim(one, inTenMinutes())).toBe(true)
    expect(await codes.claim(one, inTenMinutes())).toBe(true)
    expect(await codes.claim(other, inTenMinutes())).toBe(false)
    await evictDurableObject(codes)
    expect(await codes.holder()).toBe(one)
    at(inTenMinutes())
    expect(await codes.holder()).toBeNull()
    expect(await codes.claim(other, inTenMinutes())).toBe(true)
    expect(await codes.holder()).toBe(other)
  })

  test('is forgotten when its time is over, not before', async () => {
    const { id, player } = someone()
    const { code, expiresAt } = await player.issueCode(id)
    const codes = codesFor(env, code)
    expect(await runDurableObjectAlarm(codes)).toBe(true)
    expect(await codes.holder()).toBe(id)
    at(expiresAt)
    expect(await runDurableObjectAlarm(codes)).toBe(true)
    await runInDurableObject(codes, async (_, state) => {
      expect([...state.storage.kv.list()]).toEqual([])
      expect(await state.storage.getAlarm()).toBeNull()
    })
    expect(await playerOf(id).spendCode(code)).toBe(false)
  })
})
