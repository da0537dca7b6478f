/** The hand of a player of Katzenjammer Blues, and what may be bid, paid or formed with it. */
import type { Child, FC } from 'hono/jsx'
import { type Bid, isHigher, readBid } from '../../games/katzenjammer-blues/bids.ts'
import type { Card } from '../../games/katzenjammer-blues/cards.ts'
import { bidSets } from '../../games/katzenjammer-blues/legal.ts'
import { type KatzenjammerMove, spokenBid } from '../../games/katzenjammer-blues/moves.ts'
import type { KatzenjammerView } from '../../games/katzenjammer-blues/view.ts'
import { bidText, catCode } from '../text/cat-deck.ts'
import { Chip } from '../views/card.tsx'
import { Confirm, ConfirmRead, Direct, type Pick, Picks } from '../views/choices.tsx'
import { Hand, HandToPick } from '../views/hand.tsx'
import { isYourTurn } from '../views/sight.ts'
import { type Seen, standingOf, wordsOf } from './katzenjammer-blues-seen.ts'

type Props = { readonly seen: Seen }

/** So many cards stand side by side on a phone. */
const inOneRow = 7

const noCards: KatzenjammerMove = { type: 'bid', cards: [] }
const passMove: KatzenjammerMove = { type: 'pass' }
const doneMove: KatzenjammerMove = { type: 'done' }

const movesOf = <T extends KatzenjammerMove['type']>(seen: Seen, type: T) =>
  seen.legal.filter((move): move is Extract<KatzenjammerMove, { readonly type: T }> => move.type === type)

const Own: FC<Props & { hand: readonly Card[] }> = ({ seen: { lang }, hand }) => (
  <Hand
    cards={hand.map((code) => ({ code: catCode(code), move: null }))}
    why=""
    inRow={hand.length <= inOneRow}
    lang={lang}
  />
)

const Chips: FC<Props & { cards: readonly string[] }> = ({ seen: { lang }, cards }) => (
  <span class="cats">
    {cards.map((code) => (
      <Chip code={catCode(code)} lang={lang} />
    ))}
  </span>
)

/** Where no card of the hand is touched, it need not be large. */
const Holding: FC<Props & { hand: readonly Card[] }> = ({ seen, hand }) => (
  <p class="say holding">
    {wordsOf(seen.lang).youHold} <Chips seen={seen} cards={hand} />
  </p>
)

/** What the button says of every set of cards that is a bid. */
const readingsOf = ({ lang, view }: Seen, hand: readonly Card[]): { readonly [cards: string]: string } => {
  const text = wordsOf(lang)
  const standing = standingOf(view)
  const says = (bid: Bid): string => (isHigher(bid, standing) ? text.bid(bid) : text.tooLow(bid))
  return Object.fromEntries(
    [...bidSets(hand)].flatMap((cards) => {
      const bid = readBid(cards, view.options)
      return bid === null ? [] : [[cards.toSorted().join(''), says(bid)]]
    }),
  )
}

const Laying: FC<Props & { hand: readonly Card[] }> = ({ seen, hand }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  return (
    <>
      <HandToPick cards={hand} face={catCode} name="move.cards" inRow={hand.length <= inOneRow} lang={lang} />
      <div class="acts answer">
        <ConfirmRead
          move={noCards}
          reads={readingsOf(seen, hand)}
          unread={text.bidThese}
          none={text.noBidAtAll}
          missing={text.choose}
          lang={lang}
        />
        <Direct move={passMove}>{text.pass}</Direct>
      </div>
    </>
  )
}

type Called = { readonly bid: Bid; readonly pick: Pick }

/** Under a heading that says how many; the button to send it says the whole bid. */
const callsOf = (seen: Seen): readonly Called[] =>
  movesOf(seen, 'call').map((move) => {
    const bid = spokenBid(move)
    const label = (
      <>
        {wordsOf(seen.lang).kind(bid)}
        <template>{bidText(seen.lang, bid)}</template>
      </>
    )
    return { bid, pick: { move, label } }
  })

