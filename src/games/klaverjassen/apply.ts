/** A move carried out, and all that follows from it by itself. */
import { type Suit, type SuitCard, suitOf, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { teamResult } from '../../engine/teams.ts'
import { addCard, type OpenTrick, playsOf, winnerOf } from '../../engine/tricks.ts'
import { orderUnder, pointsOf } from './deck.ts'
import type { KlaverjassenEvent } from './events.ts'
import { judge } from './judge.ts'
import type { KlaverjassenMove } from './moves.ts'
import { roemOf } from './roem.ts'
import { isDecided, scoreRound } from './score.ts'
import {
  after,
  type CountedTrick,
  dealRound,
  handSize,
  type KlaverjassenState,
  madeOf,
  seatCount,
  turnedCard,
} from './state.ts'

const lastTrickPoints = 10

export const apply = (
  state: KlaverjassenState,
  seat: Seat,
  move: KlaverjassenMove,
  random: Random,
): Step<KlaverjassenState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'trump':
      return makeTrumps(state, seat, move.suit)
    case 'accept': {
      const card = turnedCard(state)
      if (card === null) throw new Error('no card is turned up')
      return makeTrumps(state, seat, suitOf(card))
    }
    case 'pass':
      return pass(state, seat)
    case 'play':
      return play(state, seat, move.card, random)
  }
}

const makeTrumps = (state: KlaverjassenState, maker: Seat, trump: Suit): Step<KlaverjassenState> => ({
  state: { ...state, phase: 'play', trump, maker, turn: state.starter },
  events: [{ type: 'trump-named', to: 'all', seat: maker, suit: trump }],
})

const pass = (state: KlaverjassenState, seat: Seat): Step<KlaverjassenState> => {
  const passed: KlaverjassenState = { ...state, turn: after(seat), passes: state.passes + 1 }
  const events: readonly KlaverjassenEvent[] = [{ type: 'passed', to: 'all', seat }]
  if (state.phase !== 'turned' || passed.passes < seatCount) return { state: passed, events }
  const next = state.spares[state.turnedUp]
  if (state.options.afterTurnUp === 'choose' || next === undefined) {
    return { state: { ...passed, phase: 'choose' }, events }
  }
  return {
    state: { ...passed, passes: 0, turnedUp: state.turnedUp + 1 },
    events: [...events, { type: 'turned-up', to: 'all', card: next } satisfies KlaverjassenEvent],
  }
}

const play = (
  state: KlaverjassenState,
  seat: Seat,
  card: SuitCard,
  random: Random,
): Step<KlaverjassenState> => {
  const hands = state.hands.with(seat, without(state.hands[seat] ?? [], card))
  const trick = addCard(state.trick, card)
  const played: KlaverjassenEvent = { type: 'played', to: 'all', seat, card }
  return trick.cards.length < seatCount
    ? { state: { ...state, turn: after(seat), hands, trick }, events: [played] }
    : finishTrick(state, { hands, trick }, played, random)
}

/** The full trick with its winner, and what it is worth to them. */
const countTrick = (state: KlaverjassenState, trick: OpenTrick<SuitCard>): CountedTrick => {
  const { trump } = madeOf(state)
  const cardPoints = trick.cards.reduce((sum, card) => sum + pointsOf(trump, card), 0)
  return {
    ...trick,
    winner: winnerOf(orderUnder(trump), trick, seatCount),
    points: cardPoints + (state.tricks.length === handSize - 1 ? lastTrickPoints : 0),
    roem: roemOf(trick.cards, trump, state.options.roem),
  }
}

/** `hands` and `trick` are as the last card has left them. */
const finishTrick = (
  state: KlaverjassenState,
  { hands, trick }: Pick<KlaverjassenState, 'hands' | 'trick'>,
  played: KlaverjassenEvent,
  random: Random,
): Step<KlaverjassenState> => {
  const counted = countTrick(state, trick)
  const { winner, points, roem } = counted
  const tricks = [...state.tricks, counted]
  const plays = playsOf(trick, seatCount)
  const told: KlaverjassenEvent[] = [
    played,
    { type: 'trick', to: 'all', seat: winner, trick: tricks.length, plays, points },
  ]
  if (roem !== null) told.push({ type: 'roem', to: 'all', seat: winner, roem })
  const next: KlaverjassenState = {
    ...state,
    turn: winner,
    hands,
    trick: { leader: winner, cards: [] },
    tricks,
  }
  return tricks.length === handSize ? finishRound(next, told, random) : { state: next, events: told }
}

const finishRound = (
  state: KlaverjassenState,
  events: readonly KlaverjassenEvent[],
  random: Random,
): Step<KlaverjassenState> => {
  const { line, lasting } = scoreRound(state)
  const round = lasting.rounds.length
  const told: readonly KlaverjassenEvent[] = [...events, { type: 'round', to: 'all', round, ...line }]
  if (isDecided(lasting)) {
    const over: KlaverjassenEvent = { type: 'over', to: 'all', ...teamResult(lasting.totals) }
    return { state: { ...state, ...lasting, phase: 'over' }, events: [...told, over] }
  }
  const dealt = dealRound(lasting, after(state.starter), random)
  return { state: dealt, events: [...told, ...dealEvents(dealt, round + 1)] }
}

const dealEvents = (state: KlaverjassenState, round: number): readonly KlaverjassenEvent[] => {
  const card = turnedCard(state)
  return [
    { type: 'round-started', to: 'all', seat: state.starter, round },
    ...state.hands.map((cards, seat): KlaverjassenEvent => ({ type: 'dealt', to: [seat], seat, cards })),
    ...(card === null ? [] : [{ type: 'turned-up', to: 'all', card } satisfies KlaverjassenEvent]),
  ]
}
