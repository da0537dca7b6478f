/** `/me`: how to be called and what came of it, name and language, how cards look, and the way to another device. */
import type { Child, FC } from 'hono/jsx'
import type { LedgerLine, Settings } from '../../players/types.ts'
import { words } from '../text/words.ts'
import { HomeBar, MeLink } from './bar.tsx'
import { SuitMark } from './card.tsx'
import { Channels, type ChannelsProps } from './channels.tsx'
import { Carry, type Code } from './code.tsx'
import { Feeds, ForgetLink, type Muted, MutedTables } from './data.tsx'
import { NameField } from './field.tsx'
import { Layout } from './layout.tsx'
import { Ledger } from './ledger.tsx'
import { suitColours, themes, type Visit } from './visit.ts'
import { When } from './when.tsx'

/** How somebody known is called. */
export type Called = Omit<ChannelsProps, 'visit'> & {
  readonly settings: Settings
  /** What was wrong with the times that were sent. */
  readonly timeError: string | null
  readonly ledger: readonly LedgerLine[]
  readonly muted: readonly Muted[]
  /** The private part of the feeds' addresses; null before they were asked for. */
  readonly feeds: string | null
}

export type MeProps = {
  readonly visit: Visit
  /** The person's name; null for somebody who is not known yet. */
  readonly name: string | null
  /** What the name field holds. */
  readonly typed: string
  readonly nameError: string | null
  /** A code that was just made. */
  readonly code: Code | null
  readonly notice: Child
  /** Null for somebody who is not known yet. */
  readonly called: Called | null
}

export const MePage: FC<MeProps> = (props) => {
  const { visit, name, notice, called } = props
  const { me } = words(visit.lang)
  return (
    <Layout
      visit={visit}
      title={me.title}
      styles={['card', 'pages', 'calls']}
      scripts={['copy', 'devices', 'once', 'own-zone', 'push']}
    >
      <HomeBar visit={visit}>
        <MeLink visit={visit} name={name} />
      </HomeBar>
      <main class="page two even" id="main">
        <h1 class="vh">{me.title}</h1>
        {notice !== null && <div class="full">{notice}</div>}
        {called === null ? <Unknown {...props} /> : <Known {...props} called={called} />}
      </main>
    </Layout>
  )
}

const Known: FC<MeProps & { called: Called }> = (props) => {
  const { visit, code, called } = props
  return (
    <>
      <div class="stack">
        <Channels visit={visit} {...called} />
        <When visit={visit} settings={called.settings} error={called.timeError} />
      </div>
      <div class="stack">
        <Ledger visit={visit} lines={called.ledger} />
        <MutedTables visit={visit} muted={called.muted} />
        <Profile {...props} />
        <Looks visit={visit} />
        <Carry visit={visit} known code={code} />
        <Feeds visit={visit} address={called.feeds} />
        <ForgetLink visit={visit} />
      </div>
    </>
  )
}

const Unknown: FC<MeProps> = (props) => (
  <>
    <div class="stack">
      <Profile {...props} />
      <Looks visit={props.visit} />
    </div>
    <Carry visit={props.visit} known={false} code={null} />
  </>
)

const Profile: FC<MeProps> = ({ visit, typed, nameError, name }) => {
  const { me } = words(visit.lang)
  return (
    <section>
      <h2>{me.you}</h2>
      <form class="stack" method="post" action="/me">
        {name === null && <p class="soft">{me.stranger}</p>}
        <NameField visit={visit} value={typed} error={nameError} />
        <div class="field">
          <label for="lang">{me.language}</label>
          <select id="lang" name="lang">
            {(['en', 'ko'] as const).map((lang) => (
              <option value={lang} lang={lang} selected={lang === visit.lang}>
                {me.languages[lang]}
              </option>
            ))}
          </select>
        </div>
        <button class="btn solid" type="submit">
          {me.save}
        </button>
      </form>
    </section>
  )
}

const allSuits = ['S', 'H', 'D', 'C']

/** Kept by this browser alone. */
const Looks: FC<{ visit: Visit }> = ({ visit }) => {
  const { me } = words(visit.lang)
  const { theme, suits, oneTap } = visit.prefs
  return (
    <section>
      <h2>{me.look}</h2>
      <form class="stack" method="post" action="/prefs">
        <fieldset class="field">
          <legend class="label">{me.theme}</legend>
          <div class="pills">
            {themes.map((value) => (
              <Pill name="theme" value={value} checked={value === theme}>
                {me.themes[value]}
              </Pill>
            ))}
          </div>
        </fieldset>
        <fieldset class="field">
          <legend class="label">{me.suits}</legend>
          <div class="pills">
            {suitColours.map((value) => (
              <Pill name="suits" value={value} checked={value === suits}>
                <span class="row" data-suits={value}>
                  {allSuits.map((suit) => (
                    <SuitMark suit={suit} />
                  ))}
                </span>
                <small>{me.suitsOf[value]}</small>
              </Pill>
            ))}
          </div>
        </fieldset>
        <label class="check">
          <input type="checkbox" name="oneTap" value="yes" checked={oneTap} />
          <span>
            {me.oneTap}
            <span class="hint">{me.oneTapHint}</span>
          </span>
        </label>
        <button class="btn" type="submit">
          {me.save}
        </button>
      </form>
    </section>
  )
}

const Pill: FC<{ name: string; value: string; checked: boolean; children?: Child }> = (props) => (
  <label>
    <input type="radio" name={props.name} value={props.value} checked={props.checked} />
    <span class="pick">{props.children}</span>
  </label>
)
