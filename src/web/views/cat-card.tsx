/** The cards of Katzenjammer Blues: a cat for each number, told apart by what it wears, and a jester of a cat. */
import type { FC } from 'hono/jsx'
import { isJoker } from '../../games/katzenjammer-blues/cards.ts'
import type { Lang } from '../../players/types.ts'
import { catCode, catName } from '../text/cat-deck.ts'
import { Shape } from './icon.tsx'

type Printed = { readonly printed: string }

/** The cat with dark glasses has no eyes to be seen. */
const hasEyes = (printed: string): boolean => printed !== '2'

export const CatCard: FC<Printed> = ({ printed }) => (
  <svg class={`card cat-${printed}`} viewBox="0 0 100 140" aria-hidden="true">
    <Shape as="r" id={`rank-${printed}`} />
    <Shape as="f" id="cat" />
    {hasEyes(printed) && <Shape as="f" id="cat-eyes" />}
    <Shape as="f" id={`cat-${printed}`} />
  </svg>
)

export const CatChip: FC<Printed & { lang: Lang }> = ({ printed, lang }) => (
  <span class={`chip cat-${printed}`}>
    {!isJoker(printed) && (
      <svg class="r" viewBox="0 0 12 16" aria-hidden="true">
        <Shape id={`rank-${printed}`} />
      </svg>
    )}
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <Shape id={isJoker(printed) ? 'head-joker' : 'head-cat'} />
    </svg>
    <span class="vh">{catName(lang, catCode(printed))}</span>
  </span>
)

/** Mice drawn one by one with their number, and said as words. */
export const Mice: FC<{ count: number; says: string }> = ({ count, says }) => (
  <span class="mice">
    {Array.from({ length: count }, () => (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <Shape id="mouse" />
      </svg>
    ))}
    <b aria-hidden="true">{count}</b>
    <span class="vh">{says}</span>
  </span>
)

type TallyProps = { readonly count: number; readonly says: string }

const Tally: FC<TallyProps & { shape: string }> = ({ count, says, shape }) => (
  <span class={count === 0 ? 'tally none' : 'tally'}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <Shape id={shape} />
    </svg>
    <span aria-hidden="true">{count}</span>
    <span class="vh">{says}</span>
  </span>
)

export const MouseTally: FC<TallyProps> = (props) => <Tally {...props} shape="mouse" />

export const JokerTally: FC<TallyProps> = (props) => <Tally {...props} shape="head-joker" />
