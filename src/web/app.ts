/** The whole site: what every request passes, then the API, then the pages. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { api } from './api/index.ts'
import { identity } from './middleware/identity.ts'
import { language } from './middleware/language.ts'
import { headers, limitedBody, noStore, ownForms } from './middleware/security.ts'
import { refuse } from './refuse.ts'
import { answerRefused } from './refused.ts'
import { pages } from './routes/index.tsx'
import type { AppEnv } from './types.ts'

export const app = new Hono<AppEnv>()

app.use(headers, noStore, language, identity, limitedBody, ownForms)
// People and programs that pass links on like to put a stroke at their end.
app.use(trimTrailingSlash())
app.route('/api', api)
app.route('/', pages)

app.notFound((c) => answerRefused(c, refuse('not-found')))

app.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 403) return answerRefused(c, refuse('cross-origin'))
  if (error instanceof HTTPException && error.status === 400) return answerRefused(c, refuse('bad-request'))
  console.error(error)
  return answerRefused(c, refuse('internal'))
})
