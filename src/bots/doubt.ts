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
import { leastBy } from './least.ts'

type DoubtLook = Look<DoubtView, DoubtMove>

/** A lie more likely than this is doubted; a big pile asks for more. */
const doubtFrom = 0.5
const bigPile = 12
/** How often somebody without the cards claims so many all the same. */
const boldness = 0.6

/** The cards a seat does not see: all but its own hand, what it laid itself, and nothing else. */
const unseen = ({ options, hand, pile }: DoubtView): readonly Card[] => {
  const seen = new Set([...(hand ?? []), ...pile.flatMap(({ cards }) => cards ?? [])])
  return deckUnder(options).cards.filter((card) => !seen.has(card))
}

/** Ways to choose `k` of `n`, up to a factor that cancels out: computed as it goes, without big numbers. */
const chanceOfAtLeast = (wanted: number, good: number, all: number, drawn: number): number => {
  // The chance to draw exactly `hits`, from none upwards.
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

/** All that is due; else the joker where much would have to be taken up, or the card that is of least use. */
const chooseCards = ({ due, hand, pile, most }: DoubtView): readonly Card[] => {
  const held = hand ?? []
  const honest = held.filter((card) => !isJoker(card) && isHonest(due, [card]))
  const jokers = held.filter(isJoker)
  if (honest.length > 0) {
    // Jokers are good for going out.
    const all = held.filter((card) => isHonest(due, [card]))
    return (all.length === held.length ? all : honest).slice(0, most)
  }
  const size = pile.reduce((sum, { count }) => sum + count, 0)
  const others = held.filter((card) => !isJoker(card))
  const spare = leastBy(others, (card) => -wait(due, card))
  return spare === undefined || (jokers.length > 0 && size > bigPile / 2)
    ? jokers.slice(0, Math.max(1, others.length === 0 ? most : 1))
    : [spare]
}

const isOthers = (claim: ShownClaim | undefined, seat: Seat): claim is ShownClaim =>
  claim !== undefined && claim.seat !== seat

const play = (view: DoubtView): DoubtMove => ({ type: 'play', cards: chooseCards(view) })

const choose = ({ view, seat }: DoubtLook): DoubtMove => {
  const claim = view.pile.at(-1)
  const doubts = isOthers(claim, seat) && shouldDoubt(view, claim)
  switch (view.phase) {
    case 'answer':
      return { type: doubts ? 'doubt' : 'accept' }
    case 'turn':
      return doubts ? { type: 'doubt' } : play(view)
    case 'play':
    case 'over':
      return play(view)
  }
}

export const doubt: Bot<DoubtView, DoubtMove> = { choose }
