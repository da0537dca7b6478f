import { expect } from 'vitest'
import type { GroveOptions } from '../../../../src/games/in-a-grove/options.ts'
import {
  culpritAt,
  type PerPlace,
  type Person,
  type Place,
} from '../../../../src/games/in-a-grove/persons.ts'
import { judgeRound } from '../../../../src/games/in-a-grove/verdict.ts'
import { dealt, personsOf } from '../../../support/in-a-grove.ts'
import { type Case, type Cases, codesIn, figuresIn } from './case.ts'

const perPlace = (codes: readonly string[]): PerPlace<Person> => {
  const [left, middle, right] = personsOf(codes.join(' '))
  if (left === undefined || middle === undefined || right === undefined)
    throw new Error('three suspects are asked')
  return [left, middle, right]
}

const placeNames: { readonly [name: string]: Place } = {
  left: 0,
  middle: 1,
  right: 2,
  왼쪽: 0,
  가운데: 1,
  오른쪽: 2,
}
const seatNames = [/first|첫째/, /second|둘째/, /third|셋째/, /fourth|넷째/]

/** Who takes how many, where the player of seat 0 begins and it was the suspect in the middle. */
const takenOf = (accused: readonly Place[], wrongCards: GroveOptions['wrongCards']): readonly number[] => {
  // In the middle of these three lies the highest.
  const start = dealt('2S 4S 8S AS 3S 7S 6S 5S', { wrongCards })
  const accusations = accused.map((suspect, seat) => ({ seat, suspect }))
  return judgeRound({ ...start, looks: [[0, 1], null, null, null], accusations }).taken
}

/** Rows of four accusations, and who takes how many. *Both* is two, and *all* is told by its figure. */
const taken =
  (wrongCards: GroveOptions['wrongCards']): Case =>
  ({ text }) => {
    for (const row of text.split('\n')) {
      const [accused = '', outcome = ''] = row.split('\t')
      const counts = takenOf(
        accused.split(', ').map((name) => placeNames[name] ?? 0),
        wrongCards,
      )
      for (const [seat, name] of seatNames.entries()) {
        const part = outcome.split(', ').find((one) => name.test(one))
        const said = part === undefined ? 0 : (figuresIn(part.replace('both', '2'))[0] ?? -1)
        expect(said, row).toBe(counts[seat])
      }
    }
  }

export const inAGrove: Cases = {
  culprits: ({ text }) => {
    for (const row of text.split('\n')) {
      const [left = '', middle = '', right = '', culprit] = codesIn(row)
      const suspects = perPlace([left, middle, right])
      expect(suspects[culpritAt(suspects)]).toBe(culprit)
    }
  },
  'taken-all': taken('all'),
  'taken-suspect': taken('suspect'),
}
