/** `/t/<id>` before, during and after the game, and its log. */
import { Hono } from 'hono'
import type { Child } from 'hono/jsx'
import { nanoid } from 'nanoid'
import { findGame } from '../../games/index.ts'
import { withBotNames } from '../../seat-names.ts'
import type { LogEvent, TableLook } from '../../table/types.ts'
import * as acts from '../acts.ts'
import { surroundingsOf } from '../browsers.ts'
import * as calls from '../calls.ts'
import { zoneOf } from '../cookies.ts'
import { notate } from '../notations.ts'
import { previewOf } from '../preview/preview.ts'
import { teller, withNamesThen } from '../text/teller.ts'
import { words } from '../text/words.ts'
import type { AppEnv, Ctx } from '../types.ts'
import { EndPage } from '../views/end.tsx'
import { Note } from '../views/field.tsx'
import { handingNotice } from '../views/handing.tsx'
import { LobbyPage } from '../views/lobby.tsx'
import { LogPage } from '../views/log.tsx'
import { MessagePage } from '../views/message.tsx'
import { Offer } from '../views/offer.tsx'
import { TablePage } from '../views/table.tsx'
import { nameOf } from './home.tsx'
import { refusedPage } from './refused.tsx'
import { visitOf } from './visit.ts'

export const table = new Hono<AppEnv>()

/** So many lines of the log stand beside a table in play, and so many where little more than talk is to come. */
const RECENT = 40
const FEW = 8
/** So many stand on a page of the whole log. */
const LOG_PAGE = 100

/** What a page says beside the table itself. */
export type Said = {
  /** About the last act. */
  readonly notice?: Child
  /** What the name field holds, and what is wrong with it. */
  readonly name?: string
  readonly nameError?: string | null
  /** What could not be said. */
  readonly unsaid?: string
}

table.get('/t/:id', async (c) => {
  const id = c.req.param('id')
  if (c.req.query().from === 'call') {
    await calls.looked(c, id)
    return c.redirect(`/t/${id}`)
  }
  // A page that refreshes itself in the background is no look.
  if (c.req.header('sec-fetch-mode') === 'navigate') c.executionCtx.waitUntil(calls.looked(c, id))
  const answer = await acts.look(c, id)
  return answer.ok ? tablePage(c, answer.look, {}) : refusedPage(c, answer)
})

table.get('/t/:id/log', async (c) => {
  const id = c.req.param('id')
  const answer = await acts.look(c, id)
  if (!answer.ok) return refusedPage(c, answer)
  const look = withBotNames(answer.look, c.var.lang)
  const asked = /^\d+$/.exec(c.req.query('after') ?? '')?.[0] ?? Math.max(0, look.e - LOG_PAGE)
  const after = Math.min(Number(asked), look.e)
  const log = await acts.events(c, id, { after, limit: LOG_PAGE })
  if (!log.ok) return refusedPage(c, log)
  return c.html(
    <LogPage
      visit={visitOf(c)}
      look={look}
      events={log.events}
      tell={tellerFor(c, look)}
      earlier={after > 0 ? Math.max(0, after - LOG_PAGE) : null}
      later={log.next < look.e ? log.next : null}
    />,
  )
})

table.get('/t/:id/record', async (c) => {
  const id = c.req.param('id')
  const answer = await acts.record(c, id)
  if (!answer.ok) return refusedPage(c, answer)
  return c.body(answer.record, 200, {
    'Content-Type': 'application/json',
    'Content-Disposition': `attachment; filename="${id}.json"`,
  })
})

table.get('/t/:id/notation', async (c) => {
  const id = c.req.param('id')
  const answer = await acts.record(c, id)
  if (!answer.ok) return refusedPage(c, answer)
  const notated = notate(answer.record)
  if (notated === null) return c.notFound()
  return c.body(notated.text, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Disposition': `attachment; filename="${id}.${notated.suffix}"`,
  })
})

/** The page that fits how far the table is. */
export const tablePage = (c: Ctx, told: TableLook, said: Said): Response | Promise<Response> => {
  const look = withBotNames(told, c.var.lang)
  switch (look.status) {
    case 'open':
      return lobbyPage(c, look, said)
    case 'playing':
      return playPage(c, look, said)
    case 'over':
      return endPage(c, look, said)
    case 'closed':
      return closedPage(c, look)
  }
}

const visitAt = (c: Ctx, { id }: TableLook) => visitOf(c, `/t/${id}`)

const tellerFor = (c: Ctx, look: TableLook) =>
  withNamesThen(teller(c.var.lang, look.game, zoneOf(c)), look, c.var.lang)

