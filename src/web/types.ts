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
  }
}

export type Ctx = Context<AppEnv>
