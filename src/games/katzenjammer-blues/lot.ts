/** A lot turned up, and the cards drawn for a joker in it, as far as the draw pile goes. */
import type { Random } from '../../engine/game.ts'
import { type Card, isJoker, joker, sortCards } from './cards.ts'
import type { KatzenjammerEvent } from './events.ts'
import { freshAuction, handOf, type KatzenjammerState, seatsAfter } from './state.ts'
import { draw, isCutShort } from './stock.ts'

type Turned = { readonly state: KatzenjammerState; readonly events: readonly KatzenjammerEvent[] }

/** A joker completes a lot, and so does a number that lies in it already. */
const isComplete = (lot: readonly Card[]): boolean => {
  const last = lot.at(-1)
  return last !== undefined && (isJoker(last) || lot.indexOf(last) < lot.length - 1)
}

/** The lot of a new round; empty only where no card is left at all. */
export const turnUpLot = (
  before: KatzenjammerState,
  events: readonly KatzenjammerEvent[],
  random: Random,
): Turned => {
  let state: KatzenjammerState = { ...before, ...freshAuction(before.seats), lot: [] }
  const told: KatzenjammerEvent[] = [...events]
  while (!isComplete(state.lot)) {
    const drawn = draw(state, state.options, random)
    if (drawn === null) break
    state = { ...state, ...drawn.stock, lot: [...state.lot, drawn.card] }
    told.push(...drawn.events)
    if (isCutShort(state)) break
  }
  const { lot, leader: seat } = state
  if (lot.length > 0) told.push({ type: 'lot', to: 'all', seat, cards: lot })
  return { state, events: told }
}

/** A card for everybody, the bandleader last, where the lot ends with a joker. */
export const drawForJoker = (
  before: KatzenjammerState,
  events: readonly KatzenjammerEvent[],
  random: Random,
): Turned => {
  let state = before
  const told: KatzenjammerEvent[] = [...events]
  if (state.lot.at(-1) !== joker) return { state, events }
  for (const seat of seatsAfter(state.leader, state.seats)) {
    const drawn = isCutShort(state) ? null : draw(state, state.options, random)
    if (drawn === null) break
    const { card, stock } = drawn
    state = { ...state, ...stock, hands: state.hands.with(seat, sortCards([...handOf(state, seat), card])) }
    told.push(...drawn.events, { type: 'drew', to: 'all', seat }, { type: 'card', to: [seat], seat, card })
  }
  return { state, events: told }
}
