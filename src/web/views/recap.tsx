/** What happened since the viewer looked: a torn-off slip on top of the felt. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { LogEvent } from '../../table/types.ts'
import { feltWords } from '../text/felt.ts'
import type { Teller } from '../text/teller.ts'
import { lasting } from '../text/time.ts'
import { words } from '../text/words.ts'
import { digest } from './digest.ts'
import { Told } from './sentence.tsx'
import type { Sight } from './sight.ts'

/** One's own move is no news, unless a bot made it: what comes before anybody else's act is left out. */
const newsFor = (since: readonly LogEvent[], you: Seat | null): readonly LogEvent[] => {
  const first = since.findIndex(({ seat, byBot }) => seat !== you || byBot === you)
  return first < 0 ? [] : since.slice(first)
}

type RecapProps = {
  sight: Sight
  since: readonly LogEvent[]
  tell: Teller
  /** The types of events a turn is made of, where it is several. */
  turn: readonly string[]
  now: number
  /** Where the whole log is. */
  log: string
}

/** On a low screen it folds to its heading, which opens it without any script. */
export const Recap: FC<RecapProps> = ({ sight, since, tell, turn, now, log }) => {
  const news = newsFor(since, sight.you)
  const { lines, left } = digest(news, tell, turn)
  const [oldest] = news
  if (sight.you === null || oldest === undefined || lines.length === 0) return null
  const { table } = words(sight.lang)
  return (
    <section class="recap" id="recap" aria-labelledby="since">
      <header>
        <input type="checkbox" id="unfold" aria-label={feltWords(sight.lang).showSince} autocomplete="off" />
        <h2 id="since">{table.since}</h2>
        <time>{lasting(sight.lang, now - oldest.at)}</time>
        {left > 0 && <a href={log}>{table.sinceMore(left)}</a>}
        <span class="fold" aria-hidden="true" />
      </header>
      <ul>
        {lines.map((sentence) => (
          <li>
            <Told sentence={sentence} names={sight.names} lang={sight.lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}