const recentEvents = async (c: Ctx, { id, e }: TableLook, most: number): Promise<readonly LogEvent[]> => {
  const answer = await acts.events(c, id, { after: Math.max(0, e - most), limit: most })
  return answer.ok ? answer.events : []
}

/** How many tables wait for the viewer; this one is known better here than in their own list. */
const countWaiting = async (c: Ctx, { id, decision }: TableLook): Promise<number> => {
  const others = await acts.myWaiting(c, id)
  return others.length + (decision === null ? 0 : 1)
}

const lobbyPage = async (c: Ctx, look: TableLook, said: Said): Promise<Response> => {
  const game = findGame(look.game)
  if (game === undefined) throw new Error(`no game ${look.game}`)
  const known = look.you === null && said.name === undefined ? nameOf(c) : null
  const [events, waiting, name] = await Promise.all([
    recentEvents(c, look, FEW),
    countWaiting(c, look),
    known,
  ])
  return c.html(
    <LobbyPage
      visit={visitAt(c, look)}
      look={look}
      game={game.meta}
      waiting={waiting}
      name={said.name ?? name ?? ''}
      nameError={said.nameError ?? null}
      notice={said.notice ?? null}
      events={events}
      tell={tellerFor(c, look)}
      talk={{ key: nanoid(), text: said.unsaid ?? '' }}
    />,
  )
}

const playPage = async (c: Ctx, look: TableLook, said: Said): Promise<Response> => {
  const seated = look.you !== null
  const isWanted = !seated && said.name === undefined && look.seats.some(({ open }) => open)
  const [events, waiting, muted, offered, name] = await Promise.all([
    recentEvents(c, look, RECENT),
    countWaiting(c, look),
    seated ? calls.isMuted(c, look.id) : null,
    hasMoved(look) && calls.isOffered(c),
    isWanted ? nameOf(c) : null,
  ])
  const newcomer = { name: said.name ?? name ?? '', nameError: said.nameError ?? null }
  const handing = handingNotice(visitAt(c, look), look, newcomer)
  return c.html(
    <TablePage
      visit={visitAt(c, look)}
      look={look}
      waiting={waiting}
      muted={muted}
      events={events.toReversed()}
      tell={tellerFor(c, look)}
      notice={said.notice ?? handing ?? (offered ? offer(c, look) : elsewhere(c, look, waiting))}
      keys={{ move: nanoid(), undo: nanoid(), talk: nanoid() }}
      unsaid={said.unsaid ?? ''}
    />,
  )
}

/** Somebody plays here and it is the others' turn: now there is something to be called back for. */
const hasMoved = ({ you, n, decision }: TableLook): boolean => you !== null && n > 0 && decision === null

const offer = (c: Ctx, { id }: TableLook): Child => (
  <Offer visit={visitOf(c)} table={id} surroundings={surroundingsOf(c.req.header('user-agent') ?? '')} />
)

/** The way on, for a player who has nothing to do here while other tables wait. */
const elsewhere = (c: Ctx, { id, you, decision }: TableLook, waiting: number): Child => {
  if (you === null || decision !== null || waiting === 0) return null
  const { home, table } = words(c.var.lang)
  return (
    <Note kind="ok">
      {table.othersWait(waiting)} <a href={`/next?after=${id}`}>{home.nextTable}</a>
    </Note>
  )
}

const endPage = async (c: Ctx, look: TableLook, said: Said): Promise<Response> => {
  if (look.result === null) throw new Error(`table ${look.id} is over without a result`)
  const [events, waiting] = await Promise.all([recentEvents(c, look, FEW), countWaiting(c, look)])
  return c.html(
    <EndPage
      visit={visitAt(c, look)}
      look={look}
      result={look.result}
      notice={said.notice ?? null}
      waiting={waiting}
      events={events}
      tell={tellerFor(c, look)}
      keys={{ rematch: nanoid(), talk: nanoid() }}
      unsaid={said.unsaid ?? ''}
    />,
  )
}

/** Its log says why it was closed. */
const closedPage = async (c: Ctx, look: TableLook): Promise<Response> => {
  const { lobby } = words(c.var.lang)
  const last = (await recentEvents(c, look, FEW)).findLast(({ type }) => type === 'closed')
  const reasons: { readonly [reason: string]: string } = lobby.closedBy
  const reason = reasons[String(last?.reason)] ?? lobby.closedBy.host
  return c.html(
    <MessagePage
      visit={visitAt(c, look)}
      title={lobby.closedTitle}
      preview={{ ...previewOf(look, c.var.lang), description: `${reason} ${lobby.closedHint}` }}
      text={reason}
      hint={lobby.closedHint}
      href={`/new/${look.game}`}
      link={lobby.openAnother}
    />,
  )
}
