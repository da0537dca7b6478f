import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import type { Sentence } from '../text/parts.ts'
import { Chip } from './card.tsx'

/** A sentence on a page: names bold, cards as chips. `names` are the seats' names in seat order. */
export const Told: FC<{ sentence: Sentence; names: readonly string[]; lang: Lang }> = ({
  sentence,
  names,
  lang,
}) => (
  <>
    {sentence.map((part) => {
      if (typeof part === 'string') return part
      if ('card' in part) return <Chip code={part.card} lang={lang} />
      return <b>{'name' in part ? part.name : names[part.seat]}</b>
    })}
  </>
)
