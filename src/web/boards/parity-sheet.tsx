/** The score sheet of Parity: what was declared, and what the round was worth to each. */
import type { FC } from 'hono/jsx'
import type { ParityMove } from '../../games/parity/moves.ts'
import type { RoundLine } from '../../games/parity/score.ts'
import type { ParityView } from '../../games/parity/view.ts'
import type { Lang } from '../../players/types.ts'
import type { ParityBoardWords } from '../text/en/boards/parity.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { Sheet } from '../views/sheet.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<ParityView, ParityMove>

const Declaration: FC<{ line: RoundLine; text: ParityBoardWords; lang: Lang; name: string }> = ({
  line,
  text,
  lang,
  name,
}) => (
  <>
    {line.trump === 'none' ? text.noTrumps : <SuitMark suit={line.trump} lang={lang} />} {name},{' '}
    {text.parities[line.parity]}
  </>
)

export const ParitySheet: FC<{ seen: Seen; text: ParityBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const seats = seatsAround(seen)
  return (
    <Sheet
      lang={lang}
      about={text.declaration}
      names={seats.map((seat) => nameOf(seen, seat))}
      lines={view.rounds.map((line) => ({
        about: <Declaration line={line} text={text} lang={lang} name={nameOf(seen, line.declarer)} />,
        cells: seats.map((seat) => (
          <>
            <Figure value={line.points[seat] ?? 0} />
            <small class="detail">{text.took(line.taken[seat] ?? 0)}</small>
          </>
        )),
      }))}
      sums={[{ label: words(lang).table.total, values: seats.map((seat) => figure(view.totals[seat] ?? 0)) }]}
    />
  )
}
