/** Spades: two teams across the table, declarations first, then tricks. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { otherTeam, type PerTeam, type Team, teamOf } from '../../engine/teams.ts'
import type { SpadesMove } from '../../games/spades/moves.ts'
import type { Bid } from '../../games/spades/state.ts'
import type { SpadesView } from '../../games/spades/view.ts'
import type { Lang } from '../../players/types.ts'
import { spades as en } from '../text/en/boards/spades.ts'
import { feltWords } from '../text/felt.ts'
import { spades as ko } from '../text/ko/boards/spades.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { Back } from '../views/card.tsx'
import { Confirm, Direct, Picks } from '../views/choices.tsx'
import { Hand } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import { LastTrick, TrickOnTable, TrickState } from '../views/trick.tsx'
import type { Board, Seen as SeenOf } from './board.ts'
import { sortHand } from './sort.ts'
import { SpadesSheet } from './spades-sheet.tsx'

type Seen = SeenOf<SpadesView, SpadesMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const bidText = (lang: Lang, bid: Bid): string => {
  const text = wordsOf(lang)
  return bid === 'doubleNil' ? text.doubleNil : text.bid(bid)
}

const facts = ({ lang, you, view }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const partner = you !== null && seat !== you && teamOf(seat) === teamOf(you)
  const bid = view.bids[seat] ?? null
  return [
    ...(partner ? [feltWords(lang).withYou] : []),
    ...(bid === null ? (seat !== you && view.looked[seat] ? [text.looked] : []) : [bidText(lang, bid)]),
    ...(view.phase === 'bid' ? [] : [text.took(view.taken[seat] ?? 0)]),
  ]
}

const sumOf = (bids: readonly (Bid | null)[], team: Team): number =>
  bids.reduce<number>(
    (sum, bid, seat) => sum + (typeof bid === 'number' && teamOf(seat) === team ? bid : 0),
    0,
  )

/** The teams' sums, the viewer's own first. */
const sums = ({ you, view }: Seen): PerTeam<number> => {
  const own = teamOf(you ?? 0)
  return [sumOf(view.bids, own), sumOf(view.bids, otherTeam(own))]
}

const Declarations: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, you, names, toAct, view, legal } = seen
  const text = wordsOf(lang)
  const [own, others] = sums(seen)
  return (
    <>
      {toAct.map((seat) => (
        <p class="lead">
          <Told sentence={text.declares(seat)} names={names} lang={lang} />
        </p>
      ))}
      {view.bids.some((bid) => bid !== null) && (
        <p class="say">{you === null ? text.teamBids(own, others) : text.teamBid(own, others)}</p>
      )}
      {legal.some(({ type }) => type === 'doubleNil') && <p class="say">{text.doubleNilHint}</p>}
    </>
  )
}

const Tricks: FC<{ seen: Seen }> = ({ seen }) => {
  const { view, lang } = seen
  const text = wordsOf(lang)
  return (
    <>
      <TrickOnTable sight={seen} trick={view.trick} />
      <p class="say facts">
        <span>
          <TrickState sight={seen} trick={view.trick} />
        </span>
        <span>{view.broken ? text.broken : text.unbroken}</span>
      </p>
      {view.trick.plays.length === 0 && <LastTrick sight={seen} tricks={view.tricks} />}
    </>
  )
}

const OwnHand: FC<{ seen: Seen }> = ({ seen: { lang, view, legal } }) => {
  const cards = sortHand(view.hand ?? [], 'S').map((code) => ({
    code,
    move: legal.find((move) => move.type === 'play' && move.card === code) ?? null,
  }))
  const why = view.whyNot === null ? '' : refusalText(lang, 'spades', view.whyNot)
  return <Hand cards={cards} why={why} lang={lang} />
}

/** A hand nobody has looked at yet, its owner included. */
const UnseenHand: FC<{ lang: Lang; count: number }> = ({ lang, count }) => (
  <ol class="hand" data-cols="7" role="img" aria-label={wordsOf(lang).unseen}>
    {Array.from({ length: count }, () => (
      <li class="slot">
        <Back />
      </li>
    ))}
  </ol>
)

const Look: FC<{ seen: Seen }> = ({ seen: { lang, legal } }) => (
  <div class="acts">
    {legal.map((move) => (
      <Direct move={move} lamp={move.type === 'look'}>
        {move.type === 'look' ? wordsOf(lang).look : wordsOf(lang).bidDoubleNil}
      </Direct>
    ))}
  </div>
)

const Bids: FC<{ seen: Seen }> = ({ seen: { lang, legal } }) => {
  const text = wordsOf(lang)
  const picks = legal.flatMap((move) =>
    move.type === 'bid' ? [{ move, label: move.tricks === 0 ? text.nil : String(move.tricks) }] : [],
  )
  return (
    <>
      <Picks legend={text.howMany} shape="bids" picks={picks} />
      <Confirm verb={text.declare} missing={text.chooseBid} lang={lang} />
    </>
  )
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const { table } = words(seen.lang)
  switch (seen.legal[0]?.type) {
    case undefined:
      return null
    case 'look':
    case 'doubleNil':
      return <Look seen={seen} />
    case 'bid':
      return <Bids seen={seen} />
    case 'play':
      return <Confirm verb={table.play} missing={table.choose} lang={seen.lang} />
  }
}

const OwnCards: FC<{ seen: Seen }> = ({ seen }) => {
  const { you, view, lang } = seen
  if (you === null || view.phase === 'over') return null
  return view.hand === null ? (
    <UnseenHand lang={lang} count={view.counts[you] ?? 0} />
  ) : (
    <OwnHand seen={seen} />
  )
}

export const spades: Board<SpadesView, SpadesMove> = {
  heading: ({ lang, view }) => words(lang).table.round(view.round),
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle: (seen) => {
    const { view, lang } = seen
    return view.phase === 'bid'
      ? { label: wordsOf(lang).declaring, content: <Declarations seen={seen} /> }
      : { label: words(lang).table.trick(view.tricks.length + 1), content: <Tricks seen={seen} /> }
  },
  dock: (seen) => (
    <>
      <OwnCards seen={seen} />
      <Choices seen={seen} />
    </>
  ),
  score: (seen) => <SpadesSheet seen={seen} text={wordsOf(seen.lang)} />,
}
