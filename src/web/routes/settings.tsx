/** `/me` and what a browser remembers: name, language, looks, and the code for another device. */
import { Hono } from 'hono'
import { formatCode } from '../../players/code.ts'
import type { Refused } from '../../table/types.ts'
import * as acts from '../acts.ts'
import { statusOf } from '../api/status.ts'
import { prefsFrom, rememberLang, rememberPrefs } from '../cookies.ts'
import { isLang } from '../middleware/language.ts'
import { originOf } from '../middleware/origin.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import type { Code } from '../views/code.tsx'
import { Note } from '../views/field.tsx'
import { MePage } from '../views/me.tsx'
import { formOf } from './form.ts'
import { nameOf } from './home.tsx'
import { nameError, noteRetry, refusedText } from './refused.tsx'
import { visitOf, withoutLang } from './visit.ts'

export const settings = new Hono<AppEnv>()

settings.get('/me', (c) => page(c, {}))

settings.post('/me', async (c) => {
  const form = await formOf(c)
  const lang = form.optional('lang')
  const answer = await acts.updateMe(c, { name: form.text('name'), lang })
  if (!answer.ok) return page(c, { refused: answer, typed: form.text('name') })
  if (isLang(lang)) rememberLang(c, lang)
  return c.redirect('/me?saved', 303)
})

settings.post('/prefs', async (c) => {
  const form = await formOf(c)
  rememberPrefs(
    c,
    prefsFrom((name) => (name === 'tap' ? form.text('oneTap') && 'one' : form.text(name))),
  )
  return c.redirect('/me?saved', 303)
})

/** A code is shown once, in the answer itself: no address of ours leads to it again. */
settings.post('/me/code', async (c) => {
  const answer = await acts.issueCode(c)
  if (!answer.ok) return page(c, { refused: answer })
  return page(c, { code: { text: formatCode(answer.code), expiresAt: answer.expiresAt } })
})

/** The address of a form, reloaded or gone back to. */
settings.on('GET', ['/me/code', '/prefs', '/lang'], (c) => c.redirect('/me'))

/** From the switch in the bar, back to where it was pressed. */
settings.post('/lang', async (c) => {
  const form = await formOf(c)
  const lang = form.text('lang')
  if (isLang(lang)) {
    rememberLang(c, lang)
    if (c.var.playerId !== null) await acts.updateMe(c, { lang })
  }
  return c.redirect(ownAddress(c, form.text('back')), 303)
})

/** An address of this site in full, whatever was sent; the old language is left behind. */
const ownAddress = (c: Ctx, back: string): string => {
  const origin = originOf(c)
  const url = URL.parse(back, origin)
  return origin + (url?.origin === origin ? withoutLang(url) : '/')
}

type Shown = { readonly refused?: Refused; readonly typed?: string; readonly code?: Code }

const page = async (c: Ctx, { refused, typed, code }: Shown): Promise<Response> => {
  const name = await nameOf(c)
  const wrongName = refused === undefined ? null : nameError(c, refused)
  if (refused !== undefined) {
    c.status(statusOf(refused.code))
    noteRetry(c, refused)
  }
  return c.html(
    <MePage
      visit={visitOf(c, '/me')}
      name={name}
      typed={typed ?? name ?? ''}
      nameError={wrongName}
      code={code ?? null}
      notice={noticeOf(c, wrongName === null ? refused : undefined)}
    />,
  )
}

const noticeOf = (c: Ctx, refused: Refused | undefined) => {
  if (refused !== undefined) return <Note kind="bad">{refusedText(c, refused)}</Note>
  return c.req.query('saved') === undefined ? null : <Note kind="ok">{words(c.var.lang).me.saved}</Note>
}
