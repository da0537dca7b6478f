/** The score sheet of Rummy: who went out, and what the others were left with. */
import type { FC } from 'hono/jsx'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { RummyBoardWords } from '../text/en/boards/rummy.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Chip } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { Sheet } from '../views/sheet.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<RummyView, RummyMove>

export const RummySheet: FC<{ seen: Seen; text: RummyBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const seats = seatsAround(seen)
  return (
    <Sheet
      lang={lang}
      about={text.outcome}
      names={seats.map((seat) => nameOf(seen, seat))}
      lines={view.rounds.map((line) => ({
        about: line.out === null ? text.blocked : text.out(nameOf(seen, line.out)),
        cells: seats.map((seat) => (
          <>
            <Figure value={line.points[seat] ?? 0} />
            <small class="detail">
              {(line.hands[seat] ?? []).map((code) => (
                <Chip code={code} lang={lang} />
              ))}
            </small>
          </>
        )),
      }))}
      sums={[{ label: words(lang).table.total, values: seats.map((seat) => figure(view.totals[seat] ?? 0)) }]}
    />
  )
}
