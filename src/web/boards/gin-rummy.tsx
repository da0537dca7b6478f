/** Gin Rummy: the discards and the stock, the hand with its melds, and how to end the deal. */
import type { FC } from 'hono/jsx'
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { arrangeBest, leastDeadwood } from '../../games/gin-rummy/arrange.ts'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { ginRummy as en } from '../text/en/boards/gin-rummy.ts'
import { ginRummy as ko } from '../text/ko/boards/gin-rummy.ts'
import { Confirm, Direct, Several } from '../views/choices.tsx'
import { Hand, HandToPick } from '../views/hand.tsx'
import { isYourTurn } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { Knocks } from './gin-rummy-knock.tsx'
import { GinRummySheet } from './gin-rummy-sheet.tsx'
import { Showdown } from './gin-rummy-showdown.tsx'
import { Piles } from './piles.tsx'
import { sortHand } from './sort.ts'

type Seen = SeenOf<GinRummyView, GinRummyMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const facts = ({ lang, view, you }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const own = seat === you && view.hand !== null && view.phase !== 'over' ? view.hand : null
  return [
    ...(own === null ? [] : [text.deadwood(leastDeadwood(own, view.options.ace))]),
    text.points(view.points[seat] ?? 0),
    ...(view.options.games === 1 ? [] : [text.games(view.gamesWon[seat] ?? 0)]),
  ]
}

/** Until the first card of a deal is taken or drawn, the deal before is still to be read. */
const middle = (seen: Seen) => {
  const { view, lang } = seen
  const text = wordsOf(lang)
  const last = view.rounds.at(-1)
  const isRead = view.phase === 'upcard' || view.phase === 'over'
  const content = (
    <>
      {last !== undefined && isRead && <Showdown seen={seen} line={last} text={text} />}
      {view.phase !== 'over' && (
        <>
          <Piles sight={seen} view={view} />
          <p class="say">{text.knockLimit(view.knockLimit)}</p>
        </>
      )}
    </>
  )
  return { label: text.deal(view.round), content }
}

/** What a hand of ten has left over at least after it took a card and discarded another. */
const leastWith = (hand: readonly SuitCard[], card: SuitCard, ace: GinRummyView['options']['ace']): number =>
  Math.min(
    ...hand.map((out) =>
      leastDeadwood(
        [...hand, card].filter((held) => held !== out),
        ace,
      ),
    ),
  )

const OwnHand: FC<{ seen: Seen; hand: readonly SuitCard[] }> = ({ seen, hand }) => {
  const { lang, view, legal } = seen
  const text = wordsOf(lang)
  const { ace } = view.options
  const melds = arrangeBest(hand, ace)
  const sorted = sortHand(hand, null)
  if (legal.some(({ type }) => type === 'draw') && view.phase !== 'wall') {
    return <HandToPick cards={sorted} name="move.cards" one melds={melds} lang={lang} />
  }
  const left = (code: SuitCard): string =>
    text.leaves(
      leastDeadwood(
        hand.filter((held) => held !== code),
        ace,
      ),
    )
  const cards = sorted.map((code) => ({
    code,
    move: legal.find((move) => move.type === 'discard' && move.card === code) ?? null,
    says: left(code),
  }))
  const why = view.phase === 'mustKnock' ? text.mustKnock : text.justTaken
  return <Hand cards={cards} why={why} melds={melds} lang={lang} />
}

const takeMove: GinRummyMove = { type: 'draw', from: 'discard' }
const discardChosen = { type: 'discard', card: null }

/** Who takes the discard knows all there is to know, and may say at once what they discard for it. */
const Take: FC<{ seen: Seen }> = ({ seen: { lang, view } }) => {
  const text = wordsOf(lang)
  const take = text.takeCard(cardName(lang, view.pile.at(-1) ?? ''))
  if (view.phase === 'wall') return <Direct move={takeMove}>{take}</Direct>
  return (
    <Several moves={[takeMove, discardChosen]}>
      {take}
      <span class="ready">
        {text.thenDiscard} <span data-chosen />
      </span>
    </Several>
  )
}

/** Draws, passes and big gin need no choosing. */
const ButtonFor: FC<{ seen: Seen; move: GinRummyMove }> = ({ seen, move }) => {
  const text = wordsOf(seen.lang)
  switch (move.type) {
    case 'draw':
      return move.from === 'stock' ? <Direct move={move}>{text.draw}</Direct> : <Take seen={seen} />
    case 'pass':
      return <Direct move={move}>{text.pass}</Direct>
    case 'bigGin':
      return (
        <Direct move={move} lamp>
          {text.bigGin}
        </Direct>
      )
    case 'discard':
    case 'knock':
      return null
  }
}

const Buttons: FC<{ seen: Seen }> = ({ seen }) => {
  const moves = seen.legal.filter(({ type }) => type !== 'discard' && type !== 'knock')
  if (moves.length === 0) return null
  return (
    <div class="acts answer">
      {moves.map((move) => (
        <ButtonFor seen={seen} move={move} />
      ))}
    </div>
  )
}

const WithTop: FC<{ seen: Seen; hand: readonly SuitCard[] }> = ({ seen: { lang, view, legal }, hand }) => {
  const top = view.pile.at(-1)
  if (top === undefined || !legal.some((move) => move.type === 'draw' && move.from === 'discard')) return null
  return <p class="say hint">{wordsOf(lang).withTop(leastWith(hand, top, view.options.ace))}</p>
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  return (
    <>
      {seen.legal.some(({ type }) => type === 'discard') && (
        <Confirm verb={text.send} missing={text.choose} lang={seen.lang} />
      )}
      <Knocks seen={seen} text={text} />
      {seen.view.hand !== null && <WithTop seen={seen} hand={seen.view.hand} />}
      <Buttons seen={seen} />
    </>
  )
}

export const ginRummy: Board<GinRummyView, GinRummyMove> = {
  assets: { styles: ['melds'], scripts: ['arrange'] },
  heading: ({ lang, view }) => wordsOf(lang).deal(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle,
  dock: (seen) => (
    <>
      {seen.view.hand !== null && seen.view.phase !== 'over' && <OwnHand seen={seen} hand={seen.view.hand} />}
      {isYourTurn(seen) && <Choices seen={seen} />}
    </>
  ),
  score: (seen) => <GinRummySheet seen={seen} text={wordsOf(seen.lang)} />,
}
