/** Gin Rummy: the discard pile and the stock, and what to throw away or knock with. */
import type { FC } from 'hono/jsx'
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { leastDeadwood } from '../../games/gin-rummy/arrange.ts'
import { countOf } from '../../games/gin-rummy/deck.ts'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { ginRummy as en } from '../text/en/boards/gin-rummy.ts'
import { ginRummy as ko } from '../text/ko/boards/gin-rummy.ts'
import { card, type Sentence } from '../text/parts.ts'
import { Chip } from '../views/card.tsx'
import { Confirm, Direct, Picks } from '../views/choices.tsx'
import { Hand } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import type { Board, Seen as SeenOf } from './board.ts'
import { GinRummySheet } from './gin-rummy-sheet.tsx'
import { Showdown } from './gin-rummy-showdown.tsx'
import { sortHand } from './sort.ts'

type Seen = SeenOf<GinRummyView, GinRummyMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

/** So many discards under the top one are named; the log has the others. */
const shownBeneath = 8

const facts = ({ lang, view, you }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const own = seat === you && view.hand !== null && view.phase !== 'over' ? view.hand : null
  return [
    ...(own === null ? [] : [text.deadwood(leastDeadwood(own, view.options.ace))]),
    text.points(view.points[seat] ?? 0),
    ...(view.options.games === 1 ? [] : [text.games(view.gamesWon[seat] ?? 0)]),
  ]
}

const Line: FC<{ seen: Seen; sentence: Sentence }> = ({ seen: { names, lang }, sentence }) => (
  <p class="say">
    <Told sentence={sentence} names={names} lang={lang} />
  </p>
)

const Piles: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, names, view } = seen
  const text = wordsOf(lang)
  const top = view.pile.at(-1)
  const beneath = view.pile.slice(0, -1).toReversed().slice(0, shownBeneath)
  return (
    <>
      <p class="lead">
        {top === undefined ? (
          text.emptyPile
        ) : (
          <Told sentence={text.top(card(top))} names={names} lang={lang} />
        )}
      </p>
      {beneath.length > 0 && <Line seen={seen} sentence={text.beneath(beneath.map(card))} />}
      <p class="say">{text.stock(view.stock, view.knockLimit)}</p>
      {view.known.map((cards, seat) =>
        cards.length === 0 ? null : <Line seen={seen} sentence={text.holds(seat, cards.map(card))} />,
      )}
    </>
  )
}

/** Until the first card of a deal is taken or drawn, the deal before is still to be read. */
const middle = (seen: Seen) => {
  const { view, lang } = seen
  const text = wordsOf(lang)
  const last = view.rounds.at(-1)
  const isRead = view.phase === 'upcard' || view.phase === 'over'
  const content = (
    <>
      {view.phase !== 'over' && <Piles seen={seen} />}
      {last !== undefined && isRead && <Showdown seen={seen} line={last} text={text} />}
    </>
  )
  return { label: text.deal(view.round), content }
}

const OwnHand: FC<{ seen: Seen; hand: readonly SuitCard[] }> = ({ seen: { lang, view, legal }, hand }) => {
  const text = wordsOf(lang)
  const cards = sortHand(hand, null).map((code) => ({
    code,
    move: legal.find((move) => move.type === 'discard' && move.card === code) ?? null,
  }))
  return <Hand cards={cards} why={view.phase === 'mustKnock' ? text.mustKnock : text.justTaken} lang={lang} />
}

/** A knock as it will be laid out: the discard, what is left over, and the melds. */
const KnockLabel: FC<{ seen: Seen; move: Extract<GinRummyMove, { type: 'knock' }> }> = ({ seen, move }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const ten = (view.hand ?? []).filter((held) => held !== move.card)
  const left =
    move.melds === undefined
      ? leastDeadwood(ten, view.options.ace)
      : countOf(ten) - countOf(move.melds.flat())
  return (
    <>
      {text.knock(left)} <Chip code={move.card} lang={lang} />:{' '}
      {move.melds === undefined
        ? text.bestMelds
        : move.melds.map((meld, index) => (
            <>
              {index > 0 && ' / '}
              {meld.map((code) => (
                <Chip code={code} lang={lang} />
              ))}
            </>
          ))}
    </>
  )
}

const Knocks: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const picks = seen.legal.flatMap((move) =>
    move.type === 'knock' ? [{ move, label: <KnockLabel seen={seen} move={move} /> }] : [],
  )
  return picks.length === 0 ? null : <Picks legend={text.knocks} shape="plain" picks={picks} />
}

/** Draws, passes and big gin need no choosing. */
const Buttons: FC<{ seen: Seen }> = ({ seen: { lang, view, legal } }) => {
  const text = wordsOf(lang)
  const top = view.pile.at(-1) ?? ''
  const labelOf = (move: GinRummyMove): string | null => {
    switch (move.type) {
      case 'draw':
        return move.from === 'stock' ? text.draw : text.takeCard(cardName(lang, top))
      case 'pass':
        return text.pass
      case 'bigGin':
        return text.bigGin
      case 'discard':
      case 'knock':
        return null
    }
  }
  const buttons = legal.flatMap((move) => {
    const label = labelOf(move)
    return label === null ? [] : [<Direct move={move}>{label}</Direct>]
  })
  return buttons.length === 0 ? null : <div class="acts">{buttons}</div>
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const isChosen = seen.legal.some(({ type }) => type === 'discard' || type === 'knock')
  return (
    <>
      <Knocks seen={seen} />
      <Buttons seen={seen} />
      {isChosen && <Confirm verb={text.send} missing={text.choose} lang={seen.lang} />}
    </>
  )
}

export const ginRummy: Board<GinRummyView, GinRummyMove> = {
  heading: ({ lang, view }) => wordsOf(lang).deal(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle,
  dock: (seen) => (
    <>
      {seen.view.hand !== null && seen.view.phase !== 'over' && <OwnHand seen={seen} hand={seen.view.hand} />}
      <Choices seen={seen} />
    </>
  ),
  score: (seen) => <GinRummySheet seen={seen} text={wordsOf(seen.lang)} />,
}
