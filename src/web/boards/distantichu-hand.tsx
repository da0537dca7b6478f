/** A hand of DistanTichu. A touch of the third 7 means three 7s: every choice is a whole set. */
import type { FC } from 'hono/jsx'
import { type Card, countOf, distance } from '../../games/distantichu/cards.ts'
import type { DistantichuMove } from '../../games/distantichu/moves.ts'
import type { DistantichuView } from '../../games/distantichu/view.ts'
import { cardsText } from '../text/claims.ts'
import type { DistantichuBoardWords } from '../text/en/boards/distantichu.ts'
import { refusalText } from '../text/refusal.ts'
import { words } from '../text/words.ts'
import { idOf, layoutOf } from '../views/hand.tsx'
import { NumberCard } from '../views/number-card.tsx'
import type { Seen as SeenOf } from './board.ts'

type Seen = SeenOf<DistantichuView, DistantichuMove>
type Props = { seen: Seen; text: DistantichuBoardWords; hand: readonly Card[] }

type Sized = { readonly size: number; readonly move: DistantichuMove }

/** The legal moves with cards of this number, the smallest first; `keep` takes one. */
const setsOf = ({ legal }: Seen, card: Card): readonly Sized[] =>
  legal.flatMap((move): readonly Sized[] => {
    if (move.type === 'keep') return move.card === card ? [{ size: 1, move }] : []
    return move.type === 'play' && move.cards[0] === card ? [{ size: move.cards.length, move }] : []
  })

const whyNot = ({ lang, view }: Seen, card: Card): string => {
  const { destination, plays } = view
  const { cards = [] } = plays.at(-1) ?? {}
  const [standing] = cards
  if (card === destination || standing === undefined || destination === null)
    return refusalText(lang, 'distantichu', { code: 'destination-number', params: { card } })
  const params = { count: cards.length, distance: distance(standing, destination) }
  return refusalText(lang, 'distantichu', { code: 'too-weak', params })
}

const saysOf = ({ lang, view }: Seen, text: DistantichuBoardWords, card: Card, size: number): string => {
  const set = cardsText(lang, card, size)
  return view.destination === null ? set : text.setLying(set, distance(card, view.destination))
}

type ChoiceProps = Props & { card: Card; place: number; nth: number }

/** The smallest set that has as many cards; a card that is in none says why. */
const Choice: FC<ChoiceProps> = ({ seen, text, hand, card, place, nth }) => {
  const { lang, view } = seen
  const chosen = setsOf(seen, card).find(({ size }) => view.phase === 'keep' || size >= nth)
  const id = `card-${idOf(hand, place)}`
  if (chosen === undefined) {
    return (
      <label>
        <span class="vh">{words(lang).table.notNow(saysOf(seen, text, card, nth))}</span>
        <input
          type="radio"
          id={id}
          name="move"
          value=""
          class="low"
          required
          aria-describedby={`why-${id}`}
        />
        <NumberCard card={card} destination={view.destination} />
        <span class="why" id={`why-${id}`}>
          {whyNot(seen, card)}
        </span>
      </label>
    )
  }
  const { size, move } = chosen
  return (
    <label>
      <span class="vh">{saysOf(seen, text, card, size)}</span>
      <input type="radio" id={id} name="move" value={JSON.stringify(move)} data-n={size} required />
      <NumberCard card={card} destination={view.destination} />
      <template>{cardsText(lang, card, size)}</template>
    </label>
  )
}

/** Equal cards stand together in one item, so that a set shows as a whole when it is chosen. */
export const SetsHand: FC<Props> = (props) => {
  const { seen, text, hand } = props
  const { lang, view, legal } = seen
  const isChoice = legal.some(({ type }) => type === 'play' || type === 'keep')
  const list = (
    <ol class={isChoice ? 'hand choose sets' : 'hand sets'} {...layoutOf(hand.length)}>
      {[...new Set(hand)].map((card) => (
        <li class="set">
          {!isChoice && <span class="vh">{saysOf(seen, text, card, countOf(hand, card))}</span>}
          {Array.from({ length: countOf(hand, card) }, (_, copy) => (
            <div class="slot">
              {isChoice ? (
                <Choice {...props} card={card} nth={copy + 1} place={hand.indexOf(card) + copy} />
              ) : (
                <NumberCard card={card} destination={view.destination} />
              )}
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
  const name = words(lang).table.hand
  return (
    <fieldset>
      <legend class="vh">{name}</legend>
      {list}
    </fieldset>
  )
}
