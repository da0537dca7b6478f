/** The middle of a table of Katzenjammer Blues: the lot, the standing bid and what beats it, and the band of players. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { type Bid, isHighestOfCount, sumsOf } from '../../games/katzenjammer-blues/bids.ts'
import { bidText, cat, catCode } from '../text/cat-deck.ts'
import type { Sentence } from '../text/parts.ts'
import { Card, Chip } from '../views/card.tsx'
import { JokerTally, Mice, MouseTally } from '../views/cat-card.tsx'
import { AwayMark } from '../views/seats.tsx'
import { Told } from '../views/sentence.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import { type Seen, standingOf, wordsOf } from './katzenjammer-blues-seen.ts'

type Props = { readonly seen: Seen }

/** Whether no bid of its own kind with as many cards is higher. */
const isTop = (bid: Bid): boolean =>
  bid.kind === 'same' ? isHighestOfCount(bid) : bid.value === null || bid.value === sumsOf(bid.count).at(-1)

const Line: FC<Props & { sentence: Sentence; as: 'lead' | 'say' }> = ({ seen, sentence, as }) => (
  <p class={as}>
    <Told sentence={sentence} names={seen.names} lang={seen.lang} />
  </p>
)

const Lot: FC<Props> = ({ seen: { lang, view } }) => (
  <ul class="lot" aria-label={wordsOf(lang).lot}>
    {view.lot.map((code) => (
      <li>
        <Card code={catCode(code)} lang={lang} />
      </li>
    ))}
  </ul>
)

const Auction: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const bid = standingOf(view)
  return (
    <>
      <p class="say facts">
        <span>
          <Told sentence={text.lotOf(view.leader)} names={seen.names} lang={lang} />
        </span>
        <span>{text.pile(view.pileCount)}</span>
      </p>
      <Lot seen={seen} />
      {bid === null || view.standing === null ? (
        <p class="say">{text.noBid}</p>
      ) : (
        <>
          <Line seen={seen} as="lead" sentence={text.stands(view.standing, bid)} />
          <p class="say">{text.toBeat(bid, isTop(bid))}</p>
        </>
      )}
    </>
  )
}

const Sale: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const bid = standingOf(view)
  if (view.phase === 'pay' && bid !== null && view.standing !== null) {
    return (
      <>
        <Lot seen={seen} />
        <Line seen={seen} as="lead" sentence={text.pays(view.standing, bid)} />
      </>
    )
  }
  return view.phase === 'bands' ? <Line seen={seen} as="lead" sentence={text.forms(view.leader)} /> : null
}

/** What a seat has bid in this auction, and whether it is out of it. */
const Standing: FC<Props & { seat: Seat }> = ({ seen: { lang, view }, seat }) => {
  const bid = view.bids[seat] ?? null
  const isOut = view.passed[seat] === true
  return (
    <span class={isOut ? 'bid out' : 'bid'}>
      {bid !== null &&
        (bid.cards === null
          ? bidText(lang, bid)
          : bid.cards.map((code) => <Chip code={catCode(code)} lang={lang} />))}
      {isOut && <em>{wordsOf(lang).passed}</em>}
    </span>
  )
}

const Player: FC<Props & { seat: Seat }> = ({ seen, seat }) => {
  const { lang, toAct, view } = seen
  const text = wordsOf(lang)
  const count = view.counts[seat] ?? 0
  const classes = [toAct.includes(seat) ? 'on' : '', view.standing === seat ? 'top' : '']
  return (
    <li class={classes.join(' ').trim()} aria-current={toAct.includes(seat) ? 'true' : undefined}>
      <span class="cnt" data-n={count}>
        <span aria-hidden="true">{count}</span>
        <span class="vh">{text.cards(count)}</span>
      </span>
      <span class="who">
        <b>{nameOf(seen, seat)}</b>
        <AwayMark sight={seen} seat={seat} />
        {view.leader === seat && <small>{text.leader}</small>}
      </span>
      <MouseTally count={view.mice[seat] ?? 0} says={text.mice(view.mice[seat] ?? 0)} />
      <JokerTally count={view.used[seat] ?? 0} says={text.jokers(view.used[seat] ?? 0)} />
      <Standing seen={seen} seat={seat} />
    </li>
  )
}

/** Until the first round of a game is over, how the one before ended is still to be read. */
const Before: FC<Props> = ({ seen }) => {
  const { view } = seen
  const text = wordsOf(seen.lang)
  if (view.before === null || view.rounds > 0) return null
  const { lot, hand } = view.before
  return (
    <>
      <p class="say">
        <strong>{text.before(view.games.length)}</strong>
      </p>
      {lot.length > 0 && <Line seen={seen} as="say" sentence={text.nobodys(lot.map(cat))} />}
      {hand !== null && hand.length > 0 && (
        <Line seen={seen} as="say" sentence={text.youHeld(hand.map(cat))} />
      )}
    </>
  )
}

export const Stage: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  return (
    <>
      <Before seen={seen} />
      {view.phase === 'auction' ? <Auction seen={seen} /> : <Sale seen={seen} />}
      <ol class="players">
        {seatsAround(seen).map((seat) => (
          <Player seen={seen} seat={seat} />
        ))}
      </ol>
      <p class="say">
        <Mice count={view.pool} says={text.miceLeft(view.pool)} />
      </p>
    </>
  )
}
