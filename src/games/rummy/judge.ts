/** Why a move is refused: judged from the cards it names, never by listing the legal ones. */
import { type Card, isJoker, type Joker } from '../../engine/cards.ts'
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { type End, extended } from '../../engine/melds/layoff.ts'
import { cardAt } from '../../engine/melds/line.ts'
import { readRun, readSet } from '../../engine/melds/meld.ts'
import { holdsAll } from './deck.ts'
import { isMove, type RummyMove } from './moves.ts'
import { handOf, mostInSet, type RummyState, type TableMeld } from './state.ts'

export type RummyRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'already-drawn'
  | 'draw-first'
  | 'not-in-hand'
  | 'just-taken'
  | 'bad-meld'
  | 'no-such-meld'
  | 'no-swapping'
  | 'meld-first'
  | 'bad-end'
  | 'does-not-fit'
  | 'keep-a-discard'

const refuse = (code: RummyRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

/** What everybody sees, and all that decides beside the hand what may be laid and discarded. */
export type Position = Pick<RummyState, 'options' | 'table' | 'taken'>

/** Whether a seat may lay cards on melds that lie there. */
export const mayLayOff = ({ options, table }: Position, seat: Seat): boolean =>
  !options.layOffNeedsMeld || table.some((meld) => meld.seat === seat)

/** Whether the rules of the table let a seat exchange jokers at all. */
export const mayEverSwap = ({ options }: Position): boolean => options.jokers && options.jokerSwap

/** Whether so many cards may leave a hand other than by a discard. */
export const mayLay = ({ options }: Position, hand: readonly Card[], count: number): boolean =>
  !options.outByDiscard || hand.length > count

/** Whether a card of the hand may be discarded in this turn. */
export const mayDiscard = ({ taken }: Position, hand: readonly Card[], card: Card): boolean =>
  card !== taken || hand.every((other) => other === taken)

/** The meld with a card added, or null where it does not fit. */
export const withCard = (
  { options }: Position,
  meld: TableMeld,
  card: Card,
  end: End | undefined,
): TableMeld | null => {
  const cards = end === undefined ? [...meld.cards, card] : extended(meld.cards, card, end)
  const fits =
    meld.kind === 'run' ? readRun(cards, options.ace) !== null : readSet(cards, mostInSet(options)) !== null
  return fits ? { ...meld, cards } : null
}

/** The meld with a card in the place of the joker that stands for it, or null where it does not. */
export const withoutJoker = (
  { options }: Position,
  meld: TableMeld,
  card: Card,
  joker: Joker,
): TableMeld | null => {
  const place = meld.cards.indexOf(joker)
  if (place < 0 || isJoker(card)) return null
  const cards = meld.cards.with(place, card)
  if (meld.kind === 'set') return readSet(cards, mostInSet(options)) === null ? null : { ...meld, cards }
  const run = readRun(meld.cards, options.ace)
  return run !== null && cardAt(run.suit, run.start + place) === card ? { ...meld, cards } : null
}

const judgeMeld = (state: RummyState, hand: readonly Card[], kind: 'set' | 'run', cards: readonly Card[]) => {
  const isMeld =
    kind === 'run'
      ? readRun(cards, state.options.ace) !== null
      : readSet(cards, mostInSet(state.options)) !== null
  if (!isMeld) return refuse('bad-meld', { kind })
  return mayLay(state, hand, cards.length) ? null : refuse('keep-a-discard')
}

const judgeLayOff = (
  state: RummyState,
  seat: Seat,
  { meld: number, card, end }: Extract<RummyMove, { type: 'layOff' }>,
): Refusal | null => {
  const meld = state.table[number]
  if (meld === undefined) return refuse('no-such-meld')
  if (!mayLayOff(state, seat)) return refuse('meld-first')
  if ((meld.kind === 'run') !== (end !== undefined)) return refuse('bad-end', { kind: meld.kind })
  if (withCard(state, meld, card, end) === null) return refuse('does-not-fit', { card })
  return mayLay(state, handOf(state, seat), 1) ? null : refuse('keep-a-discard')
}

const judgeSwap = (
  state: RummyState,
  seat: Seat,
  { meld: number, card, joker }: Extract<RummyMove, { type: 'swapJoker' }>,
): Refusal | null => {
  const meld = state.table[number]
  if (meld === undefined) return refuse('no-such-meld')
  if (!mayEverSwap(state)) return refuse('no-swapping')
  if (!mayLayOff(state, seat)) return refuse('meld-first')
  return withoutJoker(state, meld, card, joker) === null ? refuse('does-not-fit', { card }) : null
}

/** What is wrong with a move of a player who has drawn. */
const judgePlay = (
  state: RummyState,
  seat: Seat,
  move: Exclude<RummyMove, { type: 'draw' }>,
): Refusal | null => {
  const hand = handOf(state, seat)
  const cards = move.type === 'meld' ? move.cards : [move.card]
  if (!holdsAll(hand, cards)) return refuse('not-in-hand')
  switch (move.type) {
    case 'discard':
      return mayDiscard(state, hand, move.card) ? null : refuse('just-taken', { card: move.card })
    case 'meld':
      return judgeMeld(state, hand, move.kind, move.cards)
    case 'layOff':
      return judgeLayOff(state, seat, move)
    case 'swapJoker':
      return judgeSwap(state, seat, move)
  }
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: RummyState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (state.turn !== seat) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (move.type === 'draw') return state.phase === 'draw' ? null : refuse('already-drawn')
  return state.phase === 'play' ? judgePlay(state, seat, move) : refuse('draw-first')
}
