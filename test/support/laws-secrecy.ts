/** Law 6: what a seat may not know reaches it by no way. A viewer is a seat, or null for a spectator. */
import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Event, Json, Random, Seat, Step } from '../../src/engine/game.ts'
import { canonicalJson } from '../../src/engine/json.ts'
import {
  forCourses,
  listMoves,
  type Ply,
  type Subject,
  seatsOf,
  somePlies,
  somePositions,
  statesOf,
  viewersOf,
} from './laws-course.ts'
import { isLegal, refusalOf } from './laws-legality.ts'
import { nearMisses, poolOf } from './laws-moves.ts'
import { pickSome, prng } from './prng.ts'

type Viewer = Seat | null

/** All that a viewer sees of a state, as the bytes it would get: the order of fields too may tell something. */
const sight = (subject: Subject, state: Json, viewer: Viewer): string => {
  const { game } = subject
  const legal = viewer === null ? [] : listMoves(subject, state, viewer)
  return JSON.stringify([game.view(state, viewer), game.toAct(state), game.result(state), legal])
}

/** All that a viewer is told, as one text: a viewer does not see who else is told. */
const hearing = (events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(
    events
      .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
      .map(({ to: _, ...event }) => event),
  )

/** The viewers from whom something was hidden at some position. */
const hiddenFrom = (subject: Subject): ReadonlySet<Viewer> => {
  const viewers = new Set<Viewer>()
  forCourses(subject, 3, (course, random) => {
    const cards = (state: Json) => subject.secrets.cards(state).toSorted()
    for (const viewer of viewersOf(subject)) {
      for (const state of somePositions(course, random, 40)) {
        const other = subject.secrets.resample(state, viewer, random)
        expect(cards(other), 'the same cards').toEqual(cards(state))
        if (JSON.stringify(other) !== JSON.stringify(state)) viewers.add(viewer)
      }
    }
  })
  return viewers
}

export const resampling = (subject: Subject): void => {
  expect(hiddenFrom(subject).has(null), 'something is hidden from a spectator').toBe(true)
}

/**
 * A resampler that changes nothing would let every law of secrecy pass. With some options a seat may come to
 * know all by elimination, so this asks for secrets from every seat over all option sets together.
 */
export const checkSecrets = (subjects: readonly Subject[]): void => {
  const viewers = new Set(subjects.flatMap((subject) => [...hiddenFrom(subject)]))
  const seats = new Set(subjects.flatMap(seatsOf))
  expect(
    [...seats].filter((seat) => !viewers.has(seat)),
    'seats from which nothing is ever hidden',
  ).toEqual([])
}

export const viewSecrecy = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) => {
    for (const viewer of viewersOf(subject)) {
      for (const state of somePositions(course, random, 25)) {
        const other = subject.secrets.resample(state, viewer, random)
        expect(sight(subject, other, viewer), 'the view of a state with other secrets').toBe(
          sight(subject, state, viewer),
        )
      }
    }
  })

export const refusalSecrecy = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) => {
    const candidates = nearMisses(subject, poolOf(subject, course, random), random)
    for (const state of somePositions(course, random, 8)) {
      for (const seat of seatsOf(subject)) {
        const other = subject.secrets.resample(state, seat, random)
        for (const move of pickSome(random, candidates, 40)) {
          const [one, two] = [state, other].map((position) =>
            refusalOf(subject, position, seat, move, prng(0)),
          )
          if (!isDeepStrictEqual(one, two)) {
            expect.fail(`${canonicalJson(move)} is answered otherwise with other secrets`)
          }
        }
      }
    }
  })

/** Chance with two places of every shuffle exchanged: the same deal but for two cards. */
const exchanging = (random: Random, first: number, second: number): Random => ({
  int: random.int,
  shuffle: (items) => {
    const pile = random.shuffle(items)
    const [a, b] = [first % pile.length, second % pile.length]
    return pile.map((item, index) =>
      index === a ? (pile[b] ?? item) : index === b ? (pile[a] ?? item) : item,
    )
  },
})

/**
 * Steps that may differ from `ply` for a viewer in nothing they may know: with other secrets before it, another
 * choice of somebody else's, or another deal after it.
 */
const alternatives = (subject: Subject, ply: Ply, viewer: Viewer, random: Random): readonly Step<Json>[] => {
  const { game, secrets } = subject
  const { before, seat, move, chance } = ply
  const other = secrets.resample(before, viewer, random)
  const steps: Step<Json>[] = []
  for (const state of [before, other]) {
    const listed = listMoves(subject, state, seat)
    const choices = viewer === seat ? [move] : [move, ...pickSome(random, listed, 3)]
    for (const choice of choices) {
      if (!isLegal(subject, state, seat, choice)) continue
      steps.push(game.apply(state, seat, choice, prng(chance)))
      steps.push(
        game.apply(state, seat, choice, exchanging(prng(chance), random.int(1024), random.int(1024))),
      )
    }
  }
  return steps
}

const checkStep = (subject: Subject, ply: Ply, viewer: Viewer, random: Random): void => {
  const told = hearing(ply.events, viewer)
  const seen = sight(subject, ply.after, viewer)
  for (const { state, events } of alternatives(subject, ply, viewer, random)) {
    const sameTold = hearing(events, viewer) === told
    const sameSeen = sight(subject, state, viewer) === seen
    if (sameTold && !sameSeen) expect.fail(`viewer ${viewer} is told the same, but sees something else`)
    if (sameSeen && !sameTold) expect.fail(`viewer ${viewer} is told what the view keeps from them`)
  }
}

/** From one position and its like with other secrets, the same moves for as long as a viewer is told the same. */
const checkHistory = (subject: Subject, plies: readonly Ply[], viewer: Viewer, random: Random): void => {
  const { game, secrets } = subject
  const first = plies[0]
  if (first === undefined) return
  let other = secrets.resample(first.before, viewer, random)
  for (const { seat, move, chance, events, after } of plies) {
    if (!isLegal(subject, other, seat, move)) return
    const step = game.apply(other, seat, move, prng(chance))
    if (hearing(step.events, viewer) !== hearing(events, viewer)) return
    other = step.state
    expect(sight(subject, other, viewer), 'the view after the same events').toBe(
      sight(subject, after, viewer),
    )
  }
}

export const histories = (subject: Subject): void =>
  forCourses(subject, 4, (course, random) => {
    for (const viewer of viewersOf(subject)) {
      for (const ply of somePlies(course, random, 15)) checkStep(subject, ply, viewer, random)
      const from = random.int(statesOf(course).length)
      checkHistory(subject, course.plies.slice(from, from + 8), viewer, random)
    }
  })
