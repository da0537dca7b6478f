/** The score sheet of Parity: what was declared, and what the round was worth to each. */
import type { FC } from 'hono/jsx'
import type { ParityMove } from '../../games/parity/moves.ts'
import type { RoundLine } from '../../games/parity/score.ts'
import type { ParityView } from '../../games/parity/view.ts'
import type { Lang } from '../../players/types.ts'
import type { ParityBoardWords } from '../text/en/boards/parity.ts'
import { feltWords } from '../text/felt.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<ParityView, ParityMove>

const Declaration: FC<{ line: RoundLine; text: ParityBoardWords; lang: Lang; name: string }> = ({
  line,
  text,
  lang,
  name,
}) => (
  <td class="left">
    {line.trump === 'none' ? text.noTrumps : <SuitMark suit={line.trump} lang={lang} />} {name},{' '}
    {text.parities[line.parity]}
  </td>
)

export const ParitySheet: FC<{ seen: Seen; text: ParityBoardWords }> = ({ seen, text }) => {
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
            {text.declaration}
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
            <Declaration line={line} text={text} lang={lang} name={nameOf(seen, line.declarer)} />
            {seats.map((seat) => (
              <td>
                <Figure value={line.points[seat] ?? 0} />
                <small class="detail">{text.took(line.taken[seat] ?? 0)}</small>
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
