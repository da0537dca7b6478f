/** What happened, in a few lines: for whoever comes back after hours. */
import type { LogEvent } from '../../table/types.ts'
import type { Sentence } from '../text/parts.ts'
import type { Teller } from '../text/teller.ts'

/** `left` counts the events that found no room; the log has them. */
export type Digest = { readonly lines: readonly Sentence[]; readonly left: number }

type Line = { readonly type: string; readonly sentence: Sentence; readonly events: number }

/** Events of one type that follow each other are one line: a trick's cards, the bids. What people say is not. */
const joins = (line: Line | undefined, event: LogEvent): line is Line =>
  line !== undefined && line.type === event.type && event.type !== 'said'

const linesOf = (events: readonly LogEvent[], tell: Teller): readonly Line[] => {
  const lines: Line[] = []
  for (const event of events) {
    const told = tell(event)
    if (told === null) continue
    const last = lines.at(-1)
    if (joins(last, event)) {
      lines.splice(-1, 1, {
        ...last,
        sentence: [...last.sentence, ', ', ...told],
        events: last.events + 1,
      })
    } else {
      lines.push({ type: event.type, sentence: told, events: 1 })
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

export const digest = (events: readonly LogEvent[], tell: Teller, most = 3): Digest => {
  const lines = linesOf(events, tell)
  const kept = chosen(lines, most)
  const left = lines.filter((line) => !kept.includes(line)).reduce((sum, line) => sum + line.events, 0)
  return { lines: kept.map(({ sentence }) => sentence), left }
}
