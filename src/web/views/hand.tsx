/** The viewer's own cards: to look at, or on their turn to choose one of. */
import type { FC, PropsWithChildren } from 'hono/jsx'
import type { Json } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { feltWords } from '../text/felt.ts'
import { words } from '../text/words.ts'
import { Card, Chip } from './card.tsx'

/**
 * A card of the hand; `move` is what choosing it does, or null where it has to wait. `why` is a reason of its own,
 * where the cards that wait do not all wait for the same.
 */
export type HandCard = {
  readonly code: string
  readonly move: Json
  readonly why?: string
  /** What the button says beside the card once it is chosen. */
  readonly says?: string
}

export type HandMelds = readonly (readonly string[])[]

const ownedBy = (melds: HandMelds | undefined) =>
  melds === undefined ? {} : { 'data-melds': JSON.stringify(melds) }

const most = 7

/** Up to 14 cards stand in two rows on a phone, up to 21 in three, then as many as it takes; a row has four to seven. */
const rowsFor = (count: number): number => Math.max(count > 2 * most ? 3 : 2, Math.ceil(count / most))
const columnsFor = (count: number): number => Math.min(most, Math.max(4, Math.ceil(count / rowsFor(count))))

/** `inRow`: all side by side, as long as there are no more than seven. */
export const layoutOf = (count: number, inRow = false) => {
  if (inRow) return { 'data-cols': Math.min(most, Math.max(4, count)), 'data-rows': 1 }
  const rows = rowsFor(count)
  return { 'data-cols': columnsFor(count), 'data-rows': rows > 3 ? 'many' : rows }
}

/** Equal cards are told apart by how many of them stand before. */
const countBefore = (codes: readonly string[], place: number): number =>
  codes.slice(0, place).filter((code) => code === codes[place]).length

export const idOf = (codes: readonly string[], place: number): string => {
  const before = countBefore(codes, place)
  return before === 0 ? `${codes[place]}` : `${codes[place]}-${before + 1}`
}

/** The number of the meld a card belongs to, from 1; of equal cards the first ones belong. */
const meldAt = (codes: readonly string[], place: number, melds: HandMelds): number | undefined => {
  const code = codes[place] ?? ''
  const owners = melds.flatMap((meld, index) => meld.filter((one) => one === code).map(() => index + 1))
  return owners[countBefore(codes, place)]
}

type SlotProps = PropsWithChildren<{
  codes: readonly string[]
  place: number
  melds: HandMelds
  later?: boolean
}>

const Slot: FC<SlotProps> = ({ codes, place, melds, later, children }) => (
  <li
    class="slot"
    id={`slot-${idOf(codes, place)}`}
    data-card={codes[place]}
    data-meld={meldAt(codes, place, melds)}
    data-begun={later === true ? 'yes' : undefined}
    hidden={later === true}
  >
    {children}
  </li>
)

/** A hand whose owner may put it in another order, which a script keeps in this browser. */
const Tools: FC<{ lang: Lang }> = ({ lang }) => {
  const { byMelds, bySuits, move, moveHint } = feltWords(lang)
  return (
    <div class="tools" data-arrange hidden>
      <button class="btn" type="button" data-by="melds">
        {byMelds}
      </button>
      <button class="btn" type="button" data-by="suits">
        {bySuits}
      </button>
      <button class="btn" type="button" data-by="self" aria-pressed="false" title={moveHint}>
        {move}
      </button>
    </div>
  )
}

/** A card that has to wait can be touched too: it then says why, and sends no move. The template is for the button. */
const Choice: FC<{ card: HandCard; id: string; why: string; lang: Lang }> = ({ card, id, why, lang }) => {
  const { code, move, says } = card
  const name = cardName(lang, code)
  if (move === null) {
    return (
      <label>
        <span class="vh">{words(lang).table.notNow(name)}</span>
        <input
          type="radio"
          id={`card-${id}`}
          name="move"
          value=""
          class="low"
          required
          aria-describedby={`why-${id}`}
        />
        <Card code={code} lang={lang} silent />
        <span class="why" id={`why-${id}`}>
          {why}
        </span>
      </label>
    )
  }
  return (
    <label>
      <span class="vh">{name}</span>
      <input type="radio" id={`card-${id}`} name="move" value={JSON.stringify(move)} required />
      <Card code={code} lang={lang} silent />
      <template>
        <Chip code={code} lang={lang} />
        {says !== undefined && ` ${says}`}
      </template>
    </label>
  )
}

