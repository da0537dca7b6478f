/** What is done on a turn of Rummy: a card is drawn, and the chosen ones are laid and discarded. */
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

/** Who takes the top discard knows what they will hold: with a script it waits for what is done with it. */
export const Draws: FC<Props> = ({ seen: { lang, view }, text }) => (
  <div class="acts answer" data-not-begun>
    {drawMoves.map((move) =>
      move.type === 'draw' && move.from === 'stock' ? (
        <Direct move={move}>{text.draw}</Direct>
      ) : (
        <Several moves={[move]} later begins>
          {text.takeCard(cardName(lang, view.pile.at(-1) ?? ''))}
        </Several>
      ),
    )}
  </div>
)

/** What waits for the discard, so that all is sent as one act: a script fills it. */
export const Plan: FC<Pick<Props, 'text'>> = ({ text }) => (
  <div class="plan" id="plan" data-plan data-remove={text.remove} tabindex={-1} hidden>
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

type LayingsProps = Props & {
  readonly hand: readonly Card[]
  readonly found: readonly MeldMove[]
  /** The card just taken, or to be taken. */
  readonly taken: Card | null
}

export const Layings: FC<LayingsProps> = ({ seen, text, hand, found, taken }) => {
  const { lang, view } = seen
  const isLater = view.phase === 'draw'
  return (
    <div data-begun={isLater ? 'yes' : undefined} hidden={isLater}>
      <AceField seen={seen} />
      <Found seen={seen} text={text} found={found} />
      <Stands seen={seen} text={text} hand={hand} />
      {taken !== null && <p class="say hint">{text.justTaken(cardName(lang, taken))}</p>}
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
    </div>
  )
}
