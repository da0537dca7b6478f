/** Melds and single cards laid beside each other, each group's cards overlapping. */
import type { FC } from 'hono/jsx'
import type { Lang } from '../../players/types.ts'
import { Card } from '../views/card.tsx'

/** `rest`: what lies there in no meld. */
export const MeldRow: FC<{
  melds: readonly (readonly string[])[]
  rest?: readonly string[]
  lang: Lang
}> = ({ melds, rest = [], lang }) => (
  <div class="melds">
    {melds.map((cards) => (
      <div class="meld">
        {cards.map((code) => (
          <Card code={code} lang={lang} />
        ))}
      </div>
    ))}
    {rest.length > 0 && (
      <div class="meld rest-cards">
        {rest.map((code) => (
          <Card code={code} lang={lang} />
        ))}
      </div>
    )}
  </div>
)
