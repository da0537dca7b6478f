/** Positions of Klaverjassen for its tests. */
import type { Suit } from '../../src/engine/cards.ts'
import type { Seat } from '../../src/engine/game.ts'
import type { PerTeam } from '../../src/engine/teams.ts'
import { deck } from '../../src/games/klaverjassen/deck.ts'
import { judge, legalMoves } from '../../src/games/klaverjassen/judge.ts'
import type { KlaverjassenMove } from '../../src/games/klaverjassen/moves.ts'
import { type KlaverjassenOptions, options } from '../../src/games/klaverjassen/options.ts'
import type { RoundLine } from '../../src/games/klaverjassen/score.ts'
import { type CountedTrick, type KlaverjassenState, setup } from '../../src/games/klaverjassen/state.ts'
import { cardsOf, newDecks } from './hands.ts'

type Chosen = Partial<KlaverjassenOptions>

/** A new game. Its hands: all clubs to seat 0, diamonds to 1, hearts to 2, spades to 3. */
export const newGame = (chosen: Chosen = {}, starter: Seat = 0): KlaverjassenState =>
  setup(options.parse(chosen), newDecks(starter))

type Position = {
  readonly options?: Chosen
  readonly trump?: Suit
  readonly maker?: Seat
  readonly hands: readonly [string, string, string, string]
  /** Who is to lead, or led the first of the cards that lie there. Seat 0 if absent. */
  readonly leader?: Seat
  readonly trick?: string
}

/** A deal being played; hearts are trumps and seat 0 made them unless said otherwise. */
export const position = (given: Position): KlaverjassenState => {
  const { options: chosen, trump = 'H', maker = 0, hands, leader = 0, trick = '' } = given
  const cards = cardsOf(deck, trick)
  return {
    ...newGame(chosen),
    phase: 'play',
    trump,
    maker,
    hands: hands.map((hand) => cardsOf(deck, hand)),
    trick: { leader, cards },
    turn: (leader + cards.length) % 4,
  }
}

/** Cards lie there, the first led by seat 0; the seat whose turn it is holds this hand, hearts are trumps. */
export const facing = (chosen: Chosen, trick: string, hand: string): KlaverjassenState => {
  const turn = trick.split(' ').length
  const handOf = (seat: Seat) => (seat === turn ? hand : '')
  return position({ options: chosen, trick, hands: [handOf(0), handOf(1), handOf(2), handOf(3)] })
}

/** Seats 0 to 3 hold one card each, to be played in this order. */
export const oneTrick = (chosen: Chosen, trick: string): KlaverjassenState => {
  const [first = '', second = '', third = '', fourth = ''] = trick.split(' ')
  return position({ options: chosen, hands: [first, second, third, fourth] })
}

type LastTrick = {
  readonly options?: Chosen
  readonly maker?: Seat
  /** What each team's tricks will be worth in cards, team 0's with the ten of the last trick. */
  readonly cardPoints: PerTeam<number>
  /** How many of the eight tricks each team will have. */
  readonly tricks?: PerTeam<number>
  readonly totals?: PerTeam<number>
  /** How many deals are finished. */
  readonly finished?: number
}

const anyLine: RoundLine = {
  starter: 0,
  maker: 0,
  trump: 'H',
  tricks: [8, 0],
  cardPoints: [162, 0],
  roem: [0, 0],
  pit: null,
  nat: false,
  scores: [162, 0],
}

const wonBy = (winner: Seat, count: number, points: number): readonly CountedTrick[] =>
  Array.from({ length: count }, (_, index) => ({
    leader: 0,
    cards: [],
    winner,
    points: index === 0 ? points : 0,
    roem: null,
  }))

/** One trick before the end of a deal: seat 0 wins it with four cards that are worth nothing. */
export const beforeLastTrick = (given: LastTrick): KlaverjassenState => {
  const {
    options: chosen = {},
    maker = 0,
    cardPoints,
    tricks = [4, 4],
    totals = [0, 0],
    finished = 0,
  } = given
  return {
    ...position({ options: chosen, maker, hands: ['7C', '8D', '9S', '7D'] }),
    tricks: [...wonBy(0, tricks[0] - 1, cardPoints[0] - 10), ...wonBy(1, tricks[1], cardPoints[1])],
    totals,
    rounds: Array.from({ length: finished }, () => anyLine),
  }
}

export const play = (code: string): KlaverjassenMove => {
  const [card = '7C'] = cardsOf(deck, code)
  return { type: 'play', card }
}

export const lastTrick: readonly KlaverjassenMove[] = ['7C', '8D', '9S', '7D'].map(play)

/** The cards the seat on turn may play, as text. */
export const playable = (state: KlaverjassenState): string =>
  legalMoves(state, state.turn)
    .flatMap((move) => ('card' in move ? [move.card] : []))
    .join(' ')

/** Why the seat on turn may not play a card, or null. */
export const refusedCard = (state: KlaverjassenState, card: string) => judge(state, state.turn, play(card))
