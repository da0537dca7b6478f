/** The score sheet of Klaverjassen: a column a team, a line a deal, with who made trumps, nat and pit. */
import type { FC } from 'hono/jsx'
import { type Team, teamOf } from '../../engine/teams.ts'
import type { KlaverjassenMove } from '../../games/klaverjassen/moves.ts'
import type { RoundLine } from '../../games/klaverjassen/score.ts'
import type { KlaverjassenView } from '../../games/klaverjassen/view.ts'
import type { KlaverjassenBoardWords } from '../text/en/boards/klaverjassen.ts'
import { figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Figure } from '../views/score.tsx'
import { Sheet } from '../views/sheet.tsx'
import { nameOf, type Sight } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'
import { membersOf, teamsOf } from './teams.ts'

type Seen = SeenOf<KlaverjassenView, KlaverjassenMove>
type Text = KlaverjassenBoardWords

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
    <>
      {isNat ? <b>{text.nat}</b> : <Figure value={score} />}
      {line.pit === team && <b> {text.pit}</b>}
      {cards !== score && <small class="detail nw">{text.parts(cards, roem)}</small>}
    </>
  )
}

export const KlaverjassenSheet: FC<{ seen: Seen; text: Text }> = ({ seen, text }) => {
  const { lang, view } = seen
  const teams = teamsOf(seen)
  return (
    <Sheet
      lang={lang}
      about={text.trumps}
      names={teams.map((team) => membersOf(seen, team))}
      lines={view.rounds.map((line) => ({
        about: (
          <>
            <SuitMark suit={line.trump} lang={lang} /> {nameOf(seen, line.maker)}
          </>
        ),
        cells: teams.map((team) => <Cell line={line} team={team} text={text} />),
      }))}
      sums={[{ label: words(lang).table.total, values: teams.map((team) => figure(view.totals[team])) }]}
    />
  )
}
