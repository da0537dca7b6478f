/** A finished round retold step by step: who lay there, who did it and why, whose card came back, who took what. */
import type { FC } from 'hono/jsx'
import { isLowestGuilty } from '../../games/in-a-grove/persons.ts'
import type { RoundLine } from '../../games/in-a-grove/state.ts'
import { card, listed, type Sentence, seat } from '../text/parts.ts'
import { Told } from '../views/sentence.tsx'
import { type GroveProps, wordsOf } from './in-a-grove-seen.ts'
import { Suspects } from './in-a-grove-suspects.tsx'

type RevealProps = GroveProps & { readonly line: RoundLine }

const guilt = ({ seen: { lang }, line: { suspects, culprit } }: RevealProps): Sentence => {
  const text = wordsOf(lang)
  const tell = isLowestGuilty(suspects) ? text.lowest : text.highest
  return tell(card(suspects[culprit]), text.lying[culprit])
}

const rights = ({ seen: { lang }, line: { accusations, culprit } }: RevealProps): Sentence => {
  const text = wordsOf(lang)
  const right = accusations.filter(({ suspect }) => suspect === culprit)
  if (right.length === 0) return [text.nobodyRight]
  return text.cardBack(listed(right.map((accusation) => seat(accusation.seat))))
}

/** One sentence a taker, in the order they laid their cards. */
const takes = ({ seen: { lang, view }, line: { accusations, taken } }: RevealProps): readonly Sentence[] => {
  const text = wordsOf(lang)
  const told = accusations.flatMap(({ seat: who, suspect }) => {
    const count = taken[who] ?? 0
    if (count === 0) return []
    return view.options.wrongCards === 'all'
      ? [text.takesAll(who, count)]
      : [text.takesThere(who, text.at[suspect], count)]
  })
  return told.length === 0 ? [[text.nobodyWrong]] : told
}

const stepsOf = (props: RevealProps): readonly Sentence[] => [
  ...(props.line.suspects.includes('AS') ? [[wordsOf(props.seen.lang).aceIsOut]] : []),
  guilt(props),
  rights(props),
  ...takes(props),
]

export const Reveal: FC<RevealProps> = (props) => {
  const { seen, line } = props
  return (
    <>
      <Suspects seen={seen} lying={{ ...line, lookers: null }} />
      <ol class="steps">
        {stepsOf(props).map((sentence) => (
          <li>
            <Told sentence={sentence} names={seen.names} lang={seen.lang} />
          </li>
        ))}
      </ol>
    </>
  )
}
