/** The score sheet of Gin Rummy: how each deal ended and what it was worth. */
import type { FC } from 'hono/jsx'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Figure } from '../views/score.tsx'
import { Sheet } from '../views/sheet.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<GinRummyView, GinRummyMove>

export const GinRummySheet: FC<{ seen: Seen; text: GinRummyBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const seats = seatsAround(seen)
  return (
    <Sheet
      lang={lang}
      about={text.outcome}
      names={seats.map((seat) => nameOf(seen, seat))}
      lines={view.rounds.map((line) => ({
        about: text.outcomes[line.kind] + (line.doubled && line.points > 0 ? `, ${text.doubled}` : ''),
        cells: seats.map((seat) => (
          <>
            <Figure value={line.winner === seat ? line.points : 0} />
            {line.deadwood !== null && (
              <small class="detail">{text.deadwood(line.deadwood[seat] ?? 0)}</small>
            )}
          </>
        )),
      }))}
      sums={[{ label: words(lang).table.total, values: seats.map((seat) => figure(view.points[seat] ?? 0)) }]}
    />
  )
}
