/** The rules of every game as pages: whole, in both languages, and as a table plays them. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/engine/game.ts'
import { games } from '../../../src/games/index.ts'
import type { Lang } from '../../../src/players/types.ts'
import { optionFields } from '../../../src/web/options.ts'
import { presetOf, rulesPath } from '../../../src/web/rulebook.ts'
import { gameText, valueText } from '../../../src/web/text/games.ts'
import { type Chosen, rulesOf } from '../../../src/web/text/rules.ts'
import { words } from '../../../src/web/text/words.ts'
import { headOf } from '../preview/head.ts'
import { ORIGIN, raw, seatedTable } from '../support/client.ts'
import { decode } from '../support/entities.ts'
import { formsOf } from './forms.ts'

const langs = ['en', 'ko'] as const

const pageAt = async (path: string, lang: Lang): Promise<string> => {
  const answer = await raw(`${path}${path.includes('?') ? '&' : '?'}l=${lang}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The words of a piece of HTML. */
const textOf = (html: string): string => decode(html.replaceAll(/<[^>]*>/g, ''))

const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}">(.*?)(?=<section id="|<footer)`, 's').exec(html)?.[1] ?? ''

/** The option values a page marks as its own. */
const marked = (html: string): readonly string[] =>
  [...sectionOf(html, 'options').matchAll(/<li class="on"><b>(.*?)<\/b>/g)].map(([, text = '']) =>
    decode(text),
  )

const inWords = (game: AnyGame, lang: Lang, chosen: Chosen): readonly string[] =>
  optionFields(game).map(({ name, usual }) =>
    valueText(gameText(lang, game.meta.id).options[name], chosen[name] ?? usual),
  )

describe.each(games.map((game) => [game.meta.id, game] as const))('the rules of %s', (id, game) => {
  test.each(langs)('have all their sections in %s', async (lang) => {
    const html = await pageAt(`/rules/${id}`, lang)
    for (const [section, heading] of Object.entries(words(lang).rulebook.sections)) {
      expect(sectionOf(html, section)).toContain(`<h2>${heading}</h2>`)
      expect(textOf(sectionOf(html, section)).length).toBeGreaterThan(100)
      expect(html).toContain(`href="#${section}"`)
    }
    expect(textOf(html)).not.toMatch(/undefined|NaN|\[object|[{}*]/)
  })

  test.each(langs)('name every value of every option in %s, and mark the usual ones', async (lang) => {
    const html = await pageAt(`/rules/${id}`, lang)
    const options = textOf(sectionOf(html, 'options'))
    for (const field of optionFields(game)) {
      const text = gameText(lang, id).options[field.name]
      const values = field.kind === 'choice' ? field.values : [field.usual]
      for (const value of values) expect(options).toContain(valueText(text, value))
      expect(rulesOf(lang, id).options[field.name]).not.toBe('')
    }
    const usual = Object.fromEntries(optionFields(game).map((field) => [field.name, field.usual]))
    expect(marked(html)).toEqual(inWords(game, lang, usual))
  })

  test('explain the options they have, and no others', () => {
    for (const lang of langs) {
      expect(Object.keys(rulesOf(lang, id).options).toSorted()).toEqual(
        optionFields(game)
          .map(({ name }) => name)
          .toSorted(),
      )
    }
  })

  test('are the same in both languages: blocks, anchors, examples, cards', () => {
    for (const form of formsOf(game)) {
      const [en, ko] = langs.map((lang) => {
        const rules = rulesOf(lang, id)
        return {
          blocks: [rules.aim(form), rules.setUp(form), rules.turn(form), rules.scoring(form)].map((blocks) =>
            blocks.map(kindOf),
          ),
          rulings: rules.rulings(form).map((ruling) => ruling.id),
        }
      })
      expect(ko).toEqual(en)
    }
  })

  test('have anchors that are unique in every form', () => {
    for (const form of formsOf(game)) {
      const rules = rulesOf('en', id)
      const blocks = [rules.aim(form), rules.setUp(form), rules.turn(form), rules.scoring(form)].flat()
      const anchors = [
        ...blocks.flatMap((block) =>
          block !== null && typeof block === 'object' && 'heading' in block ? [block.id] : [],
        ),
        ...rules.rulings(form).map((ruling) => ruling.id),
        ...Object.keys(words('en').rulebook.sections),
      ]
      expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
    }
  })

  test('have a page for every preset, told as that preset plays', async () => {
    const fields = optionFields(game)
    for (const preset of game.meta.presets) {
      const html = await pageAt(rulesPath(id, fields, preset.options), 'en')
      const whole = Object.fromEntries(fields.map(({ name, usual }) => [name, preset.options[name] ?? usual]))
      expect(marked(html)).toEqual(inWords(game, 'en', whole))
      expect(presetOf(game.meta, fields, whole)).toBe(preset.id)
    }
  })
})

/** What stands there, whatever it says. */
const kindOf = (block: ReturnType<ReturnType<typeof rulesOf>['aim']>[number]): unknown => {
  if (block === null || typeof block === 'string') return typeof block
  if ('heading' in block) return block.id
  if ('columns' in block) return [block.example ?? null, block.columns.length, block.rows.length]
  if ('example' in block) return [block.example, block.cards ?? []]
  return 'steps' in block ? ['steps', block.steps.length] : ['list', block.list.length]
}

describe('the rules of a table', () => {
  test('mark what the table chose, and say it in their sentences', async () => {
    const { id } = await seatedTable('parity', ['Ann', 'Ben'], {
      noTrump: true,
      target: 50,
      scoring: 'parlett',
    })
    const html = await pageAt(`/t/${id}/rules`, 'en')
    expect(marked(html)).toEqual([
      'allowed',
      '50 points',
      'who names trumps',
      'only the declared parity scores, 10 and its tricks',
    ])
    expect(textOf(sectionOf(html, 'scoring'))).toContain('50 or more')
    expect(textOf(sectionOf(html, 'turn'))).toContain('A round without trumps')
    expect(html).toContain(`href="/t/${id}"`)
  })

  test('are found from the table by its name and from its options', async () => {
    const { id } = await seatedTable('parity', ['Ann', 'Ben'])
    for (const path of [`/t/${id}`, `/t/${id}/log`, `/t/${id}/embed`]) {
      expect(await pageAt(path, 'en')).toContain(`href="/t/${id}/rules`)
    }
    expect((await pageAt(`/t/${id}`, 'en')).split(`href="/t/${id}/rules"`)).toHaveLength(3)
    expect(await (await raw(`/t/${id}/discord.json?l=ko`)).text()).toContain(`${ORIGIN}/t/${id}/rules?l=ko`)
  })

  test('are not for search engines, whose page is the game’s own', async () => {
    const { id } = await seatedTable('parity', ['Ann', 'Ben'])
    const head = headOf(await pageAt(`/t/${id}/rules`, 'en'))
    expect(head.one('robots')).toBe('noindex')
    expect(head.links('canonical')).toEqual([`${ORIGIN}/rules/parity?l=en`])
  })

  test('are refused where there is no table', async () => {
    expect((await raw('/t/2222222222222222/rules')).status).toBe(404)
  })
})

