/** `/me` and what a browser remembers: name, language, looks, and the code for another device. */
import { Hono } from 'hono'
import { formatCode } from '../../players/code.ts'
import * as acts from '../acts.ts'
import { prefsFrom, rememberLang, rememberPrefs } from '../cookies.ts'
import { isLang } from '../middleware/language.ts'
import { originOf } from '../middleware/origin.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { formOf } from './form.ts'
import { mePage } from './me.tsx'
import { withoutLang } from './visit.ts'

export const settings = new Hono<AppEnv>()

settings.get('/me', (c) => mePage(c, {}))

settings.post('/me', async (c) => {
  const form = await formOf(c)
  const lang = form.optional('lang')
  const answer = await acts.updateMe(c, { name: form.text('name'), lang })
  if (!answer.ok) return mePage(c, { refused: answer, typed: form.text('name') })
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
  if (!answer.ok) return mePage(c, { refused: answer })
  return mePage(c, { code: { text: formatCode(answer.code), expiresAt: answer.expiresAt } })
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
