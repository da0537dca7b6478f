/** Rummy: the melds on the table, the piles, and a hand whose cards are chosen and then laid or discarded. */
import type { FC } from 'hono/jsx'
import { type Card, isJoker } from '../../engine/cards.ts'
import { penaltyFor } from '../../games/rummy/deck.ts'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RoundLine } from '../../games/rummy/score.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { Lang } from '../../players/types.ts'
import { rummy as en } from '../text/en/boards/rummy.ts'
import { rummy as ko } from '../text/ko/boards/rummy.ts'
import { card } from '../text/parts.ts'
import { words } from '../text/words.ts'
import { Hand, HandToPick } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import { isYourTurn, nameOf } from '../views/sight.ts'
import type { Board, Seen as SeenOf } from './board.ts'
import { Piles } from './piles.tsx'
import { Draws, Layings, Plan } from './rummy-choices.tsx'
import { meldsFound } from './rummy-found.ts'
import { RummySheet } from './rummy-sheet.tsx'
import { TableMelds } from './rummy-table.tsx'
import { sortHand } from './sort.ts'

type Seen = SeenOf<RummyView, RummyMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const LastRound: FC<{ seen: Seen; line: RoundLine }> = ({ seen, line }) => {
  const { lang, names } = seen
  const text = wordsOf(lang)
  return (
    <>
      <p class="lead">
        {text.lastRound(line.out === null ? text.blocked : text.out(nameOf(seen, line.out)))}
      </p>
      {line.hands.map((hand, seat) =>
        hand.length === 0 ? null : (
          <p class="say">
            <Told
              sentence={text.leftWith(seat, hand.map(card), line.points[seat] ?? 0)}
              names={names}
              lang={lang}
            />
          </p>
        ),
      )}
    </>
  )
}

/** Until something is laid in a round's first turns, the round before is still to be read. */
const middle = (seen: Seen) => {
  const { lang, names, view } = seen
  const last = view.rounds.at(-1)
  const isRead = view.phase === 'over' || (view.table.length === 0 && view.turns < names.length)
  const content = (
    <>
      {last !== undefined && isRead && <LastRound seen={seen} line={last} />}
      {view.phase !== 'over' && (
        <>
          <TableMelds seen={seen} text={wordsOf(lang)} />
          <Piles sight={seen} view={view} />
        </>
      )}
    </>
  )
  return { label: words(lang).table.round(view.round), content }
}

const jokersLast = (hand: readonly Card[]): readonly Card[] => [
  ...sortHand(
    hand.filter((one) => !isJoker(one)),
    null,
  ),
  ...hand.filter(isJoker),
]

const Turn: FC<{ seen: Seen; hand: readonly Card[] }> = ({ seen, hand }) => {
  const { lang, view } = seen
  const text = wordsOf(lang)
  const top = view.phase === 'draw' ? view.pile.at(-1) : undefined
  const later = top === undefined ? [] : [top]
  const held = [...hand, ...later]
  // Where the last card has to be discarded, no meld takes them all.
  const most = view.options.outByDiscard ? held.length - 1 : held.length
  const found = meldsFound(held, view.options).filter(({ cards }) => cards.length <= most)
  return (
    <>
      <HandToPick
        cards={[...jokersLast(hand), ...later]}
        name="move.cards"
        melds={meldsFound(hand, view.options).map(({ cards }) => cards)}
        lastWaits={later.length > 0}
        lang={lang}
      />
      <Plan text={text} />
      {view.phase === 'draw' && <Draws seen={seen} text={text} />}
      <Layings seen={seen} text={text} hand={held} found={found} taken={view.taken ?? top ?? null} />
    </>
  )
}

const Own: FC<{ seen: Seen; hand: readonly Card[] }> = ({ seen, hand }) => {
  const { lang, view } = seen
  if (isYourTurn(seen)) return <Turn seen={seen} hand={hand} />
  const melds = meldsFound(hand, view.options).map(({ cards }) => cards)
  const waiting = jokersLast(hand).map((code) => ({ code, move: null }))
  return <Hand cards={waiting} why="" melds={melds} lang={lang} />
}

/** What a seat's own hand costs once the melds in it are laid. */
const deadwoodOf = (hand: readonly Card[], { options }: RummyView): number =>
  penaltyFor(hand, options.courtCards) -
  meldsFound(hand, options).reduce((sum, { cards }) => sum + penaltyFor(cards, options.courtCards), 0)

export const rummy: Board<RummyView, RummyMove> = {
  assets: { styles: ['melds'], scripts: ['arrange', 'plan'] },
  heading: ({ lang, view }) => words(lang).table.round(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts: ({ lang, view, you }, seat) => {
    const text = wordsOf(lang)
    const own = seat === you && view.phase !== 'over' ? view.hand : null
    return [
      ...(own === null ? [] : [text.deadwood(deadwoodOf(own, view))]),
      text.penalty(view.totals[seat] ?? 0),
    ]
  },
  middle,
  dock: (seen) =>
    seen.view.hand === null || seen.view.phase === 'over' ? null : <Own seen={seen} hand={seen.view.hand} />,
  score: (seen) => <RummySheet seen={seen} text={wordsOf(seen.lang)} />,
}
