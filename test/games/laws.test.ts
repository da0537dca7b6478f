import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { laws } from '../support/laws.ts'
import type { Subject } from '../support/laws-course.ts'
import { checkDefinition } from '../support/laws-definition.ts'
import { tableSetsOf } from '../support/laws-options.ts'
import { checkSecrets } from '../support/laws-secrecy.ts'
import { findSecrets } from '../support/resample/index.ts'

test('there are games, each with an id of its own', () => {
  expect(games.length).toBeGreaterThan(0)
  expect(new Set(games.map(({ meta }) => meta.id)).size).toBe(games.length)
})

describe.each(games.map((game) => ({ id: game.meta.id, game })))('$id', ({ id, game }) => {
  test('is well defined', () => checkDefinition(game))

  test('has records to replay', () => {
    expect(existsSync(join(import.meta.dirname, `../records/${id}.json`))).toBe(true)
  })

  const secrets = findSecrets(id)
  test('has secrets to resample', () => expect(secrets).toBeDefined())
  if (secrets === undefined) return

  const subjects = tableSetsOf(game).map((set): Subject => ({ game, secrets, ...set }))
  test('hides something from every seat', { timeout: 60_000 }, () => checkSecrets(subjects))

  describe.each(subjects.map((subject) => ({ ...subject, set: JSON.stringify(subject.options) })))(
    'for $seats with $set',
    (subject) => {
      test.each(Object.entries(laws))('%s', (_, law) => law(subject))
    },
  )
})
