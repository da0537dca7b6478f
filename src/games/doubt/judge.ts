/** Which moves are legal: made one after the other as they are asked for, and judged without listing any. */
import type { Card } from '../../engine/cards.ts'
import type { Json, Random, Refusal, Seat } from '../../engine/game.ts'
import { deck, mostCards } from './deck.ts'
import { acceptMove, answerMoves, type DoubtMove, doubtMove, isMove, playMove } from './moves.ts'
import { type DoubtState, handOf } from './state.ts'

export type DoubtRefusal =
  | 'game-over'
  | 'not-your-turn'
  | 'bad-move'
  | 'answer-first'
  | 'no-cards'
  | 'too-many-cards'
  | 'not-in-hand'
  | 'no-claim'
  | 'nothing-to-accept'

const refuse = (code: DoubtRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

/** Every choice of `size` of the cards, each in their order. */
function* choicesOf(cards: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) {
    yield []
    return
  }
  for (const [place, card] of cards.slice(0, cards.length - size + 1).entries()) {
    for (const others of choicesOf(cards.slice(place + 1), size - 1)) yield [card, ...others]
  }
}

function* plays(state: DoubtState, seat: Seat): Generator<DoubtMove> {
  const hand = handOf(state, seat)
  const most = Math.min(mostCards(state.options), hand.length)
  for (let size = 1; size <= most; size += 1) {
    for (const cards of choicesOf(hand, size)) yield playMove(cards)
  }
}

function* doubtOrPlays(state: DoubtState, seat: Seat): Generator<DoubtMove> {
  yield doubtMove
  yield* plays(state, seat)
}

/** The fewest cards first. */
export const legalMoves = (state: DoubtState, seat: Seat): Iterable<DoubtMove> => {
  if (!state.awaited.includes(seat)) return []
  switch (state.phase) {
    case 'play':
      return plays(state, seat)
    case 'turn':
      return doubtOrPlays(state, seat)
    case 'answer':
      return answerMoves
    case 'over':
      return []
  }
}

const someCards = (state: DoubtState, seat: Seat, random: Random): readonly Card[] => {
  const hand = handOf(state, seat)
  const size = 1 + random.int(Math.min(mostCards(state.options), hand.length))
  return deck.sort(random.shuffle(hand).slice(0, size))
}

/** About a third of all claims are doubted, however many may: where each doubted so often, hardly any would stand. */
const doubts = ({ seats, options }: DoubtState, random: Random): boolean =>
  random.int(3 * (options.doubters === 'anyone' ? seats - 1 : 1)) === 0

export const sample = (state: DoubtState, seat: Seat, random: Random): DoubtMove => {
  if (state.phase !== 'play' && doubts(state, random)) return doubtMove
  return state.phase === 'answer' ? acceptMove : playMove(someCards(state, seat, random))
}

const judgeCards = (state: DoubtState, seat: Seat, cards: readonly Card[]): Refusal | null => {
  const most = mostCards(state.options)
  if (cards.length === 0) return refuse('no-cards')
  if (cards.length > most) return refuse('too-many-cards', { most })
  const hand = handOf(state, seat)
  const wrong = cards.find((card, place) => !hand.includes(card) || cards.indexOf(card) !== place)
  return wrong === undefined ? null : refuse('not-in-hand', { card: wrong })
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: DoubtState, seat: Seat, move: Json): Refusal | null => {
  if (state.phase === 'over') return refuse('game-over')
  if (!state.awaited.includes(seat)) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  switch (move.type) {
    case 'play':
      return state.phase === 'answer' ? refuse('answer-first') : judgeCards(state, seat, move.cards)
    case 'doubt':
      return state.phase === 'play' ? refuse('no-claim') : null
    case 'accept':
      return state.phase === 'answer' ? null : refuse('nothing-to-accept')
  }
}
