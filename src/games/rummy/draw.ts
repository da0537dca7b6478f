/** The start of a turn: what may be drawn, and the draw itself, made at once where there is no choice. */
import type { Card } from '../../engine/cards.ts'
import type { Random, Seat, Step } from '../../engine/game.ts'
import { sortCards } from './deck.ts'
import type { RummyEvent } from './events.ts'
import { handOf, type RummyState } from './state.ts'

export const mayTake = ({ options, pile }: RummyState): boolean =>
  options.drawFrom === 'both' && pile.length > 0

/** The top discard stays when the others become the stock; only who may not take it shuffles it too. */
const canRenew = ({ options, pile }: RummyState): boolean =>
  pile.length > 1 || (options.drawFrom === 'stock' && pile.length === 1)

const mayDraw = (state: RummyState): boolean => state.stock.length > 0 || canRenew(state)

const intoHand = (state: RummyState, seat: Seat, card: Card) =>
  state.hands.with(seat, sortCards([...handOf(state, seat), card]))

const renew = (state: RummyState, random: Random): RummyState => {
  const kept = state.pile.length > 1 ? state.pile.slice(-1) : []
  const shuffled = state.pile.slice(0, state.pile.length - kept.length)
  return { ...state, stock: random.shuffle(shuffled), pile: kept }
}

export const drawFromStock = (
  state: RummyState,
  seat: Seat,
  events: readonly RummyEvent[],
  random: Random,
): Step<RummyState> => {
  const isEmpty = state.stock.length === 0
  const filled = isEmpty ? renew(state, random) : state
  const [card, ...stock] = filled.stock
  if (card === undefined) throw new Error('there is nothing to draw')
  const renewed: readonly RummyEvent[] = isEmpty
    ? [{ type: 'renewed', to: 'all', cards: filled.stock.length }]
    : []
  return {
    state: { ...filled, phase: 'play', hands: intoHand(filled, seat, card), stock, taken: null },
    events: [
      ...events,
      ...renewed,
      { type: 'drew', to: 'all', seat },
      { type: 'drew', to: [seat], seat, card },
    ],
  }
}

export const takeDiscard = (
  state: RummyState,
  seat: Seat,
  events: readonly RummyEvent[],
): Step<RummyState> => {
  const card = state.pile.at(-1)
  if (card === undefined) throw new Error('the discard pile is empty')
  return {
    state: {
      ...state,
      phase: 'play',
      hands: intoHand(state, seat, card),
      known: state.known.with(seat, [...(state.known[seat] ?? []), card]),
      pile: state.pile.slice(0, -1),
      taken: card,
    },
    events: [...events, { type: 'took', to: 'all', seat, card }],
  }
}

/** The turn of the seat named in `turn` begins. */
export const beginTurn = (
  state: RummyState,
  events: readonly RummyEvent[],
  random: Random,
): Step<RummyState> => {
  if (!mayTake(state)) return drawFromStock(state, state.turn, events, random)
  if (!mayDraw(state)) return takeDiscard(state, state.turn, events)
  return { state: { ...state, phase: 'draw', taken: null }, events }
}
