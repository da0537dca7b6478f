/** The viewer's own cards: to look at, or on their turn to choose one of. */
import type { FC } from 'hono/jsx'
import type { Json } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { words } from '../text/words.ts'
import { Card, Chip } from './card.tsx'

/**
 * A card of the hand; `move` is what choosing it does, or null where it has to wait. `why` is a reason of its own,
 * where the cards that wait do not all wait for the same.
 */
export type HandCard = { readonly code: string; readonly move: Json; readonly why?: string }

const most = 7

/** Up to 14 cards stand in two rows on a phone, up to 21 in three, then as many as it takes; a row has four to seven. */
const rowsFor = (count: number): number => Math.max(count > 2 * most ? 3 : 2, Math.ceil(count / most))
const columnsFor = (count: number): number => Math.min(most, Math.max(4, Math.ceil(count / rowsFor(count))))

const layoutOf = (count: number) => {
  const rows = rowsFor(count)
  return { 'data-cols': columnsFor(count), 'data-rows': rows > 3 ? 'many' : rows }
}

const Shown: FC<{ code: string; lang: Lang }> = ({ code, lang }) => (
  <li class="slot">
    <Card code={code} lang={lang} />
  </li>
)

/** A card that has to wait can be touched too: it then says why, and sends no move. The template is for the button. */
const Choice: FC<{ card: HandCard; why: string; lang: Lang }> = ({ card: { code, move }, why, lang }) => {
  const name = cardName(lang, code)
  if (move === null) {
    return (
      <li class="slot">
        <label>
          <span class="vh">{words(lang).table.notNow(name)}</span>
          <input
            type="radio"
            id={`card-${code}`}
            name="move"
            value=""
            class="low"
            required
            aria-describedby={`why-${code}`}
          />
          <Card code={code} />
          <span class="why" id={`why-${code}`}>
            {why}
          </span>
        </label>
      </li>
    )
  }
  return (
    <li class="slot">
      <label>
        <span class="vh">{name}</span>
        <input type="radio" id={`card-${code}`} name="move" value={JSON.stringify(move)} required />
        <Card code={code} />
        <template>
          <Chip code={code} lang={lang} />
        </template>
      </label>
    </li>
  )
}

/** `why` says why the cards without a move have to wait, as far as they do not say it themselves. */
export const Hand: FC<{ cards: readonly HandCard[]; why: string; lang: Lang }> = ({ cards, why, lang }) => {
  const { hand } = words(lang).table
  if (cards.every(({ move }) => move === null)) {
    return (
      <ol class="hand" aria-label={hand} {...layoutOf(cards.length)}>
        {cards.map(({ code }) => (
          <Shown code={code} lang={lang} />
        ))}
      </ol>
    )
  }
  return (
    <fieldset>
      <legend class="vh">{hand}</legend>
      <ol class="hand choose" {...layoutOf(cards.length)}>
        {cards.map((card) => (
          <Choice card={card} why={card.why ?? why} lang={lang} />
        ))}
      </ol>
    </fieldset>
  )
}

type HandToPickProps = {
  readonly cards: readonly string[]
  /** Of the form's fields: each card chosen is one. */
  readonly name: string
  /** How many have to be chosen; without it any number may be. */
  readonly of?: number
  readonly lang: Lang
}

/** The viewer's own cards, several of which are chosen for one move. The templates are for the button. */
export const HandToPick: FC<HandToPickProps> = ({ cards, name, of, lang }) => (
  <fieldset data-of={of}>
    <legend class="vh">{words(lang).table.hand}</legend>
    <ol class="hand choose" {...layoutOf(cards.length)}>
      {cards.map((code) => (
        <li class="slot">
          <label>
            <span class="vh">{cardName(lang, code)}</span>
            <input type="checkbox" id={`card-${code}`} name={name} value={code} />
            <Card code={code} />
            {of !== undefined && (
              <template>
                <Chip code={code} lang={lang} />
              </template>
            )}
          </label>
        </li>
      ))}
    </ol>
  </fieldset>
)
