/** The people's own objects, as tables' tests look into them. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { PlayerId, TableLine } from '../../src/table/types.ts'

export const tablesOf = (id: PlayerId): Promise<TableLine[]> => env.PLAYER.getByName(id).tables()

export const playerInside = <R>(id: PlayerId, act: (storage: DurableObjectStorage) => R): Promise<R> =>
  runInDurableObject(env.PLAYER.getByName(id), (_, { storage }) => act(storage))
