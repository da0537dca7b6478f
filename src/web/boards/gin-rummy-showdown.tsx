/** A finished deal of Gin Rummy laid out, so that its score explains itself. */
import type { FC } from 'hono/jsx'
import type { GinRummyMove } from '../../games/gin-rummy/moves.ts'
import type { DealLine } from '../../games/gin-rummy/score.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { card, type Sentence } from '../text/parts.ts'
import { Told } from '../views/sentence.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<GinRummyView, GinRummyMove>

const listed = (groups: readonly (readonly string[])[]): Sentence =>
  groups.flatMap((group, index) => [...(index === 0 ? [] : [' / ']), ...group.map(card)])

/** What a seat laid out, in as many lines as it has kinds of cards. */
const linesOf = (line: DealLine, seat: number, text: GinRummyBoardWords): readonly Sentence[] => {
  const layout = line.layouts?.[seat]
  if (layout === undefined) return []
  const { melds, laidOff, deadwood } = layout
  return [
    text.laid(seat, line.deadwood?.[seat] ?? 0),
    ...(melds.length === 0 ? [] : [text.melds(listed(melds))]),
    ...(laidOff.length === 0 ? [] : [text.laidOff(listed([laidOff.map((one) => one.card)]))]),
    ...(deadwood.length === 0 ? [] : [text.left(listed([deadwood]))]),
  ]
}

export const Showdown: FC<{ seen: Seen; line: DealLine; text: GinRummyBoardWords }> = ({
  seen: { names, lang },
  line,
  text,
}) => (
  <>
    <p class="say">
      {text.lastDeal}: {text.outcomes[line.kind]}
    </p>
    {[0, 1].map((seat) => {
      const lines = linesOf(line, seat, text)
      return lines.length === 0 ? null : (
        <p class="say">
          {lines.map((sentence) => (
            <>
              <Told sentence={sentence} names={names} lang={lang} />{' '}
            </>
          ))}
        </p>
      )
    })}
  </>
)
