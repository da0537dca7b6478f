/** The score sheet of DistanTichu: totals, what each seat has taken, and what every round came to. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { DistantichuMove } from '../../games/distantichu/moves.ts'
import type { RoundLine } from '../../games/distantichu/state.ts'
import type { DistantichuView } from '../../games/distantichu/view.ts'
import type { DistantichuBoardWords } from '../text/en/boards/distantichu.ts'
import { change } from '../text/figures.ts'
import { setsText } from '../text/sets.ts'
import { type Column, figures, NewestOpen, PlayerTable, sums } from '../views/player-table.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DistantichuView, DistantichuMove>
type Props = { seen: Seen; text: DistantichuBoardWords }

const Totals: FC<Props> = ({ seen, text }) => {
  const { counts, piles, totals } = seen.view
  const columns = [figures(text.inHand, counts), figures(text.inPile, piles), sums(text.total, totals)]
  return <PlayerTable seen={seen} caption={text.sheetCaption} player={text.player} columns={columns} />
}

const OwnPile: FC<Props> = ({ seen: { lang, view }, text }) =>
  view.pile === null ? null : (
    <p class="small">
      {view.pile.length === 0 ? text.yourPileEmpty : text.yourPile(setsText(lang, view.pile))}
    </p>
  )

const Round: FC<Props & { line: RoundLine }> = ({ seen, text, line }) => {
  const columns: readonly Column[] = [
    figures(text.counted, line.cards),
    figures(text.eights, line.eights),
    { head: text.score, cell: (seat) => change(line.scores[seat] ?? 0) },
  ]
  const detail = (seat: Seat) => text.marks(line, seat)
  return <PlayerTable seen={seen} player={text.player} columns={columns} detail={detail} />
}

const Rounds: FC<Props> = ({ seen, text }) => (
  <NewestOpen
    parts={seen.view.rounds.map((line, index) => ({
      id: `round-${index + 1}`,
      title: text.round(index + 1),
      content: <Round seen={seen} text={text} line={line} />,
    }))}
  />
)

export const DistantichuSheet: FC<Props> = (props) => (
  <>
    <Totals {...props} />
    <OwnPile {...props} />
    <p class="small soft">{props.text.scoring}</p>
    <Rounds {...props} />
  </>
)
