/** A move carried out, and all that follows from it by itself. */
import type { Card } from '../../engine/cards.ts'
import { IllegalMove, type Seat, type Step } from '../../engine/game.ts'
import { deck, isHonest, rankAfter } from './deck.ts'
import type { DoubtEvent } from './events.ts'
import { judge } from './judge.ts'
import type { DoubtMove } from './moves.ts'
import { claimLimit, resultOf, shortest } from './result.ts'
import { type Claim, type DoubtState, handOf, seatsAfter } from './state.ts'

export const apply = (state: DoubtState, seat: Seat, move: DoubtMove): Step<DoubtState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'play':
      return play(state, seat, deck.sort(move.cards))
    case 'doubt':
      return doubt(state, seat)
    case 'accept':
      return accept(state, seat)
  }
}

const finish = (
  state: DoubtState,
  winners: readonly Seat[],
  events: readonly DoubtEvent[],
): Step<DoubtState> => {
  const over: DoubtState = { ...state, phase: 'over', awaited: [], winners }
  const { hands, pile } = over
  return { state: over, events: [...events, { type: 'over', to: 'all', ...resultOf(over), hands, pile }] }
}

const play = (state: DoubtState, seat: Seat, cards: readonly Card[]): Step<DoubtState> => {
  const { due: rank, options } = state
  const hand = handOf(state, seat).filter((card) => !cards.includes(card))
  const claimed: DoubtState = {
    ...state,
    due: rankAfter(rank),
    claims: state.claims + 1,
    hands: state.hands.with(seat, hand),
    pile: [...state.pile, { seat, rank, cards }],
  }
  const events: readonly DoubtEvent[] = [
    { type: 'claimed', to: 'all', seat, rank, count: cards.length },
    { type: 'laid', to: [seat], seat, cards },
  ]
  if (hand.length === 0 && options.lastClaim === 'final') return finish(claimed, [seat], events)
  return { state: ask(claimed, seat), events }
}

/** Nobody can play on after the last claim, so it needs an answer of its own. */
const isClosing = (state: DoubtState, claimant: Seat): boolean =>
  handOf(state, claimant).length === 0 || state.claims === claimLimit

const ask = (state: DoubtState, claimant: Seat): DoubtState => {
  const others = seatsAfter(claimant, state.seats)
  if (state.options.doubters === 'anyone') return { ...state, phase: 'answer', awaited: others }
  return {
    ...state,
    phase: isClosing(state, claimant) ? 'answer' : 'turn',
    awaited: others.slice(0, 1),
  }
}

/** @throws Error where there is none: the judge lets nobody answer then. */
const lastClaim = ({ pile }: DoubtState): Claim => {
  const claim = pile.at(-1)
  if (claim === undefined) throw new Error('there is no claim to answer')
  return claim
}

/** Once a claim is settled: its claimant has won, the game stops, or `leader` plays. */
const settle = (
  state: DoubtState,
  claimant: Seat,
  leader: Seat,
  events: readonly DoubtEvent[],
): Step<DoubtState> => {
  // A liar found out holds the pile by now: whoever has no card left was honest, or not doubted.
  if (handOf(state, claimant).length === 0) return finish(state, [claimant], events)
  if (state.claims === claimLimit) return finish(state, shortest(state), events)
  return { state: { ...state, phase: 'play', awaited: [leader] }, events }
}

const doubt = (state: DoubtState, doubter: Seat): Step<DoubtState> => {
  const { seat: claimant, ...claim } = lastClaim(state)
  const honest = isHonest(claim.rank, claim.cards)
  const taker = honest ? doubter : claimant
  const cards = deck.sort(state.pile.flatMap((laid) => laid.cards))
  const found = { claimant, ...claim, honest, taker, taken: cards.length }
  const taken: DoubtState = {
    ...state,
    due: state.options.afterDoubt === 'restart' ? state.options.firstRank : state.due,
    hands: state.hands.with(taker, deck.sort([...handOf(state, taker), ...cards])),
    pile: [],
    lastDoubt: { doubter, ...found },
  }
  return settle(taken, claimant, taker, [
    { type: 'doubted', to: 'all', seat: doubter, ...found },
    { type: 'took', to: [taker], seat: taker, cards },
  ])
}

const accept = (state: DoubtState, seat: Seat): Step<DoubtState> => {
  const events: readonly DoubtEvent[] = [{ type: 'accepted', to: 'all', seat }]
  const awaited = state.awaited.filter((other) => other !== seat)
  if (awaited.length > 0) return { state: { ...state, awaited }, events }
  const claimant = lastClaim(state).seat
  return settle(state, claimant, (claimant + 1) % state.seats, events)
}
