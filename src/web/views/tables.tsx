/** A person's tables as lines of a list. */
import type { FC } from 'hono/jsx'
import type { Result, Seat } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import type { TableLine } from '../../table/types.ts'
import { hasPoints } from '../points.ts'
import { figure } from '../text/figures.ts'
import { gameText } from '../text/games.ts'
import { ago, machineTime, spanOf } from '../text/time.ts'
import { words } from '../text/words.ts'
import { namesOf } from './table.tsx'
import type { Visit } from './visit.ts'

export const Tables: FC<{ visit: Visit; tables: readonly TableLine[]; mine?: boolean }> = (props) => {
  const { visit, tables, mine = false } = props
  return (
    <ul class={mine ? 'list mine' : 'list'}>
      {tables.map((line) => (
        <li>
          <a class="go" href={`/t/${line.id}`}>
            <span>
              <b>{gameText(visit.lang, line.game).name}</b>{' '}
              <span class="soft">{company(line, visit.lang)}</span>
            </span>
            <When visit={visit} line={line} />
            {!mine && <span class="soft">{state(line, visit.lang)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How much time there is where that presses, else when something happened last. */
const When: FC<{ visit: Visit; line: TableLine }> = ({ visit, line }) => {
  const { lang, now } = visit
  const { clock } = words(lang)
  const { deadline, lastAt } = line
  if (deadline === null || deadline === undefined)
    return <time datetime={machineTime(lastAt)}>{ago(lang, lastAt, now)}</time>
  return (
    <time datetime={machineTime(deadline)}>
      {deadline <= now ? clock.up : clock.left(spanOf(lang, deadline - now))}
    </time>
  )
}

/** With whom, as far as somebody has sat down. */
const company = ({ seats, you }: TableLine, lang: Lang): string => {
  const others = seats.filter(({ kind }, seat) => seat !== you && kind !== 'open').map(({ name }) => name)
  return others.length === 0 ? '' : words(lang).home.withOthers(words(lang).common.and(others))
}

/** What the viewer waits for, or how it ended. */
const state = (line: TableLine, lang: Lang): string => {
  const { common, home } = words(lang)
  const names = namesOf(line.seats, lang)
  if (line.status === 'open') {
    return home.shareLink(common.freeSeats(line.seats.filter(({ kind }) => kind === 'open').length))
  }
  return line.result === null
    ? home.toPlay(common.and(line.toAct.map((seat) => names[seat] ?? '')))
    : outcome(line, line.result, names, lang)
}

type Ended = { readonly result: Result; readonly you: Seat; readonly others: string; readonly lang: Lang }

/** Names the winners; `others` are those beside the viewer. */
const wonBy = ({ result: { winners }, you, others, lang }: Ended): string => {
  const { home } = words(lang)
  if (!winners.includes(you)) return home.theyWon(others)
  return others === '' ? home.youWon : home.youWonTogether(others)
}

const wonWithPoints = ({ result: { scores, winners }, you, others, lang }: Ended): string => {
  const { home } = words(lang)
  const scoreOf = (seat: Seat | undefined) => figure(scores[seat ?? -1] ?? 0)
  if (!winners.includes(you)) return home.theyWonBy(others, scoreOf(winners[0]), scoreOf(you))
  return others === '' ? home.youWonWith(scoreOf(you)) : home.youWonTogetherWith(others, scoreOf(you))
}

const outcome = ({ game, you }: TableLine, result: Result, names: readonly string[], lang: Lang): string => {
  if (result.winners.length === 0) return words(lang).seats.ended
  const winners = result.winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? '')
  const ended = { result, you, others: words(lang).common.and(winners), lang }
  return hasPoints(game) ? wonWithPoints(ended) : wonBy(ended)
}
