/** The trick in play: each card before the one who played it. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { ShownTrick } from '../../engine/tricks.ts'
import { feltWords } from '../text/felt.ts'
import { card, type Sentence } from '../text/parts.ts'
import { words } from '../text/words.ts'
import { Card } from './card.tsx'
import { Told } from './sentence.tsx'
import { isYourTurn, nameOf, placeOf, type Sight, seatsAround } from './sight.ts'

type Trick = ShownTrick<string>

/** Who led, and who is winning. */
const stateOf = (sight: Sight, { leader, plays, winner }: Trick): Sentence => {
  const felt = feltWords(sight.lang)
  if (plays.length === 0 || winner === null) return felt.leads(leader)
  return winner === leader ? felt.leading(leader) : felt.overtaken(leader, winner)
}

/** The line under a trick. */
export const TrickState: FC<{ sight: Sight; trick: Trick }> = ({ sight, trick }) => (
  <Told sentence={stateOf(sight, trick)} names={sight.names} lang={sight.lang} />
)

/** The trick before, small; nothing at the beginning of a round. */
export const LastTrick: FC<{ sight: Sight; tricks: readonly Trick[] }> = ({ sight, tricks }) => {
  const last = tricks.at(-1)
  if (last === undefined || last.winner === null) return null
  const cards = last.plays.map((play) => card(play.card))
  return (
    <p class="say last">
      <Told
        sentence={feltWords(sight.lang).lastTrick(cards, last.winner)}
        names={sight.names}
        lang={sight.lang}
      />
    </p>
  )
}

/** A place where a card will lie: yours is lit when it is your turn, others have room for a name under it alone. */
const Empty: FC<{ sight: Sight; seat: Seat }> = ({ sight, seat }) => {
  if (seat === sight.you) {
    const place = isYourTurn(sight) ? 'place on' : 'place'
    return <div class={place}>{words(sight.lang).table.yourPlace}</div>
  }
  return (
    <>
      <div class="place" />
      <figcaption>{feltWords(sight.lang).theirCard(nameOf(sight, seat))}</figcaption>
    </>
  )
}

const Spot: FC<{ sight: Sight; trick: Trick; seat: Seat; ring: boolean }> = ({
  sight,
  trick,
  seat,
  ring,
}) => {
  const played = trick.plays.find((play) => play.seat === seat)
  const place = placeOf(sight, seat)
  if (played === undefined) {
    // In a ring the seats around it say whose card is missing; only the viewer's own place is drawn.
    if (ring && seat !== sight.you) return null
    return ring ? (
      <div class={place}>
        <Empty sight={sight} seat={seat} />
      </div>
    ) : (
      <figure>
        <Empty sight={sight} seat={seat} />
      </figure>
    )
  }
  const wins = trick.winner === seat
  const felt = feltWords(sight.lang)
  return (
    <figure class={`${ring ? place : ''}${wins ? ' win' : ''}`}>
      <Card code={played.card} lang={sight.lang} />
      <figcaption class={ring ? 'vh' : ''}>
        {wins ? felt.winning(nameOf(sight, seat)) : nameOf(sight, seat)}
      </figcaption>
    </figure>
  )
}

export const TrickOnTable: FC<{ sight: Sight; trick: Trick }> = ({ sight, trick }) => {
  const ring = sight.names.length === 4
  const [viewer, ...others] = seatsAround(sight)
  return (
    <div class={ring ? 'pit four' : 'pit'}>
      <div class={ring ? 'trick ring' : 'trick'}>
        {[...others, ...(viewer === undefined ? [] : [viewer])].map((seat) => (
          <Spot sight={sight} trick={trick} seat={seat} ring={ring} />
        ))}
      </div>
    </div>
  )
}
