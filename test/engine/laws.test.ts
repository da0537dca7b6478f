import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyGame } from '../../src/engine/game.ts'
import { broken, resampling, scoring, type Toy } from '../support/broken-toys.ts'
import { laws } from '../support/laws.ts'
import type { Subject } from '../support/laws-course.ts'
import { checkDefinition } from '../support/laws-definition.ts'
import { tableSetsOf } from '../support/laws-options.ts'
import { checkSecrets } from '../support/laws-secrecy.ts'
import type { Secrets } from '../support/resample/index.ts'
import { type ToyState, toy } from '../support/toy.ts'
import { toySecrets } from '../support/toy-secrets.ts'

const subjectOf = (game: AnyGame, secrets: Secrets<ToyState>, seats: number): Subject => ({
  game,
  secrets,
  seats,
  options: game.options.parse({}),
})

const complaintOf = (law: string, subject: Subject): string | null => {
  const check = laws[law]
  if (check === undefined) throw new Error(`no law is called ${law}`)
  try {
    check(subject)
    return null
  } catch (thrown) {
    return String(thrown instanceof Error ? (thrown.cause ?? thrown) : thrown)
  }
}

describe('a sound game keeps every law', () => {
  const subjects = tableSetsOf(toy).map((set): Subject => ({ game: toy, secrets: toySecrets, ...set }))

  test('is well defined and hides something', () => {
    checkDefinition(toy)
    checkSecrets(subjects)
  })
  test.each(Object.entries(laws))('%s', { timeout: 60_000 }, (_, law) => {
    for (const subject of subjects) law(subject)
  })
})

describe('a broken game is caught', () => {
  test.each(broken)('$what', { timeout: 30_000 }, ({ law, says, game }) => {
    expect(complaintOf(law, subjectOf(game, toySecrets, 2))).toMatch(says)
  })

  test('team-mates with different scores', () => {
    const teams = { ...toySecrets, teams: [[0, 1]] }
    expect(complaintOf(scoring, subjectOf(toy, teams, 2))).toMatch(/one score for team 0,1/)
  })

  describe('where ties are broken', () => {
    const secrets: Secrets<ToyState> = { ...toySecrets, breaksTies: true }
    const won = (winners: readonly number[]): Toy => ({
      ...toy,
      result: (state) => (state.over ? { scores: [7, 7], winners } : null),
    })

    test('one of the best may win alone, but only where the game says so', () => {
      expect(complaintOf(scoring, subjectOf(won([1]), secrets, 2))).toBeNull()
      expect(complaintOf(scoring, subjectOf(won([1]), toySecrets, 2))).toMatch(/the best win/)
    })

    test('a win without a winner', () => {
      expect(complaintOf(scoring, subjectOf(won([]), secrets, 2))).toMatch(/somebody wins/)
    })

    test('a winner who is not among the best', () => {
      const game: Toy = {
        ...toy,
        result: (state) => (state.over ? { scores: [7, 8], winners: [0, 1] } : null),
      }
      expect(complaintOf(scoring, subjectOf(game, secrets, 2))).toMatch(/only the best win/)
    })
  })

  describe('where only the losers lose', () => {
    const secrets: Secrets<ToyState> = { ...toySecrets, onlyLosersLose: true }
    const won = (winners: readonly number[]): Toy => ({
      ...toy,
      result: (state) => (state.over ? { scores: [9, 7], winners } : null),
    })

    test.each([{ winners: [0, 1] }, { winners: [0] }])('$winners may win with 9 and 7', ({ winners }) => {
      expect(complaintOf(scoring, subjectOf(won(winners), secrets, 2))).toBeNull()
    })

    test('a win without a winner', () => {
      expect(complaintOf(scoring, subjectOf(won([]), secrets, 2))).toMatch(/somebody wins/)
    })

    test('a loser who has more than a winner', () => {
      expect(complaintOf(scoring, subjectOf(won([1]), secrets, 2))).toMatch(/nobody loses who scores as well/)
    })
  })

  test('a resampler that changes nothing', () => {
    const idle: Secrets<ToyState> = { ...toySecrets, resample: (state) => state }
    expect(() => checkSecrets([subjectOf(toy, idle, 2)])).toThrow(/seats from which nothing is ever hidden/)
  })

  test('a resampler that makes cards up', () => {
    const forging: Secrets<ToyState> = { ...toySecrets, resample: (state) => ({ ...state, stock: [] }) }
    expect(complaintOf(resampling, subjectOf(toy, forging, 2))).toMatch(/the same cards/)
  })

  test('an option without a default', () => {
    const options = z.strictObject({ size: z.literal([1, 2]), rounds: z.int(), double: z.boolean() })
    expect(() => checkDefinition({ ...toy, options })).toThrow(/every option has a default/)
  })
})
