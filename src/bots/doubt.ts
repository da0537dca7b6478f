/**
 * Doubt: lays what is due and lies with one card when there is nothing; doubts what its own cards disprove, last cards, and
 * what is more likely a lie; lets stand what must be true.
 */
import { type Card, isJoker, type Rank, ranks } from '../engine/cards.ts'
import type { Seat } from '../engine/game.ts'
import { deckUnder, isHonest } from '../games/doubt/deck.ts'
import type { DoubtMove } from '../games/doubt/moves.ts'
import type { DoubtView, ShownClaim } from '../games/doubt/view.ts'
import type { Bot, Look } from './bot.ts'

type DoubtLook = Look<DoubtView, DoubtMove>

/** A lie more likely than this is doubted; a big pile asks for more. */
const doubtFrom = 0.5
const bigPile = 12
/** How often somebody without the cards claims so many all the same. */
const boldness = 0.8
/** How many cards to claim where nobody has claimed yet, and how far behind the shortest hand one may be at ease. */
const firstPace = 3
const atEase = 3

/** The cards a seat does not see: all but its own hand and what it laid itself. */
const unseen = ({ options, hand, pile }: DoubtView): readonly Card[] => {
  const seen = new Set([...(hand ?? []), ...pile.flatMap(({ cards }) => cards ?? [])])
  return deckUnder(options).cards.filter((card) => !seen.has(card))
}

/** The chance that of `drawn` cards out of `all`, `good` of them good, at least `wanted` are good. */
const chanceOfAtLeast = (wanted: number, good: number, all: number, drawn: number): number => {
  // The chance of exactly so many hits, from none upwards.
  let exactly = 1
  for (let index = 0; index < drawn; index += 1) exactly *= Math.max(0, all - good - index) / (all - index)
  let below = 0
  for (let hits = 0; hits < wanted; hits += 1) {
    below += exactly
    exactly *= ((good - hits) * (drawn - hits)) / ((hits + 1) * Math.max(1, all - good - drawn + hits + 1))
  }
  return Math.min(1, Math.max(0, 1 - below))
}

/** How likely a claim is a lie, from 0 for what must be true to 1 for what cannot be. */
export const chanceOfLie = (view: DoubtView, claim: ShownClaim): number => {
  const hidden = unseen(view)
  const good = hidden.filter((card) => isHonest(claim.rank, [card])).length
  if (claim.count > good) return 1
  if (good === hidden.length) return 0
  const held = Math.min(hidden.length, (view.counts[claim.seat] ?? 0) + claim.count)
  const able = chanceOfAtLeast(claim.count, good, hidden.length, held)
  const lying = (1 - able) * boldness
  return lying / (able + lying)
}

/** Whether somebody who claimed their last cards wins unless they are doubted. */
const isLast = (view: DoubtView, claim: ShownClaim): boolean => view.counts[claim.seat] === 0

const shouldDoubt = (view: DoubtView, claim: ShownClaim): boolean => {
  const lie = chanceOfLie(view, claim)
  if (lie === 0 || lie === 1) return lie === 1
  if (isLast(view, claim)) return true
  const size = view.pile.reduce((sum, { count }) => sum + count, 0)
  return lie > doubtFrom + (size > bigPile ? 0.2 : 0)
}

/** How many ranks come before this one is due again. */
const wait = (due: Rank, card: Card): number => {
  const rank = ranks.find((one) => card.startsWith(one)) ?? due
  return (ranks.indexOf(rank) - ranks.indexOf(due) + ranks.length) % ranks.length
}

/** How many cards the others claim at a time: who lays fewer is left behind, who lays more is wondered about. */
const pace = ({ pile, lastDoubt }: DoubtView, seat: Seat): number => {
  const counts = pile.flatMap((claim) => (claim.seat === seat ? [] : [claim.count]))
  if (lastDoubt !== null && lastDoubt.claimant !== seat) counts.push(lastDoubt.cards.length)
  if (counts.length === 0) return firstPace
  return Math.ceil(counts.reduce((sum, count) => sum + count, 0) / counts.length)
}

/**
 * What is due, and as many others as keep pace, those first that are due last. The last cards go when they are honest,
 * when nobody may doubt them, or when somebody else is about to be done.
 */
const chooseCards = (view: DoubtView, seat: Seat): readonly Card[] => {
  const { due, most, options } = view
  const hand = view.hand ?? []
  const honest = hand.filter((card) => isHonest(due, [card]))
  const isSafe = honest.length === hand.length || options.lastClaim === 'final'
  if (isSafe && hand.length <= most) return hand
  const natural = honest.filter((card) => !isJoker(card))
  const others = hand.filter((card) => !honest.includes(card)).toSorted((a, b) => wait(due, b) - wait(due, a))
  const shortest = Math.min(...view.counts.filter((_, other) => other !== seat))
  const isBehind = hand.length - shortest > atEase
  const wanted = Math.max(natural.length, pace(view, seat) + (isBehind ? 1 : 0))
  const kept = isSafe || shortest <= most ? 0 : 1
  return [...natural, ...others].slice(0, Math.max(1, Math.min(most, wanted, hand.length - kept)))
}

const isOthers = (claim: ShownClaim | undefined, seat: Seat): claim is ShownClaim =>
  claim !== undefined && claim.seat !== seat

const play = (view: DoubtView, seat: Seat): DoubtMove => ({ type: 'play', cards: chooseCards(view, seat) })

const choose = ({ view, seat }: DoubtLook): DoubtMove => {
  const claim = view.pile.at(-1)
  const doubts = isOthers(claim, seat) && shouldDoubt(view, claim)
  switch (view.phase) {
    case 'answer':
      return { type: doubts ? 'doubt' : 'accept' }
    case 'turn':
      return doubts ? { type: 'doubt' } : play(view, seat)
    case 'play':
    case 'over':
      return play(view, seat)
  }
}

export const doubt: Bot<DoubtView, DoubtMove> = { choose }
