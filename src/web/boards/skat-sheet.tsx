/** The score sheet of Skat: a line a deal with its game, value and sign, and running totals for each player. */
import type { FC } from 'hono/jsx'
import type { Seat } from '../../engine/game.ts'
import type { ContractLine, DealLine } from '../../games/skat/line.ts'
import type { SkatBoardWords } from '../text/en/boards/skat.ts'
import { change, figure } from '../text/figures.ts'
import { words } from '../text/words.ts'
import { SuitMark } from '../views/card.tsx'
import { Sheet } from '../views/sheet.tsx'
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

const GameTold: FC<Props & { line: DealLine }> = ({ seen, text, line }) => {
  if (line.kind !== 'contract') {
    return <>{line.kind === 'passed' ? text.allPassed : text.ramschGame}</>
  }
  const suit = trumpSuit(line.contract.game)
  return (
    <>
      {suit !== null && <SuitMark suit={suit} />} {text.contractName(line.contract)}{' '}
      <b class="nw">{signedValue(line)}</b>
      <small class="detail">{nameOf(seen, line.declarer)}</small>
      <small class="detail">{remarks(line, text).join(', ')}</small>
    </>
  )
}

/** The total a seat has after the first lines. */
const totalAfter = (lines: readonly DealLine[], seat: Seat): number =>
  lines.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0)

const Total: FC<{ lines: readonly DealLine[]; seat: Seat }> = ({ lines, seat }) => {
  const isAsBefore = lines.at(-1)?.scores[seat] === 0
  return <span class={isAsBefore ? 'soft' : undefined}>{figure(totalAfter(lines, seat))}</span>
}

const wonAndLost = (lines: readonly DealLine[], seat: Seat): string => {
  const own = lines.filter((line) => line.kind === 'contract' && line.declarer === seat)
  const won = own.filter((line) => line.kind === 'contract' && line.won).length
  return `${won}:${own.length - won}`
}

export const SkatSheet: FC<Props> = ({ seen, text }) => {
  const { lang, view } = seen
  const seats = seatsAround(seen)
  return (
    <Sheet
      lang={lang}
      rounds={text.dealColumn}
      about={text.gameColumn}
      names={seats.map((seat) => nameOf(seen, seat))}
      lines={view.lines.map((line, index) => ({
        about: <GameTold seen={seen} text={text} line={line} />,
        cells: seats.map((seat) => <Total lines={view.lines.slice(0, index + 1)} seat={seat} />),
      }))}
      sums={[
        { label: words(lang).table.total, values: seats.map((seat) => figure(view.totals[seat] ?? 0)) },
        { label: text.wonLost, values: seats.map((seat) => wonAndLost(view.lines, seat)) },
      ]}
    />
  )
}
