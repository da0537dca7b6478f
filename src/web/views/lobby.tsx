/** A table before its start: who sits, the link, and what the host may do. */
import type { Child, FC } from 'hono/jsx'
import type { GameMeta } from '../../engine/game.ts'
import type { TableLook } from '../../table/types.ts'
import { previewOf } from '../preview/preview.ts'
import { gameText } from '../text/games.ts'
import type { Teller } from '../text/teller.ts'
import { until } from '../text/time.ts'
import { words } from '../text/words.ts'
import { PageBar } from './bar.tsx'
import { Chairs } from './chairs.tsx'
import { NameField, NonceField } from './field.tsx'
import { Invite } from './invite.tsx'
import { Layout } from './layout.tsx'
import { LogLines } from './lines.tsx'
import { liveData } from './live.ts'
import { RulesOf } from './rules.tsx'
import { namesOf } from './table.tsx'
import { TalkForm } from './talk.tsx'
import type { Visit } from './visit.ts'

export type LobbyProps = {
  readonly visit: Visit
  readonly look: TableLook
  readonly game: GameMeta
  /** How many tables wait for the viewer. */
  readonly waiting: number
  /** Of somebody not yet seated: the name they go by, or the one they sent. */
  readonly name: string
  readonly nameError: string | null
  readonly notice: Child
  /** The newest lines of the log and what tells them. */
  readonly events: Parameters<typeof LogLines>[0]['events']
  readonly tell: Teller
  readonly talk: { readonly key: string; readonly text: string }
}

export const LobbyPage: FC<LobbyProps> = (props) => {
  const { visit, look, notice, waiting } = props
  const { lobby, common } = words(visit.lang)
  const { name } = gameText(visit.lang, look.game)
  const free = freeSeats(look)
  return (
    <Layout
      visit={visit}
      title={lobby.title(name, common.freeSeats(free))}
      preview={previewOf(look, visit.lang)}
      styles={['card', 'table', 'dock', 'side', 'pages']}
      scripts={['copy', 'live', 'nonce', 'seen', 'send', 'share']}
      waiting={waiting}
    >
      <div class="at" id="table" {...liveData(look)}>
        <PageBar visit={visit} heading={name} small={lobby.small} />
        <main class="table felt stage lobby" id="main">
          {notice !== null && <div class="full">{notice}</div>}
          <div class="full">
            <h2 class="display">{lobby.free(free)}</h2>
            <p class="say">{look.you === null ? lobby.invited(hostName(look)) : lobby.begins}</p>
          </div>
          {look.you === null ? (
            <SitDown {...props} />
          ) : (
            <>
              <form id="sit" method="post" action={`/t/${look.id}/sit`}>
                <Chairs visit={visit} look={look} />
              </form>
              <Invite visit={visit} look={look} />
              <Doors {...props} />
            </>
          )}
        </main>
        <aside class="side" aria-label={lobby.aside}>
          <About {...props} />
        </aside>
      </div>
    </Layout>
  )
}

const freeSeats = ({ seats }: TableLook): number => seats.filter(({ kind }) => kind === 'open').length

const hostName = ({ seats, host }: TableLook): string => seats[host ?? -1]?.name ?? ''

/** For somebody who does not sit yet: a name, and any free seat. */
const SitDown: FC<LobbyProps> = ({ visit, look, name, nameError }) => {
  const { lobby } = words(visit.lang)
  return (
    <form class="stack sit" id="sit" method="post" action={`/t/${look.id}/sit`}>
      <NameField visit={visit} value={name} error={nameError} />
      <NonceField />
      <button class="btn solid wide" type="submit">
        {lobby.sitDown}
      </button>
      <p class="hint">{lobby.sitHint}</p>
      <Chairs visit={visit} look={look} />
    </form>
  )
}

/** For somebody who sits: to begin without more friends, or to go. */
const Doors: FC<LobbyProps> = ({ visit, look, game }) => {
  const { lobby } = words(visit.lang)
  const path = `/t/${look.id}`
  const taken = look.seats.length - freeSeats(look)
  const isHost = look.you === look.host
  return (
    <div class="stack full">
      {isHost && taken < look.seats.length && (
        <form method="post" action={`${path}/start`}>
          <button class="btn wide" type="submit" name="bots" value="yes">
            {lobby.startWithBots}
          </button>
          <p class="say">{lobby.startWithBotsHint(look.seats.length - taken)}</p>
        </form>
      )}
      {isHost && game.seats.includes(taken) && (
        <form method="post" action={`${path}/start`}>
          <button class="btn wide" type="submit">
            {lobby.start}
          </button>
          <p class="say">{lobby.startHint(taken)}</p>
        </form>
      )}
      <form method="post" action={isHost ? `${path}/close` : `${path}/leave`}>
        <button class="btn quiet wide" type="submit">
          {isHost ? lobby.close : lobby.leave}
        </button>
      </form>
    </div>
  )
}

/** On paper: how it is played, what was said, and that the shuffle is fixed. */
const About: FC<LobbyProps> = ({ visit, look, events, tell, talk }) => {
  const { lobby, table } = words(visit.lang)
  return (
    <>
      <RulesOf visit={visit} look={look} />
      <section id="log">
        <h2>{table.log}</h2>
        <LogLines visit={visit} events={events} tell={tell} names={namesOf(look.seats, visit.lang)} />
        {look.you !== null && (
          <TalkForm lang={visit.lang} action={`/t/${look.id}/talk`} formKey={talk.key} unsaid={talk.text} />
        )}
      </section>
      <section>
        <p class="soft small">{lobby.expires(until(visit.lang, look.expiresAt, visit.now))}</p>
        <details>
          <summary>{lobby.commitment}</summary>
          <p class="small">{lobby.commitmentHint}</p>
          <p class="mono small">{look.commitment}</p>
        </details>
      </section>
    </>
  )
}
