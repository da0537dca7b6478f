/** A form whose move has several cards: each one a field of the list's name, as a page sends it without any script. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { look, newKey, newNetwork, ORIGIN, type Player, playOne, raw, seatedTable } from './support/client.ts'

const discardSchema = z.object({ cards: z.array(z.string()) })

/** Forehand's table, where two of twelve cards have to be put away. */
const atDiscard = async (): Promise<{ id: string; declarer: Player }> => {
  const table = await seatedTable('skat', ['Ann', 'Ben', 'Cho'])
  await playOne(table)
  await playOne(table)
  await playOne(table, ([, lowestBid]) => lowestBid)
  const { seat } = await playOne(table)
  const declarer = table.players[seat]
  if (declarer === undefined) throw new Error('three sit at the table')
  return { id: table.id, declarer }
}

const send = (id: string, { token }: Player, decision: number | null, items: readonly string[]) => {
  const fields = new URLSearchParams({
    key: newKey(),
    decision: String(decision),
    seen: '0',
    move: '{"type":"discard","cards":[]}',
  })
  for (const item of items) fields.append('move.cards', item)
  return raw(`/t/${id}/move`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `__Host-postdeck=${encodeURIComponent(token)}`,
      ...newNetwork(),
    },
    body: fields.toString(),
  })
}

test('two cards in any order are the move; one, three or none are refused on the page', async () => {
  const { id, declarer } = await atDiscard()
  const { decision, legal } = await look(id, declarer.token)
  expect(legal).toHaveLength(66)
  const [discard] = legal ?? []
  const { cards } = discardSchema.parse(discard)
  for (const wrong of [cards.slice(1), [...cards, ...cards], []]) {
    const refused = await send(id, declarer, decision, wrong)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await refused.text()).toContain('name="move.cards"')
  }
  expect((await send(id, declarer, decision, cards.toReversed())).status).toBe(303)
  const after = await look(id, declarer.token)
  expect(after.view).toMatchObject({ phase: 'announce', ownSkat: { discarded: cards } })
})
