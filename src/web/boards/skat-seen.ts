/** What the parts of the board of Skat share. */
import type { Suit, SuitCard } from '../../engine/cards.ts'
import type { Contract } from '../../games/skat/contract.ts'
import { orderIn } from '../../games/skat/deck.ts'
import type { SkatMove } from '../../games/skat/moves.ts'
import type { SkatView } from '../../games/skat/view.ts'
import type { Lang } from '../../players/types.ts'
import { skat as en } from '../text/en/boards/skat.ts'
import { skat as ko } from '../text/ko/boards/skat.ts'
import { card, type Sentence } from '../text/parts.ts'
import type { Seen } from './board.ts'
import { sortByOrder } from './sort.ts'

export type SkatSeen = Seen<SkatView, SkatMove>

export const wordsOf = (lang: Lang) => (lang === 'ko' ? ko : en)

/** The suit that is trumps beside the jacks. */
export const trumpSuit = (game: Contract['game'] | null): Suit | null =>
  game === null || game === 'grand' || game === 'null' ? null : game

/** As the announced game ranks them; before it and in ramsch as in grand. */
export const sortedFor = (
  cards: readonly SuitCard[],
  contract: SkatView['contract'],
): readonly SuitCard[] => {
  const game = contract?.game ?? 'grand'
  return sortByOrder(cards, orderIn(game), trumpSuit(game))
}

export const chips = (cards: readonly SuitCard[]): Sentence => cards.map((code) => card(code))
