/** What follows by itself: lots, seats that cannot bid, the end of a round and of a game, the next deal. */
import type { Random, Seat, Step } from '../../engine/game.ts'
import { isHighestOfCount } from './bids.ts'
import { countOf, isJoker, joker, leave, sortCards } from './cards.ts'
import { deal } from './deal.ts'
import type { GameEnd, KatzenjammerEvent } from './events.ts'
import { drawForJoker, turnUpLot } from './lot.ts'
import { lineOf, resultOf } from './score.ts'
import { bandSize, freshAuction, handOf, type KatzenjammerState, seatsAfter, standingBid } from './state.ts'
import { discard, isCutShort } from './stock.ts'

type Events = readonly KatzenjammerEvent[]
type Stepped = Step<KatzenjammerState>

/** A game with reshuffling stops after so many rounds. */
export const roundLimit = 200

export const startRound = (before: KatzenjammerState, events: Events, random: Random): Stepped => {
  const turned = turnUpLot(before, events, random)
  const isOut = turned.state.lot.length === 0 || isCutShort(turned.state)
  if (isOut) return endGame(turned.state, turned.events, 'cards', random)
  const { state, events: told } = drawForJoker(turned.state, turned.events, random)
  if (isCutShort(state)) return endGame(state, told, 'cards', random)
  return askAfter({ ...state, phase: 'auction' }, state.leader, told, random)
}

/** Whether everybody can see that the seat cannot bid higher; hands are public in number alone. */
const isPlainlyUnable = (state: KatzenjammerState, seat: Seat): boolean => {
  const size = handOf(state, seat).length
  const bid = standingBid(state)
  if (bid === null) return size === 0
  return size < bid.count || (size === bid.count && isHighestOfCount(bid))
}

/** The next seat after this one that can still bid is asked; without one the auction is over. */
export const askAfter = (before: KatzenjammerState, seat: Seat, events: Events, random: Random): Stepped => {
  const told: KatzenjammerEvent[] = [...events]
  let state = before
  for (const next of seatsAfter(seat, state.seats)) {
    if (state.passed[next] || state.standing === next) continue
    if (!isPlainlyUnable(state, next)) return { state: { ...state, turn: next }, events: told }
    state = { ...state, passed: state.passed.with(next, true) }
    told.push({ type: 'pass', to: 'all', seat: next, unable: true })
  }
  return endAuction(state, told, random)
}

const endAuction = (state: KatzenjammerState, events: Events, random: Random): Stepped => {
  const { standing } = state
  if (standing === null) return discardLot(state, events, random)
  const cards = standingBid(state)?.cards ?? null
  return cards === null
    ? { state: { ...state, phase: 'pay', turn: standing }, events }
    : buyLot(state, standing, cards, events, random)
}

const discardLot = (state: KatzenjammerState, events: Events, random: Random): Stepped => {
  const { lot, discards, seats } = state
  return endRound(
    { ...state, ...freshAuction(seats), lot: [], discards: discard(discards, lot) },
    [...events, { type: 'unsold', to: 'all', cards: lot }],
    random,
  )
}

/** These cards pay: numbers are discarded, jokers stay before the winner, and the lot goes into the hand. */
export const buyLot = (
  state: KatzenjammerState,
  seat: Seat,
  cards: KatzenjammerState['lot'],
  events: Events,
  random: Random,
): Stepped => {
  const { lot, hands, used, discards, seats } = state
  const jokers = countOf(cards, joker)
  const bought: KatzenjammerState = {
    ...state,
    ...freshAuction(seats),
    phase: 'bands',
    turn: seat,
    leader: seat,
    lot: [],
    hands: hands.with(seat, sortCards([...leave(handOf(state, seat), cards), ...lot])),
    used: used.with(seat, (used[seat] ?? 0) + jokers),
    discards: discard(
      discards,
      cards.filter((card) => !isJoker(card)),
    ),
  }
  const told: Events = [...events, { type: 'won', to: 'all', seat, cards, jokers, lot }]
  return askForBands(bought, told, random)
}

/** The winner is asked for bands for as long as there are cards enough for one. */
export const askForBands = (state: KatzenjammerState, events: Events, random: Random): Stepped =>
  handOf(state, state.turn).length < bandSize ? endRound(state, events, random) : { state, events }

export const endRound = (before: KatzenjammerState, events: Events, random: Random): Stepped => {
  const state = { ...before, rounds: before.rounds + 1 }
  const { deckEnd } = state.options
  if (deckEnd === 'finishAuction' && state.pile.length === 0) return endGame(state, events, 'cards', random)
  if (deckEnd === 'reshuffle' && state.rounds === roundLimit) return endGame(state, events, 'rounds', random)
  return startRound(state, events, random)
}

export const endGame = (state: KatzenjammerState, events: Events, why: GameEnd, random: Random): Stepped => {
  const line = lineOf(state)
  const games = [...state.games, line]
  const told: Events = [...events, { type: 'scored', to: 'all', game: games.length, why, ...line }]
  if (games.length < state.options.games) return startGame({ ...state, games }, told, random)
  const over: KatzenjammerState = { ...state, ...freshAuction(state.seats), phase: 'over', games }
  return { state: over, events: [...told, { type: 'over', to: 'all', ...resultOf(over) }] }
}

/** The left neighbour of the last game's first bandleader is this game's. */
const startGame = (state: KatzenjammerState, events: Events, random: Random): Stepped => {
  const { seats, options, lot, hands } = state
  const seat = (state.first + 1) % seats
  const dealt: KatzenjammerState = {
    ...state,
    ...deal(seats, options, seat, random),
    before: { lot, hands },
  }
  const told: Events = [
    ...events,
    { type: 'game', to: 'all', game: state.games.length + 1, seat },
    ...dealt.hands.flatMap(
      (cards, at): Events => [
        { type: 'dealt', to: 'all', seat: at },
        { type: 'hand', to: [at], seat: at, cards },
      ],
    ),
  ]
  return startRound(dealt, told, random)
}
