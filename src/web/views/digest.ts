/** What happened, in a few lines: for whoever comes back after hours. */
import type { Json } from '../../engine/game.ts'
import type { LogEvent } from '../../table/types.ts'
import type { Sentence } from '../text/parts.ts'
import type { Teller } from '../text/teller.ts'

/** `left` counts the events that found no room; the log has them. */
export type Digest = { readonly lines: readonly Sentence[]; readonly left: number }

/** `seat` is the one of the event told last, `name` whom its sentence began with. */
type Line = {
  readonly type: string
  readonly seat: Json
  readonly name: string | null
  readonly sentence: Sentence
  readonly events: number
}

/**
 * Events of one type that follow each other are one line: a trick's cards, the bids. Where a turn is several events
 * it is a line by itself. What people say is never joined.
 */
const joins = (line: Line | undefined, { type, seat }: LogEvent, turn: readonly string[]): line is Line => {
  if (line === undefined || type === 'said') return false
  return turn.includes(type) ? turn.includes(line.type) && line.seat === seat : line.type === type
}

const firstName = ([who]: Sentence): string | null =>
  typeof who === 'object' && 'name' in who ? who.name : null

/** What comes after a comma: whoever did the thing before need not be named again. */
const continued = (line: Line, { seat }: LogEvent, told: Sentence): Sentence => {
  const [who, ...rest] = told
  const isSeat = typeof who === 'object' && 'seat' in who && who.seat === seat && line.seat === seat
  return isSeat && line.name === firstName(told) ? [',', ...rest] : [', ', ...told]
}

const linesOf = (events: readonly LogEvent[], tell: Teller, turn: readonly string[]): readonly Line[] => {
  const lines: Line[] = []
  for (const event of events) {
    const told = tell(event)
    if (told === null) continue
    const last = lines.at(-1)
    if (joins(last, event, turn)) {
      lines.splice(-1, 1, {
        ...last,
        type: event.type,
        seat: event.seat ?? null,
        name: firstName(told),
        sentence: [...last.sentence, ...continued(last, event, told)],
        events: last.events + 1,
      })
    } else {
      const { type, seat = null } = event
      lines.push({ type, seat, name: firstName(told), sentence: told, events: 1 })
    }
  }
  return lines
}

/** The newest lines; among the older ones only the last finished round is worth a line of its own. */
const chosen = (lines: readonly Line[], most: number): readonly Line[] => {
  const newest = lines.slice(-most)
  const round = lines.findLast(({ type }) => type === 'round')
  return round === undefined || newest.includes(round) ? newest : [round, ...newest.slice(1)]
}

/** `turn` are the types of events a turn is made of, where it is several. */
export const digest = (
  events: readonly LogEvent[],
  tell: Teller,
  turn: readonly string[] = [],
  most = 3,
): Digest => {
  const lines = linesOf(events, tell, turn)
  const kept = chosen(lines, most)
  const left = lines.filter((line) => !kept.includes(line)).reduce((sum, line) => sum + line.events, 0)
  return { lines: kept.map(({ sentence }) => sentence), left }
}
