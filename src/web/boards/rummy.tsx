/** Rummy: the melds on the table, the piles, and what to lay and discard. */
import type { FC } from 'hono/jsx'
import type { Card } from '../../engine/cards.ts'
import { playMoves } from '../../games/rummy/legal.ts'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { rummy as en } from '../text/en/boards/rummy.ts'
import { rummy as ko } from '../text/ko/boards/rummy.ts'
import { card, type Sentence } from '../text/parts.ts'
import { words } from '../text/words.ts'
import { Confirm, Direct, Picks } from '../views/choices.tsx'
import { Hand } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import { isYourTurn } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { MoveLabel } from './rummy-move.tsx'
import { RummySheet } from './rummy-sheet.tsx'
import { sortHand } from './sort.ts'

type Seen = SeenOf<RummyView, RummyMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

/** So many discards under the top one are named; the log has the others. */
const shownBeneath = 8

/** With jokers a seat may have more moves than a table lists; so many of them are offered then. */
const mostOffered = 200

const movesOf = (seen: Seen): readonly RummyMove[] => {
  const { legal, view, you } = seen
  if (legal.length > 0 || !isYourTurn(seen) || you === null || view.hand === null) return legal
  return playMoves(view, you, view.hand).take(mostOffered).toArray()
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
      <p class="say">{text.stock(view.stock)}</p>
      {view.known.map((cards, seat) =>
        cards.length === 0 ? null : <Line seen={seen} sentence={text.holds(seat, cards.map(card))} />,
      )}
    </>
  )
}

const Melds: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const { table } = seen.view
  if (table.length === 0) return <p class="say">{text.noMelds}</p>
  return (
    <>
      {table.map(({ cards, seat }, index) => (
        <Line seen={seen} sentence={text.meld(index + 1, cards.map(card), seat)} />
      ))}
    </>
  )
}

/** A card of the hand is chosen to discard it; with equal cards in it, discards are a row of their own. */
const isDistinct = (hand: readonly Card[]): boolean => new Set(hand).size === hand.length

const OwnHand: FC<{ seen: Seen; hand: readonly Card[]; moves: readonly RummyMove[] }> = ({
  seen: { lang },
  hand,
  moves,
}) => {
  const cards = sortHand(hand, null).map((code) => ({
    code,
    move: isDistinct(hand)
      ? (moves.find((move) => move.type === 'discard' && move.card === code) ?? null)
      : null,
  }))
  return <Hand cards={cards} why={wordsOf(lang).justTaken} lang={lang} />
}

const Choices: FC<{ seen: Seen; moves: readonly RummyMove[] }> = ({ seen, moves }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const pick = (move: RummyMove) => ({ move, label: <MoveLabel seen={seen} move={move} text={text} /> })
  const discards = moves.filter(({ type }) => type === 'discard')
  const layings = moves.filter(({ type }) => type !== 'discard')
  const showDiscards = view.hand !== null && !isDistinct(view.hand) && discards.length > 0
  return (
    <>
      {layings.length > 0 && <Picks legend={text.layings} shape="plain" picks={layings.map(pick)} />}
      {showDiscards && <Picks legend={text.discards} shape="plain" picks={discards.map(pick)} />}
      <Confirm verb={text.send} missing={text.choose} lang={lang} />
    </>
  )
}

const Draws: FC<{ seen: Seen; moves: readonly RummyMove[] }> = ({ seen: { lang, view }, moves }) => {
  const text = wordsOf(lang)
  const top = view.pile.at(-1) ?? ''
  return (
    <div class="acts">
      {moves.map((move) => (
        <Direct move={move}>
          {move.type === 'draw' && move.from === 'stock' ? text.draw : text.takeCard(cardName(lang, top))}
        </Direct>
      ))}
    </div>
  )
}

const Own: FC<{ seen: Seen }> = ({ seen }) => {
  const { view } = seen
  if (view.hand === null || view.phase === 'over') return null
  const moves = movesOf(seen)
  return (
    <>
      <OwnHand seen={seen} hand={view.hand} moves={moves} />
      {moves.length > 0 &&
        (view.phase === 'draw' ? <Draws seen={seen} moves={moves} /> : <Choices seen={seen} moves={moves} />)}
    </>
  )
}

export const rummy: Board<RummyView, RummyMove> = {
  heading: ({ lang, view }) => words(lang).table.round(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts: ({ lang, view }, seat) => [wordsOf(lang).penalty(view.totals[seat] ?? 0)],
  middle: (seen) => ({
    label: words(seen.lang).table.round(seen.view.round),
    content:
      seen.view.phase === 'over' ? null : (
        <>
          <Melds seen={seen} />
          <Piles seen={seen} />
        </>
      ),
  }),
  dock: (seen) => <Own seen={seen} />,
  score: (seen) => <RummySheet seen={seen} text={wordsOf(seen.lang)} />,
}
