/** Klaverjassen: trumps are made, then tricks with roem, for two teams across the table. */
import type { FC } from 'hono/jsx'
import { suitOf } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { teamOf } from '../../engine/teams.ts'
import { orderUnder } from '../../games/klaverjassen/deck.ts'
import type { KlaverjassenMove } from '../../games/klaverjassen/moves.ts'
import { dealsIn } from '../../games/klaverjassen/score.ts'
import { mustChoose } from '../../games/klaverjassen/state.ts'
import type { KlaverjassenView } from '../../games/klaverjassen/view.ts'
import type { Lang } from '../../players/types.ts'
import { suitName } from '../text/cards.ts'
import { klaverjassen as en } from '../text/en/boards/klaverjassen.ts'
import { feltWords } from '../text/felt.ts'
import { klaverjassen as ko } from '../text/ko/boards/klaverjassen.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { Card, SuitMark } from '../views/card.tsx'
import { Confirm, Direct, type Pick, Picks } from '../views/choices.tsx'
import { Hand } from '../views/hand.tsx'
import { Told } from '../views/sentence.tsx'
import { nameOf } from '../views/sight.ts'
import { LastTrick, TrickOnTable, TrickState } from '../views/trick.tsx'
import type { Board, Seen as SeenOf } from './board.ts'
import { KlaverjassenSheet, teamName } from './klaverjassen-sheet.tsx'
import { sortByOrder } from './sort.ts'
import { teamsOf } from './teams.ts'

type Seen = SeenOf<KlaverjassenView, KlaverjassenMove>

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

const isMaking = ({ phase }: KlaverjassenView): boolean => phase === 'choose' || phase === 'turned'

/** Seats are asked from the starter on, so the first of them have passed. */
const hasPassed = ({ starter, passes }: KlaverjassenView, seat: Seat): boolean =>
  (seat - starter + 4) % 4 < passes

const facts = ({ lang, you, view }: Seen, seat: Seat): readonly string[] => {
  const text = wordsOf(lang)
  const partner = you !== null && seat !== you && teamOf(seat) === teamOf(you)
  return [
    ...(partner ? [feltWords(lang).withYou] : []),
    ...(isMaking(view) && view.starter === seat ? [text.starts] : []),
    ...(isMaking(view) && hasPassed(view, seat) ? [text.passed] : []),
  ]
}

const Choosing: FC<{ seen: Seen; seat: Seat }> = ({ seen: { lang, names, view }, seat }) => {
  const text = wordsOf(lang)
  const sentence = !mustChoose(view) ? text.mayName : view.passes === 0 ? text.namesAtOnce : text.mustName
  const last = view.turnedUp.at(-1)
  return (
    <>
      <p class="lead">
        <Told sentence={sentence(seat)} names={names} lang={lang} />
      </p>
      {last !== undefined && view.options.afterTurnUp === 'choose' && (
        <p class="say">{text.excluded(suitName(lang, suitOf(last)))}</p>
      )}
    </>
  )
}

const Turned: FC<{ seen: Seen; seat: Seat }> = ({ seen: { lang, names, view }, seat }) => {
  const text = wordsOf(lang)
  const last = view.turnedUp.at(-1)
  return (
    <>
      {last !== undefined && (
        <div class="pit">
          <div class="trick">
            <figure>
              <Card code={last} lang={lang} />
              <figcaption>{text.turnedUp(view.turnedUp.length)}</figcaption>
            </figure>
          </div>
        </div>
      )}
      <p class="lead">
        <Told sentence={text.mayAccept(seat)} names={names} lang={lang} />
      </p>
    </>
  )
}

const Making: FC<{ seen: Seen }> = ({ seen }) => (
  <>
    {seen.toAct.map((seat) =>
      seen.view.phase === 'turned' ? (
        <Turned seen={seen} seat={seat} />
      ) : (
        <Choosing seen={seen} seat={seat} />
      ),
    )}
    <p class="say">{wordsOf(seen.lang).stake}</p>
  </>
)

/** What the deal has brought each team so far. */
const SoFar: FC<{ seen: Seen }> = ({ seen }) => {
  const text = wordsOf(seen.lang)
  const { cardPoints, roem } = seen.view.taken
  return (
    <p class="say facts">
      {teamsOf(seen).map((team) => (
        <span>{text.soFar(teamName(seen, text, team), cardPoints[team], roem[team])}</span>
      ))}
    </p>
  )
}

