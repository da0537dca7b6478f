/** The pure parts, on games that several numbers can play, or all seats at once. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Game, IllegalMove, type Seat } from '../../src/engine/game.ts'
import { sayAtTable } from '../../src/table/acts.ts'
import type { Current } from '../../src/table/current.ts'
import { eventsAfter } from '../../src/table/log.ts'
import { openTable } from '../../src/table/opening.ts'
import { beginGame, decisionOf, firstLegal, LISTED, makeMoves, type Position } from '../../src/table/play.ts'
import { closeTable, leaveSeat, sitDown, startEarly } from '../../src/table/seating.ts'
import { checkSize } from '../../src/table/snapshot.ts'
import type { Person } from '../../src/table/types.ts'
import { toy } from '../support/toy.ts'
import { codeOf, got } from './support.ts'

const people = ['Ann', 'Ben', 'Cho'].map((name): Person => ({ id: name.toLowerCase(), name }))

/** A table for three of a game for two or three, opened at second 0 by Ann on seat 1. */
const openToy = (): Current => {
  const host = { id: 'ann', name: 'Ann' }
  const options = toy.options.parse({})
  const input = { id: 'table', game: 'toy', seats: 3, options, host, seat: 1 }
  return openTable(input, toy, { secret: '00'.repeat(32), nonce: 'by-server' }, 0).next
}

const sit = (current: Current, index: number, seat: Seat): Current => {
  const person = people[index] ?? { id: '', name: '' }
  return got(sitDown(current, person, { seat, nonce: `of-${person.id}` }, 1000)).next
}

const names = ({ facts }: Current) => facts.seats.map((taken) => taken?.name ?? null)

describe('an early start', () => {
  test('drops the open seats and closes up the others in order', () => {
    const seated = sit(openToy(), 2, 2)
    expect(names(seated)).toEqual([null, 'Ann', 'Cho'])
    const { next, rows } = got(startEarly(seated, 'ann', {}, 2000))
    expect(names(next)).toEqual(['Ann', 'Cho'])
    expect(next.inPlay?.position).toMatchObject({ n: 0, decisions: [0, 0], state: { seats: 2 } })
    expect(rows).toMatchObject([{ kind: 'start', events: [{ type: 'started', names: ['Ann', 'Cho'] }] }])
    expect(next.facts).toMatchObject({ stage: 'started', startedAt: 2000 })
    // Everybody's line changed with the seats.
    expect(next.lines).toEqual([next.i, next.i])
  })

  test('leaves everybody the numbers of the events before it', () => {
    const talked = got(sayAtTable(sit(openToy(), 2, 2), 'cho', { key: 'k', text: 'go' }, 1500)).next
    const { next } = got(startEarly(talked, 'ann', {}, 2000))
    for (const seat of [null, 0, 1]) {
      const events = eventsAfter(next.recent, seat, 0, 100)
      expect(events.map(({ e, type }) => [e, type])).toEqual([
        [1, 'opened'],
        [2, 'sat'],
        [3, 'said'],
        [4, 'started'],
      ])
    }
  })

  test('is the host’s alone, and of a number the game is for', () => {
    const alone = openToy()
    expect(startEarly(alone, 'ann', {}, 2000)).toMatchObject({
      code: 'too-few-seated',
      params: { seated: 1, seats: [2, 3] },
    })
    const seated = sit(alone, 1, 0)
    expect(codeOf(startEarly(seated, 'ben', {}, 2000))).toBe('not-host')
    expect(codeOf(startEarly(seated, 'cho', {}, 2000))).toBe('not-seated')
    const { next } = got(startEarly(seated, 'ann', {}, 2000))
    expect(codeOf(startEarly(next, 'ann', {}, 3000))).toBe('already-started')
    expect(codeOf(closeTable(next, 'ann', 3000))).toBe('already-started')
  })

  test('is the heir’s once the host has left', () => {
    const seated = sit(sit(openToy(), 1, 0), 0, 1)
    const { next } = got(leaveSeat(seated, 'ann', 1500))
    expect(next.facts.host).toBe('ben')
    expect(codeOf(startEarly(next, 'ann', {}, 2000))).toBe('not-seated')
    expect(names(got(startEarly(sit(next, 2, 2), 'ben', {}, 2000)).next)).toEqual(['Ben', 'Cho'])
  })
})

