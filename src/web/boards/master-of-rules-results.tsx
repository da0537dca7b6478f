/** A judged deal: who played what, which rules came true, and the numbers that made them so. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import { numberOf } from '../../games/master-of-rules/cards.ts'
import type { MasterMove } from '../../games/master-of-rules/moves.ts'
import { rightOf } from '../../games/master-of-rules/state.ts'
import type { MasterView, ShownDeal } from '../../games/master-of-rules/view.ts'
import type { MasterBoardWords } from '../text/en/boards/master-of-rules.ts'
import { card } from '../text/parts.ts'
import { Chip } from '../views/card.tsx'
import { Icon } from '../views/icon.tsx'
import { Told } from '../views/sentence.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<MasterView, MasterMove>

type ResultsProps = { seen: Seen; text: MasterBoardWords; deal: ShownDeal }

/** What made a rule true: numbers, or the rule on the right. Of all five only the sum tells something. */
const Ground: FC<ResultsProps & { seat: Seat }> = ({ seen: { lang, names }, text, deal, seat }) => {
  const made = deal.made[seat] ?? []
  if (deal.plays[seat]?.rule === 'LIMIT') {
    return text.sum(made.reduce((sum, number) => sum + numberOf(number), 0))
  }
  if (made.length > 0) return <Told sentence={made.map(card)} names={names} lang={lang} />
  if (deal.plays.every(({ rule }) => rule === 'SUPPORT')) return text.likeAll
  return <Told sentence={text.like(rightOf(seat, names.length))} names={names} lang={lang} />
}

const Line: FC<ResultsProps & { seat: Seat }> = ({ seen, text, deal, seat }) => {
  const { lang } = seen
  const play = deal.plays[seat]
  if (play === undefined) return null
  const came = deal.accomplished[seat] === true
  return (
    <li>
      <b>{nameOf(seen, seat)}</b>
      <span class="laid">
        <Chip code={play.number} lang={lang} /> <Chip code={play.rule} lang={lang} />
      </span>
      <span class="so">
        {came ? (
          <>
            <Icon name="check" />
            <span class="vh">{text.came}</span> <Ground seen={seen} text={text} deal={deal} seat={seat} />
          </>
        ) : (
          text.failed
        )}
      </span>
    </li>
  )
}

const AutomatedLine: FC<ResultsProps> = ({ seen: { lang }, text, deal: { automated } }) => {
  const cards = automated.rule === null ? automated.numbers : [...automated.numbers, automated.rule]
  return cards.length === 0 ? null : (
    <li>
      <b>{text.automated}</b>
      <span class="laid">
        {cards.map((code) => (
          <>
            <Chip code={code} lang={lang} />{' '}
          </>
        ))}
      </span>
    </li>
  )
}

export const Results: FC<ResultsProps> = (props) => (
  <ol class="results">
    {seatsAround(props.seen).map((seat) => (
      <Line {...props} seat={seat} />
    ))}
    <AutomatedLine {...props} />
  </ol>
)
