/** `/t/<id>/group`: where its host lets a table post its turns, and how each player is called there. */
import type { Child, FC } from 'hono/jsx'
import type { GroupChannel } from '../../dispatch/types.ts'
import type { ChannelId, Fields } from '../../notify/channel.ts'
import { words as notifyWords } from '../../notify/messages.ts'
import type { TableLook } from '../../table/types.ts'
import { failureText } from '../text/failure.ts'
import { gameText } from '../text/games.ts'
import { words } from '../text/words.ts'
import { AddressFields } from './add-channel.tsx'
import { PageBar } from './bar.tsx'
import { Icon } from './icon.tsx'
import { Layout } from './layout.tsx'
import { namesOf } from './table.tsx'
import type { Visit } from './visit.ts'

/** A form that was refused: all that was typed, and why. */
export type Setting = {
  readonly kind: ChannelId
  readonly fields: Fields
  readonly mentions: readonly string[]
  /** About the address. */
  readonly error: string | null
  /** About one seat's mention. */
  readonly mentionError: { readonly seat: number; readonly text: string } | null
}

export type GroupProps = {
  readonly visit: Visit
  readonly look: TableLook
  readonly group: GroupChannel | null
  readonly kinds: readonly ChannelId[]
  readonly setting: Setting | null
  /** A fresh signing secret for a webhook. */
  readonly secret: string
  readonly notice: Child
}

export const GroupPage: FC<GroupProps> = (props) => {
  const { visit, look, group, kinds, notice } = props
  const { tableCalls } = words(visit.lang)
  return (
    <Layout visit={visit} title={tableCalls.groupTitle} styles={['pages', 'calls']} scripts={['once']}>
      <PageBar visit={visit} heading={gameText(visit.lang, look.game).name} small={tableCalls.groupTitle} />
      <main class="page" id="main">
        <div class="stack narrow">
          {notice}
          <p>{tableCalls.groupIntro}</p>
          {group !== null && <Present {...props} group={group} />}
          <div>
            {kinds.map((kind) => (
              <SetForm {...props} kind={kind} />
            ))}
          </div>
          <p>
            <a href={`/t/${look.id}`}>{tableCalls.back}</a>
          </p>
        </div>
      </main>
    </Layout>
  )
}

const Present: FC<GroupProps & { group: GroupChannel }> = ({ visit, look, group }) => {
  const { tableCalls, calls } = words(visit.lang)
  const works = group.state === 'on' && group.failure === null
  return (
    <div class="channels sheet">
      <div class="channel">
        <Icon name="chat" />
        <div class="grow">
          <b>{notifyWords(visit.lang).channels[group.kind].name}</b>
          <span class="hint">{group.shown}</span>
        </div>
        <span class={works ? 'tag ok' : 'tag bad'}>
          <Icon name={works ? 'check' : 'warn'} />
          {group.state === 'on' && group.failure !== null ? calls.states.failing : calls.states[group.state]}
        </span>
        {group.failure !== null && <p class="err all">{failureText(visit.lang, group.failure)}</p>}
        <div class="row all">
          <form method="post" action={`/t/${look.id}/group/test`}>
            <button class="btn" type="submit">
              {tableCalls.test}
            </button>
          </form>
          <form method="post" action={`/t/${look.id}/group/remove`}>
            <button class="btn quiet" type="submit">
              {tableCalls.remove}
            </button>
          </form>
        </div>
      </div>
    </div>
  )
}

type Mentioned = 'discord' | 'slack' | 'telegram'
const isMentioned = (kind: ChannelId): kind is Mentioned =>
  kind === 'discord' || kind === 'slack' || kind === 'telegram'

const SetForm: FC<GroupProps & { kind: ChannelId }> = ({ visit, look, group, setting, secret, kind }) => {
  const { tableCalls } = words(visit.lang)
  const { name, hint } = notifyWords(visit.lang).channels[kind]
  const sent = setting?.kind === kind ? setting : null
  const mentions = sent?.mentions ?? (group?.kind === kind ? group.mentions : [])
  return (
    <details class="add" open={sent !== null}>
      <summary>{name}</summary>
      <form class="stack" method="post" action={`/t/${look.id}/group`} autocomplete="off">
        <p class="soft small">{hint}</p>
        <input type="hidden" name="kind" value={kind} />
        <AddressFields
          visit={visit}
          kind={kind}
          typed={sent?.fields ?? { secret }}
          error={sent?.error ?? null}
        />
        {isMentioned(kind) ? (
          <Mentions
            visit={visit}
            look={look}
            kind={kind}
            mentions={mentions}
            error={sent?.mentionError ?? null}
          />
        ) : (
          <p class="soft small">{tableCalls.noMentions}</p>
        )}
        <button
          class="btn"
          type="submit"
          aria-label={`${group === null ? tableCalls.set : tableCalls.replace}: ${name}`}
        >
          {group === null ? tableCalls.set : tableCalls.replace}
        </button>
      </form>
    </details>
  )
}

type MentionsProps = Pick<GroupProps, 'visit' | 'look'> & {
  readonly kind: Mentioned
  readonly mentions: readonly string[]
  readonly error: Setting['mentionError']
}

const Mentions: FC<MentionsProps> = ({ visit, look, kind, mentions, error }) => {
  const { tableCalls } = words(visit.lang)
  const names = namesOf(look.seats, visit.lang)
  return (
    <fieldset class="stack">
      <legend class="label">{tableCalls.mentions}</legend>
      <span class="hint">{tableCalls.mentionsHint[kind]}</span>
      {look.seats.map(({ kind: seated }, seat) => {
        const wrong = error?.seat === seat ? error.text : null
        const id = `${kind}-mention-${seat}`
        return seated === 'open' ? null : (
          <div class="field">
            <label for={id}>{names[seat]}</label>
            <input
              class="in"
              id={id}
              name={`mention-${seat}`}
              value={mentions[seat] ?? ''}
              maxlength={64}
              spellcheck={false}
              autocapitalize="off"
              {...(wrong === null ? {} : { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` })}
            />
            {wrong !== null && (
              <span class="err" id={`${id}-error`}>
                <Icon name="warn" />
                {wrong}
              </span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
