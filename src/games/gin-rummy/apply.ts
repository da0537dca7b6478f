/** A move carried out, and all that follows from it by itself. */
import { type SuitCard, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { arrangeBest } from './arrange.ts'
import { deck } from './deck.ts'
import type { GinRummyEvent } from './events.ts'
import { judge } from './judge.ts'
import type { GinRummyMove, Melds } from './moves.ts'
import { type DealLine, isDecided, keepScore, resultOf, scoreBigGin, scoreDeal, scoreVoid } from './score.ts'
import { dealRound, type GinRummyState, otherSeat, seats } from './state.ts'

/** With so many cards left in the stock nobody draws from it any more. */
const lastStock = 2
/** A deal with so many takes from the discard pile would not end by itself. */
const mostTakes = 50

export const apply = (
  state: GinRummyState,
  seat: Seat,
  move: GinRummyMove,
  random: Random,
): Step<GinRummyState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'pass':
      return pass(state, seat, random)
    case 'draw':
      return move.from === 'stock' ? drawFromStock(state, seat, []) : takeDiscard(state, seat)
    case 'discard':
      return discard(layDown(state, seat, move.card), seat, move.card, random)
    case 'knock':
      return knock(layDown(state, seat, move.card), seat, move.card, move.melds, random)
    case 'bigGin':
      return finishDeal(state, scoreBigGin(state, seat), [{ type: 'big-gin', to: 'all', seat }], random)
  }
}

const pass = (state: GinRummyState, seat: Seat, random: Random): Step<GinRummyState> => {
  const events: readonly GinRummyEvent[] = [{ type: 'passed', to: 'all', seat }]
  if (state.phase === 'wall') return finishDeal(state, scoreVoid(state), events, random)
  const next = { ...state, turn: otherSeat(seat) }
  // When both have passed, the starter has no choice but the stock.
  return seat === state.starter ? { state: next, events } : drawFromStock(next, state.starter, events)
}

const takeIntoHand = ({ hands }: GinRummyState, seat: Seat, card: SuitCard) =>
  hands.with(seat, deck.sort([...(hands[seat] ?? []), card]))

const drawFromStock = (
  state: GinRummyState,
  seat: Seat,
  events: readonly GinRummyEvent[],
): Step<GinRummyState> => {
  const [card, ...stock] = state.stock
  if (card === undefined) throw new Error('the stock is empty')
  return {
    state: { ...state, phase: 'discard', hands: takeIntoHand(state, seat, card), stock, taken: null },
    events: [...events, { type: 'drew', to: 'all', seat }, { type: 'drew', to: [seat], seat, card }],
  }
}

const takeDiscard = (state: GinRummyState, seat: Seat): Step<GinRummyState> => {
  const card = state.pile.at(-1)
  if (card === undefined) throw new Error('the discard pile is empty')
  const taken: GinRummyState = {
    ...state,
    phase: state.phase === 'wall' ? 'mustKnock' : 'discard',
    hands: takeIntoHand(state, seat, card),
    known: state.known.with(seat, [...(state.known[seat] ?? []), card]),
    pile: state.pile.slice(0, -1),
    taken: card,
    takes: state.takes + 1,
  }
  return { state: taken, events: [{ type: 'took', to: 'all', seat, card }] }
}

/** The card goes from the hand to the top of the discard pile. */
const layDown = (state: GinRummyState, seat: Seat, card: SuitCard): GinRummyState => ({
  ...state,
  hands: state.hands.with(seat, without(state.hands[seat] ?? [], card)),
  known: state.known.with(seat, without(state.known[seat] ?? [], card)),
  pile: [...state.pile, card],
  taken: null,
})

const discard = (state: GinRummyState, seat: Seat, card: SuitCard, random: Random): Step<GinRummyState> => {
  const events: readonly GinRummyEvent[] = [{ type: 'discarded', to: 'all', seat, card }]
  const next: GinRummyState = { ...state, turn: otherSeat(seat) }
  const isExhausted = state.stock.length <= lastStock
  if (state.takes >= mostTakes || (isExhausted && !state.options.lastDiscard))
    return finishDeal(state, scoreVoid(state), events, random)
  return { state: { ...next, phase: isExhausted ? 'wall' : 'draw' }, events }
}

const knock = (
  state: GinRummyState,
  seat: Seat,
  card: SuitCard,
  melds: Melds | undefined,
  random: Random,
): Step<GinRummyState> => {
  const chosen = melds ?? arrangeBest(state.hands[seat] ?? [], state.options.ace)
  const events: readonly GinRummyEvent[] = [{ type: 'knocked', to: 'all', seat, card }]
  return finishDeal(state, scoreDeal(state, seat, chosen), events, random)
}

const finishDeal = (
  state: GinRummyState,
  line: DealLine,
  events: readonly GinRummyEvent[],
  random: Random,
): Step<GinRummyState> => {
  const { lasting, gameWon } = keepScore(state, line)
  const round = lasting.rounds.length
  const told: GinRummyEvent[] = [...events, { type: 'round', to: 'all', round, ...line }]
  if (gameWon !== null) told.push({ type: 'game-won', to: 'all', seat: gameWon, games: line.gamesWon })
  if (isDecided(lasting)) {
    const over: GinRummyEvent = { type: 'over', to: 'all', ...resultOf(lasting) }
    return { state: { ...state, ...lasting, phase: 'over', taken: null }, events: [...told, over] }
  }
  const starter = line.kind === 'void' ? state.starter : otherSeat(state.starter)
  const dealt = dealRound(lasting, starter, random)
  const started: GinRummyEvent = {
    type: 'round-started',
    to: 'all',
    seat: starter,
    round: round + 1,
    upcard: dealt.upcard,
  }
  return { state: dealt, events: [...told, started, ...seats.map((seat) => showHand(dealt, seat))] }
}

const showHand = (state: GinRummyState, seat: Seat): GinRummyEvent => ({
  type: 'dealt',
  to: [seat],
  seat,
  cards: state.hands[seat] ?? [],
})
