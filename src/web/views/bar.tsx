/** The upper edge of a page: where it belongs, and the other language. */
import type { Child, FC } from 'hono/jsx'
import { words } from '../text/words.ts'
import { Icon, Wordmark } from './icon.tsx'
import type { Visit } from './visit.ts'

/** The bar of the pages that everything starts from. `children` are further links. */
export const HomeBar: FC<{ visit: Visit; children?: Child }> = ({ visit, children }) => {
  const { common } = words(visit.lang)
  return (
    <header class="bar">
      <a href="/">
        <Wordmark />
      </a>
      <span class="grow" />
      <nav aria-label={common.brand}>
        <LanguageSwitch visit={visit} />
        {children}
      </nav>
    </header>
  )
}

type PageBarProps = {
  readonly visit: Visit
  readonly heading: string
  /** More about it. */
  readonly small?: string
  /** Where the rules of the game are that the page is named after. */
  readonly rules?: string
  readonly children?: Child
}

/** The bar of a page with a matter of its own. */
export const PageBar: FC<PageBarProps> = ({ visit, heading, small, rules, children }) => {
  const { common, rulebook } = words(visit.lang)
  return (
    <header class="bar">
      <a href="/" aria-label={common.allTables}>
        <Icon name="back" />
      </a>
      <h1>
        {rules === undefined ? (
          heading
        ) : (
          <a href={rules} title={rulebook.ofGame(heading)}>
            {heading}
          </a>
        )}
        {small !== undefined && <small>{small}</small>}
      </h1>
      <nav aria-label={common.thisPage}>
        {children}
        <LanguageSwitch visit={visit} />
      </nav>
    </header>
  )
}

/** To the person's own page; `name` is null for somebody who has none yet. */
export const MeLink: FC<{ visit: Visit; name: string | null }> = ({ visit, name }) => (
  <a href="/me">
    <Icon name="person" />
    <span class="name">{name ?? words(visit.lang).common.me}</span>
  </a>
)

export const LanguageSwitch: FC<{ visit: Visit }> = ({ visit }) => {
  const other = visit.lang === 'en' ? 'ko' : 'en'
  return (
    <form method="post" action="/lang">
      <input type="hidden" name="back" value={visit.path} />
      <button type="submit" name="lang" value={other} lang={other}>
        {words(visit.lang).common.otherLanguage}
      </button>
    </form>
  )
}
