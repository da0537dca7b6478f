/**
 * In a Grove: looks for the suspect most likely to have done it, and prefers an accusation that costs little where others are
 * likely to be wrong after it.
 */
import type { Seat } from '../engine/game.ts'
import { pick } from '../engine/pick.ts'
import type { GroveMove } from '../games/in-a-grove/moves.ts'
import {
  culpritAt,
  deckFor,
  type PerPlace,
  type Person,
  type Place,
  places,
} from '../games/in-a-grove/persons.ts'
import type { GroveView } from '../games/in-a-grove/view.ts'
import type { Bot } from './bot.ts'
import { leastBy } from './least.ts'

/** How often another seat is wrong. */
const othersErr = 0.5

/** Every way the suspects may be, as far as a seat knows; each as likely as the others. */
const possibleSuspects = ({ known, own }: GroveView): readonly PerPlace<Person>[] => {
  const { alibis = [], suspects = [null, null, null], body = null } = known ?? {}
  const seen: ReadonlySet<Person | null> = new Set([...alibis, ...suspects, body])
  const free = deckFor(own.length).filter((person) => !seen.has(person))
  const at = (place: Place): readonly Person[] => {
    const person = suspects[place]
    return person === null ? free : [person]
  }
  return at(0).flatMap((left) =>
    at(1).flatMap((centre) =>
      at(2).flatMap((right): readonly PerPlace<Person>[] =>
        new Set([left, centre, right]).size === 3 ? [[left, centre, right]] : [],
      ),
    ),
  )
}

/** How many wrong cards a seat that accuses `suspect` would take if nobody were wrong after it. */
const pileIf = ({ accusations, options }: GroveView, suspect: Place, culprit: Place): number => {
  if (suspect === culprit) return 0
  const wrong = accusations.filter((one) =>
    options.wrongCards === 'all' ? one.suspect !== culprit : one.suspect === suspect,
  )
  return wrong.length + 1
}

/** The chance that nobody after this seat is wrong in a way that takes the cards from it. */
const chanceToBeLast = ({ own, accusations, options }: GroveView): number => {
  const after = own.length - accusations.length - 1
  const takes = options.wrongCards === 'all' ? othersErr : othersErr / 2
  return (1 - takes) ** after
}

/** The cards an accusation costs on average; a right one brings its card back. */
export const costOf = (view: GroveView, suspect: Place): number => {
  const worlds = possibleSuspects(view)
  const sum = worlds.reduce((total, suspects) => {
    const pile = pileIf(view, suspect, culpritAt(suspects))
    return total + (pile === 0 ? -0.1 : pile * chanceToBeLast(view))
  }, 0)
  return sum / Math.max(1, worlds.length)
}

const isSeen = ({ looks }: GroveView, seat: Seat, place: Place): boolean =>
  looks[seat]?.includes(place) ?? false

export const inAGrove: Bot<GroveView, GroveMove> = {
  choose: ({ view, seat, legal, random }) => {
    const moves = [...legal]
    // Any two suspects tell as much as any others.
    if (view.phase !== 'accuse') return pick(moves, random)
    const cost = (place: Place) => costOf(view, place) + (isSeen(view, seat, place) ? 0 : 0.001)
    const suspect = leastBy(places, cost)
    return suspect === undefined ? pick(moves, random) : { type: 'accuse', suspect }
  },
}
