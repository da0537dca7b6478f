/** From an event of a table's log to the sentence that tells it. */
import type { GameId, Json, Seat } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { botName, standInName } from '../../seat-names.ts'
import type { LogEvent, TableLook } from '../../table/types.ts'
import { gameText } from './games.ts'
import type { Sentence } from './parts.ts'
import { moment } from './time.ts'
import { type Words, words } from './words.ts'

/** Null where the log leaves an event out. */
export type Teller = (event: LogEvent) => Sentence | null

/** Whose the seats are, and were. */
type Seating = Pick<TableLook, 'seats' | 'past'>

/** What a seat was called when this happened: it may have been another's, or a bot's move for its person. */
const nameThen = ({ seats, past }: Seating, at: Seat, { e, byBot }: LogEvent, lang: Lang): string => {
  const now = seats[at]
  const name = past.find((one) => one.seat === at && e < one.e)?.name ?? now?.name ?? ''
  return byBot === at && now?.bot === undefined ? standInName(lang, name) : name
}

/** Tells with the names of that time. */
export const withNamesThen =
  (tell: Teller, seating: Seating, lang: Lang): Teller =>
  (event) =>
    tell(event)?.map((part) =>
      typeof part === 'object' && 'seat' in part
        ? { seat: part.seat, name: nameThen(seating, part.seat, event, lang) }
        : part,
    ) ?? null

/** Who reads: their language, and the zone their clock is in. */
type Reader = { readonly lang: Lang; readonly zone: string }

type Tell = (text: Words['log'], event: LogEvent, reader: Reader) => Sentence

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const seat = (value: Json | undefined): number => (typeof value === 'number' ? value : -1)

const nameIn = ({ lang }: Reader, { name, bot }: LogEvent): string =>
  typeof bot === 'number' ? botName(lang, bot) : text(name)

const untilOf = ({ until }: LogEvent, { lang, zone }: Reader): string =>
  moment(lang, zone, typeof until === 'number' ? until : 0)

const proposed: Tell = (log, event, reader) => {
  const who = seat(event.seat)
  switch (event.what) {
    case 'bot':
      return log.proposedBot(who, seat(event.about))
    case 'open':
      return log.proposedOpen(who, seat(event.about))
    case 'pause':
      return log.proposedPause(who, untilOf(event, reader))
    default:
      return log.proposedEnd(who)
  }
}

/** Before the start people change seats, so these name the person and not the seat. */
const tableEvents: { readonly [type: string]: Tell } = {
  opened: (log, { name }) => log.opened(text(name)),
  sat: (log, event, reader) => log.sat(nameIn(reader, event)),
  left: (log, event, reader) => log.left(nameIn(reader, event)),
  started: (log) => log.started(),
  said: (log, { name, text: line }) => log.said(text(name), text(line)),
  closed: (log, { reason }) => (reason === 'expired' ? log.expired() : log.closed()),
  quit: (log, { name }) => log.quit(text(name)),
  'seat-open': (log, { name }) => log.seatOpen(text(name)),
  'took-over': (log, { name, before }) => log.tookOver(text(name), text(before)),
  'came-back': (log, { name }) => log.cameBack(text(name)),
  proposed,
  agreed: (log, event) => log.agreed(seat(event.seat)),
  'called-off': (log, event) => log.calledOff(seat(event.seat)),
  objected: (log, event) => log.objected(seat(event.seat)),
  ended: (log) => log.ended(),
  'taken-back': (log, event) => log.takenBack(seat(event.seat)),
  'out-of-time': (log, event) =>
    event.outOfTime === 'bot' ? log.botPlays(seat(event.seat)) : log.outOfTime(seat(event.seat)),
  kept: (log, event) => log.kept(seat(event.seat)),
  paused: (log, event, reader) => log.paused(untilOf(event, reader)),
  'pause-ending': (log, event) => log.pauseEnding(seat(event.seat)),
  rematch: (log, event) => log.rematch(seat(event.seat)),
}

export const teller = (lang: Lang, game: GameId, zone: string): Teller => {
  const { log } = words(lang)
  const { told } = gameText(lang, game)
  return (event) => {
    const own = tableEvents[event.type]
    return own === undefined ? told(event) : own(log, event, { lang, zone })
  }
}
