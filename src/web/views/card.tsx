/** Cards as they lie on the felt, stand in a hand, and are named in a sentence. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { cardName, suitName } from '../text/cards.ts'
import { printedCat } from '../text/cat-deck.ts'
import { CatCard, CatChip } from './cat-card.tsx'
import { Shape } from './icon.tsx'
import { faceOfRuleDeck, RuleDeckCard, RuleDeckChip } from './rule-card.tsx'

/** What is drawn of a card: its suit's colour, its rank's shape, and the large mark or figure. */
type Face = {
  readonly colour: string
  readonly rank: string
  readonly suit: string | null
  readonly large: string
  /** How the large shape is placed: a figure, an ace's mark, or a plain one. */
  readonly place: 'f' | 'a' | 'p'
}

const faceOf = (code: string): Face => {
  const rank = code.charAt(0)
  const suit = code.charAt(1)
  if (rank === 'X') {
    return {
      colour: suit === 'R' ? 'h' : 's',
      rank: `rank-${code}`,
      suit: null,
      large: 'figure-X',
      place: 'f',
    }
  }
  const face = { colour: suit.toLowerCase(), rank: `rank-${rank}`, suit: `suit-${suit}` }
  if ('JQK'.includes(rank)) return { ...face, large: `figure-${rank}`, place: 'f' }
  return { ...face, large: face.suit, place: rank === 'A' ? 'a' : 'p' }
}

/** A ten is wider than the other ranks; so are the jokers' signs. */
const rankBox = (code: string): string => {
  if (code.startsWith('T')) return '0 0 16 16'
  return code.startsWith('X') ? '0 0 13 16' : '0 0 12 16'
}

const SuitCard: FC<{ code: string }> = ({ code }) => {
  const { colour, rank, suit, large, place } = faceOf(code)
  return (
    <svg class={`card ${colour}`} viewBox="0 0 100 140" aria-hidden="true">
      <Shape as="r" id={rank} />
      {suit !== null && <Shape as="u" id={suit} />}
      <Shape as={place} id={large} />
    </svg>
  )
}

/** A card of whichever deck. */
const Printed: FC<{ code: string; lang: Lang }> = ({ code, lang }) => {
  const own = faceOfRuleDeck(code)
  if (own !== null) return <RuleDeckCard face={own} lang={lang} />
  const cat = printedCat(code)
  return cat === null ? <SuitCard code={code} /> : <CatCard printed={cat} />
}

/** A card face up, silent where the words are beside it. What is printed on it may have a language. */
export const Card: FC<{ code: string; lang: Lang; silent?: boolean }> = ({ code, lang, silent }) => (
  <>
    <Printed code={code} lang={lang} />
    {silent !== true && <span class="vh">{cardName(lang, code)}</span>}
  </>
)

/** A card face down; the words are beside it. */
export const Back: FC = () => (
  <svg class="card back" viewBox="0 0 100 140" aria-hidden="true">
    <Shape id="back" />
  </svg>
)

/** A card named in a sentence: small, on card stock, and read aloud by its name. */
export const Chip: FC<{ code: string; lang: Lang }> = ({ code, lang }) => {
  const own = faceOfRuleDeck(code)
  if (own !== null) return <RuleDeckChip face={own} lang={lang} />
  const cat = printedCat(code)
  if (cat !== null) return <CatChip printed={cat} lang={lang} />
  const { colour, rank, suit } = faceOf(code)
  return (
    <span class={`chip ${colour}`}>
      <svg class="r" viewBox={rankBox(code)} aria-hidden="true">
        <Shape id={rank} />
      </svg>
      {suit !== null && (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <Shape id={suit} />
        </svg>
      )}
      <span class="vh">{cardName(lang, code)}</span>
    </span>
  )
}

/** A suit's mark. Without `lang` it is silent: then the words are beside it. */
export const SuitMark: FC<{ suit: string; lang?: Lang }> = ({ suit, lang }) => (
  <>
    <svg class={`suit ${suit.toLowerCase()}`} viewBox="0 0 16 16" aria-hidden="true">
      <Shape id={`suit-${suit}`} />
    </svg>
    {lang !== undefined && <span class="vh">{suitName(lang, suit)}</span>}
  </>
)
