/** The score sheet of Gin Rummy: how each deal ended and what it was worth. */
import type { FC } from 'hono/jsx'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { feltWords } from '../text/felt.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<GinRummyView, GinRummyMove>

export const GinRummySheet: FC<{ seen: Seen; text: GinRummyBoardWords }> = ({ seen, text }) => {
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
            <td class="left">
              {text.outcomes[line.kind]}
              {line.doubled && line.points > 0 && `, ${text.doubled}`}
            </td>
            {seats.map((seat) => (
              <td>
                <Figure value={line.winner === seat ? line.points : 0} />
                {line.deadwood !== null && (
                  <small class="detail">{text.deadwood(line.deadwood[seat] ?? 0)}</small>
                )}
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
            <td>{figure(view.points[seat] ?? 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
