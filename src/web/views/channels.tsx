/** Where somebody is called: every channel with its state, a test, and the forms that add more. */
import type { FC } from 'hono/jsx'
import type { ChannelId } from '../../notify/channel.ts'
import { words as notifyWords } from '../../notify/messages.ts'
import type { ChannelLine } from '../../players/types.ts'
import type { Surroundings } from '../browsers.ts'
import { failureText } from '../text/failure.ts'
import { ago, day } from '../text/time.ts'
import { words } from '../text/words.ts'
import { AddChannel, type Adding } from './add-channel.tsx'
import { Note } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Push } from './push.tsx'
import type { Visit } from './visit.ts'

/** What became of an act on one channel. */
export type ChannelNote = { readonly channel: string; readonly kind: 'ok' | 'bad'; readonly text: string }

export type ChannelsProps = {
  readonly visit: Visit
  readonly channels: readonly ChannelLine[]
  /** The kinds that this site can call by. */
  readonly kinds: readonly ChannelId[]
  readonly surroundings: Surroundings
  readonly note: ChannelNote | null
  /** A form that was refused. */
  readonly adding: Adding | null
  /** A fresh signing secret for a webhook. */
  readonly secret: string
}

export const Channels: FC<ChannelsProps> = (props) => {
  const { visit, channels, kinds, surroundings, note, adding, secret } = props
  const { calls } = words(visit.lang)
  return (
    <section id="channels">
      <h2>{calls.title}</h2>
      {channels.length === 0 ? (
        <p class="soft">{calls.none}</p>
      ) : (
        <>
          <p class="soft small">{calls.intro}</p>
          <ul class="channels sheet">
            {channels.map((channel) => (
              <ChannelItem
                visit={visit}
                channel={channel}
                note={note?.channel === channel.id ? note : null}
              />
            ))}
          </ul>
        </>
      )}
      <h3>{calls.add}</h3>
      <Push visit={visit} surroundings={surroundings} />
      {kinds
        .filter((kind) => kind !== 'web-push')
        .map((kind) => (
          <AddChannel
            visit={visit}
            kind={kind}
            adding={adding?.kind === kind ? adding : null}
            secret={secret}
          />
        ))}
    </section>
  )
}

const iconOf = (kind: ChannelId): IconName =>
  kind === 'web-push' ? 'phone' : kind === 'email' ? 'mail' : 'chat'

export const channelName = (visit: Visit, kind: ChannelId): string =>
  notifyWords(visit.lang).channels[kind].name

/** What it is called: by its owner, else by its kind. A device is called by its own name. */
const nameOf = (visit: Visit, { kind, label }: ChannelLine): string =>
  label === '' ? channelName(visit, kind) : label

const ChannelItem: FC<{ visit: Visit; channel: ChannelLine; note: ChannelNote | null }> = (props) => {
  const { visit, channel, note } = props
  const { calls } = words(visit.lang)
  const { id, kind, shown, state, failure } = channel
  const name = nameOf(visit, channel)
  return (
    <li class="channel" id={`channel-${id}`}>
      <Icon name={iconOf(kind)} />
      <div class="grow">
        <b>{name}</b>
        <span class="hint">
          {kind === 'web-push' ? (
            <span hidden data-this-device={id}>
              {calls.thisDevice} ·{' '}
            </span>
          ) : (
            <>{label(visit, channel)} · </>
          )}
          {kind === 'web-push' ? since(visit, channel) : shown}
        </span>
      </div>
      <ChannelTag visit={visit} channel={channel} />
      {state === 'unconfirmed' && <p class="hint all">{calls.unconfirmedHint}</p>}
      {failure !== null && <p class="err all">{failureText(visit.lang, failure)}</p>}
      {note !== null && (
        <div class="all">
          <Note kind={note.kind}>{note.text}</Note>
        </div>
      )}
      <div class="row all">
        {state !== 'unconfirmed' && (
          <form method="post" action={`/me/channels/${id}/test#channel-${id}`}>
            <button class="btn" type="submit" aria-label={calls.testOf(name)}>
              {calls.test}
            </button>
          </form>
        )}
        <form method="post" action={`/me/channels/${id}/remove`} data-channel={id}>
          <button class="btn quiet" type="submit" aria-label={calls.removeOf(name)}>
            {calls.remove}
          </button>
        </form>
      </div>
    </li>
  )
}

/** Beside a name of one's own stands what kind of channel it is; else when it was last used. */
const label = (visit: Visit, channel: ChannelLine): string =>
  channel.label === '' ? since(visit, channel) : channelName(visit, channel.kind)

const since = ({ lang, zone, now }: Visit, { addedAt, lastAt }: ChannelLine): string => {
  const { calls } = words(lang)
  return lastAt === null ? calls.since(day(lang, zone, addedAt, now)) : calls.last(ago(lang, lastAt, now))
}

const ChannelTag: FC<{ visit: Visit; channel: ChannelLine }> = ({ visit, channel: { state, failure } }) => {
  const { states } = words(visit.lang).calls
  const works = state === 'on' && failure === null
  return (
    <span class={works ? 'tag ok' : 'tag bad'}>
      <Icon name={works ? 'check' : 'warn'} />
      {state === 'on' && failure !== null ? states.failing : states[state]}
    </span>
  )
}
