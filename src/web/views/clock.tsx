/** How much time there is: in the reader's zone and as what is left, as the server knows both. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { TableLook } from '../../table/types.ts'
import { machineTime, moment, spanOf } from '../text/time.ts'
import { words } from '../text/words.ts'
import { namesOf } from './table.tsx'
import type { Visit } from './visit.ts'

/** *by 1 June at 21:00 (14 hours left)*; once that is past, that it is. */
export const Deadline: FC<{ visit: Visit; at: number }> = ({ visit, at }) => {
  const { lang, zone, now } = visit
  const { clock } = words(lang)
  return (
    <time datetime={machineTime(at)}>
      {at <= now ? clock.up : `${clock.by(moment(lang, zone, at))} (${clock.left(spanOf(lang, at - now))})`}
    </time>
  )
}

/** The viewer's own deadline while it is their turn, else the first of those who are to play; or null. */
export const nextDeadline = ({ clocks, toAct, you }: TableLook): number | null => {
  const of = (seat: Seat) => clocks[seat]?.deadline ?? Number.POSITIVE_INFINITY
  const first = you !== null && toAct.includes(you) ? of(you) : Math.min(...toAct.map(of))
  return Number.isFinite(first) ? first : null
}

/** Whoever is alone with bots waits for nobody, and nobody for them. */
export const isTimed = ({ clocks, seats }: TableLook): boolean =>
  clocks.length > 0 && seats.filter(({ kind, left }) => kind === 'person' && !left).length > 1

/** Whether the viewer plays themselves: they have not left, and no bot keeps their seat. */
export const isPlayer = ({ you, seats }: TableLook): boolean => {
  const own = you === null ? undefined : seats[you]
  return own?.kind === 'person' && !own.left
}

/** What each seat has left. */
export const TableClock: FC<{ visit: Visit; look: TableLook }> = ({ visit, look }) => {
  const { clock } = words(visit.lang)
  const names = namesOf(look.seats, visit.lang)
  const people = look.clocks.flatMap((time, seat) =>
    look.seats[seat]?.kind === 'person' ? [{ ...time, name: names[seat] }] : [],
  )
  return (
    <section id="clock">
      <h2>{clock.title}</h2>
      <dl class="rules">
        {people.map(({ name, left, deadline }) => (
          <div>
            <dt>{name}</dt>
            <dd>
              {clock.left(spanOf(visit.lang, left))}
              {deadline !== null && (
                <>
                  {' · '}
                  <time datetime={machineTime(deadline)}>
                    {clock.limit(moment(visit.lang, visit.zone, deadline))}
                  </time>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Pauses visit={visit} look={look} />
    </section>
  )
}

/** So many days a pause may be proposed for. */
const PAUSE_DAYS = [1, 3, 7, 14, 30]

/** The pause there is; for those who play also to propose one, or to end it. */
const Pauses: FC<{ visit: Visit; look: TableLook }> = ({ visit, look }) => {
  const { clock } = words(visit.lang)
  const { pause } = look
  if (pause !== null) {
    return (
      <div class="stack">
        <p>{clock.pausedUntil(moment(visit.lang, visit.zone, pause.until))}</p>
        {!pause.isEnding && isPlayer(look) && (
          <form method="post" action={`/t/${look.id}/end-pause`}>
            <button class="btn" type="submit">
              {clock.endPause}
            </button>
          </form>
        )}
      </div>
    )
  }
  if (!isPlayer(look)) return null
  return (
    <details>
      <summary>{clock.pauseTitle}</summary>
      <form class="stack" method="post" action={`/t/${look.id}/pause`}>
        <p class="soft small">{clock.pauseHint}</p>
        <div class="field">
          <label for="days">{clock.pauseFor}</label>
          <select id="days" name="days">
            {PAUSE_DAYS.map((days) => (
              <option value={days} selected={days === 7}>
                {clock.days(days)}
              </option>
            ))}
          </select>
        </div>
        <button class="btn" type="submit">
          {clock.propose}
        </button>
      </form>
    </details>
  )
}
