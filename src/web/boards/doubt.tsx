/** Doubt: cards laid face down, a claim, and the two answers to it. */
import type { FC } from 'hono/jsx'
import { type Card, isJoker, rankOf } from '../../engine/cards.ts'
import type { DoubtMove } from '../../games/doubt/moves.ts'
import type { DoubtView } from '../../games/doubt/view.ts'
import type { Lang } from '../../players/types.ts'
import { claimText, rankText } from '../text/claims.ts'
import { doubt as en } from '../text/en/boards/doubt.ts'
import { doubt as ko } from '../text/ko/boards/doubt.ts'
import { ConfirmAny, Direct } from '../views/choices.tsx'
import { Hand, HandToPick } from '../views/hand.tsx'
import { isYourTurn } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { DoubtPile } from './doubt-pile.tsx'
import { DoubtSheet } from './doubt-sheet.tsx'

type Seen = SeenOf<DoubtView, DoubtMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

/** Cards of a rank together, in the order the ranks are claimed in; jokers last, which go with every rank. */
const byRank = (hand: readonly Card[]): readonly Card[] => {
  const place = (card: Card): number => (isJoker(card) ? Number.POSITIVE_INFINITY : rankOf(card))
  // Equal places first: two jokers are infinitely far, and their difference is no number.
  return hand.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

const doubtMove: DoubtMove = { type: 'doubt' }
const acceptMove: DoubtMove = { type: 'accept' }
const noCards: DoubtMove = { type: 'play', cards: [] }

const OwnHand: FC<{ seen: Seen; hand: readonly Card[] }> = ({ seen, hand }) => {
  const { lang, view } = seen
  const cards = byRank(hand)
  return isYourTurn(seen) && view.phase !== 'answer' ? (
    <HandToPick cards={cards} name="move.cards" lang={lang} />
  ) : (
    <Hand cards={cards.map((code) => ({ code, move: null }))} why="" lang={lang} />
  )
}

const Lay: FC<{ seen: Seen }> = ({ seen: { lang, view } }) => {
  const text = wordsOf(lang)
  const claims = Array.from({ length: view.most }, (_, more) => claimText(lang, view.due, more + 1))
  const says = [text.layAs(rankText(lang, view.due)), ...claims.map(text.lay), text.atMost(view.most)]
  return <ConfirmAny move={noCards} says={says} missing={text.choose} lang={lang} />
}

/** Laying comes before doubting: it is what Enter does while cards are being chosen. */
const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  if (!isYourTurn(seen)) return null
  if (view.phase === 'answer') {
    return (
      <div class="acts answer">
        <Direct move={doubtMove}>{text.doubt}</Direct>
        <Direct move={acceptMove} lamp>
          {text.accept}
        </Direct>
      </div>
    )
  }
  return (
    <div class="acts answer">
      <Lay seen={seen} />
      {view.phase === 'turn' && <Direct move={doubtMove}>{text.doubt}</Direct>}
    </div>
  )
}

export const doubt: Board<DoubtView, DoubtMove> = {
  heading: ({ lang, view }) => (view.claims === 0 ? '' : wordsOf(lang).heading(view.claims)),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts: ({ lang, view }, seat) => (view.accepted.includes(seat) ? [wordsOf(lang).accepts] : []),
  middle: (seen) => {
    const text = wordsOf(seen.lang)
    return { label: text.pile, content: <DoubtPile seen={seen} text={text} /> }
  },
  dock: (seen) => (
    <>
      {seen.view.hand !== null && seen.view.hand.length > 0 && <OwnHand seen={seen} hand={seen.view.hand} />}
      <Choices seen={seen} />
    </>
  ),
  score: (seen) => <DoubtSheet seen={seen} text={wordsOf(seen.lang)} />,
}
