/** Positions of Parity for its tests. */
import type { Seat } from '../../src/engine/game.ts'
import { deck, type Trump } from '../../src/games/parity/deck.ts'
import { judge, legalMoves } from '../../src/games/parity/judge.ts'
import type { Parity, ParityMove } from '../../src/games/parity/moves.ts'
import { options, type ParityOptions } from '../../src/games/parity/options.ts'
import { type ParityState, type PerSeat, setup } from '../../src/games/parity/state.ts'
import { cardsOf, newDecks } from './hands.ts'

/** A new game started by seat 0. Its hands: all clubs, all diamonds and the 8 of hearts; the rest. */
export const newGame = (chosen: Partial<ParityOptions> = {}): ParityState =>
  setup(options.parse(chosen), newDecks(0))

type Position = {
  readonly options?: Partial<ParityOptions>
  readonly trump?: Trump
  readonly parity?: Parity
  readonly hands: PerSeat<string>
  /** Who is to lead, or led the card that lies there. Seat 0 if absent. */
  readonly leader?: Seat
  readonly led?: string
}

/** A round being played; trumps are hearts unless said otherwise, and seat 0 is its starter. */
export const position = ({
  options: chosen,
  trump = 'H',
  parity = 'odd',
  hands,
  leader = 0,
  led = '',
}: Position) => {
  const cards = cardsOf(deck, led)
  const state: ParityState = {
    ...newGame(chosen),
    phase: 'play',
    trump,
    parity,
    hands: hands.map((hand) => cardsOf(deck, hand)),
    trick: { leader, cards },
    turn: (leader + cards.length) % 2,
  }
  return state
}

type LastTrick = {
  readonly options?: Partial<ParityOptions>
  readonly parity: Parity
  /** What the seats will have won after the last trick. */
  readonly taken: PerSeat<number>
  readonly totals?: PerSeat<number>
  readonly starter?: Seat
}

/** One trick before the end of a round: whoever wins it leads the ace of trumps. */
export const beforeLastTrick = ({
  options: chosen,
  parity,
  taken,
  totals = [0, 0],
  starter = 0,
}: LastTrick) => {
  const leader = taken[0] > 0 ? 0 : 1
  const start = position({
    options: chosen ?? {},
    parity,
    hands: leader === 0 ? ['AH', '8C'] : ['8C', 'AH'],
    leader,
  })
  const won = taken.flatMap((count, winner) =>
    Array.from({ length: winner === leader ? count - 1 : count }, () => ({
      leader,
      cards: [],
      winner,
      discard: null,
    })),
  )
  const state: ParityState = { ...start, starter, totals, tricks: won }
  return state
}

export const play = (code: string): ParityMove => {
  const [card = 'XB'] = cardsOf(deck, code)
  return { type: 'play', card }
}

export const lastTrick: readonly ParityMove[] = [play('AH'), play('8C')]

/** The cards the seat on turn may play, as text. */
export const playable = (state: ParityState): string =>
  legalMoves(state, state.turn)
    .flatMap((move) => ('card' in move ? [move.card] : []))
    .join(' ')

/** Why the seat on turn may not play a card, or null. */
export const refusedCard = (state: ParityState, card: string) => judge(state, state.turn, play(card))
