/** What the links in mails lead to. Opening one changes nothing: mail programs open links by themselves. */
import { Hono } from 'hono'
import type { Refused } from '../../table/types.ts'
import { statusOf } from '../api/status.ts'
import * as calls from '../calls.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { AskPage } from '../views/letters.tsx'
import { MessagePage } from '../views/message.tsx'
import { refusedPage } from './refused.tsx'
import { visitOf } from './visit.ts'

export const letters = new Hono<AppEnv>()

letters.get('/confirm/:link', (c) => {
  const { letters } = words(c.var.lang)
  return c.html(
    <AskPage
      visit={visitOf(c)}
      title={letters.confirmTitle}
      text={letters.confirmText}
      action={c.req.path}
      button={letters.confirmDo}
    />,
  )
})

letters.post('/confirm/:link', async (c) => {
  const answer = await calls.confirmEmail(c, c.req.param('link'))
  return answer.ok ? said(c, words(c.var.lang).letters.confirmed) : gone(c, answer)
})

letters.get('/off/:link', (c) => {
  const { letters } = words(c.var.lang)
  return c.html(
    <AskPage
      visit={visitOf(c)}
      title={letters.offTitle}
      text={letters.offText}
      action={c.req.path}
      button={letters.offDo}
    />,
  )
})

/** By the page's button, or by a mail program in one click (RFC 8058). */
letters.post('/off/:link', async (c) => {
  const answer = await calls.switchOff(c, c.req.param('link'))
  return answer.ok ? said(c, words(c.var.lang).letters.off) : gone(c, answer)
})

const said = (c: Ctx, title: string) => {
  const { message } = words(c.var.lang)
  return c.html(<MessagePage visit={visitOf(c)} title={title} href="/" link={message.home} />)
}

const gone = (c: Ctx, refused: Refused) => {
  if (refused.code !== 'no-channel') return refusedPage(c, refused)
  const { letters, message } = words(c.var.lang)
  c.status(statusOf(refused.code))
  return c.html(
    <MessagePage
      visit={visitOf(c)}
      title={letters.gone}
      text={letters.goneText}
      href="/me"
      link={message.me}
    />,
  )
}
