/** Three cards that stand for a game. */
import type { FC } from 'hono/jsx'
import type { GameId } from '../../engine/game.ts'
import type { Lang } from '../../players/types.ts'
import { Card } from './card.tsx'

const hands: { readonly [game: GameId]: readonly string[] } = {
  doubt: ['QC', 'XR', 'QH'],
  'gin-rummy': ['7H', '8H', '9H'],
  'in-a-grove': ['5S', 'AS', '8S'],
  'katzenjammer-blues': ['cat-3', 'cat-5', 'cat-J'],
  klaverjassen: ['9C', 'JC', 'AC'],
  'master-of-rules': ['R9', 'B5', 'TRIO'],
  parity: ['XB', 'AD', 'XR'],
  rummy: ['QC', 'QH', 'QS'],
  skat: ['JS', 'JC', 'JH'],
  spades: ['KS', 'AS', 'QS'],
}

/** Of a game without a choice of its own. */
const anyHand = ['TH', 'JC', 'QD']

export const Fan: FC<{ game: GameId; lang: Lang }> = ({ game, lang }) => (
  <span class="fan" aria-hidden="true">
    {(hands[game] ?? anyHand).map((code) => (
      <Card code={code} lang={lang} silent />
    ))}
  </span>
)
