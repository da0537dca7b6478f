/** The score sheet of Master of Rules: who has scored which rules, and what came of each deal. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { rules } from '../../games/master-of-rules/cards.ts'
import type { MasterMove } from '../../games/master-of-rules/moves.ts'
import { supportEarnsBonus } from '../../games/master-of-rules/options.ts'
import { countOf } from '../../games/master-of-rules/score.ts'
import type { MasterView } from '../../games/master-of-rules/view.ts'
import type { MasterBoardWords } from '../text/en/boards/master-of-rules.ts'
import { words } from '../text/words.ts'
import { type Column, figures, NewestOpen, PlayerTable } from '../views/player-table.tsx'
import { RuleSign } from '../views/rule-card.tsx'
import type { Seen as SeenOf } from './board.ts'
import { Results } from './master-of-rules-results.tsx'

type Seen = SeenOf<MasterView, MasterMove>
type SheetProps = { seen: Seen; text: MasterBoardWords }

const Scored: FC<SheetProps> = ({ seen, text }) => {
  const { lang, view } = seen
  const total = (seat: Seat) => {
    const { cards = 0, total: points = 0 } = view.points[seat] ?? {}
    return (
      <>
        <b>{points}</b>
        {points > cards && <small class="detail">{text.bonus(points - cards)}</small>}
      </>
    )
  }
  const columns: readonly Column[] = [
    ...rules.map((rule) =>
      figures(
        <RuleSign rule={rule} lang={lang} />,
        view.scored.map((scored) => countOf(scored, rule)),
      ),
    ),
    { head: words(lang).table.total, cell: total },
  ]
  return (
    <PlayerTable
      seen={seen}
      class="scored"
      caption={text.sheetCaption}
      player={text.player}
      columns={columns}
    />
  )
}

const Deals: FC<SheetProps> = ({ seen, text }) => (
  <NewestOpen
    parts={seen.view.deals.map((deal, index) => ({
      id: `deal-${index + 1}`,
      title: text.lastDeal(index + 1),
      content: <Results seen={seen} text={text} deal={deal} />,
    }))}
  />
)

export const MasterSheet: FC<SheetProps> = (props) => {
  const { seen, text } = props
  return (
    <>
      <Scored {...props} />
      <p class="small soft">
        {supportEarnsBonus(seen.view.options) ? text.bonuses : text.bonusesWithoutSupport}
      </p>
      <Deals {...props} />
    </>
  )
}
