/** What follows by itself: passes nobody needs to be asked for, the end of tricks and rounds, the next deal. */
import type { Random, Seat, Step } from '../../engine/game.ts'
import { distance } from './cards.ts'
import { deal } from './deal.ts'
import type { DistantichuEvent } from './events.ts'
import { isGameOver, resultOf, scoreRound, takeTrick } from './round.ts'
import {
  type DistantichuState,
  destinationOf,
  handOf,
  type SetPlayed,
  seatsFrom,
  standingOf,
} from './state.ts'

type Told = readonly DistantichuEvent[]

/** What everyone can see: too few cards for more of them, and at distance 1 nothing is nearer. */
const isPlainlyUnable = (state: DistantichuState, { cards }: SetPlayed, seat: Seat): boolean => {
  const [card] = cards
  const held = handOf(state, seat).length
  if (card === undefined || held > cards.length) return false
  return held < cards.length || distance(card, destinationOf(state)) === 1
}

/** The set that stands is answered by whoever has a chance left, or wins the trick. */
export const askNext = (state: DistantichuState, events: Told, random: Random): Step<DistantichuState> => {
  const standing = standingOf(state)
  if (standing === undefined) throw new Error('there is no set to answer')
  if (state.hands.filter((hand) => hand.length > 0).length < 2) return endRound(state, events, random)
  const able = state.chances.findIndex((seat) => !isPlainlyUnable(state, standing, seat))
  const chances = able < 0 ? [] : state.chances.slice(able)
  const unable = able < 0 ? state.chances : state.chances.slice(0, able)
  const told: Told = unable.length === 0 ? events : [...events, { type: 'unable', to: 'all', seats: unable }]
  const asked: DistantichuState = { ...state, phase: 'play', awaited: chances.slice(0, 1), chances }
  return chances.length > 0 ? { state: asked, events: told } : endTrick(asked, standing, told, random)
}

const endTrick = (
  state: DistantichuState,
  { seat, cards }: SetPlayed,
  events: Told,
  random: Random,
): Step<DistantichuState> => {
  const taken = takeTrick(state, seat)
  const before = state.piles[seat]?.length ?? 0
  const count = (taken.state.piles[seat]?.length ?? 0) - before
  const told: Told = [...events, { type: 'trick', to: 'all', seat, count, center: cards }, ...taken.events]
  return leadFrom({ ...taken.state, center: cards, plays: [] }, seat, told, random)
}

/** The first seat from the winner on that holds a card of another number than the destination leads. */
const leadFrom = (
  state: DistantichuState,
  winner: Seat,
  events: Told,
  random: Random,
): Step<DistantichuState> => {
  const destination = destinationOf(state)
  const holders = seatsFrom(winner, state.seats).filter((seat) => handOf(state, seat).length > 0)
  const able = holders.findIndex((seat) => handOf(state, seat).some((card) => card !== destination))
  const stuck = able < 0 ? holders : holders.slice(0, able)
  const leader = able < 0 ? undefined : holders[able]
  const told: Told = [
    ...events,
    ...stuck.map((seat): DistantichuEvent => {
      const count = handOf(state, seat).length
      return { type: 'stuck', to: 'all', seat, card: destination, count }
    }),
  ]
  const known = state.known.map((card, seat) => (stuck.includes(seat) ? destination : card))
  if (leader === undefined) return endRound({ ...state, known }, told, random)
  return {
    state: { ...state, phase: 'play', awaited: [leader], known },
    events: leader === winner ? told : [...told, { type: 'lead', to: 'all', seat: leader }],
  }
}

const endRound = (state: DistantichuState, events: Told, random: Random): Step<DistantichuState> => {
  const scored = scoreRound({ ...state, awaited: [], chances: [] })
  const told = [...events, ...scored.events]
  if (isGameOver(scored.state)) {
    const end: DistantichuEvent = { type: 'end', to: 'all', ...resultOf(scored.state) }
    return { state: { ...scored.state, phase: 'over' }, events: [...told, end] }
  }
  return nextRound(scored.state, told, random)
}

/** The first of the last round leads, or where nobody was, who took its last trick. */
const nextRound = (state: DistantichuState, events: Told, random: Random): Step<DistantichuState> => {
  const { seats, options, totals, rounds, last, first, winner } = state
  const leader = first ?? winner
  if (leader === null) throw new Error('a round has ended before its first trick')
  const dealt = deal({ seats, options, totals, rounds, last }, leader, random)
  const [card = null] = dealt.center
  const told: Told = [
    ...events,
    { type: 'deal', to: 'all', round: rounds.length + 1, leader, card },
    ...dealt.hands.map((cards, seat): DistantichuEvent => ({ type: 'dealt', to: [seat], seat, cards })),
  ]
  return { state: dealt, events: told }
}
