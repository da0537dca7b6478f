import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/engine/game.ts'
import { playOut } from '../../src/engine/playout.ts'
import { type GameRecord, recordSchema } from '../../src/engine/record.ts'
import { replayRecord } from '../../src/engine/replay.ts'
import { prng } from '../support/prng.ts'
import { toy } from '../support/toy.ts'

const deal = ['3', '5', '1', '8', '2', '4', '6', '7', '9', 'X']

/** One round with two cards each: seat 0 holds 3 and 5, seat 1 holds 1 and 8. */
const finished: GameRecord = {
  game: 'toy',
  version: 1,
  seats: 2,
  options: { rounds: 1 },
  random: [deal],
  moves: [
    [0, { type: 'show', card: '3' }],
    [1, { type: 'hide', card: '1' }],
    [0, { type: 'show', card: '5' }],
    [1, { type: 'show', card: '8' }],
  ],
  result: { scores: [8, 8], winners: [0, 1] },
}

const errorOf = (changes: Partial<GameRecord>): string | null =>
  replayRecord(toy, { ...finished, ...changes }).error

describe('a replay', () => {
  test('of a finished game holds', () => {
    expect(errorOf({})).toBeNull()
  })

  test('of a game that stops early holds, whatever chance is left', () => {
    const replay = replayRecord(toy, {
      ...finished,
      random: [deal, deal],
      moves: finished.moves.slice(0, 2),
      result: null,
    })
    expect(replay.error).toBeNull()
    expect(replay.state).toMatchObject({ turn: 0, over: false, scores: [3, 0] })
  })

  const unfinished: Partial<GameRecord> = { moves: finished.moves.slice(0, 3) }
  const shows = (seat: number, card: string): readonly [number, Json] => [seat, { type: 'show', card }]
  test.each<[string, Partial<GameRecord>, RegExp]>([
    ['another version of the rules', { version: 2 }, /^version 2 of the rules is asked, this is 1$/],
    ['a number of seats the game has not', { seats: 4 }, /^not a game for 4$/],
    ['an option the game has not', { options: { size: 7 } }, /^options: size: /],
    [
      'no chance at all',
      { random: [] },
      /^setup: the recorded chance runs out at outcome 0: a shuffle of 10 is asked$/,
    ],
    [
      'a deck of other cards',
      { random: [deal.toSpliced(0, 1, 'Y')] },
      /^setup: recorded outcome 0 does not fit/,
    ],
    [
      'a deal that runs out',
      { options: { rounds: 2 } },
      /^move 3 \(seat 1, .*\): the recorded chance runs out at outcome 1/,
    ],
    [
      'chance left over at the end',
      { random: [deal, 1] },
      /^after 4 moves: 1 recorded outcomes are left over$/,
    ],
    [
      'an illegal move',
      { moves: [shows(0, '3'), shows(1, '9')] },
      /^move 1 \(seat 1, .*"9".*\): illegal: not-in-hand \{"card":"9"\}$/,
    ],
    ['a seat out of turn', { moves: [shows(1, '8')] }, /^move 0 \(seat 1, .*\): illegal: not-your-turn/],
    ['no move at all', { moves: [[0, 'show']] }, /^move 0 \(seat 0, "show"\): illegal: bad-move$/],
    [
      'a move after the end',
      { moves: [...finished.moves, shows(0, '3')] },
      /^move 4 \(seat 0, .*\): illegal: game-over$/,
    ],
    [
      'another result',
      { result: { scores: [8, 9], winners: [1] } },
      /^after 4 moves: the result is .*\[8,8\].*, the record says .*\[8,9\]/,
    ],
    ['a result too early', unfinished, /^after 3 moves: the result is null, the record says /],
    ['no result at the end', { result: null }, /^after 4 moves: the result is .*, the record says null$/],
  ])('fails for %s', (_, changes, complaint) => {
    expect(errorOf(changes)).toMatch(complaint)
  })

  test('keeps the last state it reached', () => {
    const { state } = replayRecord(toy, { ...finished, moves: [shows(0, '3'), shows(1, '9')] })
    expect(state).toMatchObject({ turn: 1, scores: [3, 0] })
  })
})

describe('a random game', () => {
  const play = (chance: number, choices: number) =>
    playOut(toy, { seats: 3, options: toy.options.parse({}), chance: prng(chance), choices: prng(choices) })

  test('is a record that replays, in its JSON too', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const record = recordSchema.parse(JSON.parse(JSON.stringify(play(seed, -seed))))
      expect(replayRecord(toy, record).error).toBeNull()
      expect(record.result).not.toBeNull()
    }
  })

  test('keeps its chance apart from the choices made in it', () => {
    expect(play(1, 2).random).toEqual(play(1, 3).random)
    expect(play(1, 2).moves).not.toEqual(play(1, 3).moves)
  })

  test('has to end within its bound', () => {
    const endless = { ...toy, meta: { ...toy.meta, maxMoves: 5 } }
    const options = toy.options.parse({})
    expect(() => playOut(endless, { seats: 2, options, chance: prng(1), choices: prng(1) })).toThrow(
      'toy is not over after 5 moves',
    )
  })
})
