/** Positions of Skat for its tests. */
import type { Seat } from '../../src/engine/game.ts'
import type { Contract } from '../../src/games/skat/contract.ts'
import { deck } from '../../src/games/skat/deck.ts'
import { skat } from '../../src/games/skat/index.ts'
import { judge, legalMoves } from '../../src/games/skat/judge.ts'
import type { SkatMove } from '../../src/games/skat/moves.ts'
import { options, type SkatOptions } from '../../src/games/skat/options.ts'
import { type SkatState, setup } from '../../src/games/skat/state.ts'
import { cardsOf, newDecks, playAll } from './hands.ts'

/**
 * A new game. The hands: all clubs and the 7 and 8 of diamonds to seat 0; the other diamonds, and 7 to T of
 * hearts, to seat 1; the other hearts and 7 to Q of spades to seat 2. The king and ace of spades are the skat.
 */
export const newGame = (chosen: Partial<SkatOptions> = {}, forehand: Seat = 0): SkatState =>
  setup(options.parse(chosen), newDecks(forehand))

export const pass: SkatMove = { type: 'pass' }
export const hold: SkatMove = { type: 'hold' }
export const pickUp: SkatMove = { type: 'pickUp' }
export const hand: SkatMove = { type: 'hand' }
export const kontra: SkatMove = { type: 'kontra' }
export const re: SkatMove = { type: 're' }
export const concede: SkatMove = { type: 'concede' }
export const bid = (value: number): SkatMove => ({ type: 'bid', value })
export const discard = (text: string): SkatMove => ({ type: 'discard', cards: cardsOf(deck, text) })
export const announce = (game: Contract['game'], level: Contract['level'] = 'plain'): SkatMove => ({
  type: 'announce',
  game,
  level,
})
export const play = (code: string): SkatMove => {
  const [card = '7C'] = cardsOf(deck, code)
  return { type: 'play', card }
}

export const after = (start: SkatState, ...moves: readonly SkatMove[]): SkatState =>
  playAll(skat, start, moves).state

/** The three words with which forehand, seat 0, becomes declarer at 18. */
export const forehandPlays: readonly SkatMove[] = [pass, pass, bid(18)]

type Position = {
  readonly options?: Partial<SkatOptions>
  /** Seat 0's. Nobody's in a ramsch: null. */
  readonly contract?: Contract | null
  readonly hands: readonly [string, string, string]
  readonly skat?: string
  /** Who is to lead, or led the first of the cards that lie there. Seat 0 if absent. */
  readonly leader?: Seat
  readonly trick?: string
}

/** A deal being played: hearts from the hand by seat 0 at 18, unless said otherwise. */
export const position = (given: Position): SkatState => {
  const contract = given.contract === undefined ? hearts : given.contract
  const { leader = 0, trick = '', skat: aside = '7C 8C' } = given
  const cards = cardsOf(deck, trick)
  const start = newGame(given.options)
  return {
    ...start,
    phase: 'play',
    bidding: { ...start.bidding, current: 18, said: [18, 0, 0], passed: [false, true, true] },
    declarer: contract === null ? null : 0,
    contract,
    hands: given.hands.map((held) => cardsOf(deck, held)),
    skat: cardsOf(deck, aside),
    trick: { leader, cards },
    turn: (leader + cards.length) % 3,
  }
}

const hearts: Contract = { game: 'H', hand: true, level: 'plain' }

/** The cards the seat on turn may play, as text. */
export const playable = (state: SkatState): string =>
  legalMoves(state, state.turn)
    .flatMap((move) => (move.type === 'play' ? [move.card] : []))
    .join(' ')

/** What the seat on turn may say, as text: the numbers as they are, above `least` if one is given. */
export const sayable = (state: SkatState, least = 0): string =>
  legalMoves(state, state.turn)
    .flatMap<number | string>((move) =>
      move.type === 'bid' ? (move.value > least ? [move.value] : []) : [move.type],
    )
    .join(' ')

export const refusedCode = (state: SkatState, seat: Seat, move: SkatMove): string | null =>
  judge(state, seat, move)?.code ?? null
