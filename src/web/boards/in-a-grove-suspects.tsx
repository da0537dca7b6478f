/** The three suspects side by side: who has looked at them, and the accusations that lie on each in their order. */
import type { FC } from 'hono/jsx'
import { type PerPlace, type Person, type Place, places } from '../../games/in-a-grove/persons.ts'
import type { Accusation } from '../../games/in-a-grove/state.ts'
import { Card } from '../views/card.tsx'
import { Icon, Shape } from '../views/icon.tsx'
import { nameOf } from '../views/sight.ts'
import { type GroveProps, wordsOf } from './in-a-grove-seen.ts'

/** The suspects as they lie, face up where the viewer knows them. */
export type Lying = {
  readonly suspects: PerPlace<Person | null>
  readonly unseen: Place | null
  readonly swapped: Place | null
  readonly accusations: readonly Accusation[]
  /** Null until all are turned up. */
  readonly culprit: Place | null
  /** Who has looked at each; null where it is not shown. */
  readonly lookers: PerPlace<readonly number[]> | null
}

type PlaceProps = GroveProps & { readonly lying: Lying; readonly place: Place }

/** A person nobody has turned up yet. */
const SuspectBack: FC = () => (
  <svg class="card back" viewBox="0 0 100 140" aria-hidden="true">
    <Shape id="suspect" />
  </svg>
)

/** What is marked on a suspect, in words. */
const Marks: FC<PlaceProps> = ({ seen: { lang }, lying, place }) => {
  const text = wordsOf(lang)
  const isOpen = lying.culprit !== null
  return (
    <span class="marks">
      {lying.culprit === place && <b>{text.culprit}</b>}
      {lying.swapped === place && !isOpen && <span>{text.swapped}</span>}
      {lying.unseen === place && lying.culprit !== place && <span>{text.unseen}</span>}
    </span>
  )
}

/** Once turned up, a suspect that was exchanged is so in its heading, since its own lower edge may be taken. */
const Heading: FC<PlaceProps> = ({ seen: { lang }, lying, place }) => {
  const text = wordsOf(lang)
  const isMarked = lying.swapped === place && lying.culprit !== null
  return (
    <h3>
      {text.places[place]}
      {isMarked && <small>{text.swapped}</small>}
    </h3>
  )
}

const Suspect: FC<PlaceProps> = (props) => {
  const { seen, lying, place } = props
  const person = lying.suspects[place]
  return (
    <div class={lying.culprit === place ? 'suspect win' : 'suspect'}>
      {person === null ? (
        <>
          <SuspectBack />
          <span class="vh">{wordsOf(seen.lang).faceDown}</span>
        </>
      ) : (
        <Card code={person} lang={seen.lang} />
      )}
      <Marks {...props} />
    </div>
  )
}

const Lookers: FC<PlaceProps> = ({ seen, lying, place }) => {
  if (lying.lookers === null) return null
  const who = lying.lookers[place]
  return (
    <p class="lookers">
      {who.length > 0 && (
        <>
          <Icon name="eye" />
          <span class="vh">{wordsOf(seen.lang).seenBy}</span>{' '}
          {who.map((seat) => nameOf(seen, seat)).join(', ')}
        </>
      )}
    </p>
  )
}

/** Numbered through the round, so that the order is seen across the piles too. */
const Slips: FC<PlaceProps> = ({ seen, lying, place }) => (
  <ol class="slips">
    {lying.accusations.map(({ seat, suspect }, index) =>
      suspect === place ? (
        <li class={`slip s${seat}`} value={index + 1}>
          <span class="nr">{index + 1}</span>
          <b>{nameOf(seen, seat)}</b>
          {lying.culprit === place && (
            <>
              <Icon name="check" />
              <span class="vh">{wordsOf(seen.lang).right}</span>
            </>
          )}
        </li>
      ) : null,
    )}
  </ol>
)

export const Suspects: FC<GroveProps & { lying: Lying }> = (props) => (
  <ul class="grove">
    {places.map((place) => (
      <li>
        <Heading {...props} place={place} />
        <Suspect {...props} place={place} />
        <Lookers {...props} place={place} />
        <Slips {...props} place={place} />
      </li>
    ))}
  </ul>
)
