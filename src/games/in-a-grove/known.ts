/** What a seat has seen in the running round. */
import type { Seat } from '../../engine/game.ts'
import type { PerPlace, Person, Place } from './persons.ts'
import { type GroveState, leftOf } from './state.ts'

export type Known = {
  /** The alibi it was dealt, and the one it received from its left neighbour. */
  readonly alibis: readonly Person[]
  /** The suspects it has seen and that still lie where it saw them. */
  readonly suspects: PerPlace<Person | null>
  /** Only the starter can know it, by exchanging a suspect it had seen. */
  readonly body: Person | null
}

export const alibisOf = (
  { dealt, seats }: Pick<GroveState, 'dealt' | 'seats'>,
  seat: Seat,
): readonly Person[] => [dealt[seat], dealt[leftOf(seat, seats)]].filter((person) => person !== undefined)

export const knownTo = (state: GroveState, seat: Seat): Known => {
  const { looks, suspects, swapped, starter, body } = state
  const seen: readonly Place[] = looks[seat] ?? []
  // The starter alone looks before an exchange; all others see the suspect that came in.
  const lost = seat === starter ? swapped : null
  const faceAt = (place: Place) => (seen.includes(place) && place !== lost ? suspects[place] : null)
  return {
    alibis: alibisOf(state, seat),
    suspects: [faceAt(0), faceAt(1), faceAt(2)],
    body: lost !== null && seen.includes(lost) ? body : null,
  }
}
