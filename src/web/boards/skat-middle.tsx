/** The middle of a table of Skat: the auction, the game that is played, the tricks. */
import type { Child, FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { germanContract } from '../text/german.ts'
import type { Sentence } from '../text/parts.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Told } from '../views/sentence.tsx'
import { LastTrick, TrickOnTable, TrickState } from '../views/trick.tsx'
import { chips, type SkatSeen, sortedFor, trumpSuit, wordsOf } from './skat-seen.ts'
import { SkatWorth, SkatWorthLine } from './skat-worth.tsx'

type Props = { readonly seen: SkatSeen }

const Line: FC<Props & { sentence: Sentence; as?: string }> = ({ seen, sentence, as = 'say' }) => (
  <p class={as}>
    <Told sentence={sentence} names={seen.names} lang={seen.lang} />
  </p>
)

/** Of the two who bid the one not asked now: the last word was theirs, so they have said the standing number. */
const standsAt = ({ view: { toAct, bidding } }: SkatSeen): Seat =>
  toAct.includes(bidding.caller) ? bidding.answerer : bidding.caller

const Standing: FC<Props> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const { current, caller, answerer } = seen.view.bidding
  const stands = standsAt(seen)
  const other = stands === caller ? answerer : caller
  return (
    <>
      <Line seen={seen} sentence={text.standsAgainst(stands, other)} />
      <p class="big">{current}</p>
    </>
  )
}

/** The trick with which the deal before ended, for those who were away. */
const Ending: FC<Props> = ({ seen }) =>
  seen.view.ending === null ? null : (
    <>
      <p class="say last">{wordsOf(seen.lang).lastDeal}</p>
      <LastTrick sight={seen} tricks={[seen.view.ending]} />
    </>
  )

const Auction: FC<Props> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const { stage, caller, answerer, current } = seen.view.bidding
  return (
    <>
      {current > 0 ? (
        <Standing seen={seen} />
      ) : (
        <>
          <p class="say">{text.nothingSaid}</p>
          <Line
            seen={seen}
            sentence={stage === 'alone' ? text.alone(answerer) : text.duel(caller, answerer)}
          />
          <Ending seen={seen} />
        </>
      )}
      <SkatWorthLine seen={seen} />
    </>
  )
}

/** The game, its declarer and the bid: to be kept in mind through the whole deal. */
const Game: FC<Props> = ({ seen }) => {
  const { lang, names, view } = seen
  const text = wordsOf(lang)
  const { declarer, contract, bid, kontra } = view
  if (declarer === null || bid === null) return <p class="say">{text.ramsch}</p>
  if (contract === null) return <Line seen={seen} sentence={text.decides(declarer, bid)} as="lead" />
  const suit = trumpSuit(contract.game)
  return (
    <p class="say">
      {suit !== null && <SuitMark suit={suit} />}{' '}
      <Told sentence={text.playsGame(declarer, text.contractName(contract), bid)} names={names} lang={lang} />{' '}
      <small lang="de">({germanContract(contract)})</small>
      {kontra > 1 && <strong> {kontra === 2 ? text.kontra : text.re}</strong>}
    </p>
  )
}

/** What the declarer alone knows of the skat. */
const OwnSkat: FC<Props> = ({ seen }) => {
  const { lang, view } = seen
  if (view.ownSkat === null) return null
  const text = wordsOf(lang)
  const { pickedUp, discarded } = view.ownSkat
  return (
    <Line
      seen={seen}
      sentence={discarded.length === 0 ? text.pickedUp(chips(pickedUp)) : text.discarded(chips(discarded))}
    />
  )
}

const OpenHand: FC<Props> = ({ seen }) => {
  const { lang, you, view } = seen
  if (view.open === null || view.open.seat === you) return null
  const cards = chips(sortedFor(view.open.cards, view.contract))
  return <Line seen={seen} sentence={wordsOf(lang).openHand(view.open.seat, cards)} />
}

const Deciding: FC<Props & { hint: string }> = ({ seen, hint }) => (
  <>
    <Game seen={seen} />
    {seen.legal.length > 0 && <p class="say">{hint}</p>}
    <OwnSkat seen={seen} />
    {seen.view.phase !== 'announce' && <SkatWorth seen={seen} />}
  </>
)

const Tricks: FC<Props> = ({ seen }) => {
  const { view } = seen
  return (
    <>
      <TrickOnTable sight={seen} trick={view.trick} />
      <Game seen={seen} />
      <p class="say">
        <TrickState sight={seen} trick={view.trick} />
      </p>
      <OpenHand seen={seen} />
      {view.trick.plays.length === 0 && <LastTrick sight={seen} tricks={view.tricks} />}
      <OwnSkat seen={seen} />
    </>
  )
}

/** The middle and its name. */
export const skatMiddle = (seen: SkatSeen): { readonly label: string; readonly content: Child } => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  switch (view.phase) {
    case 'bidding':
      return { label: text.bidding, content: <Auction seen={seen} /> }
    case 'skat':
      return { label: text.skat, content: <Deciding seen={seen} hint={text.handHint} /> }
    case 'discard':
      return { label: text.skat, content: <Deciding seen={seen} hint={text.discarding} /> }
    case 'announce': {
      const byHand = view.ownSkat === null
      return { label: text.announcing, content: <Deciding seen={seen} hint={byHand ? text.levelHint : ''} /> }
    }
    case 'kontra':
      return { label: text.kontra, content: <Deciding seen={seen} hint={text.kontraHint} /> }
    case 're':
      return { label: text.re, content: <Deciding seen={seen} hint={text.reHint} /> }
    case 'play':
    case 'over':
      return { label: words(lang).table.trick(view.tricks.length + 1), content: <Tricks seen={seen} /> }
  }
}
