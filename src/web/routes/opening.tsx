/** `/new/<game>`: the form that opens a table. */
import { Hono } from 'hono'
import type { AnyGame, Json } from '../../engine/game.ts'
import { findGame } from '../../games/index.ts'
import { OUT_OF_TIME, PACES, USUAL } from '../../table/clock/pace.ts'
import type { Refused } from '../../table/types.ts'
import * as acts from '../acts.ts'
import { statusOf } from '../api/status.ts'
import { optionFields, valueFrom } from '../options.ts'
import { refuse } from '../refuse.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { type OpeningForm, OpeningPage } from '../views/opening.tsx'
import { type Form, formOf } from './form.ts'
import { nameOf } from './home.tsx'
import { nameError, noteRetry, refusedPage, refusedText } from './refused.tsx'
import { visitOf } from './visit.ts'

export const openings = new Hono<AppEnv>()

openings.get('/new/:game', async (c) => {
  const game = findGame(c.req.param('game'))
  if (game === undefined) return refusedPage(c, refuse('no-game'))
  return page(c, game, firstForm(game, (await nameOf(c)) ?? ''))
})

openings.post('/new/:game', async (c) => {
  const game = findGame(c.req.param('game'))
  if (game === undefined) return refusedPage(c, refuse('no-game'))
  const sent = await formOf(c)
  const isAlone = sent.text('alone') !== ''
  const form = formFrom(game, sent)
  const others = Math.max(0, form.seats - 1)
  const input = {
    game: game.meta.id,
    seats: form.seats,
    options: optionsFrom(game, form),
    bots: isAlone ? others : Math.min(form.bots, others),
    name:
      sent.optional('name') ?? (isAlone && !(await nameOf(c)) ? words(c.var.lang).opening.guest : undefined),
    nonce: sent.optional('nonce'),
    pace: form.pace,
    outOfTime: form.outOfTime,
  }
  const answer = await acts.openTable(c, input, sent.key())
  return answer.ok ? c.redirect(`/t/${answer.look.id}`, 303) : page(c, game, form, answer)
})

const firstForm = ({ meta }: AnyGame, name: string): OpeningForm => ({
  name,
  seats: meta.seats[0] ?? 0,
  bots: 0,
  preset: meta.presets[0]?.id ?? '',
  ...USUAL,
  options: {},
})

const formFrom = (game: AnyGame, sent: Form): OpeningForm => ({
  name: sent.text('name'),
  seats: sent.number('seats') ?? 0,
  bots: sent.number('bots') ?? 0,
  preset: sent.text('preset'),
  pace: PACES.find((pace) => pace === sent.text('pace')) ?? USUAL.pace,
  outOfTime: OUT_OF_TIME.find((outcome) => outcome === sent.text('outOfTime')) ?? USUAL.outOfTime,
  options: Object.fromEntries(optionFields(game).map(({ name }) => [name, sent.text(`option-${name}`)])),
})

/** The preset's options, and before them what was chosen one by one. */
const optionsFrom = (game: AnyGame, { preset, options }: OpeningForm): Json => ({
  ...game.meta.presets.find(({ id }) => id === preset)?.options,
  ...Object.fromEntries(
    optionFields(game).flatMap((field) => {
      const value = valueFrom(field, options[field.name] ?? '')
      return value === undefined ? [] : [[field.name, value]]
    }),
  ),
})

const page = (c: Ctx, game: AnyGame, form: OpeningForm, refused?: Refused): Response | Promise<Response> => {
  const wrongName = refused === undefined ? null : nameError(c, refused)
  if (refused !== undefined) {
    c.status(statusOf(refused.code))
    noteRetry(c, refused)
  }
  return c.html(
    <OpeningPage
      visit={visitOf(c)}
      game={game.meta}
      fields={optionFields(game)}
      form={form}
      nameError={wrongName}
      error={refused === undefined || wrongName !== null ? null : refusedText(c, refused)}
    />,
  )
}