type HandProps = {
  readonly cards: readonly HandCard[]
  /** Why the cards without a move have to wait, as far as they do not say it themselves. */
  readonly why: string
  /** The melds found in a hand that its owner may arrange; nothing for one that stays in its order. */
  readonly melds?: HandMelds
  /** What these cards are, where they are not the hand. */
  readonly legend?: string
  readonly inRow?: boolean
  readonly lang: Lang
}

export const Hand: FC<HandProps> = ({ cards, why, melds, legend, inRow, lang }) => {
  const name = legend ?? words(lang).table.hand
  const layout = layoutOf(cards.length, inRow)
  const codes = cards.map(({ code }) => code)
  if (cards.every(({ move }) => move === null)) {
    return (
      <>
        <ol class="hand" aria-label={name} {...layout} {...ownedBy(melds)}>
          {codes.map((code, place) => (
            <Slot codes={codes} place={place} melds={melds ?? []}>
              <Card code={code} lang={lang} />
            </Slot>
          ))}
        </ol>
        {melds !== undefined && <Tools lang={lang} />}
      </>
    )
  }
  return (
    <fieldset>
      <legend class="vh">{name}</legend>
      <ol class="hand choose" {...layout} {...ownedBy(melds)}>
        {cards.map((card, place) => (
          <Slot codes={codes} place={place} melds={melds ?? []}>
            <Choice card={card} id={idOf(codes, place)} why={card.why ?? why} lang={lang} />
          </Slot>
        ))}
      </ol>
      {melds !== undefined && <Tools lang={lang} />}
    </fieldset>
  )
}

type HandToPickProps = {
  readonly cards: readonly string[]
  /** Of the form's fields: each card chosen is one. */
  readonly name: string
  /** How many have to be chosen; without it any number may be. */
  readonly of?: number
  /** What is drawn of a card, where its code is not what it is drawn by. */
  readonly face?: (code: string) => string
  readonly inRow?: boolean
  /** Only one may be chosen, and none has to be. */
  readonly one?: boolean
  /** As of `Hand`. */
  readonly melds?: HandMelds
  /** Whether the last card joins the others only when a script shows it. */
  readonly lastWaits?: boolean
  readonly lang: Lang
}

/** The viewer's own cards, several of which are chosen for one move. The templates are for buttons and lists. */
export const HandToPick: FC<HandToPickProps> = ({
  cards,
  name,
  of,
  face = (code) => code,
  inRow,
  one,
  melds,
  lastWaits,
  lang,
}) => (
  <fieldset data-of={of}>
    <legend class="vh">{words(lang).table.hand}</legend>
    <ol class="hand choose" {...layoutOf(cards.length, inRow)} {...ownedBy(melds)}>
      {cards.map((code, place) => (
        <Slot
          codes={cards}
          place={place}
          melds={melds ?? []}
          later={lastWaits === true && place === cards.length - 1}
        >
          <label>
            <span class="vh">{cardName(lang, face(code))}</span>
            <input
              type={one === true ? 'radio' : 'checkbox'}
              id={`card-${idOf(cards, place)}`}
              name={name}
              value={code}
            />
            <Card code={face(code)} lang={lang} silent />
            {(of !== undefined || one === true || melds !== undefined) && (
              <template>
                <Chip code={face(code)} lang={lang} />
              </template>
            )}
          </label>
        </Slot>
      ))}
    </ol>
    {melds !== undefined && <Tools lang={lang} />}
  </fieldset>
)
