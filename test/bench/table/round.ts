/**
 * A round of Parity as somebody follows it who plays both hands: the whole pack is dealt, so one hand tells the
 * other, and the rules tell whose turn it is and what may be played.
 */
import { z } from 'zod'
import type { Random, Seat } from '../../../src/engine/game.ts'
import { deck } from '../../../src/games/parity/deck.ts'
import { parity } from '../../../src/games/parity/index.ts'
import type { ParityMove } from '../../../src/games/parity/moves.ts'
import type { ParityState } from '../../../src/games/parity/state.ts'

/** A table's answer, as far as its driver reads it. */
export const tableSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  e: z.int(),
  view: z.object({ starter: z.int(), hand: z.array(z.string()) }).nullable(),
})
export type Table = z.infer<typeof tableSchema>

const dealing = (starter: Seat, cards: readonly string[]): Random => ({
  int: () => starter,
  shuffle: (items) => items.toSorted((a, b) => cards.indexOf(String(a)) - cards.indexOf(String(b))),
})

/** The round that begins with this view. */
export const beginRound = ({ starter, hand }: NonNullable<Table['view']>, seat: Seat): ParityState => {
  const others = deck.cards.filter((card) => !hand.includes(card))
  const cards = seat === 0 ? [...hand, ...others] : [...others, ...hand]
  return parity.setup({ seats: 2, options: parity.options.parse({}) }, dealing(starter, cards))
}

/** With its naming of trumps, the declaration and 30 cards. */
export const leftOf = ({ phase, hands, rounds }: ParityState): number => {
  if (rounds.length > 0) return 0
  const words = { trump: 2, parity: 1, play: 0, discard: 0, over: 0 }[phase]
  return words + hands.flat().length
}

export type Turn = { readonly seat: Seat; readonly move: ParityMove; readonly after: ParityState }

/** The first legal move, and what comes of it. The deal after the round's last card is not known here. */
export const playOn = (state: ParityState): Turn => {
  const [seat = 0] = parity.toAct(state)
  const [move] = parity.legalMoves(state, seat)
  if (move === undefined) throw new Error(`seat ${seat} has no move`)
  return { seat, move, after: parity.apply(state, seat, move, dealing(0, [])).state }
}
