/** Teams as a viewer looks at them. */
import { otherTeam, type Team, teamOf } from '../../engine/teams.ts'
import { words } from '../text/words.ts'
import { nameOf, type Sight } from '../views/sight.ts'

/** The viewer's own team first. */
export const teamsOf = ({ you }: Pick<Sight, 'you'>): readonly Team[] => {
  const own = teamOf(you ?? 0)
  return [own, otherTeam(own)]
}

export const membersOf = (sight: Sight, team: Team): string =>
  words(sight.lang).common.and([nameOf(sight, team), nameOf(sight, team + 2)])
