/** The score sheet of Spades: a column a team, a line a round, and what is made of the bags. */
import type { FC } from 'hono/jsx'
import { type Team, teamOf } from '../../engine/teams.ts'
import type { SpadesMove } from '../../games/spades/moves.ts'
import { pointsOf, type TeamLine } from '../../games/spades/score.ts'
import type { SpadesView } from '../../games/spades/view.ts'
import type { SpadesBoardWords } from '../text/en/boards/spades.ts'
import { feltWords } from '../text/felt.ts'
import { change, figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { Figure } from '../views/score.tsx'
import { nameOf } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<SpadesView, SpadesMove>

/** The viewer's own team first. */
const teamsOf = ({ you }: Seen): readonly Team[] => (teamOf(you ?? 0) === 0 ? [0, 1] : [1, 0])

const Cell: FC<{ line: TeamLine; text: SpadesBoardWords }> = ({ line, text }) => (
  <td>
    <Figure value={pointsOf(line)} />
    <small class="detail">{text.outcome(line.contract, line.taken)}</small>
    {line.nilPoints !== 0 && <small class="detail">{text.forNil(change(line.nilPoints))}</small>}
    {line.penalty !== 0 && <small class="detail">{text.forBags(figure(line.penalty))}</small>}
  </td>
)

export const SpadesSheet: FC<{ seen: Seen; text: SpadesBoardWords }> = ({ seen, text }) => {
  const { lang, view } = seen
  const { table } = words(lang)
  const teams = teamsOf(seen)
  return (
    <table>
      <caption class="vh">{feltWords(lang).scoreCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.roundColumn}</th>
          {teams.map((team) => (
            <th scope="col">{words(lang).common.and([nameOf(seen, team), nameOf(seen, team + 2)])}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rounds.map((round, index) => (
          <tr>
            <th scope="row">{index + 1}</th>
            {teams.map((team) => (
              <Cell line={round.teams[team]} text={text} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          {teams.map((team) => (
            <td>{figure(view.totals[team])}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text.bags}</th>
          {teams.map((team) => (
            <td>{figure(view.bags[team])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
