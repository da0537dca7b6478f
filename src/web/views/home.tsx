/** `/`: what waits for you, what others do, what is over, and the games to open. */
import type { FC } from 'hono/jsx'
import type { GameMeta } from '../../engine/game.ts'
import type { TableLine } from '../../table/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { HomeBar, MeLink } from './bar.tsx'
import { Fan } from './fan.tsx'
import { Note } from './field.tsx'
import { Layout } from './layout.tsx'
import { Tables } from './tables.tsx'
import type { Visit } from './visit.ts'

/** So many finished games are on view; the rest unfold. */
const FINISHED = 5

type HomeProps = {
  readonly visit: Visit
  readonly games: readonly GameMeta[]
  /** The person's name; null for somebody who is not known yet. */
  readonly name: string | null
  readonly tables: readonly TableLine[]
  /** This browser has just become known by a code. */
  readonly carried: boolean
}

export const HomePage: FC<HomeProps> = ({ visit, games, name, tables, carried }) => {
  const { home } = words(visit.lang)
  const isNew = tables.length === 0
  return (
    <Layout
      visit={visit}
      title={isNew ? home.newcomerTitle : home.title}
      styles={['card', 'pages']}
      waiting={tables.filter(isMine).length}
      scripts={['push']}
      description={home.intro}
    >
      <HomeBar visit={visit}>
        <MeLink visit={visit} name={name} />
      </HomeBar>
      <main class={isNew ? 'page' : 'page two'} id="main">
        {carried && (
          <div class="full">
            <Note kind="ok">{home.carried}</Note>
          </div>
        )}
        {isNew ? <Welcome visit={visit} /> : <Own visit={visit} tables={tables} />}
        <Games visit={visit} games={games} />
      </main>
    </Layout>
  )
}

const isMine = ({ decision }: TableLine): boolean => decision !== null

const Welcome: FC<{ visit: Visit }> = ({ visit }) => {
  const { home } = words(visit.lang)
  return (
    <section>
      <h1 class="display">{home.newcomerTitle}</h1>
      <p class="gap-top">{home.intro}</p>
      <p class="soft">{home.introHint}</p>
      <p>
        <a href="/carry">{words(visit.lang).me.haveCode}</a>
      </p>
    </section>
  )
}

const Own: FC<{ visit: Visit; tables: readonly TableLine[] }> = ({ visit, tables }) => {
  const { home } = words(visit.lang)
  const mine = tables.filter(isMine)
  const waiting = tables.filter(
    (line) => !isMine(line) && (line.status === 'playing' || line.status === 'open'),
  )
  return (
    <div class="stack">
      <h1 class="vh">{home.title}</h1>
      <section>
        <h2>
          {home.yourTurn} {mine.length > 0 && <span class="num">{mine.length}</span>}
        </h2>
        {mine.length === 0 ? (
          <p class="soft">{home.nothingWaits}</p>
        ) : (
          <>
            <Tables visit={visit} tables={mine} mine />
            {mine.length > 1 && (
              <p class="gap-top">
                <a class="btn solid" href="/next">
                  {home.nextTable}
                </a>
              </p>
            )}
          </>
        )}
      </section>
      {waiting.length > 0 && (
        <section>
          <h2>
            {home.waiting} <span class="num">{waiting.length}</span>
          </h2>
          <Tables visit={visit} tables={waiting} />
        </section>
      )}
      <Finished visit={visit} tables={tables.filter(({ status }) => status === 'over')} />
    </div>
  )
}

const Finished: FC<{ visit: Visit; tables: readonly TableLine[] }> = ({ visit, tables }) => {
  const { home } = words(visit.lang)
  if (tables.length === 0) return null
  const older = tables.slice(FINISHED)
  return (
    <section>
      <h2>
        {home.finished} <span class="num">{tables.length}</span>
      </h2>
      <Tables visit={visit} tables={tables.slice(0, FINISHED)} />
      {older.length > 0 && (
        <details>
          <summary>{home.older(older.length)}</summary>
          <Tables visit={visit} tables={older} />
        </details>
      )}
    </section>
  )
}

const Games: FC<{ visit: Visit; games: readonly GameMeta[] }> = ({ visit, games }) => {
  const { common, home, rulebook } = words(visit.lang)
  return (
    <section>
      <h2>{home.open}</h2>
      <ul class="games">
        {games.map(({ id, seats }) => {
          const { name, line, length } = gameText(visit.lang, id)
          return (
            <li class="game">
              <Fan game={id} lang={visit.lang} />
              <div>
                <a href={`/new/${id}`}>{name}</a>
                <p class="small">{line}</p>
                <p class="small soft">
                  {common.seats(seats)} · {length}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <p class="gap-top">
        <a href="/rules">{rulebook.all}</a>
      </p>
    </section>
  )
}
