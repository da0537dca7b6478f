/** The score sheet of DistanTichu: totals, what each seat has taken, and what every round came to. */
import type { FC } from 'hono/jsx'
import type { DistantichuMove } from '../../games/distantichu/moves.ts'
import type { RoundLine } from '../../games/distantichu/state.ts'
import type { DistantichuView } from '../../games/distantichu/view.ts'
import type { DistantichuBoardWords } from '../text/en/boards/distantichu.ts'
import { change } from '../text/figures.ts'
import { setsText } from '../text/sets.ts'
import { Figure } from '../views/score.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DistantichuView, DistantichuMove>
type Props = { seen: Seen; text: DistantichuBoardWords }

const Totals: FC<Props> = ({ seen, text }) => (
  <table>
    <caption class="vh">{text.sheetCaption}</caption>
    <thead>
      <tr>
        <th scope="col" class="left">
          {text.player}
        </th>
        <th scope="col">{text.inHand}</th>
        <th scope="col">{text.inPile}</th>
        <th scope="col">{text.total}</th>
      </tr>
    </thead>
    <tbody>
      {seatsAround(seen).map((seat) => (
        <tr>
          <th scope="row" class="left">
            {nameOf(seen, seat)}
          </th>
          <td>
            <Figure value={seen.view.counts[seat] ?? 0} />
          </td>
          <td>
            <Figure value={seen.view.piles[seat] ?? 0} />
          </td>
          <td>
            <b>
              <Figure value={seen.view.totals[seat] ?? 0} />
            </b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const OwnPile: FC<Props> = ({ seen: { lang, view }, text }) =>
  view.pile === null ? null : (
    <p class="small">
      {view.pile.length === 0 ? text.yourPileEmpty : text.yourPile(setsText(lang, view.pile))}
    </p>
  )

const Round: FC<Props & { line: RoundLine }> = ({ seen, text, line }) => (
  <table>
    <thead>
      <tr>
        <th scope="col" class="left">
          {text.player}
        </th>
        <th scope="col">{text.counted}</th>
        <th scope="col">{text.eights}</th>
        <th scope="col">{text.score}</th>
      </tr>
    </thead>
    <tbody>
      {seatsAround(seen).map((seat) => (
        <tr>
          <th scope="row" class="left">
            {nameOf(seen, seat)}
            <small class="detail">{text.marks(line, seat)}</small>
          </th>
          <td>
            <Figure value={line.cards[seat] ?? 0} />
          </td>
          <td>
            <Figure value={line.eights[seat] ?? 0} />
          </td>
          <td>{change(line.scores[seat] ?? 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The newest round lies open, the others fold. */
const Rounds: FC<Props> = ({ seen, text }) => (
  <>
    {seen.view.rounds
      .map((line, index) => (
        <details id={`round-${index + 1}`} open={index === seen.view.rounds.length - 1}>
          <summary>{text.round(index + 1)}</summary>
          <Round seen={seen} text={text} line={line} />
        </details>
      ))
      .toReversed()}
  </>
)

export const DistantichuSheet: FC<Props> = (props) => (
  <>
    <Totals {...props} />
    <OwnPile {...props} />
    <p class="small soft">{props.text.scoring}</p>
    <Rounds {...props} />
  </>
)