/** The roem of the trick just taken. */
const LastRoem: FC<{ seen: Seen }> = ({ seen: { lang, names, view } }) => {
  const last = view.tricks.at(-1)
  if (last === undefined || last.roem === null || last.winner === null) return null
  return (
    <p class="say">
      <Told sentence={wordsOf(lang).roem(last.winner, last.roem)} names={names} lang={lang} />
    </p>
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
        {view.trump !== null && view.maker !== null && (
          <span>
            {text.trumps} <SuitMark suit={view.trump} lang={lang} /> {text.by(nameOf(seen, view.maker))}
          </span>
        )}
      </p>
      <SoFar seen={seen} />
      {view.trick.plays.length === 0 && (
        <>
          <LastRoem seen={seen} />
          <LastTrick sight={seen} tricks={view.tricks} />
        </>
      )}
    </>
  )
}

const OwnHand: FC<{ seen: Seen }> = ({ seen: { lang, view, legal } }) => {
  const cards = sortByOrder(view.hand ?? [], orderUnder(view.trump), view.trump).map((code) => {
    const move = legal.find((one) => one.type === 'play' && one.card === code) ?? null
    const waits = view.waiting.find(({ card }) => card === code)
    return waits === undefined
      ? { code, move }
      : { code, move, why: refusalText(lang, 'klaverjassen', waits.why) }
  })
  return <Hand cards={cards} why="" lang={lang} />
}

const Suits: FC<{ seen: Seen }> = ({ seen: { lang, view, legal } }) => {
  const text = wordsOf(lang)
  const picks = legal.flatMap((move): readonly Pick[] => {
    if (move.type === 'pass') return [{ move, label: <b>{text.pass}</b> }]
    if (move.type !== 'trump') return []
    const label = (
      <>
        <SuitMark suit={move.suit} />
        {suitName(lang, move.suit)}
      </>
    )
    return [{ move, label }]
  })
  const must = mustChoose(view)
  const missing = must ? text.chooseSuit : text.chooseOrPass
  return (
    <>
      <Picks legend={missing} shape="suits" picks={picks} />
      <Confirm verb={must ? text.makeTrumps : text.declare} missing={missing} lang={lang} />
    </>
  )
}

const Answer: FC<{ seen: Seen }> = ({ seen: { lang, view, legal } }) => {
  const text = wordsOf(lang)
  const last = view.turnedUp.at(-1)
  const suit = last === undefined ? '' : suitName(lang, suitOf(last))
  return (
    <div class="acts">
      {legal.map((move) => (
        <Direct move={move} lamp={move.type === 'accept'}>
          {move.type === 'accept' ? text.accept(suit) : text.passAlone}
        </Direct>
      ))}
    </div>
  )
}

const Choices: FC<{ seen: Seen }> = ({ seen }) => {
  const { lang, legal, view } = seen
  if (legal.length === 0) return null
  const { table } = words(lang)
  switch (view.phase) {
    case 'choose':
      return <Suits seen={seen} />
    case 'turned':
      return <Answer seen={seen} />
    case 'play':
      return <Confirm verb={table.play} missing={table.choose} lang={lang} />
    case 'over':
      return null
  }
}

export const klaverjassen: Board<KlaverjassenView, KlaverjassenMove> = {
  heading: ({ lang, view }) => {
    const deals = dealsIn(view.options)
    return deals === null ? words(lang).table.round(view.round) : `${view.round}/${deals}`
  },
  cards: ({ view }, seat) => view.counts[seat] ?? 0,
  facts,
  middle: (seen) => {
    const { view, lang } = seen
    return isMaking(view)
      ? { label: wordsOf(lang).making, content: <Making seen={seen} /> }
      : { label: words(lang).table.trick(view.tricks.length + 1), content: <Tricks seen={seen} /> }
  },
  dock: (seen) => (
    <>
      {seen.view.hand !== null && seen.view.phase !== 'over' && <OwnHand seen={seen} />}
      <Choices seen={seen} />
    </>
  ),
  score: (seen) => <KlaverjassenSheet seen={seen} text={wordsOf(seen.lang)} />,
}
