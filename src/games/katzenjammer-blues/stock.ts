/** The draw pile, and how it is made of the discards again where the table plays so. */
import type { Random } from '../../engine/game.ts'
import { type Card, sortCards } from './cards.ts'
import type { KatzenjammerEvent } from './events.ts'
import type { KatzenjammerOptions } from './options.ts'
import type { KatzenjammerState, Stock } from './state.ts'

type Drawn = { readonly card: Card; readonly stock: Stock; readonly events: readonly KatzenjammerEvent[] }

/** The top card; null where there is none and none can be made. */
export const draw = (
  { pile, discards }: Stock,
  { deckEnd }: Pick<KatzenjammerOptions, 'deckEnd'>,
  random: Random,
): Drawn | null => {
  const [card] = pile
  if (card !== undefined) return { card, stock: { pile: pile.slice(1), discards }, events: [] }
  if (deckEnd !== 'reshuffle' || discards.length === 0) return null
  const again = draw({ pile: random.shuffle(discards), discards: [] }, { deckEnd }, random)
  if (again === null) return null
  const told: KatzenjammerEvent = { type: 'reshuffle', to: 'all', count: discards.length }
  return { ...again, events: [told, ...again.events] }
}

export const discard = (discards: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  sortCards([...discards, ...cards])

/** Whether the last card that can be drawn ends the game at once. */
export const isCutShort = ({ pile, options }: Pick<KatzenjammerState, 'pile' | 'options'>): boolean =>
  options.deckEnd === 'end' && pile.length === 0
