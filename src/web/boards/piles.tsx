/** The stock and the discards beside it, as both rummies have them. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { piles as en } from '../text/en/boards/piles.ts'
import { piles as ko } from '../text/ko/boards/piles.ts'
import { card } from '../text/parts.ts'
import { Back, Card, Chip } from '../views/card.tsx'
import { Told } from '../views/sentence.tsx'
import type { Sight } from '../views/sight.ts'

const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

/** So many discards under the top one are named; the others unfold. */
const SHOWN_BENEATH = 5

type PilesProps = {
  readonly sight: Sight
  readonly view: {
    readonly stock: number
    readonly pile: readonly string[]
    readonly known: readonly (readonly string[])[]
  }
}

const Heaps: FC<PilesProps> = ({ sight: { lang }, view }) => {
  const text = wordsOf(lang)
  const top = view.pile.at(-1)
  return (
    <div class="heaps">
      <figure>
        {view.stock === 0 ? <div class="place" /> : <Back />}
        <figcaption>{text.stock(view.stock)}</figcaption>
      </figure>
      <figure>
        {top === undefined ? <div class="place" /> : <Card code={top} lang={lang} />}
        <figcaption>{top === undefined ? text.empty : text.top}</figcaption>
      </figure>
    </div>
  )
}

const Beneath: FC<PilesProps> = ({ sight: { lang, names }, view }) => {
  const text = wordsOf(lang)
  const beneath = view.pile.slice(0, -1).toReversed()
  if (beneath.length === 0) return null
  const sentence = text.beneath(beneath.slice(0, SHOWN_BENEATH).map(card))
  if (beneath.length <= SHOWN_BENEATH)
    return (
      <p class="say">
        <Told sentence={sentence} names={names} lang={lang} />
      </p>
    )
  return (
    <details class="say beneath" id="beneath">
      <summary>
        <Told sentence={sentence} names={names} lang={lang} /> …
      </summary>
      <p>
        {text.all(view.pile.length)}:{' '}
        {view.pile.toReversed().map((code) => (
          <Chip code={code} lang={lang} />
        ))}
      </p>
    </details>
  )
}

export const Piles: FC<PilesProps> = ({ sight, view }) => {
  const { lang, names } = sight
  return (
    <>
      <Heaps sight={sight} view={view} />
      <Beneath sight={sight} view={view} />
      {view.known.map((cards, seat) =>
        cards.length === 0 ? null : (
          <p class="say">
            <Told sentence={wordsOf(lang).holds(seat, cards.map(card))} names={names} lang={lang} />
          </p>
        ),
      )}
    </>
  )
}
