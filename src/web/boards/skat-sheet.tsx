/** The score sheet of Skat: a line a deal with its game, value and sign, and running totals for each player. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { ContractLine, DealLine } from '../../games/skat/line.ts'
import type { SkatBoardWords } from '../text/en/boards/skat.ts'
import { feltWords } from '../text/felt.ts'
import { change, figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { nameOf, seatsAround } from '../views/sight.ts'
import { type SkatSeen, trumpSuit } from './skat-seen.ts'

type Props = { readonly seen: SkatSeen; readonly text: SkatBoardWords }

/** How the game went, in the words the value is reckoned with. */
const remarks = (line: ContractLine, text: SkatBoardWords): readonly string[] => {
  const isNull = line.contract.game === 'null'
  return [
    ...(isNull ? [] : [text.matadors(line.matadors)]),
    ...(line.overbid ? [text.overbid] : []),
    ...(line.conceded ? [text.conceded] : [isNull ? text.tricks(line.tricks) : text.points(line.points)]),
    ...(line.kontra > 1 ? [line.kontra === 2 ? text.kontra : text.re] : []),
  ]
}

/** What the game counted, with its sign; the points of Seeger and Fabian are only in the totals. */
const signedValue = ({ won, value, kontra }: ContractLine): string =>
  change((won ? value : -2 * value) * kontra)

const GameCell: FC<Props & { line: DealLine }> = ({ seen, text, line }) => {
  if (line.kind !== 'contract') {
    return <td class="left">{line.kind === 'passed' ? text.allPassed : text.ramschGame}</td>
  }
  const suit = trumpSuit(line.contract.game)
  return (
    <td class="left">
      {suit !== null && <SuitMark suit={suit} />} {text.contractName(line.contract)}{' '}
      <b class="nw">{signedValue(line)}</b>
      <small class="detail">{nameOf(seen, line.declarer)}</small>
      <small class="detail">{remarks(line, text).join(', ')}</small>
    </td>
  )
}

/** The total a seat has after the first lines. */
const totalAfter = (lines: readonly DealLine[], seat: Seat): number =>
  lines.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0)

const DealRow: FC<Props & { index: number; line: DealLine; seats: readonly Seat[] }> = ({
  seen,
  text,
  index,
  line,
  seats,
}) => (
  <tr>
    <th scope="row">{index + 1}</th>
    <GameCell seen={seen} text={text} line={line} />
    {seats.map((seat) => (
      <td>
        {line.scores[seat] === 0 ? (
          <span class="soft">{figure(totalAfter(seen.view.lines.slice(0, index + 1), seat))}</span>
        ) : (
          figure(totalAfter(seen.view.lines.slice(0, index + 1), seat))
        )}
      </td>
    ))}
  </tr>
)

const wonAndLost = (lines: readonly DealLine[], seat: Seat): string => {
  const own = lines.filter((line) => line.kind === 'contract' && line.declarer === seat)
  const won = own.filter((line) => line.kind === 'contract' && line.won).length
  return `${won}:${own.length - won}`
}

export const SkatSheet: FC<Props> = ({ seen, text }) => {
  const { lang, view } = seen
  const { table } = words(lang)
  const seats = seatsAround(seen)
  return (
    <table>
      <caption class="vh">{feltWords(lang).scoreCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.dealColumn}</th>
          <th scope="col" class="left">
            {text.gameColumn}
          </th>
          {seats.map((seat) => (
            <th scope="col">{nameOf(seen, seat)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.lines.map((line, index) => (
          <DealRow seen={seen} text={text} index={index} line={line} seats={seats} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan={2}>
            {table.total}
          </th>
          {seats.map((seat) => (
            <td>{figure(view.totals[seat] ?? 0)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" colspan={2}>
            {text.wonLost}
          </th>
          {seats.map((seat) => (
            <td>{wonAndLost(view.lines, seat)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
