/** The cards of Master of Rules: numbers on their full colour with its mark, rules on ink with a sign and a word. */
import type { FC } from 'hono/jsx'
import {
  type Colour,
  colourOf,
  isRule,
  numberDeck,
  numberOf,
  type Rule,
} from '../../games/master-of-rules/cards.ts'
import type { Lang } from '../../players/types.ts'
import { cardName } from '../text/cards.ts'
import { printedRule } from '../text/rule-deck.ts'
import { Shape } from './icon.tsx'

type Face =
  | { readonly kind: 'number'; readonly code: string; readonly colour: Colour; readonly number: number }
  | { readonly kind: 'rule'; readonly code: Rule }

/** Null for a card of another deck. */
export const faceOfRuleDeck = (code: string): Face | null => {
  if (isRule(code)) return { kind: 'rule', code }
  if (!numberDeck.has(code)) return null
  return { kind: 'number', code, colour: colourOf(code), number: numberOf(code) }
}

export const RuleDeckCard: FC<{ face: Face; lang: Lang }> = ({ face, lang }) =>
  face.kind === 'number' ? (
    <svg class={`card own num-${face.colour}`} viewBox="0 0 100 140" aria-hidden="true">
      <Shape as="r" id={`rank-${face.number}`} />
      <Shape as="u" id={`mark-${face.colour}`} />
      <Shape as="p" id={`mark-${face.colour}`} />
    </svg>
  ) : (
    <svg class="card own rule" viewBox="0 0 100 140" aria-hidden="true">
      <Shape as="g" id={`rule-${face.code}`} />
      <text x="9" y="92">
        {printedRule(lang, face.code)}
      </text>
    </svg>
  )

export const RuleDeckChip: FC<{ face: Face; lang: Lang }> = ({ face, lang }) => (
  <span class={face.kind === 'number' ? `chip own num-${face.colour}` : 'chip own rule'}>
    {face.kind === 'number' ? (
      <>
        <svg class="r" viewBox="0 0 12 16" aria-hidden="true">
          <Shape id={`rank-${face.number}`} />
        </svg>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <Shape id={`mark-${face.colour}`} />
        </svg>
      </>
    ) : (
      <>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <Shape id={`rule-${face.code}`} />
        </svg>
        <span aria-hidden="true">{printedRule(lang, face.code)}</span>
      </>
    )}
    <span class="vh">{cardName(lang, face.code)}</span>
  </span>
)

/** A rule's sign alone, where there is no room for a word. */
export const RuleSign: FC<{ rule: Rule; lang: Lang }> = ({ rule, lang }) => (
  <span class="sign own rule">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <Shape id={`rule-${rule}`} />
    </svg>
    <span class="vh">{cardName(lang, rule)}</span>
  </span>
)
