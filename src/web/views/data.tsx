/** Feeds at a private address, muted tables, and the way out. */

import type { FC } from 'hono/jsx'
import { withBotNames } from '../../seat-names.ts'
import type { TableLine } from '../../table/types.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { HomeBar } from './bar.tsx'
import { Icon } from './icon.tsx'
import { Layout } from './layout.tsx'
import type { Visit } from './visit.ts'

/** `address` is the feeds' private part, null before they were asked for: `<origin>/feeds/<it>/…`. */
export const Feeds: FC<{ visit: Visit; address: string | null }> = ({ visit, address }) => {
  const { data } = words(visit.lang)
  const base = `${visit.origin}/feeds/${address}`
  return (
    <section id="feeds">
      <h2>{data.feeds}</h2>
      <p class="soft small">{data.feedsHint}</p>
      {address !== null && (
        <>
          <Feed visit={visit} label={data.turns} address={`${base}/turns.atom`} />
          <Feed visit={visit} label={data.deadlines} address={`${base}/deadlines.ics`} />
        </>
      )}
      <form class="gap-top" method="post" action="/me/feeds#feeds">
        <button class="btn" type="submit">
          {address === null ? data.make : data.renew}
        </button>
        {address !== null && <span class="hint">{data.renewHint}</span>}
      </form>
    </section>
  )
}

const Feed: FC<{ visit: Visit; label: string; address: string }> = ({ visit, label, address }) => {
  const { lobby } = words(visit.lang)
  return (
    <div class="row feed">
      <a class="grow" href={address}>
        {label}
      </a>
      <button
        class="btn"
        type="button"
        hidden
        data-copy={address}
        data-done={lobby.copied}
        data-failed={lobby.notCopied}
        aria-label={`${lobby.copy}: ${label}`}
      >
        <Icon name="copy" />
        {lobby.copy}
      </button>
    </div>
  )
}

/** A table that is muted, with its line where it still has one. */
export type Muted = { readonly id: string; readonly line: TableLine | null }

export const MutedTables: FC<{ visit: Visit; muted: readonly Muted[] }> = ({ visit, muted }) => {
  const { calls } = words(visit.lang)
  if (muted.length === 0) return null
  return (
    <section id="muted">
      <h2>{calls.muted}</h2>
      <ul class="list">
        {muted.map(({ id, line }) => {
          const name = line === null ? calls.mutedGone : describe(visit, line)
          return (
            <li class="row">
              <a class="grow" href={`/t/${id}`}>
                {name}
              </a>
              <form method="post" action={`/me/muted/${id}#muted`}>
                <button class="btn quiet" type="submit" aria-label={calls.unmuteOf(name)}>
                  {calls.unmute}
                </button>
              </form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const describe = ({ lang }: Visit, line: TableLine): string => {
  const { game, seats, you } = withBotNames(line, lang)
  const { common, home } = words(lang)
  const others = seats.filter(({ kind }, seat) => seat !== you && kind !== 'open').map(({ name }) => name)
  const { name } = gameText(lang, game)
  return others.length === 0 ? name : `${name} ${home.withOthers(common.and(others))}`
}

export const ForgetLink: FC<{ visit: Visit }> = ({ visit }) => {
  const { data } = words(visit.lang)
  return (
    <section>
      <h2>{data.forget}</h2>
      <p class="soft small">{data.forgetHint}</p>
      <a class="btn" href="/me/forget">
        {data.forget}
      </a>
    </section>
  )
}

export const ForgetPage: FC<{ visit: Visit }> = ({ visit }) => {
  const { data } = words(visit.lang)
  return (
    <Layout visit={visit} title={data.forget} styles={['pages']} scripts={['devices', 'once']}>
      <HomeBar visit={visit} />
      <main class="page" id="main">
        <form class="stack message" method="post" action="/me/forget" data-forget>
          <h1 class="display">{data.forgetTitle}</h1>
          <ul class="stack bullets">
            {data.forgetWhat.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
          <a class="btn solid" href="/me">
            {data.forgetNot}
          </a>
          <button class="btn" type="submit" name="sure" value="yes">
            {data.forgetDo}
          </button>
        </form>
      </main>
    </Layout>
  )
}
