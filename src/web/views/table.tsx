/** The page of a table in play. */
import type { Child, FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import type { LogEvent, SeatLine, TableLook } from '../../table/types.ts'
import type { Board, Seen } from '../boards/board.ts'
import { boardOf } from '../boards/index.ts'
import { previewOf } from '../preview/preview.ts'
import { tableRulesPath } from '../rulebook.ts'
import { feltWords } from '../text/felt.ts'
import { gameText } from '../text/games.ts'
import type { Teller } from '../text/teller.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Deadline, isTimed, nextDeadline, TableClock } from './clock.tsx'
import { Dock } from './dock.tsx'
import { Handing } from './handing.tsx'
import { Icon } from './icon.tsx'
import { Layout } from './layout.tsx'
import { LogLines } from './lines.tsx'
import { liveData } from './live.ts'
import { orderNotes, StandingOrders } from './orders.tsx'
import { Recap } from './recap.tsx'
import { RulesOf } from './rules.tsx'
import { Seats } from './seats.tsx'
import { ShareTable } from './share.tsx'
import { type Away, isYourTurn, nameOf, type Sight } from './sight.ts'
import { TableCalls } from './table-calls.tsx'
import { TalkForm } from './talk.tsx'
import type { Visit } from './visit.ts'

/** The seats' names in seat order; a seat nobody has taken is named too. */
export const namesOf = (seats: readonly SeatLine[], lang: Lang): readonly string[] =>
  seats.map(({ kind, name }) => (kind === 'open' ? feltWords(lang).openSeat : name))

const awayFrom = ({ kept, left, open }: SeatLine): Away | null => {
  if (open) return 'open'
  if (kept) return 'kept'
  return left ? 'left' : null
}

/** A table as its board sees it. */
export const seenOf = (look: TableLook, lang: Lang): Seen => ({
  lang,
  names: namesOf(look.seats, lang),
  you: look.you,
  toAct: look.toAct,
  away: look.seats.map(awayFrom),
  view: look.view,
  legal: look.legal ?? [],
})

/** The middle of the table: the trick, the auction, whatever the game has there. */
export const Middle: FC<{ board: Board; seen: Seen }> = ({ board, seen }) => {
  const { label, content } = board.middle(seen)
  return (
    <section class="middle" id="middle" aria-label={label}>
      {content}
    </section>
  )
}

/** The score sheet, as far as it is written. */
export const Score: FC<{ board: Board; seen: Seen }> = ({ board, seen }) => {
  const sheet = board.score(seen)
  return (
    <section id="score">
      <h2>{words(seen.lang).table.score}</h2>
      {sheet ?? <p class="soft">{feltWords(seen.lang).noScore}</p>}
    </section>
  )
}

export type TablePageProps = {
  readonly visit: Visit
  readonly look: TableLook
  /** What is said about the last act. */
  readonly notice: Child
  /** How many tables wait for the viewer, this one included. */
  readonly waiting: number
  /** Whether calls for this table are off; null for somebody who is not called. */
  readonly muted: boolean | null
  /** The newest lines of the log, the newest first, and what tells them. */
  readonly events: readonly LogEvent[]
  readonly tell: Teller
  /** Unique to the forms of this page. */
  readonly keys: { readonly move: string; readonly undo: string; readonly talk: string }
  /** What could not be said, to be sent again. */
  readonly unsaid: string
}

export const TablePage: FC<TablePageProps> = (props) => {
  const { visit, look, notice, waiting, muted } = props
  const { lang } = visit
  const board = boardOf(look.game)
  const seen = seenOf(look, lang)
  const { name } = gameText(lang, look.game)
  return (
    <Layout
      visit={visit}
      title={titleOf(seen, name, waiting)}
      preview={previewOf(look, visit.lang)}
      styles={['card', 'table', 'dock', 'side', ...(board.assets?.styles ?? [])]}
      scripts={['choose', 'copy', 'live', 'push', 'seen', 'send', 'share', ...(board.assets?.scripts ?? [])]}
      waiting={waiting}
      isTurn={isYourTurn(seen)}
    >
      <div class="at" id="table" {...liveData(look)}>
        <PageBar visit={visit} heading={name} small={board.heading(seen)} rules={tableRulesPath(look.id)}>
          <Anchors lang={lang} />
        </PageBar>
        <main class="table felt" id="main">
          {notice}
          <Felt {...props} board={board} seen={seen} />
        </main>
        <aside class="side" aria-label={words(lang).table.scoreAndLog}>
          <Score board={board} seen={seen} />
          <Log {...props} />
          {isTimed(look) && <TableClock visit={visit} look={look} />}
          <StandingOrders visit={visit} look={look} />
          <Handing visit={visit} look={look} />
          {muted !== null && <TableCalls visit={visit} look={look} muted={muted} />}
          <ShareTable visit={visit} look={look} />
          <RulesOf visit={visit} look={look} />
        </aside>
      </div>
    </Layout>
  )
}

const titleOf = (sight: Sight, game: string, waiting: number): string => {
  const { common, table } = words(sight.lang)
  if (isYourTurn(sight)) return table.yourTurnTitle(game, waiting)
  return table.theirTurnTitle(common.and(sight.toAct.map((seat) => nameOf(sight, seat))), game)
}

/** To what lies below the felt on a phone. */
const Anchors: FC<{ lang: Lang }> = ({ lang }) => {
  const { table } = words(lang)
  return (
    <>
      <a href="#score">
        <Icon name="score" />
        {table.score}
      </a>
      <a href="#log">
        <Icon name="log" />
        {table.log}
      </a>
    </>
  )
}

const Felt: FC<TablePageProps & { board: Board; seen: Seen }> = ({
  visit,
  look,
  tell,
  keys,
  board,
  seen,
}) => {
  const { decision, you } = look
  const form =
    decision === null ? null : { action: `/t/${look.id}/move`, key: keys.move, decision, seen: look.e }
  const text = gameText(visit.lang, look.game)
  const deadline = nextDeadline(look)
  return (
    <>
      <Recap
        sight={seen}
        since={look.since}
        tell={tell}
        turn={text.turn ?? []}
        now={visit.now}
        log={`/t/${look.id}/log`}
      />
      {board.showsSeats !== true && <Seats board={board} seen={seen} />}
      <Middle board={board} seen={seen} />
      {look.takeBack && <TakeBack lang={visit.lang} look={look} formKey={keys.undo} />}
      <Dock
        sight={seen}
        asked={text.asked(look.view)}
        own={you === null ? [] : board.facts(seen, you)}
        limit={deadline === null ? null : <Deadline visit={visit} at={deadline} />}
        notes={orderNotes(visit.lang, look)}
        form={form}
      >
        {board.dock(seen)}
      </Dock>
    </>
  )
}

/** Between the table and the hand, for as long as nothing has come of the viewer's last move. */
const TakeBack: FC<{ lang: Lang; look: TableLook; formKey: string }> = ({ lang, look, formKey }) => {
  const { table } = words(lang)
  return (
    <form class="undo" id="undo" method="post" action={`/t/${look.id}/take-back`}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="n" value={look.n} />
      <span class="soft small">{table.takeBackHint}</span>
      <button class="btn quiet" type="submit">
        <Icon name="undo" />
        {table.takeBack}
      </button>
    </form>
  )
}

/** The form stands above the lines, where the link in the bar leads to on a phone. */
const Log: FC<TablePageProps> = ({ visit, look, events, tell, keys, unsaid }) => {
  const { table } = words(visit.lang)
  const names = namesOf(look.seats, visit.lang)
  return (
    <section id="log">
      <h2>{table.log}</h2>
      {look.you !== null && (
        <TalkForm lang={visit.lang} action={`/t/${look.id}/talk`} formKey={keys.talk} unsaid={unsaid} />
      )}
      {events.length === 0 ? (
        <p class="soft">{table.emptyLog}</p>
      ) : (
        <LogLines visit={visit} events={events} tell={tell} names={names} />
      )}
      <p>
        <a class="whole" href={`/t/${look.id}/log`}>
          {table.wholeLog}
        </a>
      </p>
    </section>
  )
}
