/**
 * Gin Rummy: takes from the pile what makes a meld, drops the dearest cards that lead to none, and knocks as soon as
 * it may, late in the deal only with little left over.
 */
import type { SuitCard } from '../engine/cards.ts'
import { pick } from '../engine/pick.ts'
import { leastDeadwood } from '../games/gin-rummy/arrange.ts'
import { countOf } from '../games/gin-rummy/deck.ts'
import type { GinRummyMove } from '../games/gin-rummy/moves.ts'
import type { GinRummyView } from '../games/gin-rummy/view.ts'
import type { Bot, Look } from './bot.ts'
import { areClose } from './close.ts'
import { leastBy } from './least.ts'

type GinRummyLook = Look<GinRummyView, GinRummyMove>
type Knock = Extract<GinRummyMove, { readonly type: 'knock' }>

/** With fewer cards in the stock the other hand is likely to be nearly done. */
const lateStock = 12
const lateDeadwood = 5
/** What two cards on the way to a meld are worth in points of deadwood, and what a card the other waits for costs. */
const pairWorth = 1.5
const dangerCost = 2

type Ace = GinRummyView['options']['ace']

const countPairs = (hand: readonly SuitCard[], ace: Ace): number =>
  hand.reduce(
    (sum, one, index) => sum + hand.slice(index + 1).filter((other) => areClose(one, other, ace)).length,
    0,
  )

/** How bad it is to keep these ten cards: what is left over, less what pairs promise. */
const burden = (ten: readonly SuitCard[], ace: Ace): number =>
  leastDeadwood(ten, ace) - pairWorth * countPairs(ten, ace)

const less = (hand: readonly SuitCard[], card: SuitCard): readonly SuitCard[] =>
  hand.filter((held) => held !== card)

/** Whether the card on the pile would lie in a meld of the hand. */
const isWanted = ({ hand, pile, options }: GinRummyView): boolean => {
  const top = pile.at(-1)
  if (top === undefined || hand === null) return false
  const melded = (cards: readonly SuitCard[]) => countOf(cards) - leastDeadwood(cards, options.ace)
  return melded([...hand, top]) > melded(hand)
}

const isGoodKnock = ({ hand, options, stock }: GinRummyView, { card }: Knock): boolean =>
  stock > lateStock || leastDeadwood(less(hand ?? [], card), options.ace) <= lateDeadwood

/** The knock that leaves least, its melds arranged by the rules. */
const chooseKnock = ({ hand, options }: GinRummyView, legal: readonly GinRummyMove[]): Knock | undefined => {
  const knocks = legal.flatMap((move) => (move.type === 'knock' && move.melds === undefined ? [move] : []))
  return leastBy(knocks, ({ card }) => leastDeadwood(less(hand ?? [], card), options.ace))
}

const chooseDiscard = ({ view, seat }: GinRummyLook, legal: readonly GinRummyMove[]) => {
  const theirs = view.known[1 - seat] ?? []
  const discards = legal.flatMap((move) => (move.type === 'discard' ? [move] : []))
  return leastBy(discards, ({ card }) => {
    const danger = theirs.some((known) => areClose(known, card, view.options.ace)) ? dangerCost : 0
    return burden(less(view.hand ?? [], card), view.options.ace) + danger
  })
}

/** After the draw: gin with all cards, a knock, or a card less. */
const chooseEnd = (look: GinRummyLook, legal: readonly GinRummyMove[]): GinRummyMove | undefined => {
  const bigGin = legal.find(({ type }) => type === 'bigGin')
  if (bigGin !== undefined) return bigGin
  const knock = chooseKnock(look.view, legal)
  const discard = chooseDiscard(look, legal)
  return knock !== undefined && (discard === undefined || isGoodKnock(look.view, knock)) ? knock : discard
}

const choose = (look: GinRummyLook, legal: readonly GinRummyMove[]): GinRummyMove | undefined => {
  switch (look.view.phase) {
    case 'upcard':
      return isWanted(look.view) ? { type: 'draw', from: 'discard' } : { type: 'pass' }
    case 'draw':
      return { type: 'draw', from: isWanted(look.view) ? 'discard' : 'stock' }
    case 'wall':
      // The last discard may be taken only by a seat that can knock with it.
      return legal.find(({ type }) => type === 'draw')
    case 'discard':
    case 'mustKnock':
      return chooseEnd(look, legal)
    case 'over':
      return undefined
  }
}

export const ginRummy: Bot<GinRummyView, GinRummyMove> = {
  choose: (look) => {
    const legal = [...look.legal]
    return choose(look, legal) ?? pick(legal, look.random)
  },
}
