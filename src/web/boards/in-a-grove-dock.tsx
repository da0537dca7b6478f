/** What the viewer alone has seen of the cards that are no suspects, and on their turn the choice of suspects. */
import type { Child, FC } from 'hono/jsx'
import type { GroveMove } from '../../games/in-a-grove/moves.ts'
import type { Person, Place } from '../../games/in-a-grove/persons.ts'
import { leftOf, rightOf } from '../../games/in-a-grove/state.ts'
import type { Sentence } from '../text/parts.ts'
import { Card, Chip } from '../views/card.tsx'
import { Confirm, Direct, type Pick, Picks } from '../views/choices.tsx'
import { Told } from '../views/sentence.tsx'
import { type GroveProps, wordsOf } from './in-a-grove-seen.ts'

const Alibi: FC<GroveProps & { person: Person; where: Sentence }> = ({ seen, person, where }) => (
  <li>
    <Card code={person} lang={seen.lang} />
    <span>
      <Told sentence={where} names={seen.names} lang={seen.lang} />
    </span>
  </li>
)

/** The two alibis and where they went; the body too, for a starter who has exchanged a suspect they had seen. */
const Alibis: FC<GroveProps & { you: number }> = ({ seen, you }) => {
  const { lang, names, view } = seen
  const text = wordsOf(lang)
  const [dealt, received] = view.known?.alibis ?? []
  const body = view.known?.body ?? null
  return (
    <ul class="alibis" aria-label={text.alibis}>
      {dealt !== undefined && (
        <Alibi seen={seen} person={dealt} where={text.passedTo(rightOf(you, names.length))} />
      )}
      {received !== undefined && (
        <Alibi seen={seen} person={received} where={text.from(leftOf(you, names.length))} />
      )}
      {body !== null && <Alibi seen={seen} person={body} where={[text.body]} />}
    </ul>
  )
}

const Where: FC<GroveProps & { place: Place }> = ({ seen: { lang, view }, place }) => {
  const name = wordsOf(lang).at[place]
  const person = view.known?.suspects[place] ?? null
  return (
    <>
      {name}
      {/* The button names the place alone. */}
      <template>{name}</template>
      {person !== null && (
        <>
          {' '}
          <Chip code={person} lang={lang} />
        </>
      )}
    </>
  )
}

const movesOf = <T extends GroveMove['type']>({ legal }: GroveProps['seen'], type: T) =>
  legal.filter((move): move is Extract<GroveMove, { readonly type: T }> => move.type === type)

const Look: FC<GroveProps> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const named = (suspects: readonly Place[]): string => {
    const [one = '', other = ''] = suspects.map((place) => text.at[place])
    return text.both(one, other)
  }
  const picks = movesOf(seen, 'look').map((move): Pick => ({ move, label: named(move.suspects) }))
  return (
    <>
      <Picks legend={text.chooseTwo} shape="suits" picks={picks} />
      <Confirm verb={text.lookAt} missing={text.chooseTwo} lang={seen.lang} />
    </>
  )
}

const Exchange: FC<GroveProps> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  return (
    <details class="rest" id="exchange">
      <summary>{text.exchange}</summary>
      <div class="acts answer">
        {movesOf(seen, 'swap').map((move) => (
          <Direct move={move}>{text.at[move.suspect]}</Direct>
        ))}
      </div>
    </details>
  )
}

const Accuse: FC<GroveProps> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const label = (place: Place): Child => <Where seen={seen} place={place} />
  const picks = movesOf(seen, 'accuse').map((move): Pick => ({ move, label: label(move.suspect) }))
  return (
    <>
      <Picks legend={text.chooseOne} shape="suits" picks={picks} />
      <Confirm verb={text.accuse} missing={text.chooseOne} lang={seen.lang} />
      {seen.view.maySwap && <Exchange seen={seen} />}
    </>
  )
}

export const GroveDock: FC<GroveProps> = ({ seen }) => {
  const { you, view, legal } = seen
  if (you === null || view.phase === 'over') return null
  return (
    <>
      <Alibis seen={seen} you={you} />
      {legal.length > 0 && (view.phase === 'look' ? <Look seen={seen} /> : <Accuse seen={seen} />)}
    </>
  )
}
