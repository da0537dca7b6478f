/** Three cards that stand for a game. */
import type { FC } from 'hono/jsx'
import type { GameId } from '../../engine/game.ts'
import { Card } from './card.tsx'

const hands: { readonly [game: GameId]: readonly string[] } = {
  doubt: ['QC', 'XR', 'QH'],
  klaverjassen: ['9C', 'JC', 'AC'],
  parity: ['XB', 'AD', 'XR'],
  skat: ['JS', 'JC', 'JH'],
  spades: ['KS', 'AS', 'QS'],
  'gin-rummy': ['7H', '8H', '9H'],
  rummy: ['QC', 'QH', 'QS'],
}

/** Of a game without a choice of its own. */
const anyHand = ['TH', 'JC', 'QD']

export const Fan: FC<{ game: GameId }> = ({ game }) => (
  <span class="fan" aria-hidden="true">
    {(hands[game] ?? anyHand).map((code) => (
      <Card code={code} />
    ))}
  </span>
)
