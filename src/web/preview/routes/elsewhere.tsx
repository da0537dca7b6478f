/** What other pages and Discord ask for to show a table there: always as a spectator sees it. */
import { Hono } from 'hono'
import { withBotNames } from '../../../seat-names.ts'
import type { Answer, TableId, TableLook } from '../../../table/types.ts'
import { isLang } from '../../middleware/language.ts'
import { originOf } from '../../middleware/origin.ts'
import { visitOf } from '../../routes/visit.ts'
import { callTable } from '../../stubs.ts'
import type { AppEnv, Ctx } from '../../types.ts'
import { themes } from '../../views/visit.ts'
import { tableIdOf } from '../address.ts'
import { discordLayout } from '../discord.ts'
import { EmbedPage, LostEmbed } from '../embed.tsx'
import { oembedOf } from '../oembed.ts'
import { previewOf } from '../preview.ts'

export const elsewhere = new Hono<AppEnv>()

const lookFromOutside = (c: Ctx, id: TableId): Promise<Answer<{ look: TableLook }>> =>
  callTable(c, id, (table) => table.look(null))

elsewhere.get('/t/:id/embed', async (c) => {
  const answer = await lookFromOutside(c, c.req.param('id'))
  const visit = visitOf(c)
  const theme = themes.find((one) => one === c.req.query('theme')) ?? 'system'
  return answer.ok
    ? c.html(<EmbedPage visit={visit} look={withBotNames(answer.look, visit.lang)} theme={theme} />)
    : c.html(<LostEmbed visit={visit} theme={theme} />, 404)
})

elsewhere.get('/t/:id/discord.json', async (c) => {
  const answer = await lookFromOutside(c, c.req.param('id'))
  if (!answer.ok) return c.json(null, 404)
  const layout = discordLayout(previewOf(answer.look, c.var.lang), originOf(c), c.var.lang)
  return layout === null ? c.json(null, 404) : c.json(layout)
})

elsewhere.get('/oembed', async (c) => {
  const format = c.req.query('format') ?? 'json'
  if (format !== 'json') return c.body(null, 501)
  const link = c.req.query('url') ?? ''
  const id = tableIdOf(link, originOf(c))
  const answer = id === null ? null : await lookFromOutside(c, id)
  if (answer === null || !answer.ok) return c.body(null, 404)
  const asked = new URL(link).searchParams.get('l') ?? undefined
  const lang = isLang(asked) ? asked : c.var.lang
  const query = isLang(asked) ? `?l=${asked}` : ''
  return c.json(oembedOf(previewOf(answer.look, lang), originOf(c), query, roomOf(c)))
})

/** Whoever says nothing of their room has enough of it. */
const roomOf = (c: Ctx) => ({
  width: pixels(c.req.query('maxwidth')),
  height: pixels(c.req.query('maxheight')),
})

const pixels = (text: string | undefined): number =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY
