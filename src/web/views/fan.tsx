/** Three cards that stand for a game. */
import type { FC } from 'hono/jsx'
import type { GameId } from '../../engine/game.ts'
import type { Card as NumberCode } from '../../games/distantichu/cards.ts'
import type { Lang } from '../../players/types.ts'
import { Card } from './card.tsx'
import { NumberCard } from './number-card.tsx'

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

/** Numbers are drawn with the way to a destination. */
const onTheWay: readonly NumberCode[] = ['6', '8', '10']

/** Of a game without a choice of its own. */
const anyHand = ['TH', 'JC', 'QD']

export const Fan: FC<{ game: GameId; lang: Lang }> = ({ game, lang }) => (
  <span class="fan" aria-hidden="true">
    {game === 'distantichu'
      ? onTheWay.map((card) => <NumberCard card={card} destination="8" />)
      : (hands[game] ?? anyHand).map((code) => <Card code={code} lang={lang} silent />)}
  </span>
)
