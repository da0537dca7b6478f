/** What everybody won or lost, as in *Mina +11, Jisoo −3*. */
import { change } from './figures.ts'
import { type Sentence, seat } from './parts.ts'

export const changesText = (scores: readonly number[]): Sentence =>
  scores.flatMap((score, who) => [...(who === 0 ? [] : [', ']), seat(who), ` ${change(score)}`])
