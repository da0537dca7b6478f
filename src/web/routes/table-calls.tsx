/** What forms at a table decide about calls: the offer, mute, and the table's own channel. */
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { makeSecret } from '../../notify/webhook.ts'
import type { Refused } from '../../table/types.ts'
import * as acts from '../acts.ts'
import { statusOf } from '../api/status.ts'
import * as calls from '../calls.ts'
import { isChannelId } from '../channel-ids.ts'
import * as groups from '../group-calls.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { Note } from '../views/field.tsx'
import { GroupPage, type Setting } from '../views/group.tsx'
import { namesOf } from '../views/table.tsx'
import { addressFrom, outcomeText } from './calls.tsx'
import { type Form, formOf } from './form.ts'
import { noteRetry, refusedPage, refusedText } from './refused.tsx'
import { visitOf } from './visit.ts'

export const tableCalls = new Hono<AppEnv>()

tableCalls.post('/t/:id/offer', async (c) => {
  const answer = await calls.declineOffer(c)
  return answer.ok ? c.redirect(`/t/${c.req.param('id')}`, 303) : refusedPage(c, answer)
})

tableCalls.post('/t/:id/mute', async (c) => {
  const id = c.req.param('id')
  const muted = (await formOf(c)).text('muted') === 'yes'
  const answer = await calls.mute(c, id, muted)
  return answer.ok ? c.redirect(`/t/${id}#calls`, 303) : refusedPage(c, answer)
})

tableCalls.get('/t/:id/group', (c) => groupPage(c, {}))

tableCalls.post('/t/:id/group', async (c) => {
  const form = await formOf(c)
  const kind = form.text('kind')
  const fields = isChannelId(kind) ? addressFrom(form, kind) : {}
  const mentions = mentionsFrom(form)
  const id = c.req.param('id')
  const answer = await groups.setGroup(c, id, { kind, fields, mentions })
  if (answer.ok) return c.redirect(`/t/${id}/group?set`, 303)
  if (!isChannelId(kind)) return groupPage(c, { refused: answer })
  return groupPage(c, { refused: answer, sent: { kind, fields, mentions } })
})

/** By seat, as far as any is given. */
const mentionsFrom = (form: Form): readonly string[] => {
  const all = Array.from({ length: MOST_SEATS }, (_, seat) => form.text(`mention-${seat}`))
  return all.slice(0, all.findLastIndex((mention) => mention !== '') + 1)
}

const MOST_SEATS = 16

tableCalls.post('/t/:id/group/test', async (c) => {
  const answer = await groups.testGroup(c, c.req.param('id'))
  if (!answer.ok) return groupPage(c, { refused: answer })
  const { kind, text } = outcomeText(c, answer.outcome)
  return groupPage(c, { notice: <Note kind={kind}>{text}</Note> })
})

tableCalls.post('/t/:id/group/remove', async (c) => {
  const id = c.req.param('id')
  const answer = await groups.removeGroup(c, id)
  return answer.ok ? c.redirect(`/t/${id}/group?removed`, 303) : groupPage(c, { refused: answer })
})

/** The address of a form, reloaded or gone back to. */
for (const act of ['offer', 'mute']) {
  tableCalls.get(`/t/:id/${act}`, (c) => c.redirect(`/t/${c.req.param('id')}`))
}
for (const act of ['test', 'remove']) {
  tableCalls.get(`/t/:id/group/${act}`, (c) => c.redirect(`/t/${c.req.param('id')}/group`))
}

type Shown = {
  readonly notice?: Child
  readonly refused?: Refused
  readonly sent?: Pick<Setting, 'kind' | 'fields' | 'mentions'>
}

const groupPage = async (c: Ctx, { notice, refused, sent }: Shown): Promise<Response> => {
  const id = c.req.param('id') ?? ''
  const [looked, answer] = await Promise.all([acts.look(c, id), groups.group(c, id)])
  if (!looked.ok) return refusedPage(c, looked)
  if (!answer.ok) return refusedPage(c, answer)
  if (refused !== undefined) {
    c.status(statusOf(refused.code))
    noteRetry(c, refused)
  }
  const { look } = looked
  const placed = refused !== undefined && sent !== undefined ? settingOf(c, refused, sent, look) : null
  const unplaced = refused !== undefined && placed === null
  return c.html(
    <GroupPage
      visit={visitOf(c, `/t/${id}/group`)}
      look={look}
      group={answer.group}
      kinds={groups.groupKinds}
      setting={placed}
      secret={makeSecret()}
      notice={unplaced ? <Note kind="bad">{refusedText(c, refused)}</Note> : (notice ?? doneNotice(c))}
    />,
  )
}

const settingOf = (
  c: Ctx,
  refused: Refused,
  sent: NonNullable<Shown['sent']>,
  { seats }: Parameters<typeof GroupPage>[0]['look'],
): Setting => {
  const seat = refused.code === 'bad-mention' ? Number(refused.params.seat) : null
  if (seat === null) return { ...sent, error: refusedText(c, refused), mentionError: null }
  const text = words(c.var.lang).tableCalls.badMention(namesOf(seats, c.var.lang)[seat] ?? '')
  return { ...sent, error: null, mentionError: { seat, text } }
}

const doneNotice = (c: Ctx): Child => {
  const { tableCalls } = words(c.var.lang)
  if (c.req.query('set') !== undefined) return <Note kind="ok">{tableCalls.saved}</Note>
  return c.req.query('removed') === undefined ? null : <Note kind="ok">{tableCalls.removed}</Note>
}
