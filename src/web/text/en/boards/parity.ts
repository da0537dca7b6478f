import type { Parity } from '../../../../games/parity/moves.ts'
import { type Part, type Sentence, say, seat } from '../../parts.ts'

/** What the table of Parity says. */
export const parity = {
  parities: { odd: 'odd', even: 'even' } satisfies Record<Parity, string>,
  took: (tricks: number): string => `took ${tricks}`,
  declared: (parity: string): string => `declared ${parity}`,
  points: (total: number): string => (total === 1 ? '1 point' : `${total} points`),
  trumps: 'Trumps',
  noTrumps: 'No trumps',

  naming: 'Trumps',
  names: (who: number): Sentence => say`${seat(who)} names the trump suit`,
  jokersHint: 'The joker of its colour becomes the highest card.',
  declaring: 'Odd or even',
  declares: (who: number): Sentence => say`Will ${seat(who)} take an odd or an even number of the 15 tricks?`,
  zeroHint: 'No trick at all is even.',
  discarding: 'A card face down',
  jokerWins: (leader: number): Sentence => say`A joker takes the trick at once, for ${seat(leader)}.`,
  discardHint: 'Put any card face down; only you know which until the round is over.',
  yourDiscards: (cards: readonly Part[]): Sentence => say`You put face down: ${cards}`,

  chooseTrump: 'Choose the trump suit',
  nameTrump: 'Name trumps',
  withoutTrumps: 'None',
  chooseParity: 'Odd or even?',
  declare: 'Declare',
  odd: 'Odd',
  even: 'Even',
  discard: 'Put face down',

  declaration: 'Declared',
  kept: 'kept',
}

export type ParityBoardWords = typeof parity
