/** What becomes of the cards that are chosen in Rummy: drawn for, laid, discarded. */
import type { FC } from 'hono/jsx'
import { type Card, isJoker, ranks } from '../../engine/cards.ts'
import { drawMoves, type RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import { cardName, rankName } from '../text/cards.ts'
import type { RummyBoardWords } from '../text/en/boards/rummy.ts'
import { Chip } from '../views/card.tsx'
import { Direct, Several } from '../views/choices.tsx'
import type { Seen as SeenOf } from './board.ts'
import type { MeldMove } from './rummy-found.ts'

type Seen = SeenOf<RummyView, RummyMove>
type Props = { readonly seen: Seen; readonly text: RummyBoardWords }

const kinds = ['set', 'run'] as const
const takeMove: RummyMove = { type: 'draw', from: 'discard' }

/** The aces of the table, by which cards chosen in any order are put into that of a run. */
const AceField: FC<{ seen: Seen }> = ({ seen: { view } }) => (
  <input type="hidden" name="ace" value={view.options.ace} />
)

/** In a run a joker may stand for several cards: which one it is to be may be said. */
const Stands: FC<Props & { hand: readonly Card[] }> = ({ seen: { lang }, text, hand }) => (
  <>
    {hand.filter(isJoker).map((joker) => (
      <label class="stands">
        {text.stands(cardName(lang, joker))}
        <select name="stands">
          <option value="">{text.standsAnywhere}</option>
          {ranks.map((rank) => (
            <option value={joker + rank}>{rankName(lang, rank)}</option>
          ))}
        </select>
      </label>
    ))}
  </>
)

/** The top discard goes with the cards chosen from the hand: taken and laid in one act. */
const TakeAndLay: FC<Props & { top: Card; hand: readonly Card[] }> = ({ seen, text, top, hand }) => (
  <details class="rest" id="take-and-lay">
    <summary>{text.takeAnd(cardName(seen.lang, top))}</summary>
    <p class="say hint">{text.takeAndHint}</p>
    <AceField seen={seen} />
    <input type="hidden" name="move.cards" value={top} />
    <Stands seen={seen} text={text} hand={[...hand, top]} />
    <div class="acts answer">
      {kinds.map((kind) => (
        <Several moves={[takeMove, { type: 'meld', kind, cards: [] }]} takes="2">
          {text.layAs[kind]}
        </Several>
      ))}
    </div>
  </details>
)

export const Draws: FC<Props> = ({ seen, text }) => {
  const { lang, view } = seen
  const top = view.pile.at(-1)
  return (
    <>
      <div class="acts answer">
        {drawMoves.map((move) => (
          <Direct move={move}>
            {move.type === 'draw' && move.from === 'stock'
              ? text.draw
              : text.takeCard(cardName(lang, top ?? ''))}
          </Direct>
        ))}
      </div>
      {top !== undefined && <TakeAndLay seen={seen} text={text} top={top} hand={view.hand ?? []} />}
    </>
  )
}

/** Layings that wait for the discard, so that all are sent as one act: a script fills it. */
const Plan: FC<Props> = ({ text }) => (
  <div class="plan" id="plan" data-plan data-remove={text.remove} hidden>
    <p class="say">{text.planned}</p>
    <ul />
    <input type="hidden" name="planned" value="[]" />
    <Several moves={[]}>{text.sendPlanned}</Several>
  </div>
)

const Found: FC<Props & { found: readonly MeldMove[] }> = ({ seen: { lang }, text, found }) =>
  found.length === 0 ? null : (
    <div class="acts found">
      {found.map((move) => (
        <Several moves={[move]} later>
          {text.layAs[move.kind]}{' '}
          <span class="nw">
            {move.cards.map((code) => (
              <Chip code={code} lang={lang} />
            ))}
          </span>
        </Several>
      ))}
    </div>
  )

export const Layings: FC<Props & { hand: readonly Card[]; found: readonly MeldMove[] }> = ({
  seen,
  text,
  hand,
  found,
}) => {
  const { lang, view } = seen
  return (
    <>
      <AceField seen={seen} />
      <Plan seen={seen} text={text} />
      <Found seen={seen} text={text} found={found} />
      <Stands seen={seen} text={text} hand={hand} />
      {view.taken !== null && <p class="say hint">{text.justTaken(cardName(lang, view.taken))}</p>}
      <div class="acts answer">
        {kinds.map((kind) => (
          <Several moves={[{ type: 'meld', kind, cards: [] }]} takes="3" later>
            {text.layAs[kind]}
          </Several>
        ))}
        <Several moves={[{ type: 'discard', card: null }]} takes="1" lamp>
          {text.discard}
        </Several>
      </div>
    </>
  )
}
