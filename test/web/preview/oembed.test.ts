/** oEmbed by its specification (https://oembed.com), and the small board it leads to. */
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '../../../src/games/index.ts'
import type { TestTable } from '../../table/support.ts'
import { ORIGIN, raw } from '../support/client.ts'
import { tableIn } from './support.ts'

const [game] = games
if (game === undefined) throw new Error('there are no games')

const answerSchema = z.object({
  version: z.literal('1.0'),
  type: z.enum(['rich', 'link']),
  title: z.string().min(1),
  provider_name: z.literal('Postdeck'),
  html: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
})

const addressOf = (link: string, query = ''): string => `/oembed?url=${encodeURIComponent(link)}${query}`

const oembed = async (link: string, query = '') => {
  const answer = await raw(addressOf(link, query))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  return answerSchema.parse(await answer.json())
}

describe('oEmbed', () => {
  let playing: TestTable
  beforeAll(async () => {
    playing = await tableIn('playing', game)
  })

  const link = () => `${ORIGIN}/t/${playing.id}`

  test('a link with a stroke at its end leads to the table it tells of', async () => {
    const answer = await raw(`/t/${playing.id}/?l=ko`)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(`${link()}?l=ko`)
    expect(await oembed(`${link()}/?l=ko`)).toEqual(await oembed(`${link()}?l=ko`))
  })

  test('is rich for a board, with a frame of the size it says', async () => {
    const { type, html, width, height } = await oembed(link(), '&format=json')
    expect(type).toBe('rich')
    expect(html).toContain(`src="${link()}/embed"`)
    expect(html).toContain(`width="${width}" height="${height}"`)
  })

  test('keeps the language of the link', async () => {
    expect((await oembed(`${link()}?l=ko`)).html).toContain('/embed?l=ko"')
  })

  test.each([
    [500, 400, 500, 400],
    [240, 9999, 240, 460],
    [9999, 9999, 800, 460],
  ])('keeps within %i by %i', async (maxwidth, maxheight, width, height) => {
    const answer = await oembed(link(), `&maxwidth=${maxwidth}&maxheight=${maxheight}`)
    expect(answer).toMatchObject({ type: 'rich', width, height })
    expect(answer.thumbnail_width ?? 0).toBeLessThanOrEqual(maxwidth)
    expect(answer.thumbnail_height ?? 0).toBeLessThanOrEqual(maxheight)
  })

  test('is a link where a board has no room, and where there is no board any more', async () => {
    expect((await oembed(link(), '&maxwidth=200')).type).toBe('link')
    const closed = await tableIn('closed', game)
    const answer = await oembed(`${ORIGIN}/t/${closed.id}`)
    expect(answer.type).toBe('link')
    expect(answer).not.toHaveProperty('html')
  })

  test.each([
    ['no table', `${ORIGIN}/t/2222222222222222`],
    ['another page', `${ORIGIN}/me`],
    ['another site', 'https://example.org/t/2222222222222222'],
    ['no address', 'table'],
  ])('answers 404 for %s', async (_, address) => {
    expect((await raw(addressOf(address))).status).toBe(404)
  })

  test('answers 501 for XML', async () => {
    expect((await raw(addressOf(link(), '&format=xml'))).status).toBe(501)
  })
})

describe('the small board', () => {
  test.each(['open', 'playing', 'over', 'closed'] as const)(
    'of a table that is %s may be shown anywhere',
    async (state) => {
      const { id } = await tableIn(state, game)
      const answer = await raw(`/t/${id}/embed`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *;')
      expect(answer.headers.get('x-frame-options')).toBeNull()
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  test('of no table says so, with the status of it', async () => {
    const answer = await raw('/t/2222222222222222/embed')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('leads nowhere')
  })

  test.each(['/', '/t/2222222222222222', '/t/2222222222222222/log', '/t/2222222222222222/0.png'])(
    'alone may: %s may not',
    async (path) => {
      const { headers } = await raw(path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    },
  )
})
