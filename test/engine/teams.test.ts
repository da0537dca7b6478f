import { expect, test } from 'vitest'
import { otherTeam, type PerTeam, perSeat, perTeam, teamOf, teamResult } from '../../src/engine/teams.ts'

test('partners sit opposite', () => {
  expect([0, 1, 2, 3].map(teamOf)).toEqual([0, 1, 0, 1])
  expect([otherTeam(0), otherTeam(1)]).toEqual([1, 0])
})

test('a figure of each team is one for each of its seats', () => {
  expect(perTeam((team) => 10 * team)).toEqual([0, 10])
  expect(perSeat(['ours', 'theirs'])).toEqual(['ours', 'theirs', 'ours', 'theirs'])
})

test.each<[PerTeam<number>, readonly number[]]>([
  [
    [82, 80],
    [0, 2],
  ],
  [
    [-10, 0],
    [1, 3],
  ],
  [
    [81, 81],
    [0, 1, 2, 3],
  ],
])('with %j the seats %j win', ([first, second], winners) => {
  expect(teamResult([first, second])).toEqual({ scores: [first, second, first, second], winners })
})
