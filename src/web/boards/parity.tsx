/** Parity: two players, a trump suit, an odd or an even number of tricks. */
import type { FC } from 'hono/jsx'
import type { Card } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { orderUnder, type Trump } from '../../games/parity/deck.ts'
import type { ParityMove } from '../../games/parity/moves.ts'
import type { ParityView } from '../../games/parity/view.ts'
import type { Lang } from '../../players/types.ts'
import { suitName } from '../text/cards.ts'
import { parity as en } from '../text/en/boards/parity.ts'
import { parity as ko } from '../text/ko/boards/parity.ts'
import { card } from '../text/parts.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Confirm, Picks } from '../views/choices.tsx'
import { Hand } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import { LastTrick, TrickOnTable } from '../views/trick.tsx'
import type { Board, Seen as SeenOf } from './board.ts'
import { ParitySheet } from './parity-sheet.tsx'
import { sortHand } from './sort.ts'

type Seen = SeenOf<ParityView, ParityMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const facts = ({ lang, view }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const inPlay = view.phase === 'play' || view.phase === 'discard'
  return [
    ...(view.parity !== null && view.declarer === seat ? [text.declared(text.parities[view.parity])] : []),
    ...(inPlay ? [text.took(view.taken[seat] ?? 0)] : []),
    text.points(view.totals[seat] ?? 0),
  ]
}

/** The trump suit: the one thing to keep in mind the whole round. */
const Trumps: FC<{ trump: Trump; lang: Lang }> = ({ trump, lang }) => {
  const text = wordsOf(lang)
  return (
    <p class="say">
      {trump === 'none' ? (
        text.noTrumps
      ) : (
        <>
          {text.trumps} <SuitMark suit={trump} lang={lang} />
        </>
      )}
    </p>
  )
}

const Naming: FC<{ seen: Seen }> = ({ seen: { lang, names, view } }) => {
  const text = wordsOf(lang)
  return (
    <>
      <p class="lead">
        <Told sentence={text.names(view.starter)} names={names} lang={lang} />
      </p>
      <p class="say">{text.jokersHint}</p>
    </>
  )
}

const Declaring: FC<{ seen: Seen }> = ({ seen: { lang, names, view } }) => {
  const text = wordsOf(lang)
  return (
    <>
      {view.trump !== null && <Trumps trump={view.trump} lang={lang} />}
      <p class="lead">
        <Told sentence={text.declares(view.declarer)} names={names} lang={lang} />
      </p>
      <p class="say">{text.zeroHint}</p>
    </>
  )
}

/** The cards the viewer has put face down in this round: nobody else can look them up. */
const OwnDiscards: FC<{ seen: Seen }> = ({ seen: { lang, names, you, view } }) => {
  const cards = view.tricks.flatMap(({ discard }) =>
    discard?.card != null && discard.seat === you ? [card(discard.card)] : [],
  )
  return cards.length === 0 ? null : (
    <p class="say">
      <Told sentence={wordsOf(lang).yourDiscards(cards)} names={names} lang={lang} />
    </p>
  )
}

const Tricks: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, names, view, legal } = seen
  const text = wordsOf(lang)
  const { leader, plays } = view.trick
  return (
    <>
      <TrickOnTable sight={seen} trick={view.trick} />
      {view.trump !== null && view.phase !== 'discard' && <Trumps trump={view.trump} lang={lang} />}
      {view.phase === 'discard' && (
        <p class="say">
          <Told sentence={text.jokerWins(leader)} names={names} lang={lang} />{' '}
          {legal.length > 0 && text.discardHint}
        </p>
      )}
      {plays.length === 0 && <LastTrick sight={seen} tricks={view.tricks} />}
      <OwnDiscards seen={seen} />
    </>
  )
}

const middle = (seen: Seen) => {
  const { view, lang } = seen
  const text = wordsOf(lang)
  switch (view.phase) {
    case 'trump':
      return { label: text.naming, content: <Naming seen={seen} /> }
    case 'parity':
      return { label: text.declaring, content: <Declaring seen={seen} /> }
    case 'discard':
      return { label: text.discarding, content: <Tricks seen={seen} /> }
    case 'play':
    case 'over':
      return { label: words(lang).table.trick(view.tricks.length + 1), content: <Tricks seen={seen} /> }
  }
}

/** Jokers are the highest trumps; before trumps are named, and without them, they stand first. */
const sorted = (hand: readonly Card[], trump: Trump | null): readonly Card[] =>
  trump === null || trump === 'none' ? sortHand(hand, null) : sortHand(hand, trump, orderUnder(trump).rankOf)

const OwnHand: FC<{ seen: Seen; hand: readonly Card[] }> = ({ seen: { lang, view, legal }, hand }) => {
  const cards = sorted(hand, view.trump).map((code) => ({
    code,
    move: legal.find((move) => 'card' in move && move.card === code) ?? null,
  }))
  const why = view.whyNot === null ? '' : refusalText(lang, 'parity', view.whyNot)
  return <Hand cards={cards} why={why} lang={lang} />
}

const TrumpPicks: FC<{ seen: Seen }> = ({ seen: { lang, legal } }) => {
  const text = wordsOf(lang)
  const picks = legal.flatMap((move) => {
    if (move.type !== 'trump') return []
    const label =
      move.suit === 'none' ? (
        text.withoutTrumps
      ) : (
        <>
          <SuitMark suit={move.suit} />
          {suitName(lang, move.suit)}
        </>
      )
    return [{ move, label }]
  })
  return (
    <>
      <Picks legend={text.chooseTrump} shape="suits" picks={picks} />
      <Confirm verb={text.nameTrump} missing={text.chooseTrump} lang={lang} />
    </>
  )
}

const ParityPicks: FC<{ seen: Seen }> = ({ seen: { lang, legal } }) => {
  const text = wordsOf(lang)
  const picks = legal.flatMap((move) => {
    if (move.type !== 'parity') return []
    const label = <b>{move.parity === 'odd' ? text.odd : text.even}</b>
    return [{ move, label }]
  })
  return (
    <>
      <Picks legend={text.chooseParity} shape="suits" picks={picks} />
      <Confirm verb={text.declare} missing={text.chooseParity} lang={lang} />
    </>
  )
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, legal } = seen
  const { table } = words(lang)
  switch (legal[0]?.type) {
    case undefined:
      return null
    case 'trump':
      return <TrumpPicks seen={seen} />
    case 'parity':
      return <ParityPicks seen={seen} />
    case 'play':
      return <Confirm verb={table.play} missing={table.choose} lang={lang} />
    case 'discard':
      return <Confirm verb={wordsOf(lang).discard} missing={table.choose} lang={lang} />
  }
}

export const parity: Board<ParityView, ParityMove> = {
  heading: ({ lang, view }) => words(lang).table.round(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle,
  dock: (seen) => (
    <>
      {seen.view.hand !== null && seen.view.phase !== 'over' && <OwnHand seen={seen} hand={seen.view.hand} />}
      <Choices seen={seen} />
    </>
  ),
  score: (seen) => <ParitySheet seen={seen} text={wordsOf(seen.lang)} />,
}
