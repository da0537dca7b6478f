/** The melds on the table, and on the viewer's turn the places where a chosen card can be added. */
import type { FC } from 'hono/jsx'
import { isJoker } from '../../engine/cards.ts'
import type { End } from '../../engine/melds/layoff.ts'
import type { RummyMove } from '../../games/rummy/moves.ts'
import type { RummyView } from '../../games/rummy/view.ts'
import type { RummyBoardWords } from '../text/en/boards/rummy.ts'
import { Chip } from '../views/card.tsx'
import { Several } from '../views/choices.tsx'
import { Told } from '../views/sentence.tsx'
import { isYourTurn } from '../views/sight.ts'
import type { Seen as SeenOf } from './board.ts'
import { MeldRow } from './meld-row.tsx'

type Seen = SeenOf<RummyView, RummyMove>
type Props = { readonly seen: Seen; readonly text: RummyBoardWords }
type MeldProps = Props & { readonly number: number; readonly meld: RummyView['table'][number] }

/** Whether cards can be added now, or as soon as a script shows how, when the top discard is to be taken. */
type Openness = 'open' | 'later' | 'shut'

const opennessOf = (seen: Seen): Openness => {
  if (!isYourTurn(seen)) return 'shut'
  // A meld of one's own that the rules ask for first may be part of the same act.
  return seen.view.phase === 'play' ? 'open' : 'later'
}

/** Buttons of the move's form, though they lie on the table. */
const FORM = 'dock'

const AddAt: FC<Props & { number: number; end: End | null }> = ({ seen, text, number, end }) => (
  <Several
    moves={[{ type: 'layOff', meld: number, card: null, ...(end === null ? {} : { end }) }]}
    takes="1"
    later
    hidden={opennessOf(seen) === 'later'}
    form={FORM}
  >
    <span aria-hidden="true">+</span>
    <span class="vh">{`${end === null ? text.addToSet : text.addToRun[end]}, ${text.toMeld(number + 1)}`}</span>
  </Several>
)

const Swaps: FC<MeldProps> = ({ seen, text, number, meld }) => (
  <>
    {meld.cards.filter(isJoker).map((joker) => (
      <Several
        moves={[{ type: 'swapJoker', meld: number, card: null, joker }]}
        takes="1"
        hidden={opennessOf(seen) === 'later'}
        form={FORM}
      >
        {text.swap} <Chip code={joker} lang={seen.lang} />
        <span class="vh">, {text.toMeld(number + 1)}</span>
      </Several>
    ))}
  </>
)

const Meld: FC<MeldProps> = (props) => {
  const { seen, text, number, meld } = props
  const { lang, names, view } = seen
  const isOpen = opennessOf(seen) !== 'shut'
  const isRun = meld.kind === 'run'
  return (
    <li>
      <div class="adds">
        {isOpen && isRun && <AddAt seen={seen} text={text} number={number} end="low" />}
        <MeldRow melds={[meld.cards]} lang={lang} />
        {isOpen && <AddAt seen={seen} text={text} number={number} end={isRun ? 'high' : null} />}
        {isOpen && view.options.jokerSwap && <Swaps {...props} />}
      </div>
      <p class="say">
        <Told sentence={text.meldBy(number + 1, meld.seat)} names={names} lang={lang} />
      </p>
    </li>
  )
}

export const TableMelds: FC<Props> = ({ seen, text }) => {
  const { view } = seen
  if (view.table.length === 0) return <p class="say">{text.noMelds}</p>
  return (
    <ol class="on-table">
      {view.table.map((meld, number) => (
        <Meld seen={seen} text={text} number={number} meld={meld} />
      ))}
    </ol>
  )
}
