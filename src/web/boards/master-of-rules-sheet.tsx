/** The score sheet of Master of Rules: who has scored which rules, and what came of each deal. */
import type { FC } from 'hono/jsx'
import { rules } from '../../games/master-of-rules/cards.ts'
import type { MasterMove } from '../../games/master-of-rules/moves.ts'
import { supportEarnsBonus } from '../../games/master-of-rules/options.ts'
import { countOf } from '../../games/master-of-rules/score.ts'
import type { MasterView } from '../../games/master-of-rules/view.ts'
import type { MasterBoardWords } from '../text/en/boards/master-of-rules.ts'
import { words } from '../text/words.ts'
import { RuleSign } from '../views/rule-card.tsx'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'
import { Results } from './master-of-rules-results.tsx'

type Seen = SeenOf<MasterView, MasterMove>
type SheetProps = { seen: Seen; text: MasterBoardWords }

const Scored: FC<SheetProps> = ({ seen, text }) => {
  const { lang, view } = seen
  return (
    <table class="scored">
      <caption class="vh">{text.sheetCaption}</caption>
      <thead>
        <tr>
          <th scope="col" class="left">
            {text.player}
          </th>
          {rules.map((rule) => (
            <th scope="col">
              <RuleSign rule={rule} lang={lang} />
            </th>
          ))}
          <th scope="col">{words(lang).table.total}</th>
        </tr>
      </thead>
      <tbody>
        {seatsAround(seen).map((seat) => {
          const { cards = 0, total = 0 } = view.points[seat] ?? {}
          return (
            <tr>
              <th scope="row" class="left">
                {nameOf(seen, seat)}
              </th>
              {rules.map((rule) => (
                <td>
                  <Figure value={countOf(view.scored[seat] ?? [], rule)} />
                </td>
              ))}
              <td>
                <b>{total}</b>
                {total > cards && <small class="detail">{text.bonus(total - cards)}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The newest deal lies open, the others fold. */
const Deals: FC<SheetProps> = ({ seen, text }) => (
  <>
    {seen.view.deals
      .map((deal, index) => (
        <details id={`deal-${index + 1}`} open={index === seen.view.deals.length - 1}>
          <summary>{text.lastDeal(index + 1)}</summary>
          <Results seen={seen} text={text} deal={deal} />
        </details>
      ))
      .toReversed()}
  </>
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
