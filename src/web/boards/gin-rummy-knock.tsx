/** Every knock, folded up by the card it is made with: unfolded it shows what would be laid down, and only then asks. */
import type { FC } from 'hono/jsx'
import type { SuitCard } from '../../engine/cards.ts'
import { arrangeBest, readMelds, restOf } from '../../games/gin-rummy/arrange.ts'
import { countOf } from '../../games/gin-rummy/deck.ts'
import type { GinRummyMove, Melds } from '../../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../../games/gin-rummy/view.ts'
import type { GinRummyBoardWords } from '../text/en/boards/gin-rummy.ts'
import { card } from '../text/parts.ts'
import { Chip } from '../views/card.tsx'
import { Direct, Several } from '../views/choices.tsx'
import { Told } from '../views/sentence.tsx'
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

const wayOf = (
  hand: readonly SuitCard[],
  card: SuitCard,
  { options }: GinRummyView,
  moves: Way['moves'],
): Way => {
  const ten = hand.filter((held) => held !== card)
  const best = arrangeBest(ten, options.ace)
  return { card, ten, best, left: leftOver(ten, best), moves }
}

/** The ways to knock, the least left over first. */
const waysOf = ({ view, legal }: Seen): readonly Way[] => {
  const knocks = legal.filter((move) => move.type === 'knock')
  const cards = new Set(knocks.map(({ card }) => card))
  return [...cards]
    .map((card) =>
      wayOf(
        view.hand ?? [],
        card,
        view,
        knocks.filter((move) => move.card === card),
      ),
    )
    .toSorted((a, b) => a.left - b.left)
}

/** The ways to knock once the top discard is taken, which then stays in the hand. */
const waysWithTop = ({ view, legal }: Seen): readonly Way[] => {
  const top = view.pile.at(-1)
  const mayTake = legal.some((move) => move.type === 'draw' && move.from === 'discard')
  if (top === undefined || view.hand === null || !mayTake) return []
  const eleven = [...view.hand, top]
  return view.hand
    .map((card) => wayOf(eleven, card, view, []))
    .filter(({ left }) => left <= view.knockLimit)
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

const takeMove: GinRummyMove = { type: 'draw', from: 'discard' }

/** With the top discard still to be taken, that and the knock are one act. */
const KnockWith: FC<Words & { way: Way; top?: SuitCard | undefined }> = ({ seen, text, way, top }) => {
  const { lang, view } = seen
  const others = way.moves.filter(({ melds }) => melds !== undefined)
  const knock: GinRummyMove = { type: 'knock', card: way.card }
  return (
    <details class="rest knock" id={`knock-${way.card}`} name="knock">
      <summary class="btn">
        {top !== undefined && <Told sentence={text.takeFirst(card(top))} names={[]} lang={lang} />}
        {text.knock(way.left)} <Chip code={way.card} lang={lang} />
      </summary>
      <MeldRow melds={readMelds(way.best, view.options.ace)} rest={restOf(way.ten, way.best)} lang={lang} />
      <div class="acts">
        {top === undefined ? (
          <Direct move={knock} lamp>
            {text.layDown(way.left)}
          </Direct>
        ) : (
          <Several moves={[takeMove, knock]} lamp>
            {text.layDown(way.left)}
          </Several>
        )}
      </div>
      {others.length > 0 && <OtherMelds seen={seen} text={text} way={way} moves={others} />}
    </details>
  )
}

const KnocksWithTop: FC<Words> = ({ seen, text }) => {
  const [best] = waysWithTop(seen)
  return best === undefined ? null : (
    <div class="knocks">
      <KnockWith seen={seen} text={text} way={best} top={seen.view.pile.at(-1)} />
    </div>
  )
}

export const Knocks: FC<Words> = ({ seen, text }) => {
  const [best, ...others] = waysOf(seen)
  if (best === undefined) return <KnocksWithTop seen={seen} text={text} />
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
