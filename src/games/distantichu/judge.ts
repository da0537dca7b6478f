/** Which moves are legal: listed by construction, and judged one by one with the reason against. */
import type { Json, Refusal, Seat } from '../../engine/game.ts'
import { answersTo } from './beat.ts'
import { type Card, countOf, distance, numbers } from './cards.ts'
import { type DistantichuMove, isMove, keepMove, passMove, playMove, riichiMoves } from './moves.ts'
import { type DistantichuState, destinationOf, handOf, standingOf } from './state.ts'

export type DistantichuRefusal =
  | 'not-your-turn'
  | 'bad-move'
  | 'wrong-phase'
  | 'must-lead'
  | 'no-cards'
  | 'not-equal'
  | 'not-in-hand'
  | 'destination-number'
  | 'too-weak'

const refuse = (code: DistantichuRefusal, params: Refusal['params'] = {}): Refusal => ({ code, params })

/** Between how many and how many cards of each number may be played now, whoever holds them. */
const allowed = (state: DistantichuState) => {
  const destination = destinationOf(state)
  const standing = standingOf(state)
  if (standing !== undefined)
    return answersTo({ cards: standing.cards, destination, raise: state.options.raise })
  return numbers
    .filter((card) => card !== destination)
    .map((card) => ({ card, least: 1, most: Number.POSITIVE_INFINITY }))
}

const plays = (state: DistantichuState, hand: readonly Card[]): readonly DistantichuMove[] =>
  allowed(state).flatMap(({ card, least, most }) => {
    const length = Math.min(most, countOf(hand, card)) - least + 1
    return Array.from({ length: Math.max(0, length) }, (_, more) => playMove(card, least + more))
  })

export const legalMoves = (state: DistantichuState, seat: Seat): readonly DistantichuMove[] => {
  if (!state.awaited.includes(seat)) return []
  const hand = handOf(state, seat)
  switch (state.phase) {
    case 'declare':
      return riichiMoves
    case 'play':
      return [...(standingOf(state) === undefined ? [] : [passMove]), ...plays(state, hand)]
    case 'keep':
      return [...new Set(hand)].map(keepMove)
    case 'over':
      return []
  }
}

const phaseOf = ({ type }: DistantichuMove): DistantichuState['phase'] => {
  switch (type) {
    case 'riichi':
      return 'declare'
    case 'keep':
      return 'keep'
    case 'play':
    case 'pass':
      return 'play'
  }
}

const judgePlay = (state: DistantichuState, seat: Seat, cards: readonly string[]): Refusal | null => {
  const [code] = cards
  if (code === undefined) return refuse('no-cards')
  if (cards.some((other) => other !== code)) return refuse('not-equal')
  if (countOf(handOf(state, seat), code) < cards.length)
    return refuse('not-in-hand', { card: code, count: cards.length })
  const destination = destinationOf(state)
  if (code === destination) return refuse('destination-number', { card: code })
  const fits = allowed(state).some(
    ({ card, least, most }) => card === code && least <= cards.length && cards.length <= most,
  )
  return fits ? null : tooWeak(state, destination)
}

const tooWeak = (state: DistantichuState, destination: Card): Refusal => {
  const { cards = [] } = standingOf(state) ?? {}
  const [card = destination] = cards
  return refuse('too-weak', { count: cards.length, distance: distance(card, destination) })
}

/** Why a seat may not make this move now, or null if it may. The first reason in the order of the codes. */
export const judge = (state: DistantichuState, seat: Seat, move: Json): Refusal | null => {
  if (!state.awaited.includes(seat)) return refuse('not-your-turn')
  if (!isMove(move)) return refuse('bad-move')
  if (phaseOf(move) !== state.phase) return refuse('wrong-phase', { phase: state.phase })
  switch (move.type) {
    case 'riichi':
      return null
    case 'pass':
      return standingOf(state) === undefined ? refuse('must-lead') : null
    case 'play':
      return judgePlay(state, seat, move.cards)
    case 'keep':
      return countOf(handOf(state, seat), move.card) > 0
        ? null
        : refuse('not-in-hand', { card: move.card, count: 1 })
  }
}
