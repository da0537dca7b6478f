/** A refusal as the asked address answers it: a problem for programs, a page for people. */
import type { Refused } from '../table/types.ts'
import { problem } from './api/problem.ts'
import { refusedPage } from './routes/refused.tsx'
import type { Ctx } from './types.ts'

export const isApi = (c: Ctx): boolean => c.req.path.startsWith('/api/')

export const answerRefused = (c: Ctx, refused: Refused): Response | Promise<Response> =>
  isApi(c) ? problem(c, refused) : refusedPage(c, refused)
