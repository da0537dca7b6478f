/** What is said on the felt, whatever the game. */
import type { Lang } from '../../players/types.ts'
import { felt as en, type FeltWords } from './en/felt.ts'
import { felt as ko } from './ko/felt.ts'

const felts: { readonly [lang in Lang]: FeltWords } = { en, ko }

export const feltWords = (lang: Lang): FeltWords => felts[lang]
