/** Friends around a table, each in a browser of their own. */
import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { prng } from '../../support/prng.ts'
import { newPerson, type Person } from './browser.ts'
import { isOver, isTheirTurn, openTable, playOne, sitDown } from './game.ts'
import { playByKeys } from './keys.ts'
import type { Stage } from './stage.ts'

export type Friend = {
  readonly name: string
  readonly browser?: BrowserContextOptions
  /** Loads the page anew whenever they want to know how it goes, as one has to without scripting. */
  readonly reloads?: boolean
  /** Plays by the keyboard alone. */
  readonly keys?: boolean
  /** How they play a game in which chance alone comes to no end. */
  readonly plays?: (person: Person) => Promise<void>
}

/** What happens before somebody moves, after so many moves. */
type BeforeTurn = (person: Person, moves: number) => Promise<void>

export type Party = {
  readonly people: readonly Person[]
  readonly link: string
  /** Plays until it is over. Settles with the number of moves. */
  readonly playToEnd: (seed: number, beforeTurn?: BeforeTurn) => Promise<number>
  readonly playMoves: (seed: number, count: number) => Promise<void>
}

type Table = {
  readonly game: string
  readonly seats?: number
  readonly options: { readonly [label: string]: string }
}

/** How long somebody's page may take to show that it is their turn. */
const PATIENCE_MS = 30_000

/** The host opens the table, the others come by its link. */
export const gather = async (
  { browser, origin }: Pick<Stage, 'browser' | 'origin'>,
  table: Table,
  friends: readonly [Friend, ...Friend[]],
): Promise<Party> => {
  const people = await Promise.all(friends.map((friend) => newPerson(browser, friend.browser)))
  const [host, ...guests] = people
  if (host === undefined) throw new Error('a table has a host')
  const link = await openTable(host, origin, { ...table, name: friends[0].name })
  for (const [index, guest] of guests.entries()) await sitDown(guest, link, friends[index + 1]?.name ?? '')

  const refresh = async () => {
    const stale = people.filter((_, index) => friends[index]?.reloads)
    for (const { page } of stale) await page.reload()
  }

  /** Whoever's page asks for a move; null when the game is over. */
  const next = async (): Promise<Person | null> => {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      for (const person of people) if (await isTheirTurn(person)) return person
      if (await everyone(people, isOver)) return null
      await refresh()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('nobody is asked to play, and the game is not over')
  }

  const play = async (seed: number, most: number, beforeTurn?: BeforeTurn): Promise<number> => {
    const random = prng(seed)
    let moves = 0
    while (moves < most) {
      const person = await next()
      if (person === null) break
      await beforeTurn?.(person, moves)
      const friend = friends[people.indexOf(person)]
      if (friend?.plays !== undefined) await friend.plays(person)
      else if (friend?.keys) await playByKeys(person.page, random)
      else await playOne(person, random)
      moves += 1
    }
    return moves
  }

  return {
    people,
    link,
    playToEnd: (seed, beforeTurn) => play(seed, Number.POSITIVE_INFINITY, beforeTurn),
    playMoves: async (seed, count) => {
      expect(await play(seed, count)).toBe(count)
    },
  }
}

const everyone = async (
  people: readonly Person[],
  holds: (person: Person) => Promise<boolean>,
): Promise<boolean> => (await Promise.all(people.map(holds))).every((held) => held)

/** Nothing went wrong in anybody's page. */
export const expectNoComplaints = ({ people }: Party): void =>
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([])
