/** The score sheet of Klaverjassen: a column a team, a line a deal, with who made trumps, nat and pit. */
import type { FC } from 'hono/jsx'
import { otherTeam, type Team, teamOf } from '../../engine/teams.ts'
import type { KlaverjassenMove } from '../../games/klaverjassen/moves.ts'
import type { RoundLine } from '../../games/klaverjassen/score.ts'
import type { KlaverjassenView } from '../../games/klaverjassen/view.ts'
import type { KlaverjassenBoardWords } from '../text/en/boards/klaverjassen.ts'
import { feltWords } from '../text/felt.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf, type Sight } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<KlaverjassenView, KlaverjassenMove>
type Text = KlaverjassenBoardWords

/** The viewer's own team first. */
export const teamsOf = ({ you }: Sight): readonly Team[] => {
  const own = teamOf(you ?? 0)
  return [own, otherTeam(own)]
}

const membersOf = (sight: Sight, team: Team): string =>
  words(sight.lang).common.and([nameOf(sight, team), nameOf(sight, team + 2)])

/** How a viewer calls a team; a spectator calls it by its members. */
export const teamName = (sight: Sight, text: Text, team: Team): string => {
  if (sight.you === null) return membersOf(sight, team)
  return team === teamOf(sight.you) ? text.yourTeam : text.theOthers
}

/** Nat stands where its nothing would; what the tricks brought is told where it is not the score itself. */
const Cell: FC<{ line: RoundLine; team: Team; text: Text }> = ({ line, team, text }) => {
  const [score, cards, roem] = [line.scores[team], line.cardPoints[team], line.roem[team]]
  const isNat = line.nat && team === teamOf(line.maker)
  return (
    <td>
      {isNat ? <b>{text.nat}</b> : <Figure value={score} />}
      {line.pit === team && <b> {text.pit}</b>}
      {cards !== score && <small class="detail nw">{text.parts(cards, roem)}</small>}
    </td>
  )
}

export const KlaverjassenSheet: FC<{ seen: Seen; text: Text }> = ({ seen, text }) => {
  const { lang, view } = seen
  const { table } = words(lang)
  const teams = teamsOf(seen)
  return (
    <table>
      <caption class="vh">{feltWords(lang).scoreCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.roundColumn}</th>
          <th scope="col" class="left">
            {text.trumps}
          </th>
          {teams.map((team) => (
            <th scope="col">{membersOf(seen, team)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rounds.map((line, index) => (
          <tr>
            <th scope="row">{index + 1}</th>
            <td class="left">
              <SuitMark suit={line.trump} lang={lang} /> {nameOf(seen, line.maker)}
            </td>
            {teams.map((team) => (
              <Cell line={line} team={team} text={text} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan={2}>
            {table.total}
          </th>
          {teams.map((team) => (
            <td>{figure(view.totals[team])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