describe('the address of rules', () => {
  test('is a page of its own in each language', async () => {
    const head = headOf(await pageAt('/rules/parity', 'ko'))
    expect(head.all('robots')).toEqual([])
    expect(head.one('description')).not.toBe('')
    expect(head.one('og:title')).toBe('패리티 규칙')
    expect(head.one('og:url')).toBe(`${ORIGIN}/rules/parity?l=ko`)
    expect(head.links('canonical')).toEqual([`${ORIGIN}/rules/parity?l=ko`])
    expect(head.links('alternate')).toEqual([
      `${ORIGIN}/rules/parity?l=en`,
      `${ORIGIN}/rules/parity?l=ko`,
      `${ORIGIN}/rules/parity`,
    ])
  })

  test('may be kept for an hour, by each reader for themselves', async () => {
    const { headers } = await raw('/rules/parity')
    expect(headers.get('cache-control')).toBe('private, max-age=3600')
    expect(headers.get('vary')).toBe('Cookie, Accept-Language')
  })

  test('says nothing about what it does not know', async () => {
    const html = await pageAt('/rules/parity?target=7&nonsense=1', 'en')
    expect(marked(html)).toContain('100 points')
    expect((await raw('/rules/chess')).status).toBe(404)
  })

  test('of every game is on the list, and on the page that opens a table', async () => {
    const index = await pageAt('/rules', 'en')
    for (const { meta } of games) {
      expect(index).toContain(`href="/rules/${meta.id}"`)
      expect(await pageAt(`/new/${meta.id}`, 'en')).toContain(`href="/rules/${meta.id}"`)
    }
    expect(await pageAt('/', 'en')).toContain('href="/rules"')
  })
})
