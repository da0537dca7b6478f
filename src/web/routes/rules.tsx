/** `/rules`, `/rules/<game>` with the options its address chooses, and `/t/<id>/rules` with those of the table. */
import { Hono } from 'hono'
import { findGame, games } from '../../games/index.ts'
import * as acts from '../acts.ts'
import { optionFields } from '../options.ts'
import { refuse } from '../refuse.ts'
import { chosenIn, chosenOf } from '../rulebook.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { RulesIndex, RulesPage } from '../views/rulebook.tsx'
import { refusedPage } from './refused.tsx'
import { visitOf } from './visit.ts'

export const rules = new Hono<AppEnv>()

/** Nobody's secrets are on it, but its language and its colours are its reader's: a hour, then as it may have become. */
const keep = (c: Ctx): void => {
  c.header('Cache-Control', 'private, max-age=3600')
  c.header('Vary', 'Cookie, Accept-Language')
}

rules.get('/rules', (c) => {
  keep(c)
  return c.html(<RulesIndex visit={visitOf(c)} games={games.map(({ meta }) => meta)} />)
})

rules.get('/rules/:game', (c) => {
  const game = findGame(c.req.param('game'))
  if (game === undefined) return refusedPage(c, refuse('no-game'))
  keep(c)
  return c.html(
    <RulesPage
      visit={visitOf(c)}
      game={game.meta}
      fields={optionFields(game)}
      chosen={chosenIn(game, c.req.query())}
      table={null}
    />,
  )
})

rules.get('/t/:id/rules', async (c) => {
  const answer = await acts.look(c, c.req.param('id'))
  if (!answer.ok) return refusedPage(c, answer)
  const { look } = answer
  const game = findGame(look.game)
  if (game === undefined) throw new Error(`no game ${look.game}`)
  return c.html(
    <RulesPage
      visit={visitOf(c)}
      game={game.meta}
      fields={optionFields(game)}
      chosen={chosenOf(game, look.options)}
      table={look.id}
    />,
  )
})
