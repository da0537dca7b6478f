/** All words of the pages, by language and area. Korean is typed by English: no word is missing or left over. */
import type { Lang } from '../../players/types.ts'
import { en } from './en/index.ts'
import { ko } from './ko/index.ts'

export type Words = typeof en

const trees: { readonly [lang in Lang]: Words } = { en, ko }

export const words = (lang: Lang): Words => trees[lang]
