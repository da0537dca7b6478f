/** The end of a round: who takes what still lies there, and what the piles are worth. */
import type { Result, Seat } from '../../engine/game.ts'
import { type Card, costly, countOf, sortCards } from './cards.ts'
import type { DistantichuEvent } from './events.ts'
import { roundLimit } from './meta.ts'
import { type DistantichuState, type RoundLine, standingOf } from './state.ts'

type Ended = { readonly state: DistantichuState; readonly events: readonly DistantichuEvent[] }

const give = (piles: DistantichuState['piles'], seat: Seat, cards: readonly Card[]) =>
  piles.with(seat, [...(piles[seat] ?? []), ...cards])

/** The center and the trick's cards go to the winner's pile, but for the standing set. */
export const takeTrick = (state: DistantichuState, seat: Seat): Ended => {
  const { center, down, plays, piles } = state
  const cards = [...center, ...down, ...plays.slice(0, -1).flatMap((played) => played.cards)]
  return {
    state: {
      ...state,
      winner: seat,
      piles: give(piles, seat, cards),
      center: [],
      down: [],
      plays: plays.slice(-1),
    },
    events: down.length === 0 ? [] : [{ type: 'took', to: [seat], seat, cards: down }],
  }
}

/** The last set played goes to its player as well, be it in the trick or in the center already. */
const takeSet = (state: DistantichuState): DistantichuState => {
  const { plays, center, winner, piles } = state
  const standing = standingOf(state) ?? (winner === null ? undefined : { seat: winner, cards: center })
  return standing === undefined
    ? state
    : {
        ...state,
        piles: give(piles, standing.seat, standing.cards),
        ...(plays.length > 0 ? { plays: [] } : { center: [] }),
      }
}

const closeTrick = (state: DistantichuState): Ended => {
  const { lastTrick } = state.options
  const standing = standingOf(state)
  if (lastTrick === 'none') return { state, events: [] }
  const taken = standing === undefined ? { state, events: [] } : takeTrick(state, standing.seat)
  return lastTrick === 'takeAll' ? { ...taken, state: takeSet(taken.state) } : taken
}

/** A declarer who was the first takes the hands that are left. */
const sweep = (state: DistantichuState): Ended & { readonly cards: readonly Card[] } => {
  const { first, declared, hands, piles } = state
  if (first === null || declared[first] !== true) return { state, events: [], cards: [] }
  const cards = sortCards(hands.flat())
  return {
    cards,
    state: { ...state, piles: give(piles, first, cards), hands: hands.map(() => []) },
    events: [
      { type: 'swept', to: 'all', seat: first, count: cards.length },
      { type: 'sweeping', to: [first], seat: first, cards },
    ],
  }
}

const lineOf = ({ piles, first, declared }: DistantichuState): RoundLine => {
  const eights = piles.map((pile) => countOf(pile, costly))
  const cards = piles.map((pile, seat) => pile.length - (eights[seat] ?? 0))
  const scores = cards.map((count, seat) => count - (eights[seat] ?? 0))
  return { cards, eights, scores, first, riichi: declared.map((one) => one === true) }
}

/** The round with its line written; nothing is dealt yet. */
export const scoreRound = (state: DistantichuState): Ended => {
  const closed = closeTrick(state)
  const swept = sweep(closed.state)
  const line = lineOf(swept.state)
  const totals = state.totals.map((total, seat) => total + (line.scores[seat] ?? 0))
  const rounds = [...state.rounds, line]
  const { center, plays, hands } = state
  const last = {
    center,
    plays,
    left: hands.map(({ length }) => length),
    piles: closed.state.piles,
    swept: swept.cards,
  }
  return {
    state: { ...swept.state, totals, rounds, last },
    events: [
      ...closed.events,
      ...swept.events,
      { type: 'round', to: 'all', round: rounds.length, ...line, totals },
    ],
  }
}

export const isGameOver = ({ totals, rounds, options }: DistantichuState): boolean =>
  rounds.length === roundLimit || totals.some((total) => total >= options.target)

export const resultOf = ({ totals }: Pick<DistantichuState, 'totals'>): Result => {
  const best = Math.max(...totals)
  return { scores: totals, winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])) }
}
