/** What both languages say of the counts of In a Grove. */
import type { Lang } from '../../players/types.ts'

const words: { readonly [lang in Lang]: (count: number) => string } = {
  en: (count) => (count === 1 ? 'one wrong card' : `${count} wrong cards`),
  ko: (count) => `오답 카드 ${count}장`,
}

/** Of several players: `5` where all have as many, else `5 and 6`. */
export const wrongCount = (lang: Lang, counts: readonly number[]): string => {
  const distinct = [...new Set(counts)]
  return distinct.map((count) => words[lang](count)).join(', ')
}
