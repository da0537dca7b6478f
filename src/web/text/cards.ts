/** Cards by name: for sentences read aloud, and wherever no card is drawn. */
import type { Lang } from '../../players/types.ts'
import { catName } from './cat-deck.ts'
import { ruleDeckName } from './rule-deck.ts'

type Names = { readonly [code: string]: string }

type CardWords = {
  readonly suits: Names
  /** The ranks that are not read as they are written. */
  readonly ranks: Names
  readonly jokers: Names
  readonly named: (rank: string, suit: string) => string
}

const cards: { readonly [lang in Lang]: CardWords } = {
  en: {
    suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
    ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
    jokers: { XB: 'black joker', XR: 'red joker' },
    named: (rank, suit) => `${rank} of ${suit}`,
  },
  ko: {
    suits: { C: '클럽', D: '다이아', H: '하트', S: '스페이드' },
    ranks: { T: '10', J: '잭', Q: '퀸', K: '킹', A: '에이스' },
    jokers: { XB: '검은 조커', XR: '빨간 조커' },
    named: (rank, suit) => `${suit} ${rank}`,
  },
}

export const suitName = (lang: Lang, suit: string): string => cards[lang].suits[suit] ?? suit

/** `A` is *ace*, `T` is *10*. */
export const rankName = (lang: Lang, rank: string): string => cards[lang].ranks[rank] ?? rank

/** `AS` is *ace of spades*, `B7` is *blue 7*; a code of a deck without names is its own. */
export const cardName = (lang: Lang, code: string): string => {
  const own = ruleDeckName(lang, code) ?? catName(lang, code)
  if (own !== null) return own
  const { suits, jokers, named } = cards[lang]
  const suit = suits[code.charAt(1)]
  if (suit === undefined) return jokers[code] ?? code
  return named(rankName(lang, code.charAt(0)), suit)
}
