/** Refusals on pages: at the field they are about, above everything, or as a page of their own. */
import { z } from 'zod'
import type { GameId } from '../../engine/game.ts'
import type { Refused } from '../../table/types.ts'
import { statusOf } from '../api/status.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import type { Ctx } from '../types.ts'
import { RefusalPage } from '../views/message.tsx'
import { visitOf } from './visit.ts'

const issuesOf = z.object({ issues: z.array(z.object({ path: z.string(), code: z.string() })) })

/** What is wrong with the name that was sent, in words; null where it is something else. */
export const nameError = (c: Ctx, { code, params }: Refused): string | null => {
  if (code !== 'bad-request') return null
  const issue = issuesOf.safeParse(params).data?.issues.find(({ path }) => path === 'name')
  if (issue === undefined) return null
  const { common } = words(c.var.lang)
  return issue.code === 'name-needed' ? common.nameNeeded : common.badName
}

export const refusedText = (c: Ctx, refused: Refused, game: GameId | null = null): string =>
  refusalText(c.var.lang, game, refused)

/** A page for a refusal where there is no other page to say it on. */
export const refusedPage = (c: Ctx, refused: Refused): Response | Promise<Response> => {
  noteRetry(c, refused)
  return c.html(
    <RefusalPage visit={visitOf(c)} code={refused.code} text={refusedText(c, refused)} />,
    statusOf(refused.code),
  )
}

/** When to come back, for whoever asked too often. */
export const noteRetry = (c: Ctx, { code, params }: Refused): void => {
  if (code === 'slow-down') c.header('Retry-After', String(params.seconds))
}
