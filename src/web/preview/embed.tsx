/**
 * A small live board for pages of others: the public view alone, whoever looks. It has a head of its own: nothing
 * here sets a cookie or needs one.
 */
import { raw } from 'hono/html'
import type { FC, PropsWithChildren } from 'hono/jsx'
import type { TableLook } from '../../table/types.ts'
import { boardOf } from '../boards/index.ts'
import { tableRulesPath } from '../rulebook.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { Wordmark } from '../views/icon.tsx'
import type { Style } from '../views/layout.tsx'
import { Seats } from '../views/seats.tsx'
import { Middle, seenOf } from '../views/table.tsx'
import type { Theme, Visit } from '../views/visit.ts'
import { embedPath } from './address.ts'
import { type Fact, type Preview, previewOf } from './preview.ts'

type EmbedProps = {
  readonly visit: Visit
  readonly look: TableLook
  /** What the page around it says of itself; else it is as light or dark as the reader's system. */
  readonly theme: Theme
}

const styles = ['tokens', 'base', 'card', 'table', 'embed'] as const

type FrameProps = PropsWithChildren<{
  readonly visit: Visit
  readonly title: string
  readonly theme: Theme
  readonly isLive?: boolean
  /** Beside what every embedded table has. */
  readonly extras?: readonly Style[]
}>

/** Around what is shown in a frame. */
const Frame: FC<FrameProps> = ({ visit, title, theme, isLive = false, extras = [], children }) => {
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={visit.lang} {...(theme === 'system' ? {} : { 'data-theme': theme })}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {[...styles, ...extras].map((name) => (
            <link rel="stylesheet" href={`/css/${name}.css`} />
          ))}
          {isLive && <script type="module" src="/js/live.js" />}
        </head>
        <body>
          {children}
          <div class="toasts" id="toasts" role="status" data-offline={words(visit.lang).common.offline} />
        </body>
      </html>
    </>
  )
}

export const EmbedPage: FC<EmbedProps> = ({ visit, look, theme }) => {
  const preview = previewOf(look, visit.lang)
  const page = embedPath(preview.path)
  return (
    <Frame
      visit={visit}
      title={preview.title}
      theme={theme}
      isLive
      extras={boardOf(look.game).assets?.styles ?? []}
    >
      <div id="table" class="embed felt" data-table={look.id} data-version={String(look.v)} data-page={page}>
        <Bar visit={visit} look={look} preview={preview} />
        <main id="main">
          <Board visit={visit} look={look} preview={preview} />
        </main>
      </div>
    </Frame>
  )
}

/** Where there is no table, or not any more. */
export const LostEmbed: FC<Pick<EmbedProps, 'visit' | 'theme'>> = ({ visit, theme }) => {
  const { message } = words(visit.lang)
  return (
    <Frame visit={visit} title={message.noTableTitle} theme={theme}>
      <main id="main" class="embed felt">
        <h1 class="lead">{message.noTableTitle}</h1>
        <p class="say">{message.noTableHint}</p>
      </main>
    </Frame>
  )
}

type Parts = Pick<EmbedProps, 'visit' | 'look'> & { readonly preview: Preview }

/** The way to the table itself, out of the frame. */
const Bar: FC<Parts> = ({ visit, look, preview }) => {
  const text = gameText(visit.lang, look.game)
  const label = words(visit.lang).preview.watch(text.name)
  return (
    <header>
      <h1>
        <a
          href={`${preview.path}?l=${visit.lang}`}
          target="_blank"
          rel="noopener"
          aria-label={`${text.name}: ${label}`}
        >
          {text.name}
        </a>
      </h1>
      <a
        class="rules-link"
        href={`${tableRulesPath(look.id)}?l=${visit.lang}`}
        target="_blank"
        rel="noopener"
      >
        {words(visit.lang).rulebook.link}
      </a>
      <Wordmark />
    </header>
  )
}

const Board: FC<Parts> = ({ visit, look, preview }) => {
  if (look.view === null) return <Waiting visit={visit} look={look} preview={preview} />
  const board = boardOf(look.game)
  const seen = seenOf({ ...look, you: null, legal: null }, visit.lang)
  return (
    <>
      <Seats board={board} seen={seen} />
      {look.status === 'over' ? <p class="lead">{preview.title}</p> : <Middle board={board} seen={seen} />}
      <Facts facts={preview.facts.slice(1)} />
    </>
  )
}

/** Before the start there are but chairs. */
const Waiting: FC<Parts> = ({ visit, look, preview }) => {
  const { lobby } = words(visit.lang)
  return (
    <>
      <ol class="chairs">
        {look.seats.map(({ kind, name }) =>
          kind === 'open' ? (
            <li class="free">{lobby.freeChair}</li>
          ) : (
            <li>
              <b>{name}</b>
            </li>
          ),
        )}
      </ol>
      <p class="lead">{preview.title}</p>
      <Facts facts={preview.facts} />
    </>
  )
}

const Facts: FC<{ facts: readonly Fact[] }> = ({ facts }) => (
  <dl class="about">
    {facts.map(({ label, text }) => (
      <div>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
