/** The page `/me`, with what was just done or refused said at its place. */

import { makeSecret } from '../../notify/webhook.ts'
import type { ChannelLine } from '../../players/types.ts'
import type { Refused } from '../../table/types.ts'
import * as acts from '../acts.ts'
import { statusOf } from '../api/status.ts'
import { surroundingsOf } from '../browsers.ts'
import * as calls from '../calls.ts'
import { words } from '../text/words.ts'
import type { Ctx } from '../types.ts'
import type { Adding } from '../views/add-channel.tsx'
import type { ChannelNote } from '../views/channels.tsx'
import type { Code } from '../views/code.tsx'
import type { Muted } from '../views/data.tsx'
import { Note } from '../views/field.tsx'
import { type Called, MePage } from '../views/me.tsx'
import { nameOf } from './home.tsx'
import { nameError, noteRetry, refusedText } from './refused.tsx'
import { visitOf } from './visit.ts'

/** So many calls are on view. */
const LEDGER = 50

export type Shown = {
  readonly refused?: Refused
  /** The name that was refused. */
  readonly typed?: string
  readonly code?: Code
  readonly note?: ChannelNote
  readonly adding?: Adding
  readonly timeError?: string
}

export const mePage = async (c: Ctx, shown: Shown): Promise<Response> => {
  const { refused, typed, code, adding, timeError } = shown
  const [name, called] = await Promise.all([nameOf(c), calledOf(c, shown)])
  const wrongName = refused === undefined ? null : nameError(c, refused)
  if (refused !== undefined) {
    c.status(statusOf(refused.code))
    noteRetry(c, refused)
  }
  const isPlaced = wrongName !== null || adding !== undefined || timeError !== undefined
  return c.html(
    <MePage
      visit={visitOf(c, '/me')}
      name={name}
      typed={typed ?? name ?? ''}
      nameError={wrongName}
      code={code ?? null}
      notice={noticeOf(c, isPlaced ? undefined : refused)}
      called={called}
    />,
  )
}

const noticeOf = (c: Ctx, refused: Refused | undefined) => {
  if (refused !== undefined) return <Note kind="bad">{refusedText(c, refused)}</Note>
  const { me, calls, data } = words(c.var.lang)
  const done = { saved: me.saved, removed: calls.removed, renewed: data.renewed }
  const said = Object.entries(done).find(([name]) => c.req.query(name) !== undefined)
  return said === undefined ? null : <Note kind="ok">{said[1]}</Note>
}

const calledOf = async (c: Ctx, { note, adding, timeError }: Shown): Promise<Called | null> => {
  const [channels, settings, ledger, feeds, muted] = await Promise.all([
    calls.channels(c),
    calls.settings(c),
    calls.ledger(c, { limit: LEDGER }),
    calls.feedAddress(c, false),
    mutedOf(c),
  ])
  if (!channels.ok || !settings.ok || !ledger.ok || !feeds.ok) return null
  return {
    channels: channels.channels,
    kinds: calls.channelKinds(c),
    surroundings: surroundingsOf(c.req.header('user-agent') ?? ''),
    note: note ?? addedNote(c, channels.channels),
    adding: adding ?? null,
    secret: makeSecret(),
    settings: settings.settings,
    timeError: timeError ?? null,
    ledger: ledger.calls,
    muted,
    feeds: feeds.address,
  }
}

/** Said at a channel that was just added. */
const addedNote = (c: Ctx, channels: readonly ChannelLine[]): ChannelNote | null => {
  const added = channels.find(({ id }) => id === c.req.query('added'))
  if (added === undefined || added.state === 'unconfirmed') return null
  return { channel: added.id, kind: 'ok', text: words(c.var.lang).calls.added }
}

const mutedOf = async (c: Ctx): Promise<readonly Muted[]> => {
  const [mutes, tables] = await Promise.all([calls.mutes(c), acts.myTables(c)])
  if (!mutes.ok || !tables.ok) return []
  return mutes.tables.map((id) => ({ id, line: tables.tables.find((line) => line.id === id) ?? null }))
}
