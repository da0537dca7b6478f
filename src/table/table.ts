/**
 * A table, one object each: it puts what people do in one order. What an act makes of a table is next door and
 * pure; the keeper writes it down and tells of it; every act is answered by value.
 */
import { DurableObject } from 'cloudflare:workers'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import type { GroupChannel, GroupWish } from '../dispatch/types.ts'
import type { Seat } from '../engine/game.ts'
import { findGame } from '../games/index.ts'
import type { Outcome } from '../notify/channel.ts'
import { playMoves, sayAtTable } from './acts.ts'
import { withBotsAtOnce } from './bots.ts'
import { beginPlay, type Current, isOver, movesSoFar, withSeen } from './current.ts'
import { refuse, seatOf } from './facts.ts'
import { asHost, groupUpdateOf, withGroup } from './group.ts'
import { newNonce, newTableId } from './ids.ts'
import { Keeper } from './keeper.ts'
import { countFor, eventsAfter, type LogRow, reachBack } from './log.ts'
import { lookFor, seenBy } from './look.ts'
import { newsText, readMessage, replyText, type SocketAct } from './messages.ts'
import { openTable } from './opening.ts'
import type { Order } from './orders/order.ts'
import { giveOrders } from './orders/table.ts'
import { endPause } from './pause.ts'
import { replayMoves } from './play.ts'
import { recordText } from './record.ts'
import { announce, openingOf, rematchFor, withoutRematch } from './rematch.ts'
import type { Acted } from './rows.ts'
import { closeTable, giveSeat, leaveSeat, sitDown, startEarly } from './seating.ts'
import { agree, object, type Proposal } from './seats/agree.ts'
import type { Heir } from './seats/hand.ts'
import { acceptSocket, personBehind, sendTo } from './sockets.ts'
import { spectateAt } from './spectate.ts'
import { type Before, takeBack } from './takeback.ts'
import type {
  Answer,
  Claimed,
  Claims,
  GroupCalls,
  LogEvent,
  OpenTable,
  Person,
  PlayAct,
  PlayerId,
  Spectacle,
  Standing,
  TableCalls,
  TableId,
  TableLook,
  Waits,
} from './types.ts'
import { bringsTo, standingOf, waitsFor } from './waits.ts'

type Looked = Answer<{ look: TableLook }>

/** The news of somebody long away are the newest of what they missed. */
const MOST_SINCE = 200
const SECRET_BYTES = 32
/** The period of the `TALK_LIMIT` binding. */
const LIMIT_SECONDS = 60
/** Who claims for the table's own channel: no person's id. */
const GROUP = 'group'

