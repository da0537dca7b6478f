/** The cards of Master of Rules by name: coloured numbers, and rules. */
import {
  type Colour,
  colourOf,
  isRule,
  numberDeck,
  numberOf,
  type Rule,
} from '../../games/master-of-rules/cards.ts'
import type { Lang } from '../../players/types.ts'

type RuleDeckWords = {
  readonly colours: { readonly [colour in Colour]: string }
  readonly rules: { readonly [rule in Rule]: string }
  /** What is printed on a rule card: short enough for a narrow one. */
  readonly printed: { readonly [rule in Rule]: string }
}

const decks: { readonly [lang in Lang]: RuleDeckWords } = {
  en: {
    colours: { B: 'blue', R: 'red', Y: 'yellow', G: 'green', P: 'purple' },
    rules: {
      ONLY: 'ONLY ONE',
      LIMIT: 'LIMIT 23',
      SUPPORT: 'SUPPORT RIGHT',
      TRIO: 'TRIO',
      BEST: 'BEST of the BEST',
    },
    printed: { ONLY: 'ONLY', LIMIT: '≤ 23', SUPPORT: 'RIGHT', TRIO: 'TRIO', BEST: 'BEST' },
  },
  ko: {
    colours: { B: '파랑', R: '빨강', Y: '노랑', G: '초록', P: '보라' },
    rules: {
      ONLY: '유일한 하나',
      LIMIT: '23 이하',
      SUPPORT: '오른쪽 지지',
      TRIO: '세 개 한 벌',
      BEST: '최고 중 최고',
    },
    printed: { ONLY: '유일', LIMIT: '≤ 23', SUPPORT: '지지', TRIO: '한 벌', BEST: '최고' },
  },
}

const ruleName = (lang: Lang, rule: Rule): string => decks[lang].rules[rule]

export const printedRule = (lang: Lang, rule: Rule): string => decks[lang].printed[rule]

/** Null for a code of another deck. */
export const ruleDeckName = (lang: Lang, code: string): string | null => {
  if (isRule(code)) return ruleName(lang, code)
  return numberDeck.has(code) ? `${decks[lang].colours[colourOf(code)]} ${numberOf(code)}` : null
}
