/**
 * Rummy: takes from the pile what makes a meld or can be laid off, lays down the dearest at once, and discards
 * what counts most and leads to least.
 */
import { type Card, isJoker, type SuitCard } from '../engine/cards.ts'
import { runsIn, setsIn } from '../engine/melds/find.ts'
import { extended } from '../engine/melds/layoff.ts'
import { readRun, readSet } from '../engine/melds/meld.ts'
import { pick } from '../engine/pick.ts'
import { penaltyFor } from '../games/rummy/deck.ts'
import type { RummyMove } from '../games/rummy/moves.ts'
import type { RummyView } from '../games/rummy/view.ts'
import type { Bot, Look } from './bot.ts'
import { areClose } from './close.ts'
import { leastBy } from './least.ts'

type RummyLook = Look<RummyView, RummyMove>

/** With jokers a hand may make thousands of melds; so many moves are looked at. */
const mostRead = 2000
/** What a card that may come to a meld with another is worth in points. */
const pairWorth = 4

const mostInSet = ({ deck }: RummyView['options']): number => (deck === 'single' ? 4 : 8)

const isSuitCard = (card: Card): card is SuitCard => !isJoker(card)

/** Whether a card of the hand lies in some meld of it. */
const isInMeld = (hand: readonly Card[], card: Card, options: RummyView['options']): boolean => {
  const naturals = hand.filter(isSuitCard)
  const jokers = hand.filter(isJoker)
  const holds = (meld: readonly Card[]) => meld.includes(card)
  return (
    Iterator.from(setsIn(naturals, jokers, mostInSet(options))).some(holds) ||
    Iterator.from(runsIn(naturals, jokers, options.ace)).some(holds)
  )
}

/** Whether a card may be laid on a meld of the table. */
const fitsTable = ({ table, options }: RummyView, card: Card): boolean =>
  table.some(({ kind, cards }) =>
    kind === 'set'
      ? readSet([...cards, card], mostInSet(options)) !== null
      : (['low', 'high'] as const).some((end) => readRun(extended(cards, card, end), options.ace) !== null),
  )

/** Whether the card on the pile can be laid down in this turn. */
const isWanted = (view: RummyView, seat: number): boolean => {
  const { hand, pile, options, table } = view
  const top = pile.at(-1)
  if (top === undefined || hand === null) return false
  if (isInMeld([...hand, top], top, options)) return true
  const mayLayOff = !options.layOffNeedsMeld || table.some((meld) => meld.seat === seat)
  return mayLayOff && fitsTable(view, top)
}

/** A joker goes with any card. */
const goTogether = (one: Card, other: Card, { ace, deck }: RummyView['options']): boolean => {
  if (isJoker(one) || isJoker(other)) return true
  // Two equal cards of two decks may lie in one set.
  return areClose(one, other, ace) || (deck === 'double' && one === other)
}

/** How sorry one is to give a card away: it may meet others, or the next seat lays it off. */
const regret = (view: RummyView, card: Card): number => {
  const hand = view.hand ?? []
  const place = hand.indexOf(card)
  const pairs = hand.filter((other, at) => at !== place && goTogether(card, other, view.options)).length
  const gift = fitsTable(view, card) ? pairWorth : 0
  return (isJoker(card) ? 50 : 0) + pairWorth * pairs + gift - penaltyFor([card], view.options.courtCards)
}

/** A joker taken from the table has to go down again at once: beside two cards that want it. */
const hasUseForJoker = ({ hand, options }: RummyView, spent: Card): boolean => {
  const left = (hand ?? []).filter((card) => card !== spent && isSuitCard(card))
  return left.some((one, index) => left.slice(index + 1).some((other) => goTogether(one, other, options)))
}

/** What a move brings from the hand to the table, in penalty points; nothing for other moves. */
const relief = (view: RummyView, move: RummyMove): number => {
  const { courtCards } = view.options
  switch (move.type) {
    case 'meld':
      return penaltyFor(move.cards, courtCards)
    case 'layOff':
      return penaltyFor([move.card], courtCards)
    case 'swapJoker':
      return hasUseForJoker(view, move.card) ? 1 : 0
    case 'draw':
    case 'discard':
      return 0
  }
}

const choosePlay = (view: RummyView, legal: readonly RummyMove[]): RummyMove | undefined => {
  const laid = leastBy(legal, (move) => -relief(view, move))
  if (laid !== undefined && relief(view, laid) > 0) return laid
  const discards = legal.flatMap((move) => (move.type === 'discard' ? [move] : []))
  return leastBy(discards, ({ card }) => regret(view, card))
}

const choose = ({ view, seat }: RummyLook, legal: readonly RummyMove[]): RummyMove | undefined => {
  switch (view.phase) {
    case 'draw':
      return { type: 'draw', from: isWanted(view, seat) ? 'discard' : 'stock' }
    case 'play':
      return choosePlay(view, legal)
    case 'over':
      return undefined
  }
}

export const rummy: Bot<RummyView, RummyMove> = {
  choose: (look) => {
    const legal = [...Iterator.from(look.legal).take(mostRead)]
    return choose(look, legal) ?? pick(legal, look.random)
  },
}
