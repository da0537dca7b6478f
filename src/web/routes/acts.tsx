/** What forms do at a table: each one acts, then leads back to the table, or says on it why not. */
import { Hono } from 'hono'
import type { Answer, Refused, TableId } from '../../table/types.ts'
import * as table from '../acts.ts'
import { statusOf } from '../api/status.ts'
import { refuse } from '../refuse.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { Note } from '../views/field.tsx'
import { fillMove, fillMoves } from './fill.ts'
import { type Form, formOf } from './form.ts'
import { ordersFrom } from './orders.ts'
import { nameError, noteRetry, refusedPage, refusedText } from './refused.tsx'
import { type Said, tablePage } from './table.tsx'

export const acts = new Hono<AppEnv>()

acts.post('/t/:id/sit', (c) =>
  carriedOut(c, (id, form) =>
    table.sit(
      c,
      id,
      { seat: form.number('seat'), name: form.optional('name'), nonce: form.optional('nonce') },
      form.key(),
    ),
  ),
)

acts.post('/t/:id/leave', (c) => carriedOut(c, (id) => table.leave(c, id)))

acts.post('/t/:id/start', (c) =>
  carriedOut(c, (id, form) => table.start(c, id, form.text('bots') === '' ? {} : { bots: true })),
)

for (const to of ['bot', 'open'] as const) {
  acts.post(`/t/:id/${to}`, (c) =>
    carriedOut(c, (id, form) => table.give(c, id, { seat: form.number('seat'), to })),
  )
}

acts.post('/t/:id/agree', (c) =>
  carriedOut(c, (id, form) => table.agree(c, id, { to: form.text('to'), seat: form.number('seat') ?? null })),
)

acts.post('/t/:id/pause', (c) =>
  carriedOut(c, (id, form) => table.agree(c, id, { to: 'pause', until: untilFrom(form) })),
)

acts.post('/t/:id/end-pause', (c) => carriedOut(c, (id) => table.endPause(c, id)))

acts.post('/t/:id/object', (c) => carriedOut(c, (id) => table.object(c, id)))

acts.post('/t/:id/close', (c) => carriedOut(c, (id) => table.closeTable(c, id)))

acts.post('/t/:id/move', (c) =>
  carriedOut(c, (id, form) => {
    const move = moveFrom(form)
    return move.ok ? table.play(c, id, move.act) : Promise.resolve(move)
  }),
)

acts.post('/t/:id/orders', (c) => carriedOut(c, (id, form) => table.order(c, id, ordersFrom(form))))

acts.post('/t/:id/take-back', (c) =>
  carriedOut(c, (id, form) => table.takeBack(c, id, { key: form.text('key'), n: form.number('n') })),
)

acts.post('/t/:id/talk', (c) =>
  carriedOut(c, (id, form) => table.say(c, id, { key: form.text('key'), text: form.text('text') })),
)

acts.post('/t/:id/rematch', async (c) => {
  const id = c.req.param('id')
  const form = await formOf(c)
  const answer = await table.rematch(c, id, { key: form.text('key') })
  return answer.ok ? c.redirect(`/t/${answer.table}`, 303) : refusedAt(c, id, form, answer)
})

/**
 * The address of a refused form, reloaded or gone back to. One by one: a pattern for all of them would take Hono's
 * fast router, which knows no such alternatives, from the whole site.
 */
for (const act of [
  'sit',
  'leave',
  'start',
  'bot',
  'open',
  'agree',
  'object',
  'pause',
  'end-pause',
  'close',
  'move',
  'orders',
  'take-back',
  'talk',
  'rematch',
]) {
  acts.get(`/t/:id/${act}`, (c) => c.redirect(`/t/${c.req.param('id')}`))
}

const DAY = 24 * 60 * 60 * 1000

/** The moment somebody else has proposed, or so many days from now. */
const untilFrom = (form: Form): number | undefined => {
  const days = form.number('days')
  return days === undefined ? form.number('until') : Date.now() + days * DAY
}

/**
 * One move in the field `move`, or several for one act in the field `moves`, after those in `planned`. A card
 * that has to wait can be chosen too, to read why; it holds no move.
 */
const moveFrom = (form: Form): Answer<{ act: unknown }> => {
  const { text, number } = form
  const act = { key: text('key'), decision: number('decision'), seen: number('seen') }
  const several = parseJson(text('moves'))
  if (Array.isArray(several)) {
    const planned = parseJson(text('planned'))
    const moves = fillMoves(Array.isArray(planned) ? [...planned, ...several] : several, form)
    return moves.length === 0 ? refuse('no-choice') : { ok: true, act: { ...act, moves } }
  }
  const chosen = parseJson(text('move'))
  return chosen === undefined
    ? refuse('no-choice')
    : { ok: true, act: { ...act, move: fillMove(chosen, form) } }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const carriedOut = async (
  c: Ctx,
  act: (id: TableId, form: Form) => Promise<Answer<object>>,
): Promise<Response> => {
  const id = c.req.param('id') ?? ''
  const form = await formOf(c)
  const answer = await act(id, form)
  return answer.ok ? c.redirect(`/t/${id}`, 303) : refusedAt(c, id, form, answer)
}

/** The table as it stands now, with what was refused at its place and everything typed kept. */
const refusedAt = async (c: Ctx, id: TableId, form: Form, refused: Refused): Promise<Response> => {
  const fresh = refused.table ?? (await table.look(c, id))
  if ('ok' in fresh && !fresh.ok) return refusedPage(c, refused)
  const look = 'ok' in fresh ? fresh.look : fresh
  c.status(statusOf(refused.code))
  noteRetry(c, refused)
  return tablePage(c, look, saidOf(c, look.game, form, refused))
}

const saidOf = (c: Ctx, game: string, form: Form, refused: Refused): Said => {
  const kept = { name: form.text('name'), unsaid: form.text('text') }
  const wrongName = nameError(c, refused)
  if (wrongName !== null) return { ...kept, nameError: wrongName }
  return { ...kept, notice: <Note kind="bad">{refusedText(c, refused, game)}</Note> }
}
