/** The others at the table: how many cards they hold, what they said, and whose turn it is. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { Board, Seen } from '../boards/board.ts'
import { words } from '../text/words.ts'
import { nameOf, placeOf, type Sight, seatsAround } from './sight.ts'

/** A few words each, never broken within. */
export const Facts: FC<{ facts: readonly string[] }> = ({ facts }) => (
  <>
    {facts.map((fact, index) => (
      <>
        <span class="nw">
          {fact}
          {index < facts.length - 1 && ' ·'}
        </span>{' '}
      </>
    ))}
  </>
)

/** Beside a name that its person is not there. */
export const AwayMark: FC<{ sight: Sight; seat: Seat }> = ({ sight, seat }) => {
  const away = sight.away?.[seat] ?? null
  return away === null ? null : <span class="sub away">{words(sight.lang).table.away[away]}</span>
}

const SeatBox: FC<{ board: Board; seen: Seen; seat: Seat }> = ({ board, seen, seat }) => {
  const { table } = words(seen.lang)
  const count = board.cards(seen, seat)
  const facts = board.facts(seen, seat)
  const acts = seen.toAct.includes(seat)
  return (
    <li
      class={acts ? 'seat on' : 'seat'}
      data-place={placeOf(seen, seat)}
      aria-current={acts ? 'true' : undefined}
    >
      {count !== null && (
        <span class="cnt" data-n={count}>
          <span aria-hidden="true">{count}</span>
          <span class="vh">{table.cards(count)}</span>
        </span>
      )}
      <b>{nameOf(seen, seat)}</b>
      {facts.length > 0 && (
        <span class="sub">
          <Facts facts={facts} />
        </span>
      )}
      <AwayMark sight={seen} seat={seat} />
      {acts && !seen.away?.[seat] && <span class="sub call">{table.toPlay}</span>}
    </li>
  )
}

/** Clockwise from the viewer's left. A spectator sees every seat. */
export const Seats: FC<{ board: Board; seen: Seen }> = ({ board, seen }) => (
  <ul class="seats" id="seats" aria-label={words(seen.lang).table.players}>
    {seatsAround(seen)
      .filter((seat) => seat !== seen.you)
      .map((seat) => (
        <SeatBox board={board} seen={seen} seat={seat} />
      ))}
  </ul>
)
