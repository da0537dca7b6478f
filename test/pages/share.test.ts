/** From a table into a chat: by the device's sheet, or to be pasted. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson } from '../browser/support/browser.ts'
import { openTable } from '../browser/support/game.ts'
import { setStage } from '../browser/support/stage.ts'

const stage = setStage()

test('what cannot be shared is copied, with a sentence in the language of its reader', async () => {
  const { page } = await newPerson(stage.browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.addInitScript('delete Navigator.prototype.share')
  const link = await openTable({ page, complaints: [], acts: [] }, stage.origin, {
    game: 'parity',
    name: 'Mina',
  })
  const copied = async (button: string): Promise<unknown> => {
    await page.getByRole('button', { name: button }).click()
    await page.locator('.toast').waitFor()
    return page.evaluate('navigator.clipboard.readText()')
  }
  expect(await copied('Share')).toBe(`Come and play Parity with us, 1 seat free: ${link}`)
  await page.goto(`${link}?l=ko`)
  expect(await copied('보내기')).toBe(`우리 패리티 한 판 해요. 1자리 남음: ${link}?l=ko`)
})

const newPlayer = z.object({ token: z.string() })
const tableSchema = z.object({
  id: z.string(),
  toAct: z.array(z.number()),
  decision: z.number().nullable(),
  legal: z.array(z.json()).nullable(),
  result: z.object({ winners: z.array(z.number()) }).nullable(),
})

const ask = async <T>(
  method: string,
  path: string,
  schema: z.ZodType<T>,
  token: string | null,
  body?: unknown,
) => {
  const answer = await fetch(`${stage.origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return schema.parse(await answer.json())
}

/** Mina and Tom play Parity to its end by the API; settles with the table and the names of who won. */
const finishedGame = async (): Promise<{ id: string; winners: readonly string[] }> => {
  const names = ['Mina', 'Tom']
  const tokens = await Promise.all(
    names.map(async (name) => (await ask('POST', '/players', newPlayer, null, { name })).token),
  )
  const [host = '', guest = ''] = tokens
  const { id } = await ask('POST', '/tables', tableSchema, host, { game: 'parity', seats: 2 })
  let table = await ask('POST', `/tables/${id}/seats`, tableSchema, guest, {})
  for (let count = 0; table.result === null; count += 1) {
    const token = tokens[table.toAct[0] ?? 0] ?? ''
    const { decision, legal } = await ask('GET', `/tables/${id}`, tableSchema, token)
    const act = { key: `move-${count}`, decision, move: legal?.[0] ?? null }
    await ask('POST', `/tables/${id}/moves`, z.object({ n: z.number() }), token, act)
    table = await ask('GET', `/tables/${id}`, tableSchema, null)
  }
  return { id, winners: table.result.winners.map((seat) => names[seat] ?? '') }
}

test('the result is shared with the picture of the final table', async () => {
  const { id, winners } = await finishedGame()
  const { page } = await newPerson(stage.browser)
  await page.addInitScript(`
    navigator.canShare = () => true
    navigator.share = async ({ url, text, files: [file] = [] }) => {
      document.body.dataset.shared = JSON.stringify({ url, text, type: file?.type, size: file?.size })
    }`)
  await page.goto(`${stage.origin}/t/${id}`)
  const picture = page.getByRole('link', { name: 'Picture of the final table' })
  const answer = await page.request.get(stage.origin + (await picture.getAttribute('href')))
  expect(answer.headers()['content-type']).toBe('image/png')
  await page.getByRole('button', { name: 'Share the result' }).click()
  await page.locator('body[data-shared]').waitFor()
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '')
  expect(shared).toMatchObject({
    url: `${stage.origin}/t/${id}`,
    type: 'image/png',
    size: (await answer.body()).length,
  })
  for (const name of winners) expect(shared.text).toContain(name)
})
