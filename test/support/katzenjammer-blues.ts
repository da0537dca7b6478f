/** Positions of Katzenjammer Blues for its tests, told in the codes of its cards. */
import type { Seat } from '../../src/engine/game.ts'
import { type Card, printed, sortCards } from '../../src/games/katzenjammer-blues/cards.ts'
import { deal } from '../../src/games/katzenjammer-blues/deal.ts'
import type { KatzenjammerMove } from '../../src/games/katzenjammer-blues/moves.ts'
import { type KatzenjammerOptions, options } from '../../src/games/katzenjammer-blues/options.ts'
import {
  freshAuction,
  type GameLine,
  type KatzenjammerState,
} from '../../src/games/katzenjammer-blues/state.ts'
import { newDecks } from './hands.ts'

/** `'5 5 J'`; nothing for an empty text. */
export const cards = (text: string): readonly Card[] => {
  const named = text.split(' ').filter((code) => code !== '')
  const found = printed(named)
  if (found.length < named.length) throw new Error(`there is no such card in ${text}`)
  return found
}

export const optionsOf = (chosen: Partial<KatzenjammerOptions> = {}): KatzenjammerOptions =>
  options.parse(chosen)

type Position = {
  readonly options?: Partial<KatzenjammerOptions>
  readonly phase?: KatzenjammerState['phase']
  /** Who is asked; the bandleader's left neighbour unless it is said. */
  readonly turn?: Seat
  readonly first?: Seat
  readonly leader?: Seat
  readonly rounds?: number
  /** A hand a seat. There are as many seats as hands. */
  readonly hands: readonly string[]
  readonly lot?: string
  /** The draw pile, the top first. */
  readonly pile?: string
  readonly discards?: string
  readonly pool?: number
  readonly mice?: readonly number[]
  readonly used?: readonly number[]
  readonly games?: readonly GameLine[]
}

/** An auction in which nobody has been asked yet, unless it is said otherwise. */
export const position = (given: Position): KatzenjammerState => {
  const { hands, leader = 0, options: chosen, lot = '4 4', pile = '1 2 3 4 5 1 1', discards = '' } = given
  const seats = hands.length
  const dealt = deal(seats, optionsOf(chosen), given.first ?? 0, newDecks(0))
  return {
    ...dealt,
    ...freshAuction(seats),
    seats,
    options: optionsOf(chosen),
    phase: given.phase ?? 'auction',
    turn: given.turn ?? (leader + 1) % seats,
    leader,
    rounds: given.rounds ?? 0,
    hands: hands.map((hand) => sortCards(cards(hand))),
    lot: cards(lot),
    pile: cards(pile),
    discards: cards(discards),
    pool: given.pool ?? dealt.pool,
    mice: given.mice ?? dealt.mice,
    used: given.used ?? dealt.used,
    games: given.games ?? [],
    before: null,
  }
}

export const pass: KatzenjammerMove = { type: 'pass' }
export const done: KatzenjammerMove = { type: 'done' }
export const bid = (text: string): KatzenjammerMove => ({ type: 'bid', cards: cards(text) })
export const pay = (text: string): KatzenjammerMove => ({ type: 'pay', cards: cards(text) })
export const band = (text: string, value: number): KatzenjammerMove => ({
  type: 'band',
  cards: cards(text),
  value,
})
