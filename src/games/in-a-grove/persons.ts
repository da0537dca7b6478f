/** The persons of the grove: their cards, the three places where suspects lie, and who of them did it. */

/** In the order of a new deck. */
export const persons = ['2S', '3S', '4S', '5S', '6S', '7S', '8S', 'AS'] as const
export type Person = (typeof persons)[number]

/** Left, centre and right. */
export const places = [0, 1, 2] as const
export type Place = (typeof places)[number]

/** Something at each of the three places. */
export type PerPlace<T> = readonly [T, T, T]

/** Two places, ascending. */
export type Pair = readonly [Place, Place]

const pairs: PerPlace<Pair> = [
  [1, 2],
  [0, 2],
  [0, 1],
]

/** The two places other than this one. */
export const othersThan = (place: Place): Pair => pairs[place]

/** The place that is not one of these two. */
export const leftOut = ([one, other]: Pair): Place =>
  places.find((place) => place !== one && place !== other) ?? 0

/** The deck for so many seats: with three the 2 is left out, so that four cards always lie in the middle. */
export const deckFor = (seats: number): readonly Person[] => (seats === 3 ? persons.slice(1) : persons)

/** Null for the ace, who is no number and never did it. */
const numberOf = (person: Person): number | null => (person === 'AS' ? null : Number(person.charAt(0)))

/** Whether the lowest number did it, and not the highest. */
export const isLowestGuilty = (suspects: PerPlace<Person>): boolean => suspects.includes('5S')

/** The place of the highest number; of the lowest one where a 5 is among the three. */
export const culpritAt = (suspects: PerPlace<Person>): Place => {
  const sign = isLowestGuilty(suspects) ? -1 : 1
  const weightAt = (place: Place): number => {
    const number = numberOf(suspects[place])
    return number === null ? Number.NEGATIVE_INFINITY : sign * number
  }
  return places.reduce((best, place) => (weightAt(place) > weightAt(best) ? place : best))
}