test('a person who moves to another seat keeps the nonce they brought', () => {
  const seated = sit(sit(openToy(), 1, 0), 1, 2)
  expect(seated.facts.seats).toEqual([
    null,
    { player: 'ann', name: 'Ann', nonce: 'by-server' },
    { player: 'ben', name: 'Ben', nonce: 'of-ben' },
  ])
})

test('the clock of the log never goes back', () => {
  const later = got(sayAtTable(sit(openToy(), 1, 0), 'ben', { key: 'k', text: 'late' }, 5000)).next
  const { rows } = got(sayAtTable(later, 'ben', { key: 'l', text: 'earlier?' }, 4000))
  expect(rows[0]?.at).toBe(5000)
})

type Heap = { readonly left: number; readonly waiting: readonly Seat[] }
type Take = { readonly take: number }

/** Each seat takes from one heap, in any order, once a round; with nothing left it is over. */
const heap: Game<Heap, Take, Record<string, never>, Heap> = {
  meta: { id: 'heap', version: 1, seats: [3], maxMoves: 99, length: 'short', uncovers: [], presets: [] },
  options: z.strictObject({}),
  move: z.strictObject({ take: z.int() }),
  setup: () => ({ left: 5, waiting: [0, 1, 2] }),
  toAct: ({ waiting }) => waiting,
  *legalMoves({ left, waiting }, seat) {
    if (!waiting.includes(seat)) return
    for (let take = 0; take <= Math.min(2, left); take += 1) yield { take }
  },
  sample: () => ({ take: 0 }),
  apply({ left, waiting }, seat, { take }) {
    if (take > Math.min(2, left)) throw new IllegalMove('too-much', { left })
    const others = waiting.filter((other) => other !== seat)
    const rest = left - take
    return { state: { left: rest, waiting: rest === 0 || others.length === 0 ? [] : others }, events: [] }
  },
  view: (state) => state,
  result: ({ waiting }) => (waiting.length === 0 ? { scores: [0, 0, 0], winners: [] } : null),
  facts: () => ({}),
}

const seed = new Uint8Array(32)

const take = (position: Position, seat: Seat, ...takes: number[]): Position =>
  got(
    makeMoves(
      heap,
      seed,
      position,
      seat,
      takes.map((each) => ({ take: each })),
    ),
  ).made.at(-1)?.position ?? position

describe('a decision', () => {
  const start = beginGame(heap, { seats: 3, options: {} }, seed)
  const owed = (position: Position) => [0, 1, 2].map((seat) => decisionOf(heap, position, seat))

  test('is owed by every seat that is to move, and ends with its move', () => {
    expect(owed(start)).toEqual([0, 0, 0])
    const next = take(start, 1, 0)
    expect(owed(next)).toEqual([0, null, 0])
    expect(next.decisions).toEqual([0, 1, 0])
  })

  test('is not spoiled by another’s move that leaves its choices alone', () => {
    expect(owed(take(start, 0, 2))).toEqual([null, 0, 0])
  })

  test('changes when another’s move changes what may be done', () => {
    expect(owed(take(take(start, 0, 2), 2, 2))).toEqual([null, 1, null])
  })

  test('ends when it is no longer awaited', () => {
    const all = { ...start, state: { left: 2, waiting: [0, 1, 2] } }
    expect(take(all, 0, 2).decisions).toEqual([1, 1, 1])
  })
})

test('legal moves are counted no further than just beyond what is ever listed', () => {
  let asked = 0
  const endless: typeof heap = {
    ...heap,
    *legalMoves() {
      for (;;) yield { take: asked++ }
    },
  }
  expect(firstLegal(endless, { left: 5, waiting: [0] }, 0)).toHaveLength(LISTED + 1)
  expect(asked).toBe(LISTED + 1)
})

describe('a state', () => {
  // Two quotes around it in JSON.
  test.each([
    ['x', 65_534],
    ['카', 21_844],
  ])('of %s may have 64 KB', (letter, most) => {
    expect(() => checkSize(heap, letter.repeat(most))).not.toThrow()
    expect(() => checkSize(heap, letter.repeat(most + 1))).toThrow(/^heap: a state of 655\d\d bytes/)
  })
})