const Count: FC<Props & { count: number; calls: readonly Called[] }> = ({ seen, count, calls }) => {
  const heading = wordsOf(seen.lang).withCards(count)
  const picks = calls.filter(({ bid }) => bid.count === count).map(({ pick }) => pick)
  return (
    <>
      <p class="say ask" aria-hidden="true">
        {heading}
      </p>
      <Picks legend={heading} shape="bids" picks={picks} />
    </>
  )
}

const Speaking: FC<Props> = ({ seen }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  const calls = callsOf(seen)
  if (calls.length === 0) {
    return (
      <div class="acts">
        <Direct move={passMove} lamp>
          {text.pass}
        </Direct>
      </div>
    )
  }
  const [first = 0, ...others] = [...new Set(calls.map(({ bid }) => bid.count))].toSorted((a, b) => a - b)
  return (
    <>
      <Count seen={seen} count={first} calls={calls} />
      {others.length > 0 && (
        <details class="rest" id="more-bids">
          <summary>{text.moreBids}</summary>
          {others.map((count) => (
            <Count seen={seen} count={count} calls={calls} />
          ))}
        </details>
      )}
      <Confirm verb={text.say} missing={text.chooseBid} lang={lang}>
        <Direct move={passMove}>{text.pass}</Direct>
      </Confirm>
    </>
  )
}

const Paying: FC<Props> = ({ seen }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  const picks = movesOf(seen, 'pay').map(
    (move): Pick => ({ move, label: <Chips seen={seen} cards={move.cards} /> }),
  )
  return (
    <>
      <Picks legend={text.choosePay} shape="sets" picks={picks} />
      <Confirm verb={text.pay} missing={text.choosePay} lang={lang} />
    </>
  )
}

/** A band, and what it earns: no more mice than are left. */
const BandLabel: FC<Props & { cards: readonly string[]; value: number }> = ({ seen, cards, value }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const name = value === 0 ? text.thrown : text.mice(Math.min(value, view.pool))
  return (
    <>
      <Chips seen={seen} cards={cards} />{' '}
      {cards.every((code) => code === 'J') && value > 0 && text.bandOf(value)} {name}
      <template>{value === 0 ? text.thrown : text.bandOf(value)}</template>
    </>
  )
}

const Forming: FC<Props> = ({ seen }) => {
  const { lang } = seen
  const text = wordsOf(lang)
  const picks = movesOf(seen, 'band').map(
    (move): Pick => ({ move, label: <BandLabel seen={seen} cards={move.cards} value={move.value} /> }),
  )
  if (picks.length === 0) {
    return (
      <>
        <p class="say ask">{text.noBand}</p>
        <div class="acts">
          <Direct move={doneMove} lamp>
            {text.done}
          </Direct>
        </div>
      </>
    )
  }
  return (
    <>
      <Picks legend={text.chooseBand} shape="sets" picks={picks} />
      <Confirm verb={text.band} missing={text.chooseBand} lang={lang}>
        <Direct move={doneMove}>{text.done}</Direct>
      </Confirm>
    </>
  )
}

const Choices: FC<Props & { phase: KatzenjammerView['phase'] }> = ({ seen, phase }) => {
  switch (phase) {
    case 'auction':
      return <Speaking seen={seen} />
    case 'pay':
      return <Paying seen={seen} />
    case 'bands':
      return <Forming seen={seen} />
    case 'over':
      return null
  }
}

export const katzenjammerDock = (seen: Seen): Child => {
  const { hand, phase, options } = seen.view
  if (hand === null || phase === 'over') return null
  if (!isYourTurn(seen)) return <Own seen={seen} hand={hand} />
  if (phase === 'auction' && options.bidding === 'shown') return <Laying seen={seen} hand={hand} />
  return (
    <>
      {phase === 'bands' ? <Own seen={seen} hand={hand} /> : <Holding seen={seen} hand={hand} />}
      <Choices seen={seen} phase={phase} />
    </>
  )
}
