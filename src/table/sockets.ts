/** A table's sockets, which sleep with it: who is behind each, and news for all of them. */
import { z } from 'zod'
import type { PlayerId } from './types.ts'

/** One seated person's open pages; with one more the oldest is closed. */
const MOST_PAGES = 16
/** Everybody else's together; one more is turned away. */
const MOST_WATCHERS = 240
const WATCHER = 'watcher'
/** Of an earlier page of the same person: try again later. */
const REPLACED = 4000

const attachment = z.object({ player: z.string().nullable(), since: z.number() })

const readAttachment = (socket: WebSocket) => attachment.parse(socket.deserializeAttachment())

export const personBehind = (socket: WebSocket): PlayerId | null => readAttachment(socket).player

const closeOldest = (sockets: readonly WebSocket[]): void => {
  const [oldest] = sockets.toSorted((a, b) => readAttachment(a).since - readAttachment(b).since)
  oldest?.close(REPLACED, 'replaced')
}

/**
 * Takes a socket in for this person (null: a stranger) and greets it. 503 when there are too many watchers; the seated
 * always get in.
 */
export const acceptSocket = (
  ctx: DurableObjectState,
  who: { readonly player: PlayerId | null; readonly isSeated: boolean },
  at: number,
  greeting: string,
): Response => {
  const tag = who.isSeated && who.player !== null ? who.player : WATCHER
  const others = ctx.getWebSockets(tag)
  if (tag === WATCHER && others.length >= MOST_WATCHERS) return new Response(null, { status: 503 })
  if (tag !== WATCHER && others.length >= MOST_PAGES) closeOldest(others)
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ctx.acceptWebSocket(ours, [tag])
  ours.serializeAttachment({ player: who.player, since: at })
  ours.send(greeting)
  return new Response(null, { status: 101, webSocket: theirs })
}

/** A socket that closes just now is passed over: its page asks again when it comes back. */
export const sendTo = (socket: WebSocket, text: string): void => {
  try {
    socket.send(text)
  } catch {}
}

export const broadcast = (ctx: DurableObjectState, text: string): void => {
  for (const socket of ctx.getWebSockets()) sendTo(socket, text)
}

/** To the open pages of somebody who sits here. */
export const sendToPerson = (ctx: DurableObjectState, player: PlayerId, text: string): void => {
  for (const socket of ctx.getWebSockets(player)) sendTo(socket, text)
}

export const closeAll = (ctx: DurableObjectState): void => {
  for (const socket of ctx.getWebSockets()) socket.close(1001, 'gone')
}
