/** The document around every page. */
import { raw } from 'hono/html'
import type { FC, PropsWithChildren } from 'hono/jsx'
import type { Preview } from '../preview/preview.ts'
import { PreviewTags } from '../preview/tags.tsx'
import { words } from '../text/words.ts'
import type { Visit } from './visit.ts'

/** The name of a file in `public/css` or `public/js`, without its ending. */
export type Style =
  | 'calls'
  | 'card'
  | 'distantichu'
  | 'dock'
  | 'in-a-grove'
  | 'katzenjammer-blues'
  | 'master-of-rules'
  | 'melds'
  | 'pages'
  | 'rulebook'
  | 'side'
  | 'table'
export type Script =
  | 'arrange'
  | 'choose'
  | 'copy'
  | 'devices'
  | 'live'
  | 'nonce'
  | 'once'
  | 'own-zone'
  | 'plan'
  | 'push'
  | 'seen'
  | 'send'
  | 'share'

type LayoutProps = PropsWithChildren<{
  readonly visit: Visit
  /** Of the document; the brand is added. */
  readonly title: string
  readonly styles: readonly Style[]
  readonly scripts?: readonly Script[]
  /** How many tables wait for the viewer, where the page knows: the favicon and the app's badge say so. */
  readonly waiting?: number
  /** The title says already that something waits. */
  readonly isTurn?: boolean
  /** What chats are told of the page's link. */
  readonly preview?: Preview
  /** One sentence for search engines; only a page that has it may be indexed. */
  readonly description?: string
}>

/** The children bring their own bar and `main`, whose id is `main`. */
export const Layout: FC<LayoutProps> = ({ children, ...props }) => (
  <>
    {raw('<!doctype html>')}
    <html lang={props.visit.lang} {...choices(props.visit)}>
      <Head {...props} />
      <body>
        <a class="skip" href="#main">
          {words(props.visit.lang).common.skip}
        </a>
        {children}
        <Toasts visit={props.visit} />
      </body>
    </html>
  </>
)

/** Where scripts say what needs no answer, and what they may have to say. */
const Toasts: FC<{ visit: Visit }> = ({ visit }) => {
  const { offline, unsent } = words(visit.lang).common
  return <div class="toasts" id="toasts" role="status" data-offline={offline} data-unsent={unsent} />
}

/** What the person chose is said by attributes; the styles and scripts do the rest. */
const choices = ({ prefs }: Visit) => ({
  ...(prefs.theme === 'system' ? {} : { 'data-theme': prefs.theme }),
  ...(prefs.suits === 'two' ? {} : { 'data-suits': prefs.suits }),
  ...(prefs.oneTap ? { 'data-tap': 'one' } : {}),
})

const Head: FC<Omit<LayoutProps, 'children'>> = ({
  visit,
  title,
  styles,
  scripts = [],
  waiting,
  isTurn = false,
  preview,
  description,
}) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#28574c" />
    {description === undefined ? (
      <meta name="robots" content="noindex" />
    ) : (
      <meta name="description" content={description} />
    )}
    <title>{`${isTurn ? '' : counted(waiting)}${title} · ${words(visit.lang).common.brand}`}</title>
    {preview !== undefined && <PreviewTags visit={visit} preview={preview} />}
    <link
      rel="icon"
      id="icon"
      type="image/svg+xml"
      href={waiting === undefined || waiting === 0 ? '/favicon.svg' : '/favicon-turn.svg'}
      {...(waiting === undefined ? {} : { 'data-waiting': String(waiting) })}
    />
    <link rel="manifest" href="/manifest.webmanifest" />
    {['tokens', 'base', 'controls', ...styles].map((name) => (
      <link rel="stylesheet" href={`/css/${name}.css`} />
    ))}
    {['zone', 'badge', ...scripts].map((name) => (
      <script type="module" src={`/js/${name}.js`} />
    ))}
  </head>
)

const counted = (waiting = 0): string => (waiting === 0 ? '' : `(${waiting}) `)
