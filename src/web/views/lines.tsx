/** The lines of a log: who did what, and when. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import type { LogEvent } from '../../table/types.ts'
import type { Sentence } from '../text/parts.ts'
import type { Teller } from '../text/teller.ts'
import { clock, day, machineTime } from '../text/time.ts'
import { Told } from './sentence.tsx'
import type { Visit } from './visit.ts'

type LogLinesProps = {
  readonly visit: Visit
  /** Oldest first, or newest first: days stand above their own lines either way. */
  readonly events: readonly LogEvent[]
  readonly tell: Teller
  readonly names: readonly string[]
}

export const LogLines: FC<LogLinesProps> = ({ visit, events, tell, names }) => {
  const told = events.flatMap((event) => {
    const sentence = tell(event)
    return sentence === null
      ? []
      : [{ event, sentence, on: day(visit.lang, visit.zone, event.at, visit.now) }]
  })
  return (
    <ol class="log">
      {told.map(({ event, sentence, on }, index) => (
        <>
          {on !== told[index - 1]?.on && <li class="cut">{on}</li>}
          <Line visit={visit} event={event} sentence={sentence} names={names} lang={visit.lang} />
        </>
      ))}
    </ol>
  )
}

type LineProps = Pick<LogLinesProps, 'visit' | 'names'> & { event: LogEvent; sentence: Sentence; lang: Lang }

const Line: FC<LineProps> = ({ visit, event, sentence, names, lang }) => (
  <li id={`e${event.e}`} class={event.type === 'said' ? 'said' : undefined}>
    <span>
      <Told sentence={sentence} names={names} lang={lang} />
    </span>
    <time datetime={machineTime(event.at)}>{clock(lang, visit.zone, event.at)}</time>
  </li>
)
