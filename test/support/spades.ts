/** Positions of Spades for its tests. */
import type { Seat } from '../../src/engine/game.ts'
import type { PerTeam } from '../../src/engine/teams.ts'
import { deck } from '../../src/games/spades/deck.ts'
import { judge, legalMoves } from '../../src/games/spades/judge.ts'
import type { SpadesMove } from '../../src/games/spades/moves.ts'
import { options, type SpadesOptions } from '../../src/games/spades/options.ts'
import { type Bid, type SpadesState, setup } from '../../src/games/spades/state.ts'
import { cardsOf, newDecks } from './hands.ts'

/** A new game. Its hands: all clubs to seat 0, diamonds to 1, hearts to 2, spades to 3. */
export const newGame = (chosen: Partial<SpadesOptions> = {}, starter: Seat = 0): SpadesState =>
  setup(options.parse(chosen), newDecks(starter))

type Position = {
  readonly options?: Partial<SpadesOptions>
  readonly hands: readonly [string, string, string, string]
  readonly bids?: readonly Bid[]
  readonly broken?: boolean
  /** Who is to lead, or led the first of the cards that lie there. Seat 0 if absent. */
  readonly leader?: Seat
  readonly trick?: string
}

/** A round being played; everyone has bid 3 unless said otherwise. */
export const position = (given: Position): SpadesState => {
  const { options: chosen, hands, bids = [3, 3, 3, 3], broken = false, leader = 0, trick = '' } = given
  const cards = cardsOf(deck, trick)
  return {
    ...newGame(chosen),
    phase: 'play',
    looked: [true, true, true, true],
    bids,
    broken,
    hands: hands.map((hand) => cardsOf(deck, hand)),
    trick: { leader, cards },
    turn: (leader + cards.length) % 4,
  }
}

type LastTrick = {
  readonly options?: Partial<SpadesOptions>
  readonly bids: readonly Bid[]
  /** What the seats will have won after the last trick: 13 in all. */
  readonly taken: readonly number[]
  readonly totals?: PerTeam<number>
  readonly bags?: PerTeam<number>
  readonly rounds?: SpadesState['rounds']
}

/** One trick before the end of a round started by seat 0: whoever wins it leads the ace of spades. */
export const beforeLastTrick = ({
  options: chosen = {},
  bids,
  taken,
  ...lasting
}: LastTrick): SpadesState => {
  const leader = taken.findIndex((count) => count > 0)
  const handOf = (seat: Seat) => (seat === leader ? 'AS' : `${seat + 2}C`)
  const start = position({
    options: chosen,
    bids,
    leader,
    hands: [handOf(0), handOf(1), handOf(2), handOf(3)],
  })
  const tricks = taken.flatMap((count, winner) =>
    Array.from({ length: winner === leader ? count - 1 : count }, () => ({ leader, cards: [], winner })),
  )
  return { ...start, ...lasting, tricks }
}

export const play = (code: string): SpadesMove => {
  const [card = '2C'] = cardsOf(deck, code)
  return { type: 'play', card }
}

/** The four cards left, each seat's in its turn. */
export const lastTrick = ({ hands, turn }: SpadesState): readonly SpadesMove[] =>
  [0, 1, 2, 3].flatMap((place) => (hands[(turn + place) % 4] ?? []).map(play))

/** The cards the seat on turn may play, as text. */
export const playable = (state: SpadesState): string =>
  legalMoves(state, state.turn)
    .flatMap((move) => ('card' in move ? [move.card] : []))
    .join(' ')

/** Why the seat on turn may not play a card, or null. */
export const refusedCard = (state: SpadesState, card: string) => judge(state, state.turn, play(card))
