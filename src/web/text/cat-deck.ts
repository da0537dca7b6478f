/** The cards of Katzenjammer Blues by name, and what is bid with them in words. */
import type { Bid } from '../../games/katzenjammer-blues/bids.ts'
import { codes } from '../../games/katzenjammer-blues/cards.ts'
import type { Lang } from '../../players/types.ts'
import { withJosa } from './josa.ts'
import { card, type Part } from './parts.ts'

const mark = 'cat-'

/** The game's own codes are single letters, as those of other decks may be too: pages draw cats by these. */
export const catCode = (code: string): string => mark + code

export const cat = (code: string): Part => card(catCode(code))

/** What is printed on a cat, the game's own code; null for a card of another deck. */
export const printedCat = (code: string): string | null =>
  codes.find((printed) => catCode(printed) === code) ?? null

const joker: { readonly [lang in Lang]: string } = { en: 'joker', ko: '조커' }

/** Null for a code of another deck. */
export const catName = (lang: Lang, code: string): string | null => {
  const printed = printedCat(code)
  return printed === 'J' ? joker[lang] : printed
}

const numerals: { readonly [lang in Lang]: readonly string[] } = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ko: ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'],
}

/** Of a few cards in words; in figures beyond ten. */
export const numeral = (lang: Lang, count: number): string => numerals[lang][count] ?? String(count)

/** *one 5*, *three 5s*; *5 한 장*, *5 세 장*. */
export const sameText = (lang: Lang, count: number, value: number): string => {
  const many = numeral(lang, count)
  if (lang === 'ko') return `${value} ${many} 장`
  return count === 1 ? `${many} ${value}` : `${many} ${value}s`
}

/** *three different, sum 12*; *서로 다른 세 장, 합 12*. */
const differentText = (lang: Lang, count: number, sum: number | null): string => {
  const many = numeral(lang, count)
  if (lang === 'ko') return `서로 다른 ${many} 장${sum === null ? '' : `, 합 ${sum}`}`
  return `${many} different${sum === null ? '' : `, sum ${sum}`}`
}

export const bidText = (lang: Lang, { kind, count, value }: Bid): string =>
  kind === 'same' ? sameText(lang, count, value ?? 0) : differentText(lang, count, value)

/** *three 5s* with its particle: *5 세 장을*. A sum in brackets ends in its own sound. */
export const bidObject = (bid: Bid): string => withJosa(bidText('ko', bid), '을/를')

/** A bid as the parameters of a refusal carry it. */
export const bidFrom = ({ kind, count, value }: { readonly [name: string]: unknown }): Bid => ({
  kind: kind === 'same' ? 'same' : 'different',
  count: Number(count),
  value: typeof value === 'number' ? value : null,
})
