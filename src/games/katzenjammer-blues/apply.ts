/** A move carried out; what follows from it by itself is the round's. */
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { type Bid, readBid } from './bids.ts'
import { type Card, countOf, isJoker, joker, leave, printed } from './cards.ts'
import type { KatzenjammerEvent } from './events.ts'
import { judge } from './judge.ts'
import { type KatzenjammerMove, spokenBid } from './moves.ts'
import { askAfter, askForBands, buyLot, endGame, endRound } from './round.ts'
import { handOf, type KatzenjammerState } from './state.ts'
import { discard } from './stock.ts'

export const apply = (
  state: KatzenjammerState,
  seat: Seat,
  move: KatzenjammerMove,
  random: Random,
): Step<KatzenjammerState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'pass':
      return askAfter(
        { ...state, passed: state.passed.with(seat, true) },
        seat,
        [{ type: 'pass', to: 'all', seat, unable: false }],
        random,
      )
    case 'bid':
      return bid(state, seat, readBid(move.cards, state.options), printed(move.cards), random)
    case 'call':
      return bid(state, seat, spokenBid(move), null, random)
    case 'pay':
      return buyLot(state, seat, printed(move.cards), [], random)
    case 'band':
      return formBand(state, seat, printed(move.cards), move.value, random)
    case 'done':
      return endRound(state, [{ type: 'done', to: 'all', seat }], random)
  }
}

/** @throws Error where the cards are no bid: the judge lets none through. */
const bid = (
  state: KatzenjammerState,
  seat: Seat,
  made: Bid | null,
  cards: readonly Card[] | null,
  random: Random,
): Step<KatzenjammerState> => {
  if (made === null) throw new Error('these cards are no bid')
  const laid = { ...made, cards }
  const events: readonly KatzenjammerEvent[] = [{ type: 'bid', to: 'all', seat, ...laid }]
  return askAfter({ ...state, standing: seat, bids: state.bids.with(seat, laid) }, seat, events, random)
}

const formBand = (
  state: KatzenjammerState,
  seat: Seat,
  cards: readonly Card[],
  value: number,
  random: Random,
): Step<KatzenjammerState> => {
  const { pool, mice, used, discards, hands } = state
  const isThrown = value === 0
  const earned = Math.min(value, pool)
  const formed: KatzenjammerState = {
    ...state,
    pool: pool - earned,
    mice: mice.with(seat, (mice[seat] ?? 0) + earned),
    hands: hands.with(seat, leave(handOf(state, seat), cards)),
    used: isThrown ? used : used.with(seat, (used[seat] ?? 0) + countOf(cards, joker)),
    discards: discard(
      discards,
      cards.filter((card) => isThrown || !isJoker(card)),
    ),
  }
  const events: readonly KatzenjammerEvent[] = [{ type: 'band', to: 'all', seat, cards, value, mice: earned }]
  return formed.pool === 0 ? endGame(formed, events, 'mice', random) : askForBands(formed, events, random)
}
