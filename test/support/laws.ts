/**
 * The laws every game keeps. Each is a function that throws when a subject breaks it, so that the laws can
 * themselves be tried on games broken on purpose.
 */
import { conservation } from './laws-conservation.ts'
import type { Subject } from './laws-course.ts'
import { course, result } from './laws-ending.ts'
import { listing, refusals } from './laws-legality.ts'
import { events, plainData } from './laws-plain.ts'
import { histories, refusalSecrecy, resampling, viewSecrecy } from './laws-secrecy.ts'

export type Law = (subject: Subject) => void

export const laws: { readonly [name: string]: Law } = {
  'is over when nobody is to move, which is when there is a result, within its bound of moves': course,
  'scores every seat, team-mates alike, and the best win': result,
  'lists its legal moves once each, canonical, and accepts exactly these': listing,
  'refuses all others by a code, before any chance is asked': refusals,
  'is plain data, never changed, and the same when played again': plainData,
  'addresses its events and leaves the types of the table alone': events,
  'keeps all its cards': conservation,
  'hides something from a spectator, and resamples to the same cards': resampling,
  'shows nobody what they may not know': viewSecrecy,
  'refuses by the same code and words whatever is hidden': refusalSecrecy,
  'tells as much as it shows: equal histories give equal views': histories,
}
