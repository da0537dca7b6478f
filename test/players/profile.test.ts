import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { PlayerStore } from '../../src/players/store.ts'
import { countingRows } from '../support/rows.ts'
import { someone } from './support.ts'

describe('somebody unknown', () => {
  test('has no name, no language, no tables and no code, and stays unknown', async () => {
    const { id, player } = someone()
    expect(await player.profile(id)).toEqual({ id, name: '', lang: null })
    expect(await player.tables()).toEqual([])
    expect(await player.totals()).toEqual({ open: 0, playing: 0, over: 0, closed: 0 })
    expect(await player.spendCode('23456789')).toBe(false)
    expect(await player.update(id, {})).toEqual({ id, name: '', lang: null })
    await runInDurableObject(player, (_, state) => {
      expect(state.storage.sql.exec('SELECT name FROM sqlite_master').toArray()).toEqual([])
    })
  })
})

describe('a profile', () => {
  test('keeps what is not changed, and outlives an eviction', async () => {
    const { id, player } = someone()
    expect(await player.update(id, { name: '민아' })).toEqual({ id, name: '민아', lang: null })
    await evictDurableObject(player)
    expect(await player.update(id, { lang: 'ko' })).toEqual({ id, name: '민아', lang: 'ko' })
    await evictDurableObject(player)
    expect(await player.update(id, { name: 'Mina' })).toEqual({ id, name: 'Mina', lang: 'ko' })
    await evictDurableObject(player)
    expect(await player.profile(id)).toEqual({ id, name: 'Mina', lang: 'ko' })
  })

  test('takes changes of its parts at the same time', async () => {
    const { id, player } = someone()
    await Promise.all([player.update(id, { name: 'Mina' }), player.update(id, { lang: 'en' })])
    expect(await player.profile(id)).toEqual({ id, name: 'Mina', lang: 'en' })
  })

  test('costs no row where nothing changes, one where something does', async () => {
    const { id, player } = someone()
    await player.update(id, { name: 'Mina', lang: 'en' })
    await runInDurableObject(player, (_, state) => {
      const { storage, rowsWritten } = countingRows(state.storage)
      const store = new PlayerStore(storage)
      store.setPerson({ name: 'Minah', lang: 'en' })
      expect(rowsWritten()).toBe(1)
      expect(store.person()).toEqual({ name: 'Minah', lang: 'en' })
      expect(rowsWritten()).toBe(0)
    })
  })

  test('costs no row by waking up', async () => {
    const { id, player } = someone()
    await player.update(id, { name: 'Mina' })
    await runInDurableObject(player, (_, state) => {
      const { storage, rowsWritten } = countingRows(state.storage)
      expect(new PlayerStore(storage).person()).toEqual({ name: 'Mina', lang: null })
      expect(rowsWritten()).toBe(0)
    })
  })
})
