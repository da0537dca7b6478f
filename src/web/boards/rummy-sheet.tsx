/** The score sheet of Rummy: who went out, and what the others were left with. */
import type { FC } from 'hono/jsx'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { RummyBoardWords } from '../text/en/boards/rummy.ts'
import { feltWords } from '../text/felt.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Chip } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<RummyView, RummyMove>

export const RummySheet: FC<{ seen: Seen; text: RummyBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const { table } = words(lang)
  const seats = seatsAround(seen)
  return (
    <table>
      <caption class="vh">{feltWords(lang).scoreCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.roundColumn}</th>
          <th scope="col" class="left">
            {text.outcome}
          </th>
          {seats.map((seat) => (
            <th scope="col">{nameOf(seen, seat)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rounds.map((line, index) => (
          <tr>
            <th scope="row">{index + 1}</th>
            <td class="left">{line.out === null ? text.blocked : text.out(nameOf(seen, line.out))}</td>
            {seats.map((seat) => (
              <td>
                <Figure value={line.points[seat] ?? 0} />
                <small class="detail">
                  {(line.hands[seat] ?? []).map((code) => (
                    <Chip code={code} lang={lang} />
                  ))}
                </small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan={2}>
            {table.total}
          </th>
          {seats.map((seat) => (
            <td>{figure(view.totals[seat] ?? 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
