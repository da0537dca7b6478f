/** A move carried out, and all that follows from it by itself. */
import { type Card, type Joker, without } from '../../engine/cards.ts'
import { IllegalMove, type Random, type Seat, type Step } from '../../engine/game.ts'
import { sortCards } from './deck.ts'
import { beginTurn, drawFromStock, takeDiscard } from './draw.ts'
import type { RummyEvent } from './events.ts'
import { judge, withCard, withoutJoker } from './judge.ts'
import type { RummyMove } from './moves.ts'
import { isDecided, resultOf, scoreRound } from './score.ts'
import { after, dealRound, handOf, type RummyState, type TableMeld } from './state.ts'

/** So many turns of each seat, and a round that nobody could end is blocked. */
const turnsPerSeat = 50

export const apply = (state: RummyState, seat: Seat, move: RummyMove, random: Random): Step<RummyState> => {
  const refusal = judge(state, seat, move)
  if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
  switch (move.type) {
    case 'draw':
      return move.from === 'stock' ? drawFromStock(state, seat, [], random) : takeDiscard(state, seat, [])
    case 'meld':
      return goOn(meld(state, seat, move), move, random)
    case 'layOff':
      return goOn(layOff(state, seat, move), move, random)
    case 'swapJoker':
      return goOn(swapJoker(state, seat, move), move, random)
    case 'discard':
      return discard(state, seat, move, random)
  }
}

/** The seat's cards less one. An equal card that all know of counts as the one that left. */
const lose = (state: RummyState, seat: Seat, card: Card): Pick<RummyState, 'hands' | 'known'> => ({
  hands: state.hands.with(seat, without(handOf(state, seat), card)),
  known: state.known.with(seat, without(state.known[seat] ?? [], card)),
})

/** The card lies on the table: if it equals the one just taken, that one may be discarded again. */
const layCard = (state: RummyState, seat: Seat, card: Card): RummyState => ({
  ...state,
  ...lose(state, seat, card),
  taken: state.taken === card ? null : state.taken,
})

/** The table after cards were laid, before it is known whether that ends the round. */
type Laid = { readonly state: RummyState; readonly events: readonly RummyEvent[] }

const meld = (state: RummyState, seat: Seat, { kind, cards }: Extract<RummyMove, { type: 'meld' }>): Laid => {
  const laid = cards.reduce((before, card) => layCard(before, seat, card), state)
  return {
    state: { ...laid, table: [...state.table, { seat, kind, cards }] },
    events: [{ type: 'melded', to: 'all', seat, kind, cards, meld: state.table.length }],
  }
}

/** The table with a meld changed in a way already judged. */
const changed = (state: RummyState, number: number, change: (meld: TableMeld) => TableMeld | null) => {
  const before = state.table[number]
  const meld = before === undefined ? null : change(before)
  if (meld === null) throw new Error(`meld ${number} cannot be changed like that`)
  return { meld, table: state.table.with(number, meld) }
}

const layOff = (
  state: RummyState,
  seat: Seat,
  { meld: number, card, end }: Extract<RummyMove, { type: 'layOff' }>,
): Laid => {
  const { meld, table } = changed(state, number, (before) => withCard(state, before, card, end))
  return {
    state: { ...layCard(state, seat, card), table },
    events: [{ type: 'laid-off', to: 'all', seat, card, meld: number, cards: meld.cards }],
  }
}

const gain = (state: RummyState, seat: Seat, joker: Joker): RummyState => ({
  ...state,
  hands: state.hands.with(seat, sortCards([...handOf(state, seat), joker])),
  known: state.known.with(seat, [...(state.known[seat] ?? []), joker]),
})

const swapJoker = (
  state: RummyState,
  seat: Seat,
  { meld: number, card, joker }: Extract<RummyMove, { type: 'swapJoker' }>,
): Laid => {
  const { table } = changed(state, number, (before) => withoutJoker(state, before, card, joker))
  return {
    state: { ...gain(layCard(state, seat, card), seat, joker), table },
    events: [{ type: 'joker-swapped', to: 'all', seat, card, joker, meld: number }],
  }
}

const isOut = (state: RummyState, seat: Seat): boolean => handOf(state, seat).length === 0

/** The same turn goes on, unless the hand is empty. */
const goOn = ({ state, events }: Laid, move: RummyMove, random: Random): Step<RummyState> =>
  isOut(state, state.turn) ? finishRound(state, move, events, random) : { state, events }

const discard = (
  state: RummyState,
  seat: Seat,
  move: Extract<RummyMove, { type: 'discard' }>,
  random: Random,
): Step<RummyState> => {
  const { card } = move
  const turns = state.turns + 1
  const next: RummyState = {
    ...state,
    ...lose(state, seat, card),
    pile: [...state.pile, card],
    taken: null,
    turns,
    turn: after(state, seat),
  }
  const events: readonly RummyEvent[] = [{ type: 'discarded', to: 'all', seat, card }]
  const isOver = isOut(next, seat) || turns === turnsPerSeat * state.seats
  return isOver ? finishRound(next, move, events, random) : beginTurn(next, events, random)
}

const finishRound = (
  state: RummyState,
  move: RummyMove,
  events: readonly RummyEvent[],
  random: Random,
): Step<RummyState> => {
  const { line, lasting } = scoreRound(state, move)
  const round = lasting.rounds.length
  const told: readonly RummyEvent[] = [...events, { type: 'round', to: 'all', round, ...line }]
  if (isDecided(lasting)) {
    const over: RummyEvent = { type: 'over', to: 'all', ...resultOf(lasting) }
    return { state: { ...state, ...lasting, phase: 'over', taken: null }, events: [...told, over] }
  }
  const dealt = dealRound(lasting, after(state, state.starter), random)
  const upcard = dealt.pile[0] ?? null
  const started: RummyEvent = {
    type: 'round-started',
    to: 'all',
    seat: dealt.starter,
    round: round + 1,
    upcard,
  }
  return beginTurn(dealt, [...told, started, ...dealt.hands.map(showHand)], random)
}

const showHand = (cards: readonly Card[], seat: Seat): RummyEvent => ({
  type: 'dealt',
  to: [seat],
  seat,
  cards,
})
