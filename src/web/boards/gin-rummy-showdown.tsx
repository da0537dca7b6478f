/** A finished deal of Gin Rummy laid out, so that its score explains itself. */
import type { FC } from 'hono/jsx'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { DealLine } from '../../games/gin-rummy/score.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { card, type Sentence } from '../text/parts.ts'
import { Told } from '../views/sentence.tsx'
import type { Seen as SeenOf } from './board.ts'
import { MeldRow } from './meld-row.tsx'

type Seen = SeenOf<GinRummyView, GinRummyMove>
type Props = { readonly seen: Seen; readonly line: DealLine; readonly text: GinRummyBoardWords }

/** What the winner's points are made of: the rule of the outcome in figures. */
const sumOf = ({ kind, knocker, deadwood, points, doubled }: DealLine, text: GinRummyBoardWords): string => {
  const [own = 0, left = 0] = knocker === 0 ? (deadwood ?? []) : (deadwood ?? []).toReversed()
  const finished = (sum: string): string => (doubled ? `(${sum}) × 2 = ${points}` : `${sum} = ${points}`)
  switch (kind) {
    case 'knock':
      return finished(text.knockBonus(left, own))
    case 'gin':
      return finished(text.bonus(25, left))
    case 'bigGin':
      return finished(text.bonus(31, left))
    case 'undercut':
      return finished(text.undercutBonus(own, left))
    case 'tie':
    case 'void':
      return ''
  }
}

const Laid: FC<Props & { seat: number }> = ({ seen: { lang, names }, line, text, seat }) => {
  const layout = line.layouts?.[seat]
  if (layout === undefined) return null
  const against = line.layouts?.[1 - seat]?.melds ?? []
  const told = (sentence: Sentence) => <Told sentence={sentence} names={names} lang={lang} />
  return (
    <div class="shown">
      <p class="say">{told(text.laid(seat, line.deadwood?.[seat] ?? 0))}</p>
      <MeldRow melds={layout.melds} rest={layout.deadwood} lang={lang} />
      {layout.laidOff.map((off) => (
        <p class="say">{told(text.laidOff(card(off.card), (against[off.meld] ?? []).map(card)))}</p>
      ))}
    </div>
  )
}

export const Showdown: FC<Props> = ({ seen, line, text }) => {
  const { lang, names } = seen
  return (
    <>
      <p class="lead">
        {text.lastDeal(text.outcomes[line.kind])}.{' '}
        {line.winner === null ? (
          text.nobody
        ) : (
          <Told sentence={text.scores(line.winner, sumOf(line, text))} names={names} lang={lang} />
        )}
      </p>
      <div class="showdown">
        {[0, 1].map((seat) => (
          <Laid seen={seen} line={line} text={text} seat={seat} />
        ))}
      </div>
    </>
  )
}
