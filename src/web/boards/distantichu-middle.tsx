/** The middle of DistanTichu: the destination, the set that stands, and on the way from 1 to 15 what beats it. */
import type { FC } from 'hono/jsx'
import type { Answer } from '../../games/distantichu/beat.ts'
import { type Card, distance, numbers } from '../../games/distantichu/cards.ts'
import type { DistantichuMove } from '../../games/distantichu/moves.ts'
import type { SetPlayed } from '../../games/distantichu/state.ts'
import type { DistantichuView } from '../../games/distantichu/view.ts'
import { changesText } from '../text/changes.ts'
import type { DistantichuBoardWords } from '../text/en/boards/distantichu.ts'
import { setsText, setText } from '../text/sets.ts'
import { Back } from '../views/card.tsx'
import { NumberCard } from '../views/number-card.tsx'
import { Told } from '../views/sentence.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DistantichuView, DistantichuMove>
type Props = { seen: Seen; text: DistantichuBoardWords }

/** So many sets under the standing one are named; the log has them all. */
const NAMED = 3

const Goal: FC<Props> = ({ seen: { view }, text }) => {
  const { center, destination, down } = view
  return (
    <figure class="goal-pile">
      <div class="laid">
        {Array.from({ length: down }, () => (
          <Back />
        ))}
        {center.map((card) => (
          <NumberCard card={card} destination={destination} />
        ))}
      </div>
      <figcaption>
        <b>{destination === null ? text.hidden : text.destination(destination)}</b>
        {down > 0 && <span class="sub">{text.below(down)}</span>}
      </figcaption>
    </figure>
  )
}

const Standing: FC<Props & { set: SetPlayed; destination: Card }> = ({ seen, text, set, destination }) => {
  const { lang, names } = seen
  const [card = destination] = set.cards
  return (
    <figure class="standing">
      <div class="laid open">
        {set.cards.map((code) => (
          <NumberCard card={code} destination={destination} />
        ))}
      </div>
      <figcaption>
        <Told
          sentence={text.stands(set.seat, setText(lang, set.cards), distance(card, destination))}
          names={names}
          lang={lang}
        />
      </figcaption>
    </figure>
  )
}

const Earlier: FC<Props & { destination: Card }> = ({ seen: { lang, names, view }, text, destination }) => {
  const earlier = view.plays.slice(0, -1).toReversed().slice(0, NAMED)
  return earlier.length === 0 ? null : (
    <p class="say facts">
      <span>{text.earlier}</span>
      {earlier.map(({ seat, cards }) => (
        <span>
          <Told
            sentence={text.stands(seat, setText(lang, cards), distance(cards[0] ?? destination, destination))}
            names={names}
            lang={lang}
          />
        </span>
      ))}
    </p>
  )
}

/** How many cards of a number beat what stands. */
const sizeOf = ({ least, most }: Answer): string => `×${least}${most > least ? '+' : ''}`

type StepProps = { card: Card; destination: Card; answer: Answer | undefined; standing: Card | undefined }

/** A number of the way: how many cards of it beat what stands, or where none does its distance. */
const Step: FC<StepProps> = ({ card, destination, answer, standing }) => {
  const kind = card === destination ? 'here' : answer === undefined ? 'off' : 'on'
  const away = card === destination || standing !== undefined ? '' : distance(card, destination)
  return (
    <li class={card === standing ? `${kind} stands` : kind}>
      <b>{card}</b>
      <span>{answer === undefined ? away : sizeOf(answer)}</span>
    </li>
  )
}

/** Drawn for the eye; the sentence below it says the same. */
const Route: FC<Props & { destination: Card }> = ({ seen: { view }, text, destination }) => {
  const { answers, plays } = view
  const standing = plays.at(-1)?.cards[0]
  const said = answers.map(({ card, least, most }) => text.needs(card, least, most)).join(', ')
  const beaten = said === '' ? text.nothingBeats : text.routeOf(said)
  return (
    <>
      <ol class="route" aria-hidden="true">
        {numbers.map((card) => (
          <Step
            card={card}
            destination={destination}
            answer={answers.find((answer) => answer.card === card)}
            standing={standing}
          />
        ))}
      </ol>
      <p class="say">{standing === undefined ? text.anyBut(destination) : beaten}</p>
    </>
  )
}

/** Until the first set of a round, what came of the one before is told. */
const Before: FC<Props> = ({ seen: { lang, names, view }, text }) => {
  const line = view.rounds.at(-1)
  const isFresh = view.plays.length === 0 && view.piles.every((count) => count === 0)
  if (line === undefined || !(isFresh || view.phase === 'over')) return null
  const swept = view.last?.swept ?? []
  return (
    <>
      <p class="say">
        <Told
          sentence={text.lastRound(view.rounds.length, changesText(line.scores))}
          names={names}
          lang={lang}
        />
      </p>
      {swept.length > 0 && <p class="say">{text.youSwept(setsText(lang, swept))}</p>}
    </>
  )
}

/** What is awaited, where no set stands that says it. */
const Awaited: FC<Props> = ({ seen: { lang, names, view }, text }) => {
  const [who] = view.toAct
  const { first, phase, plays } = view
  if (who === undefined || (phase === 'play' && plays.length > 0)) return null
  const keeping = phase === 'keep' && first !== null ? text.keeping(first) : text.leads(who)
  const sentence = phase === 'declare' ? text.asksFirst(who) : keeping
  return (
    <p class="lead">
      <Told sentence={sentence} names={names} lang={lang} />
    </p>
  )
}

export const Trick: FC<Props> = (props) => {
  const { view } = props.seen
  const { destination, plays } = view
  const standing = plays.at(-1)
  return (
    <>
      <Before {...props} />
      <div class="trick-row">
        <Goal {...props} />
        {standing !== undefined && destination !== null && (
          <Standing {...props} set={standing} destination={destination} />
        )}
      </div>
      <Awaited {...props} />
      {destination !== null && view.phase === 'play' && <Route {...props} destination={destination} />}
      {destination !== null && <Earlier {...props} destination={destination} />}
    </>
  )
}
