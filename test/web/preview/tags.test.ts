/** What chat apps read of a table's link: every state, every game, every language, by the rules of each app. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { gameText } from '../../../src/web/text/games.ts'
import { got, type TestTable } from '../../table/support.ts'
import { ORIGIN, raw } from '../support/client.ts'
import { apps, type Fetched } from './apps.ts'
import { headOf } from './head.ts'
import { longNames, openTable, peopleFor, robots, runningTable, states, tableIn } from './support.ts'

// Whole games are played.
vi.setConfig({ hookTimeout: 300_000 })

const text = async (address: string, agent: string): Promise<string> =>
  (await raw(address, { headers: { 'user-agent': agent } })).text()

const fetchPicture = async (address: string, agent: string): Promise<Fetched['picture']> => {
  const answer = await raw(address, { headers: { 'user-agent': agent } })
  expect(answer.status).toBe(200)
  const png = await answer.arrayBuffer()
  const view = new DataView(png)
  return {
    type: answer.headers.get('content-type') ?? '',
    bytes: png.byteLength,
    width: view.getUint32(16),
    height: view.getUint32(20),
  }
}

/** All that a robot would ask for, the page first. */
const visit = async (path: string, agent: string): Promise<Fetched> => {
  const answer = await raw(path, { headers: { 'user-agent': agent } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  const html = await answer.text()
  const head = headOf(html)
  const [oembed = ''] = head.links('alternate', 'application/json+oembed')
  const [layout = ''] = head.links('discord:component-embed', 'application/json')
  return {
    html,
    head,
    picture: await fetchPicture(head.one('og:image'), agent),
    oembed: JSON.parse(await text(oembed, agent)),
    layout: await text(layout, agent),
  }
}

describe.each(games.map((game) => ({ id: game.meta.id, game })))('$id', ({ id, game }) => {
  describe.each(states)('%s', (state) => {
    let table: TestTable
    beforeAll(async () => {
      table = await tableIn(state, game)
    })

    test.each(['en', 'ko'] as const)('in %s pleases every app', async (lang) => {
      for (const [app, check] of Object.entries(apps)) {
        const fetched = await visit(`/t/${table.id}?l=${lang}`, robots[app] ?? '')
        check(fetched)
        expect(fetched.head.one('og:title')).toContain(gameText(lang, id).name)
        expect(fetched.head.one('og:locale')).toBe(lang === 'ko' ? 'ko_KR' : 'en_GB')
        expect(fetched.head.links('canonical')).toEqual([`${ORIGIN}/t/${table.id}`])
        expect(fetched.picture.bytes).toBeLessThanOrEqual(100 * 1024)
        expect(fetched.head.one('og:image:alt')).not.toBe('')
      }
    })
  })
})

const titleAt = async (path: string): Promise<string> =>
  headOf(await text(path, robots.Slack ?? '')).one('og:title')

describe('a title', () => {
  const [spades] = games.filter(({ meta }) => meta.id === 'spades')
  if (spades === undefined) throw new Error('there is no Spades')
  const people = peopleFor(spades, ['Ann', '지수', 'Cho', 'Dan'])

  test('counts the free seats', async () => {
    const table = await openTable(spades, people)
    expect(await titleAt(`/t/${table.id}`)).toBe('Spades: 3 seats free')
    expect(await titleAt(`/t/${table.id}?l=ko`)).toBe('스페이드: 3자리 남음')
  })

  test('names whose turn it is', async () => {
    const table = await runningTable(spades, people)
    const [seat = -1] = got(await table.calls.look(null)).look.toAct
    const name = people[seat]?.name ?? ''
    expect(await titleAt(`/t/${table.id}`)).toBe(`Spades: ${name} to play`)
    expect(await titleAt(`/t/${table.id}?l=ko`)).toBe(`스페이드: ${name} 차례`)
  })

  test('keeps the game and what is asked where a name is too long', async () => {
    const table = await runningTable(
      spades,
      peopleFor(spades, [longNames[0], longNames[0], longNames[0], longNames[0]]),
    )
    // 14 bytes before the name and 7 after it leave 49: fifteen syllables and the three of the ellipsis.
    expect(await titleAt(`/t/${table.id}?l=ko`)).toBe('스페이드: 가나다라마바사아자차카타파하가… 차례')
  })
})

test.each([
  ['closed', 'Its host closed it before a game began.'],
  ['expired', 'Nobody began a game at it for 14 days.'],
] as const)('a table that is %s says why', async (state, why) => {
  const [game] = games
  if (game === undefined) throw new Error('there are no games')
  const { id } = await tableIn(state, game)
  const head = headOf(await text(`/t/${id}`, robots.Slack ?? ''))
  expect(head.one('og:description')).toContain(why)
})

describe('an address of no table', () => {
  test.each(['en', 'ko'])('says so in %s, with a picture and without an embed', async (lang) => {
    const answer = await raw(`/t/2222222222222222?l=${lang}`)
    expect(answer.status).toBe(404)
    const head = headOf(await answer.text())
    expect(head.one('og:title')).not.toBe('')
    expect(head.one('og:description')).not.toBe('')
    expect(head.one('og:image')).toBe(`${ORIGIN}/icons/512.png`)
    expect(head.one('twitter:card')).toBe('summary')
    expect(head.links('alternate', 'application/json+oembed')).toEqual([])
  })
})
