/** The score sheet of Spades: a column a team, a line a round, and what is made of the bags. */
import type { FC } from 'hono/jsx'
import type { SpadesMove } from '../../games/spades/moves.ts'
import { pointsOf, type TeamLine } from '../../games/spades/score.ts'
import type { SpadesView } from '../../games/spades/view.ts'
import type { SpadesBoardWords } from '../text/en/boards/spades.ts'
import { change, figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Figure } from '../views/score.tsx'
import { Sheet } from '../views/sheet.tsx'
import type { Seen as SeenOf } from './board.ts'
import { membersOf, teamsOf } from './teams.ts'

type Seen = SeenOf<SpadesView, SpadesMove>

const Cell: FC<{ line: TeamLine; text: SpadesBoardWords }> = ({ line, text }) => (
  <>
    <Figure value={pointsOf(line)} />
    <small class="detail">{text.outcome(line.contract, line.taken)}</small>
    {line.nilPoints !== 0 && <small class="detail">{text.forNil(change(line.nilPoints))}</small>}
    {line.penalty !== 0 && <small class="detail">{text.forBags(figure(line.penalty))}</small>}
  </>
)

export const SpadesSheet: FC<{ seen: Seen; text: SpadesBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const teams = teamsOf(seen)
  return (
    <Sheet
      lang={lang}
      names={teams.map((team) => membersOf(seen, team))}
      lines={view.rounds.map((round) => ({
        cells: teams.map((team) => <Cell line={round.teams[team]} text={text} />),
      }))}
      sums={[
        { label: words(lang).table.total, values: teams.map((team) => figure(view.totals[team])) },
        { label: text.bags, values: teams.map((team) => figure(view.bags[team])) },
      ]}
    />
  )
}
