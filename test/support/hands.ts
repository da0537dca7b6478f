/** Cards written as text, chance that is rigged, and runs of moves: what tests of card games are told in. */
import type { Deck } from '../../src/engine/cards.ts'
import type { Event, Game, Random, Seat } from '../../src/engine/game.ts'

/** `'AS KD'` as cards of the deck; nothing as no cards. */
export const cardsOf = <C extends string>(deck: Deck<C>, text: string): readonly C[] =>
  text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      if (!deck.has(code)) throw new Error(`${code} is no card of this deck`)
      return code
    })

/** Every `int` gives `starter`; every shuffle leaves its items in the order of a new deck. */
export const newDecks = (starter: Seat): Random => ({ shuffle: (items) => [...items], int: () => starter })

type Rules<State, Move> = Pick<Game<State, Move, unknown, unknown>, 'apply' | 'toAct'>

/** The state and all events after several moves, each by the seat on turn. Later rounds have new decks. */
export const playAll = <State, Move>(game: Rules<State, Move>, start: State, moves: readonly Move[]) => {
  const events: Event[] = []
  const state = moves.reduce((before, move) => {
    const step = game.apply(before, game.toAct(before)[0] ?? 0, move, newDecks(0))
    events.push(...step.events)
    return step.state
  }, start)
  return { state, events }
}

/** What one viewer is told. */
export const toldTo = (events: readonly Event[], viewer: Seat | null): readonly Event[] =>
  events.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
