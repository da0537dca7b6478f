/** What every handler of the web room can count on. */
import type { Context } from 'hono'
import type { Lang } from '../players/types.ts'
import type { PlayerId } from '../table/types.ts'

export type AppEnv = {
  Bindings: Env
  Variables: {
    /** The language of this answer. */
    lang: Lang
    /** Who asks, verified by signature alone; null for a stranger and for a preview robot. */
    playerId: PlayerId | null
    /** Whether the request names its person by a bearer token, which no browser sends by itself. */
    bearer: boolean
  }
}

export type Ctx = Context<AppEnv>