export class Table extends DurableObject<Env> implements TableCalls {
  readonly #keeper: Keeper

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#keeper = new Keeper(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  async open(input: OpenTable): Promise<Looked> {
    const before = this.#keeper.read()
    if (before.ok) return this.#looked(before.current, input.host.id)
    if (before.code !== 'no-table') return before
    const game = findGame(input.game)
    if (game === undefined) return refuse('no-game', { game: input.game })
    const chosen = { secret: bytesToHex(randomBytes(SECRET_BYTES)), nonce: newNonce() }
    const at = Date.now()
    const opened = withBotsAtOnce(openTable(input, game, chosen, at), at)
    return this.#looked(this.#keeper.commit(opened), input.host.id)
  }

  async look(viewer: PlayerId | null): Promise<Looked> {
    return this.#with((current) => this.#looked(current, viewer))
  }

  async spectate(n: number): Promise<Answer<{ spectacle: Spectacle }>> {
    return this.#with((current) => spectateAt(current, n, (upTo) => this.#keeper.store.moves(upTo)))
  }

  async sit(person: Person, wish: { seat?: Seat; nonce?: string }): Promise<Looked> {
    return this.#seat(person.id, (current, at) =>
      sitDown(current, person, { nonce: newNonce(), ...wish }, at),
    )
  }

  async leave(person: PlayerId): Promise<Looked> {
    return this.#seat(person, (current, at) => leaveSeat(current, person, at))
  }

  async start(person: PlayerId, wish: { bots?: true }): Promise<Looked> {
    return this.#seat(person, (current, at) => startEarly(current, person, wish, at))
  }

  async give(person: PlayerId, wish: { seat: Seat; to: Heir }): Promise<Looked> {
    return this.#seat(person, (current, at) => giveSeat(current, person, wish, at))
  }

  async endPause(person: PlayerId): Promise<Looked> {
    return this.#seat(person, (current, at) => endPause(current, person, at))
  }

  async agree(person: PlayerId, proposal: Proposal): Promise<Looked> {
    return this.#seat(person, (current, at) => agree(current, person, proposal, at))
  }

  async object(person: PlayerId): Promise<Looked> {
    return this.#seat(person, (current, at) => object(current, person, at))
  }

  async close(person: PlayerId): Promise<Looked> {
    return this.#seat(person, (current, at) => closeTable(current, person, at))
  }

  async play(person: PlayerId, act: PlayAct): Promise<Answer<{ n: number; look: TableLook }>> {
    return this.#with((current) => {
      const played = this.#play(current, person, act)
      if (played.ok) return { ok: true, n: played.n, look: this.#looked(played.next, person).look }
      return played.code === 'stale' ? { ...played, table: this.#looked(current, person).look } : played
    })
  }

  async order(person: PlayerId, wish: { forced: boolean; orders: readonly Order[] }): Promise<Looked> {
    return this.#seat(person, (current, at) => giveOrders(current, person, wish, at))
  }

  async takeBack(
    person: PlayerId,
    act: { key: string; n: number },
  ): Promise<Answer<{ n: number; look: TableLook }>> {
    return this.#with((current) => {
      const answered = this.#answered(current, person, act.key)
      if (answered !== null) return { ok: true, n: answered, look: this.#looked(current, person).look }
      const acted = takeBack(current, person, act, this.#before(current), Date.now())
      if (acted.ok) {
        const next = this.#keeper.commit(acted)
        return { ok: true, n: movesSoFar(next), look: this.#looked(next, person).look }
      }
      return acted.code === 'stale' ? { ...acted, table: this.#looked(current, person).look } : acted
    })
  }

  async say(person: PlayerId, act: { key: string; text: string }): Promise<Answer<{ n: number }>> {
    const said = this.#with((current): Answer<{ n: number | null }> => {
      return { ok: true, n: this.#answered(current, person, act.key) }
    })
    // What was said before is only answered again, so it counts for nothing.
    const isRepeat = said.ok && said.n !== null
    if (!isRepeat && !(await this.env.TALK_LIMIT.limit({ key: person })).success)
      return refuse('slow-down', { seconds: LIMIT_SECONDS })
    return this.#with((current) => {
      const n = this.#answered(current, person, act.key)
      if (n !== null) return { ok: true, n }
      const acted = sayAtTable(current, person, act, Date.now())
      return acted.ok ? { ok: true, n: movesSoFar(this.#keeper.commit(acted)) } : acted
    })
  }

  async seen(person: PlayerId, e: number): Promise<Answer<object>> {
    return this.#with((current) => {
      const seat = seatOf(current.facts, person)
      if (seat === null) return refuse('not-seated')
      const upTo = Math.min(e, countFor(current.counts, seat))
      if (upTo > seenBy(current, person)) {
        const next = { ...current, seen: withSeen(current.seen, person, upTo) }
        this.#keeper.commitSeen(next, person, upTo)
      }
      return { ok: true }
    })
  }

  async events(
    viewer: PlayerId | null,
    after: number,
    limit: number,
  ): Promise<Answer<{ events: LogEvent[]; next: number }>> {
    return this.#with((current) => {
      const events = this.#eventsAfter(current, seatOf(current.facts, viewer), after, limit)
      return { ok: true, events, next: events.at(-1)?.e ?? after }
    })
  }

  async waits(person: PlayerId, claims?: Claims): Promise<Answer<Waits & Claimed>> {
    return this.#with((current) => {
      const waits = waitsFor(current, person, (moves) => this.#rowAt(current, moves))
      return waits.ok ? { ...waits, taken: this.#claim(person, claims) } : waits
    })
  }

  async standing(claims?: Claims): Promise<Answer<{ standing: Standing } & Claimed>> {
    return this.#with((current) => ({
      ok: true,
      standing: standingOf(current, (moves) => this.#rowAt(current, moves)),
      taken: this.#claim(GROUP, claims),
    }))
  }

  async group(person: PlayerId): Promise<Answer<{ group: GroupChannel | null }>> {
    return this.#asHost(person, async (group) => ({ ok: true, group: await group.channel() }))
  }

  async setGroup(person: PlayerId, wish: GroupWish): Promise<Answer<{ group: GroupChannel }>> {
    return this.#asHost(person, async (group, current) => {
      const answer = await group.set(wish, groupUpdateOf(current))
      if (!answer.ok) return answer
      this.#keepGroup(true)
      // Somebody may have moved before there was anything to tell of it.
      const now = this.#keeper.read()
      if (now.ok) await group.take(groupUpdateOf(now.current))
      return answer
    })
  }

  async removeGroup(person: PlayerId): Promise<Answer<object>> {
    return this.#asHost(person, async (group) => {
      this.#keepGroup(false)
      await group.remove()
      return { ok: true }
    })
  }

  async testGroup(person: PlayerId): Promise<Answer<{ outcome: Outcome }>> {
    return this.#asHost(person, (group) => group.callAll())
  }

  async record(): Promise<Answer<{ record: string }>> {
    return this.#with((current) =>
      isOver(current)
        ? { ok: true, record: recordText(current, this.#keeper.store.moves()) }
        : refuse('not-over'),
    )
  }

  async rematch(person: PlayerId): Promise<Answer<{ table: TableId }>> {
    await this.#dropLostRematch()
    const read = this.#keeper.read()
    if (!read.ok) return read
    const { current } = read
    const proposed = rematchFor(current, person, newTableId)
    if (!proposed.ok) return proposed
    const { rematch } = proposed
    if (!rematch.pending) return { ok: true, table: rematch.id }
    const facts = { ...current.facts, rematch }
    // Kept before the other table is asked, so that whoever asks meanwhile, or after a crash, opens the same one.
    if (current.facts.rematch === null) this.#keeper.commit({ next: { ...current, facts }, rows: [] })
    const opened = await this.env.TABLE.getByName(rematch.id).open(openingOf(facts, rematch))
    if (!opened.ok) return opened
    return this.#with((now) => {
      const announced = announce(now, Date.now())
      if (announced !== null) this.#keeper.commit(announced)
      return { ok: true, table: rematch.id }
    })
  }

  /** A socket, for the person whom the Worker, which alone reaches this, names in `x-player`. */
  override async fetch(request: Request): Promise<Response> {
    const read = this.#keeper.read()
    if (!read.ok) return new Response(null, { status: 404 })
    const { current } = read
    const player = request.headers.get('x-player')
    const who = { player, isSeated: seatOf(current.facts, player) !== null }
    return acceptSocket(this.ctx, who, Date.now(), newsText(movesSoFar(current), current.i))
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const { key, act } = readMessage(data)
    const answer = 'ok' in act ? act : await this.#actOver(socket, act)
    if (key !== null || !answer.ok) sendTo(socket, replyText(key, answer))
  }

  override alarm(): Promise<void> {
    return this.#keeper.alarm()
  }

  async #actOver(socket: WebSocket, act: SocketAct): Promise<Answer<object>> {
    const player = personBehind(socket)
    if (player === null) return refuse('no-player')
    switch (act.type) {
      case 'move':
        return this.#with((current) => this.#play(current, player, act))
      case 'talk':
        return this.say(player, act)
      case 'seen':
        return this.seen(player, act.e)
    }
  }

  #claim(owner: string, claims: Claims | undefined): readonly string[] {
    if (claims === undefined) return []
    const { call, places } = claims
    return places.filter((place) => this.#keeper.store.claim(call, place, owner) !== owner)
  }

  #rowAt({ recent }: Current, moves: number): LogRow | null {
    return recent.findLast((row) => bringsTo(row, moves)) ?? this.#keeper.store.rowThatBrought(moves)
  }

  async #asHost<T>(
    person: PlayerId,
    act: (group: GroupCalls, current: Current) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const host = this.#with((current) => asHost(current, person, Date.now()))
    return host.ok ? act(this.env.GROUP.getByName(host.current.facts.id), host.current) : host
  }

  #keepGroup(hasGroup: boolean): void {
    const read = this.#keeper.read()
    if (!read.ok || (read.current.facts.hasGroup ?? false) === hasGroup) return
    this.#keeper.commit({ next: withGroup(read.current, hasGroup), rows: [] })
  }

  #with<T>(act: (current: Current) => Answer<T>): Answer<T> {
    const read = this.#keeper.read()
    return read.ok ? act(read.current) : read
  }

  #seat(player: PlayerId, act: (current: Current, at: number) => Answer<Acted>): Looked {
    return this.#with((current) => {
      const at = Date.now()
      const acted = act(current, at)
      if (!acted.ok) return acted
      return this.#looked(this.#keeper.commit(withBotsAtOnce(acted, at)), player)
    })
  }

  /** A next table that was closed, or is gone, stands in nobody's way. */
  async #dropLostRematch(): Promise<void> {
    const read = this.#keeper.read()
    const rematch = read.ok ? read.current.facts.rematch : null
    if (rematch === null || rematch.pending) return
    const next = await this.env.TABLE.getByName(rematch.id).look(null)
    const isLost = next.ok ? next.look.status === 'closed' : next.code === 'no-table'
    const now = this.#keeper.read()
    if (!isLost || !now.ok || now.current.facts.rematch?.id !== rematch.id) return
    this.#keeper.commit({ next: withoutRematch(now.current), rows: [] })
  }

  #play(current: Current, person: PlayerId, act: PlayAct): Answer<{ n: number; next: Current }> {
    const n = this.#answered(current, person, act.key)
    if (n !== null) return { ok: true, n, next: current }
    const at = Date.now()
    const acted = playMoves(current, person, act, at)
    if (!acted.ok) return acted
    const next = this.#keeper.commit(withBotsAtOnce(acted, at))
    return { ok: true, n: movesSoFar(acted.next), next }
  }

  /** The moves there were when this act of a seated person was answered before; null when it was not. */
  #answered({ facts }: Current, person: PlayerId, key: string): number | null {
    return seatOf(facts, person) === null ? null : this.#keeper.store.answered(person, key)
  }

  #eventsAfter(
    { counts, recent, i }: Current,
    viewer: Seat | null,
    after: number,
    limit: number,
  ): LogEvent[] {
    if (countFor(counts, viewer) <= after) return []
    const rows = reachBack(recent, viewer, after)
      ? recent
      : this.#keeper.store.rowsAfter(viewer, after, limit, i)
    return eventsAfter(rows, viewer, after, limit)
  }

  /** Played anew where the object has not just seen it. */
  #before({ facts, game, before }: Current): Before {
    return () => {
      if (before !== null) return before
      const { seed, position } = beginPlay(facts, game)
      return replayMoves(game, seed, position, this.#keeper.store.moves().slice(0, -1))
    }
  }

  #looked(current: Current, viewer: PlayerId | null): { ok: true; look: TableLook } {
    const seat = seatOf(current.facts, viewer)
    const newest = countFor(current.counts, seat)
    const after = Math.max(seenBy(current, viewer), newest - MOST_SINCE)
    const since = this.#eventsAfter(current, seat, after, MOST_SINCE)
    return { ok: true, look: lookFor(current, viewer, since, this.#before(current), Date.now()) }
  }
}
