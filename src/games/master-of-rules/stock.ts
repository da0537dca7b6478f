/** A draw pile with its discards, of which it is made anew when it is used up. */
import type { Random } from '../../engine/game.ts'
import type { NumberCard, PerKind, Rule } from './cards.ts'
import type { MasterEvent } from './events.ts'

export type Stock<C> = {
  /** The top is the first. */
  readonly pile: readonly C[]
  /** The oldest is the first. */
  readonly discards: readonly C[]
}

export type Drawn<C> = {
  readonly cards: readonly C[]
  readonly stock: Stock<C>
  readonly reshuffled: boolean
}

/**
 * The top cards, fewer where there are no more. The cards left in the pile come first; the discards are shuffled
 * when the next card is needed, not when the pile becomes empty.
 */
export const draw = <C>({ pile, discards }: Stock<C>, count: number, random: Random): Drawn<C> => {
  const reshuffled = pile.length < count && discards.length > 0
  const cards = reshuffled ? [...pile, ...random.shuffle(discards)] : pile
  return {
    cards: cards.slice(0, count),
    stock: { pile: cards.slice(count), discards: reshuffled ? [] : discards },
    reshuffled,
  }
}

export const discard = <C>({ pile, discards }: Stock<C>, cards: readonly C[]): Stock<C> => ({
  pile,
  discards: [...discards, ...cards],
})

/** The draw piles of both kinds. */
export type Stocks = { readonly numbers: Stock<NumberCard>; readonly rules: Stock<Rule> }

type TurnedUp = {
  readonly cards: PerKind
  readonly stocks: Stocks
  /** The reshuffles on the way. */
  readonly events: readonly MasterEvent[]
}

/** So many cards of each kind from the tops of the piles, numbers before rules. */
export const turnUp = (
  { numbers, rules }: Stocks,
  counts: { readonly numbers: number; readonly rules: number },
  random: Random,
): TurnedUp => {
  const number = draw(numbers, counts.numbers, random)
  const rule = draw(rules, counts.rules, random)
  const events: MasterEvent[] = []
  if (number.reshuffled) events.push({ type: 'reshuffle', to: 'all', kind: 'number' })
  if (rule.reshuffled) events.push({ type: 'reshuffle', to: 'all', kind: 'rule' })
  return {
    cards: { number: number.cards, rule: rule.cards },
    stocks: { numbers: number.stock, rules: rule.stock },
    events,
  }
}
