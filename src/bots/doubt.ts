/**
 * Doubt: lays what is due, and beside it what it can use least, as much as the table is used to; doubts what its own cards
 * disprove, last cards, and now and then what is likely a lie; lets stand what must be true.
 */
import { type Card, isJoker, type Rank, ranks } from '../engine/cards.ts'
import type { Random, Seat } from '../engine/game.ts'
import { deckUnder, isHonest } from '../games/doubt/deck.ts'
import type { DoubtMove } from '../games/doubt/moves.ts'
import type { DoubtView, ShownClaim } from '../games/doubt/view.ts'
import type { Bot, Look } from './bot.ts'

type DoubtLook = Look<DoubtView, DoubtMove>

/** So likely a lie is let pass for the benefit of the doubt, and how eagerly a likelier one is doubted. */
const benefit = 0.2
const eagerness = 0.8
/** How often somebody without the cards claims so many all the same. */
const boldness = 0.8
/** How many cards to claim where nobody has claimed yet, and how far behind the shortest hand one may be at ease. */
const firstPace = 2
const atEase = 3
/** No more cards than this are claimed without being held. */
const mostDaring = 5

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

/** What a claimant could have laid as far as a seat knows: cards it is known to hold, and others it may. */
type Knowledge = {
  readonly held: readonly Card[]
  readonly hidden: readonly Card[]
  /** How many of the hidden cards the claimant had. */
  readonly drawn: number
}

/** The cards of the last doubt were shown, and their taker holds them until it lays some. */
const knowledgeOf = (view: DoubtView, claim: ShownClaim): Knowledge => {
  const { lastDoubt, pile, counts } = view
  const shown = lastDoubt?.cards ?? []
  const isKept = pile.every(({ seat }, index) => seat !== lastDoubt?.taker || pile[index] === claim)
  const known = isKept ? unseen(view).filter((card) => shown.includes(card)) : []
  const hidden = unseen(view).filter((card) => !known.includes(card))
  const size = (counts[claim.seat] ?? 0) + claim.count
  const held = claim.seat === lastDoubt?.taker ? known : []
  return { held, hidden, drawn: Math.min(hidden.length, Math.max(0, size - held.length)) }
}

/** How likely a claim is a lie, from 0 for what must be true to 1 for what cannot be. */
export const chanceOfLie = (view: DoubtView, claim: ShownClaim): number => {
  const { held, hidden, drawn } = knowledgeOf(view, claim)
  const goodIn = (cards: readonly Card[]) => cards.filter((card) => isHonest(claim.rank, [card])).length
  const wanted = claim.count - goodIn(held)
  const good = goodIn(hidden)
  if (wanted > good) return 1
  // Nobody lies who has the cards, or could have no others.
  if (wanted <= 0 || good === hidden.length) return 0
  const able = chanceOfAtLeast(wanted, good, hidden.length, drawn)
  const lying = (1 - able) * boldness
  return lying / (able + lying)
}

/** Whether somebody who claimed their last cards wins unless they are doubted. */
const isLast = (view: DoubtView, claim: ShownClaim): boolean => view.counts[claim.seat] === 0

/** What is neither sure nor impossible is doubted now and then, the more often the likelier it is a lie. */
const shouldDoubt = (view: DoubtView, claim: ShownClaim, random: Random): boolean => {
  const lie = chanceOfLie(view, claim)
  if (lie === 0 || lie === 1) return lie === 1
  if (isLast(view, claim)) return true
  const doubters = view.options.doubters === 'anyone' ? view.counts.length - 1 : 1
  return random.int(100) < (100 * eagerness * (lie - benefit)) / doubters
}

/** After how many of its own turns a seat comes to lay a card honestly: each turn is as many ranks on as there are seats. */
const wait = (due: Rank, seats: number, card: Card): number => {
  const ahead = ranks.findIndex((rank) => card.startsWith(rank)) - ranks.indexOf(due) + ranks.length
  const isDue = (turns: number) => (turns * seats - ahead) % ranks.length === 0
  return ranks.map((_, turns) => turns).find(isDue) ?? 0
}

/** A little more than the others claim at a time: who lays fewer is left behind, who lays many more is wondered about. */
const pace = ({ pile, lastDoubt }: DoubtView, seat: Seat): number => {
  const counts = pile.flatMap((claim) => (claim.seat === seat ? [] : [claim.count]))
  if (lastDoubt !== null && lastDoubt.claimant !== seat) counts.push(lastDoubt.cards.length)
  if (counts.length === 0) return firstPace
  return Math.floor(1 + counts.reduce((sum, count) => sum + count, 0) / counts.length)
}

/** How many cards to claim at least, honestly or not. */
const daringOf = (view: DoubtView, seat: Seat, shortest: number): number => {
  // Where anyone may doubt, somebody nearly always knows better.
  if (view.options.doubters === 'anyone') return 1
  const isBehind = (view.counts[seat] ?? 0) - shortest > atEase
  return Math.min(mostDaring, pace(view, seat) + (isBehind ? 1 : 0))
}

/**
 * What is due, and as many others as keep pace, those first that are due last. The last cards go when they are honest,
 * when nobody may doubt them, or when somebody else is about to be done.
 */
const chooseCards = (view: DoubtView, seat: Seat): readonly Card[] => {
  const { due, most, options, counts } = view
  const hand = view.hand ?? []
  const honest = hand.filter((card) => isHonest(due, [card]))
  const isSafe = honest.length === hand.length || options.lastClaim === 'final'
  if (isSafe && hand.length <= most) return hand
  const natural = honest.filter((card) => !isJoker(card))
  const turns = (card: Card) => wait(due, counts.length, card)
  const others = hand.filter((card) => !honest.includes(card)).toSorted((a, b) => turns(b) - turns(a))
  const shortest = Math.min(...counts.filter((_, other) => other !== seat))
  const wanted = Math.max(natural.length, daringOf(view, seat, shortest))
  const kept = isSafe || shortest <= most ? 0 : 1
  return [...natural, ...others].slice(0, Math.max(1, Math.min(most, wanted, hand.length - kept)))
}

const isOthers = (claim: ShownClaim | undefined, seat: Seat): claim is ShownClaim =>
  claim !== undefined && claim.seat !== seat

const play = (view: DoubtView, seat: Seat): DoubtMove => ({ type: 'play', cards: chooseCards(view, seat) })

const choose = ({ view, seat, random }: DoubtLook): DoubtMove => {
  const claim = view.pile.at(-1)
  const doubts = isOthers(claim, seat) && shouldDoubt(view, claim, random)
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
