/** `/carry`: a code from another device. Only sending the form spends it; links and robots do not. */
import { Hono } from 'hono'
import * as acts from '../acts.ts'
import { statusOf } from '../api/status.ts'
import type { AppEnv } from '../types.ts'
import { CarryPage } from '../views/carry.tsx'
import { formOf } from './form.ts'
import { noteRetry, refusedText } from './refused.tsx'
import { visitOf } from './visit.ts'

export const carry = new Hono<AppEnv>()

carry.get('/carry', (c) =>
  c.html(
    <CarryPage
      visit={visitOf(c)}
      code={c.req.query('code') ?? ''}
      error={null}
      known={c.var.playerId !== null}
    />,
  ),
)

carry.post('/carry', async (c) => {
  const code = (await formOf(c)).text('code')
  const answer = await acts.spendCode(c, code)
  if (answer.ok) return c.redirect('/?carried', 303)
  noteRetry(c, answer)
  return c.html(
    <CarryPage
      visit={visitOf(c, '/carry')}
      code={code}
      error={refusedText(c, answer)}
      known={c.var.playerId !== null}
    />,
    statusOf(answer.code),
  )
})
