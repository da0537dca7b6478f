/** Cards laid face down, as the one who lays them says it: *three 7s*. */
import type { Rank } from '../../engine/cards.ts'
import type { Lang } from '../../players/types.ts'
import { rankName } from './cards.ts'

/** No claim has more than six cards, no other set more than eight. */
const numerals: { readonly [lang in Lang]: readonly string[] } = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ko: ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟'],
}

/** So many cards of one name: *three 7s*; *7 세 장*. */
export const cardsText = (lang: Lang, name: string, count: number): string => {
  const numeral = numerals[lang][count] ?? String(count)
  if (lang === 'ko') return `${name} ${numeral} 장`
  return `${numeral} ${count === 1 ? name : `${name}s`}`
}

/** All cards of a rank: *7s*, *aces*; Korean has no plural. */
export const rankText = (lang: Lang, rank: Rank): string =>
  lang === 'ko' ? rankName(lang, rank) : `${rankName(lang, rank)}s`

/** *one ace*, *three 7s*; *에이스 한 장*, *7 세 장*. */
export const claimText = (lang: Lang, rank: Rank, count: number): string =>
  cardsText(lang, rankName(lang, rank), count)
