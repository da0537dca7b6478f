/** Every knock, folded up by the card it is made with: unfolded it shows what would be laid down, and only then asks. */
import type { FC } from 'hono/jsx'
import type { SuitCard } from '../../engine/cards.ts'
import { arrangeBest, readMelds, restOf } from '../../games/gin-rummy/arrange.ts'
import { countOf } from '../../games/gin-rummy/deck.ts'
import type { GinRummyMove, Melds } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { Chip } from '../views/card.tsx'
import { Direct } from '../views/choices.tsx'
import type { Seen as SeenOf } from './board.ts'
import { MeldRow } from './meld-row.tsx'

type Seen = SeenOf<GinRummyView, GinRummyMove>
type Knock = Extract<GinRummyMove, { type: 'knock' }>
type Words = { readonly seen: Seen; readonly text: GinRummyBoardWords }

/** The knocks with one card: `best` lays the hand out as the rules do when nobody says. */
type Way = {
  readonly card: SuitCard
  readonly ten: readonly SuitCard[]
  readonly best: Melds
  readonly left: number
  readonly moves: readonly Knock[]
}

const leftOver = (ten: readonly SuitCard[], melds: Melds): number => countOf(restOf(ten, melds))

/** The ways to knock, the least left over first. */
const waysOf = ({ view, legal }: Seen): readonly Way[] => {
  const knocks = legal.filter((move) => move.type === 'knock')
  const cards = new Set(knocks.map(({ card }) => card))
  return [...cards]
    .map((card): Way => {
      const ten = (view.hand ?? []).filter((held) => held !== card)
      const best = arrangeBest(ten, view.options.ace)
      const moves = knocks.filter((move) => move.card === card)
      return { card, ten, best, left: leftOver(ten, best), moves }
    })
    .toSorted((a, b) => a.left - b.left)
}

const OtherMelds: FC<Words & { way: Way; moves: readonly Knock[] }> = ({ seen, text, way, moves }) => (
  <details class="rest" id={`other-melds-${way.card}`}>
    <summary>{text.otherMelds}</summary>
    <div class="moves">
      {moves.map((move) => (
        <Direct move={move}>
          {text.knock(leftOver(way.ten, move.melds ?? []))} <Chip code={way.card} lang={seen.lang} />:{' '}
          {(move.melds ?? []).length === 0 && text.noMelds}
          {(move.melds ?? []).map((meld, index) => (
            <span class="nw">
              {index > 0 && '/ '}
              {meld.map((code) => (
                <Chip code={code} lang={seen.lang} />
              ))}
            </span>
          ))}
        </Direct>
      ))}
    </div>
  </details>
)

const KnockWith: FC<Words & { way: Way }> = ({ seen, text, way }) => {
  const { lang, view } = seen
  const others = way.moves.filter(({ melds }) => melds !== undefined)
  return (
    <details class="rest knock" id={`knock-${way.card}`} name="knock">
      <summary class="btn">
        {text.knock(way.left)} <Chip code={way.card} lang={lang} />
      </summary>
      <MeldRow melds={readMelds(way.best, view.options.ace)} rest={restOf(way.ten, way.best)} lang={lang} />
      <div class="acts">
        <Direct move={{ type: 'knock', card: way.card }} lamp>
          {text.layDown(way.left)}
        </Direct>
      </div>
      {others.length > 0 && <OtherMelds seen={seen} text={text} way={way} moves={others} />}
    </details>
  )
}

export const Knocks: FC<Words> = ({ seen, text }) => {
  const [best, ...others] = waysOf(seen)
  if (best === undefined) return null
  return (
    <div class="knocks">
      <KnockWith seen={seen} text={text} way={best} />
      {others.length > 0 && (
        <details class="rest" id="other-knocks">
          <summary>{text.otherKnocks}</summary>
          {others.map((way) => (
            <KnockWith seen={seen} text={text} way={way} />
          ))}
        </details>
      )}
    </div>
  )
}
