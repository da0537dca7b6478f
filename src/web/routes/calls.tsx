/** What forms on `/me` do about being called: channels, times, mutes, feeds, and the end of it all. */
import { Hono } from 'hono'
import type { ChannelId, Outcome } from '../../notify/channel.ts'
import type { Refused } from '../../table/types.ts'
import * as calls from '../calls.ts'
import { isChannelId } from '../channel-ids.ts'
import { forgetToken } from '../middleware/identity.ts'
import { failureText } from '../text/failure.ts'
import { minuteOf } from '../text/time.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { fieldsOf } from '../views/add-channel.tsx'
import type { ChannelNote } from '../views/channels.tsx'
import { ForgetPage } from '../views/data.tsx'
import { MessagePage } from '../views/message.tsx'
import { type Form, formOf } from './form.ts'
import { mePage } from './me.tsx'
import { refusedPage, refusedText } from './refused.tsx'
import { visitOf } from './visit.ts'

export const callForms = new Hono<AppEnv>()

callForms.post('/me/channels', async (c) => {
  const form = await formOf(c)
  const kind = form.text('kind')
  const fields = isChannelId(kind) ? addressFrom(form, kind) : {}
  const label = form.text('label')
  const answer = await calls.addChannel(c, { kind, fields, label })
  if (answer.ok) return c.redirect(`/me?added=${answer.channel.id}#channel-${answer.channel.id}`, 303)
  if (!isChannelId(kind)) return mePage(c, { refused: answer })
  return mePage(c, { refused: answer, adding: { kind, fields, label, error: refusedText(c, answer) } })
})

/** What a form says of an address, by the channel's own names. */
export const addressFrom = (form: Form, kind: ChannelId) =>
  Object.fromEntries(fieldsOf[kind].map((field) => [field, form.text(`field-${field}`)]))

/** The answer is shown once, in the page itself: no address of ours leads to it again. */
callForms.post('/me/channels/:channel/test', async (c) => {
  const channel = c.req.param('channel')
  const answer = await calls.testChannel(c, channel)
  if (!answer.ok) return mePage(c, { refused: answer })
  return mePage(c, { note: { channel, ...outcomeText(c, answer.outcome) } })
})

/** What the other side said to a test. */
export const outcomeText = (c: Ctx, outcome: Outcome): Omit<ChannelNote, 'channel'> => {
  const ours = words(c.var.lang).calls.outcome[outcome.type]
  if (!('failure' in outcome)) return { kind: outcome.type === 'accepted' ? 'ok' : 'bad', text: ours }
  return { kind: 'bad', text: `${ours} ${failureText(c.var.lang, outcome.failure)}` }
}

callForms.post('/me/channels/:channel/remove', async (c) => {
  const answer = await calls.removeChannel(c, c.req.param('channel'))
  return answer.ok ? c.redirect('/me?removed', 303) : mePage(c, { refused: answer })
})

callForms.post('/me/calls', async (c) => {
  const change = settingsFrom(await formOf(c))
  const answer = await calls.changeSettings(c, change)
  if (answer.ok) return c.redirect('/me?saved', 303)
  return mePage(c, { refused: answer, ...timeError(c, answer) })
})

/** A box that is not checked switches its times off; times that are none are left to the act to refuse. */
const settingsFrom = (form: Form) => {
  const time = (name: string): number | string => minuteOf(form.text(name)) ?? form.text(name)
  return {
    zone: form.optional('zone'),
    quiet: form.text('quiet') === '' ? null : { from: time('begin'), to: time('end') },
    digest: form.text('daily') === '' ? null : time('digest'),
    oneUntilLook: form.text('oneUntilLook') !== '',
  }
}

const timeError = (c: Ctx, { code }: Refused) =>
  code === 'bad-request' ? { timeError: words(c.var.lang).calls.badTime } : {}

callForms.post('/me/muted/:table', async (c) => {
  const answer = await calls.mute(c, c.req.param('table'), false)
  return answer.ok ? c.redirect('/me?saved', 303) : mePage(c, { refused: answer })
})

callForms.post('/me/feeds', async (c) => {
  const answer = await calls.feedAddress(c, true)
  return answer.ok ? c.redirect('/me?renewed#feeds', 303) : mePage(c, { refused: answer })
})

callForms.get('/me/forget', (c) => c.html(<ForgetPage visit={visitOf(c)} />))

callForms.post('/me/forget', async (c) => {
  const answer = await calls.forget(c)
  if (!answer.ok) return refusedPage(c, answer)
  forgetToken(c)
  const { data, message } = words(c.var.lang)
  return c.html(
    <MessagePage
      visit={visitOf(c, '/me')}
      title={data.forgotten}
      text={data.forgottenHint}
      href="/"
      link={message.start}
    />,
  )
})

/** The address of a form, reloaded or gone back to. */
for (const path of [
  '/me/channels',
  '/me/channels/:channel/:act',
  '/me/calls',
  '/me/feeds',
  '/me/muted/:table',
]) {
  callForms.get(path, (c) => c.redirect('/me'))
}
