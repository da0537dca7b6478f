/** The legal moves, one by one: with jokers there may be thousands, so none is made before it is asked for. */
import { type Card, isJoker, type SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import { runsIn, setsIn } from '../../engine/melds/find.ts'
import { distinct } from './deck.ts'
import { mayDiscard, mayEverSwap, mayLay, mayLayOff, type Position, withCard, withoutJoker } from './judge.ts'
import { discardMove, drawMoves, type RummyMove } from './moves.ts'
import { handOf, mostInSet, type RummyState } from './state.ts'

function* discards(state: Position, hand: readonly Card[]): Generator<RummyMove> {
  for (const card of distinct(hand)) if (mayDiscard(state, hand, card)) yield discardMove(card)
}

export function* layOffs(state: Position, hand: readonly Card[]): Generator<RummyMove> {
  if (!mayLay(state, hand, 1)) return
  const cards = distinct(hand)
  for (const [number, meld] of state.table.entries()) {
    for (const card of cards) {
      for (const end of meld.kind === 'set' ? [undefined] : (['low', 'high'] as const)) {
        if (withCard(state, meld, card, end) === null) continue
        yield { type: 'layOff', meld: number, card, ...(end === undefined ? {} : { end }) }
      }
    }
  }
}

function* swaps(state: Position, hand: readonly Card[]): Generator<RummyMove> {
  for (const [number, meld] of state.table.entries()) {
    for (const joker of meld.cards.filter(isJoker)) {
      for (const card of distinct(hand)) {
        if (withoutJoker(state, meld, card, joker) === null) continue
        yield { type: 'swapJoker', meld: number, card, joker }
      }
    }
  }
}

export function* melds(state: Position, hand: readonly Card[]): Generator<RummyMove> {
  const naturals = hand.filter((card): card is SuitCard => !isJoker(card))
  const jokers = hand.filter(isJoker)
  for (const cards of setsIn(naturals, jokers, mostInSet(state.options))) {
    if (mayLay(state, hand, cards.length)) yield { type: 'meld', kind: 'set', cards }
  }
  for (const cards of runsIn(naturals, jokers, state.options.ace)) {
    if (mayLay(state, hand, cards.length)) yield { type: 'meld', kind: 'run', cards }
  }
}

/** The moves of a seat that has drawn and holds these cards. */
export function* playMoves(state: Position, seat: Seat, hand: readonly Card[]): Generator<RummyMove> {
  yield* discards(state, hand)
  if (mayLayOff(state, seat)) {
    yield* layOffs(state, hand)
    if (mayEverSwap(state)) yield* swaps(state, hand)
  }
  yield* melds(state, hand)
}

export function* legalMoves(state: RummyState, seat: Seat): Generator<RummyMove> {
  if (state.phase === 'over' || state.turn !== seat) return
  yield* state.phase === 'draw' ? drawMoves : playMoves(state, seat, handOf(state, seat))
}
