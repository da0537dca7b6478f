/** The games one can open. */
import { z } from 'zod'
import { games as registered } from '../../games/index.ts'
import { gameText } from '../text/games.ts'
import type { Route } from './route.ts'
import { gamesAnswer } from './schemas.ts'

const described = registered.map(({ meta, options }) => ({
  id: meta.id,
  version: meta.version,
  names: { en: gameText('en', meta.id).name, ko: gameText('ko', meta.id).name },
  seats: meta.seats,
  options: z.toJSONSchema(options, { io: 'input' }),
  presets: meta.presets,
}))

export const games: readonly Route[] = [
  {
    name: 'listGames',
    method: 'get',
    path: '/games',
    summary: 'The games, with their options as JSON Schema',
    known: false,
    status: 200,
    answer: gamesAnswer,
    refusals: [],
    run: async () => ({ ok: true, body: { games: described } }),
  },
]
