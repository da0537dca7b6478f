/** A table after the game: who won, the score sheet, the rematch, and the proof of the shuffle. */
import type { Child, FC } from 'hono/jsx'
import type { Result, Seat } from '../../engine/game.ts'
import type { TableLook } from '../../table/types.ts'
import { boardOf } from '../boards/index.ts'
import { notationOf } from '../notations.ts'
import { hasPoints } from '../points.ts'
import { previewOf } from '../preview/preview.ts'
import { tableRulesPath } from '../rulebook.ts'
import { figure } from '../text/figures.ts'
import { gameText } from '../text/games.ts'
import type { Teller } from '../text/teller.ts'
import { ago } from '../text/time.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Icon } from './icon.tsx'
import { Layout } from './layout.tsx'
import { LogLines } from './lines.tsx'
import { liveData } from './live.ts'
import { Proof } from './proof.tsx'
import { RulesOf } from './rules.tsx'
import { ShareResult } from './share.tsx'
import { namesOf, Score, seenOf } from './table.tsx'
import { TalkForm } from './talk.tsx'
import type { Visit } from './visit.ts'

export type EndProps = {
  readonly visit: Visit
  readonly look: TableLook
  readonly result: Result
  /** How many tables wait for the viewer. */
  readonly waiting: number
  readonly notice: Child
  readonly events: Parameters<typeof LogLines>[0]['events']
  readonly tell: Teller
  readonly keys: { readonly rematch: string; readonly talk: string }
  /** What could not be said, to be sent again. */
  readonly unsaid: string
}

export const EndPage: FC<EndProps> = (props) => {
  const { visit, look, notice, waiting } = props
  const { end } = words(visit.lang)
  const { name } = gameText(visit.lang, look.game)
  const seen = seenOf(look, visit.lang)
  const board = boardOf(look.game)
  return (
    <Layout
      visit={visit}
      title={end.title(name)}
      preview={previewOf(look, visit.lang)}
      styles={['card', 'table', 'dock', 'side', 'pages', ...(board.assets?.styles ?? [])]}
      scripts={['live', 'seen', 'send', 'share']}
      waiting={waiting}
    >
      <div id="table" {...liveData(look)}>
        <PageBar
          visit={visit}
          heading={name}
          small={end.small(ago(visit.lang, look.lastAt, visit.now))}
          rules={tableRulesPath(look.id)}
        />
        <main class="page two even" id="main">
          {notice !== null && <div class="full">{notice}</div>}
          <div class="stack">
            <Outcome {...props} />
            <div class="sheet">
              <Score board={board} seen={seen} />
            </div>
          </div>
          <div class="stack">
            <Take {...props} />
            <Talk {...props} />
            <div class="sheet">
              <Proof visit={visit} look={look} />
            </div>
            <RulesOf visit={visit} look={look} />
          </div>
        </main>
      </div>
    </Layout>
  )
}

/** Who won, what everybody has, and the way to the next game. */
const Outcome: FC<EndProps> = (props) => {
  const { visit, look, result } = props
  const { end } = words(visit.lang)
  const names = namesOf(look.seats, visit.lang)
  return (
    <section class="felt stage ending">
      <h2 class="display">{headline(result, look.you, names, visit)}</h2>
      <ol class="podium" aria-label={end.podium}>
        {ranking(result).map((seat) => (
          <li class={result.winners.includes(seat) ? 'won' : undefined}>
            {hasPoints(look.game) && (
              <span class={result.winners.includes(seat) ? 'big' : 'display'}>
                {figure(result.scores[seat] ?? 0)}
              </span>
            )}
            <b>{names[seat]}</b>
          </li>
        ))}
      </ol>
      <Rematch {...props} />
    </section>
  )
}

/** A player takes part by the form, which also finds another table where the one proposed was closed. */
const Rematch: FC<EndProps> = ({ visit, look, keys }) => {
  const { end } = words(visit.lang)
  if (look.you === null) return look.rematch === null ? null : <RematchLink visit={visit} look={look} />
  return (
    <form method="post" action={`/t/${look.id}/rematch`}>
      <input type="hidden" name="key" value={keys.rematch} />
      <button class="btn solid" type="submit">
        <Icon name="replay" />
        {look.rematch === null ? end.rematch : end.rematchJoin}
      </button>
      <p class="say">{look.rematch === null ? end.rematchHint : end.rematchJoinHint}</p>
    </form>
  )
}

const RematchLink: FC<Pick<EndProps, 'visit' | 'look'>> = ({ visit, look }) => {
  const { end } = words(visit.lang)
  return (
    <div>
      <a class="btn solid" href={`/t/${look.rematch}`}>
        <Icon name="replay" />
        {end.rematchJoin}
      </a>
      <p class="say">{end.rematchJoinHint}</p>
    </div>
  )
}

/** The winners first, then by score; equals in seat order. */
const ranking = ({ scores, winners }: Result): readonly Seat[] => {
  const wins = (seat: Seat) => (winners.includes(seat) ? 1 : 0)
  const score = (seat: Seat) => scores[seat] ?? 0
  return [...scores.keys()].toSorted((a, b) => wins(b) - wins(a) || score(b) - score(a) || a - b)
}

const headline = (
  { winners }: Result,
  you: Seat | null,
  names: readonly string[],
  { lang }: Visit,
): string => {
  const { common, end, seats } = words(lang)
  if (winners.length === 0) return seats.ended
  if (you !== null && winners.includes(you)) return winners.length > 1 ? end.youShare : end.youWin
  return end.theyWin(common.and(winners.map((seat) => names[seat] ?? '')), winners.length > 1)
}

const Take: FC<EndProps> = ({ visit, look }) => {
  const { end } = words(visit.lang)
  const notation = notationOf(look.game)
  return (
    <section>
      <h2>{end.take}</h2>
      <div class="row">
        <ShareResult visit={visit} look={look} />
        <a class="btn" href={`/t/${look.id}/record`} download={`${look.game}-${look.id}.json`}>
          <Icon name="down" />
          {end.record}
        </a>
        {notation !== undefined && (
          <a
            class="btn"
            href={`/t/${look.id}/notation`}
            download={`${look.game}-${look.id}.${notation.suffix}`}
          >
            <Icon name="down" />
            {end.notation(notation.name)}
          </a>
        )}
        <a class="btn" href={`/t/${look.id}/log`}>
          <Icon name="log" />
          {end.log}
        </a>
      </div>
      <p class="hint gap-top">{end.recordHint}</p>
    </section>
  )
}

/** People talk on after a game. */
const Talk: FC<EndProps> = ({ visit, look, events, tell, keys, unsaid }) => (
  <section id="log">
    <h2>{words(visit.lang).table.log}</h2>
    <LogLines visit={visit} events={events} tell={tell} names={namesOf(look.seats, visit.lang)} />
    {look.you !== null && (
      <TalkForm lang={visit.lang} action={`/t/${look.id}/talk`} formKey={keys.talk} unsaid={unsaid} />
    )}
  </section>
)
