/** The worked examples of the rules: what each says comes of it is what the game makes of it. */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/engine/game.ts'
import { games } from '../../../src/games/index.ts'
import type { Lang } from '../../../src/players/types.ts'
import { type Block, rulesOf } from '../../../src/web/text/rules.ts'
import type { Shown } from './cases/case.ts'
import { cases } from './cases/index.ts'
import { formsOf } from './forms.ts'

const shownIn = (block: Block): readonly (readonly [string, Shown])[] => {
  if (block === null || typeof block === 'string' || !('example' in block)) return []
  if ('columns' in block) {
    if (block.example === undefined) return []
    return [[block.example, { text: block.rows.map((row) => row.join('\t')).join('\n'), cards: [] }]]
  }
  return [[block.example, { text: block.text, cards: block.cards ?? [] }]]
}

/** All examples of all forms of the game, each text once. */
const examplesOf = (game: AnyGame, lang: Lang): readonly (readonly [string, Shown])[] => {
  const rules = rulesOf(lang, game.meta.id)
  const all = formsOf(game).flatMap((form) =>
    [rules.aim(form), rules.setUp(form), rules.turn(form), rules.scoring(form)].flat().flatMap(shownIn),
  )
  return [...new Map(all.map((example) => [JSON.stringify(example), example])).values()]
}

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
  test.each(['en', 'ko'] as const)('has examples in %s that the game agrees with', (lang) => {
    const examples = examplesOf(game, lang)
    expect([...new Set(examples.map(([name]) => name))].toSorted()).toEqual(
      Object.keys(cases[id] ?? {}).toSorted(),
    )
    for (const [name, shown] of examples) {
      expect(() => cases[id]?.[name]?.(shown), `${name}: ${shown.text}`).not.toThrow()
    }
  })
})
