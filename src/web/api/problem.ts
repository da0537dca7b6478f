/** A refusal as an answer for programs: problem+json of RFC 9457. */
import type { Lang } from '../../players/types.ts'
import type { Refused } from '../../table/types.ts'
import { chosenLang } from '../middleware/language.ts'
import { callPlayer, callTable } from '../stubs.ts'
import { isOwnCode, refusalText } from '../text/refusal.ts'
import type { Ctx } from '../types.ts'
import { statusOf } from './status.ts'
import { toTable } from './table.ts'

export const problem = async (c: Ctx, refused: Refused): Promise<Response> => {
  const { code, params, table } = refused
  const status = statusOf(code)
  const body = {
    type: `/problems/${code}`,
    title: titleOf(code),
    status,
    code,
    detail: refusalText(await langOf(c), await gameOf(c, refused), refused),
    params,
    ...(table ? { table: toTable(c, table) } : {}),
  }
  return c.json(body, status, { 'Content-Type': 'application/problem+json', ...headersFor(refused) })
}

/** The code as words: the same in every language, as the type is. */
const titleOf = (code: string): string => {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const headersFor = ({ code, params }: Refused): Record<string, string> => {
  if (code === 'slow-down') return { 'Retry-After': String(params.seconds) }
  if (code === 'no-player') return { 'WWW-Authenticate': 'Bearer' }
  if (code === 'upgrade-needed') return { Upgrade: 'websocket' }
  return {}
}

/** A program says its language once, in its profile. */
const langOf = async (c: Ctx): Promise<Lang> => {
  const id = c.var.playerId
  if (!c.var.bearer || id === null || chosenLang(c)) return c.var.lang
  const profile = await callPlayer(c, id, (player) => player.profile(id))
  return profile.lang ?? c.var.lang
}

/** Only a game's own code needs the game to find its words. */
const gameOf = async (c: Ctx, { code, table }: Refused): Promise<string | null> => {
  if (table) return table.game
  const id = c.req.param('id')
  if (isOwnCode(code) || id === undefined) return null
  const answer = await callTable(c, id, (object) => object.look(null))
  return answer.ok ? answer.look.game : null
}
