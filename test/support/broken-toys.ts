/** The toy game broken in each way a law has to catch. */
import { z } from 'zod'
import { type Event, type Game, IllegalMove } from '../../src/engine/game.ts'
import { type ToyMove, type ToyOptions, type ToyState, type ToyView, toy } from './toy.ts'

export type Toy = Game<ToyState, ToyMove, ToyOptions, ToyView>

/** The toy game with its steps changed after the rules have had their say. */
const stepping = (
  change: (step: ReturnType<Toy['apply']>, move: ToyMove) => ReturnType<Toy['apply']>,
): Toy => ({
  ...toy,
  apply: (state, seat, move, random) => change(toy.apply(state, seat, move, random), move),
})

/** The toy game that tells its events otherwise. */
const retelling = (change: (event: Event) => Event): Toy =>
  stepping(({ state, events }) => ({ state, events: events.map(change) }))

/** The toy game that refuses in its own way what the rules refuse. */
const refusing = (refuse: (state: ToyState, refusal: IllegalMove, move: ToyMove) => never): Toy => ({
  ...toy,
  apply(state, seat, move, random) {
    try {
      return toy.apply(state, seat, move, random)
    } catch (thrown) {
      if (thrown instanceof IllegalMove) return refuse(state, thrown, move)
      throw thrown
    }
  },
})

const openly = ({ type, ...event }: Event): Event => ({ ...event, type, to: 'all' })
let calls = 0

type Broken = { readonly what: string; readonly law: string; readonly says: RegExp; readonly game: Toy }

const ending = 'is over when nobody is to move, which is when there is a result, within its bound of moves'
export const scoring = 'scores every seat, team-mates alike, and the best win'
const listing = 'lists its legal moves once each, canonical, and accepts exactly these'
const refusal = 'refuses all others by a code, before any chance is asked'
const plain = 'is plain data, never changed, and the same when played again'
const addressing = 'addresses its events and leaves the types of the table alone'
const keeping = 'keeps all its cards'
export const resampling = 'hides something from a spectator, and resamples to the same cards'
const showing = 'shows nobody what they may not know'
const refusalSecrecy = 'refuses by the same code and words whatever is hidden'
const telling = 'tells as much as it shows: equal histories give equal views'

export const broken: readonly Broken[] = [
  {
    what: 'a game that outlasts its bound',
    law: ending,
    says: /not over after 3 moves/,
    game: { ...toy, meta: { ...toy.meta, maxMoves: 3 } },
  },
  {
    what: 'a result before the end',
    law: ending,
    says: /there is a result when nobody is to move/,
    game: { ...toy, result: ({ scores }) => ({ scores, winners: [] }) },
  },
  {
    what: 'legal moves for a seat that is not to act',
    law: ending,
    says: /the seats with legal moves are those in toAct/,
    game: { ...toy, legalMoves: (state) => toy.legalMoves(state, state.turn) },
  },
  {
    what: 'an awaited seat without a legal move',
    law: ending,
    says: /the seats with legal moves are those in toAct/,
    game: {
      ...toy,
      legalMoves: (state, seat) =>
        [...toy.legalMoves(state, seat)].filter(({ card }) => card !== '5' && card !== '6'),
    },
  },
  {
    what: 'winners that are not the best',
    law: scoring,
    says: /the best win/,
    game: {
      ...toy,
      result: (state) => (state.over ? { scores: state.scores.map((_, seat) => seat), winners: [0] } : null),
    },
  },
  {
    what: 'a score too few',
    law: scoring,
    says: /a score a seat/,
    game: { ...toy, result: (state) => (state.over ? { scores: [1], winners: [0] } : null) },
  },
  {
    what: 'a move listed twice',
    law: listing,
    says: /no move is listed twice/,
    game: {
      ...toy,
      legalMoves: (state, seat) => [...toy.legalMoves(state, seat), ...toy.legalMoves(state, seat)],
    },
  },
  {
    what: 'an order that changes',
    law: listing,
    says: /the order is fixed/,
    game: {
      ...toy,
      legalMoves(state, seat) {
        calls += 1
        const moves = [...toy.legalMoves(state, seat)]
        return calls % 2 === 0 ? moves : moves.reverse()
      },
    },
  },
  {
    what: 'a listed move that apply refuses',
    law: listing,
    says: /IllegalMove: not-in-hand/,
    game: {
      ...toy,
      legalMoves: (state, seat) => [
        ...toy.legalMoves(state, seat),
        ...(state.turn === seat && !state.over
          ? state.stock.map((card): ToyMove => ({ type: 'show', card }))
          : []),
      ],
      sample: toy.sample,
    },
  },
  {
    what: 'a legal move that is not listed',
    law: refusal,
    says: /accepted though not listed/,
    game: { ...toy, legalMoves: (state, seat) => [...toy.legalMoves(state, seat)].slice(1) },
  },
  {
    what: 'a sample that is not listed',
    law: listing,
    says: /a sampled move is listed/,
    game: {
      ...toy,
      legalMoves: (state, seat) => [...toy.legalMoves(state, seat)].filter(({ type }) => type === 'show'),
    },
  },
  {
    what: 'a schema that drops unknown fields',
    law: refusal,
    says: /the schema lets an unknown field through/,
    game: {
      ...toy,
      move: z.object({
        type: z.enum(['show', 'hide']),
        card: z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'X']),
      }),
    },
  },
  {
    what: 'junk that is no refusal but a crash',
    law: refusal,
    says: /TypeError/,
    game: refusing((_, refused) => {
      if (refused.code === 'bad-move') throw new TypeError('cannot read it')
      throw refused
    }),
  },
  {
    what: 'chance asked before a refusal',
    law: refusal,
    says: /chance was asked before the move was refused/,
    game: {
      ...toy,
      apply(state, seat, move, random) {
        random.int(2)
        return toy.apply(state, seat, move, random)
      },
    },
  },
  {
    what: 'a refusal without a code',
    law: refusal,
    says: /is no code/,
    game: refusing(() => {
      throw new IllegalMove('You do not hold that card.')
    }),
  },
  {
    what: 'a seat out of turn told something else',
    law: refusal,
    says: /not-in-hand is said to a seat that is not to act/,
    game: refusing(() => {
      throw new IllegalMove('not-in-hand')
    }),
  },
  {
    what: 'a state that is changed',
    law: plain,
    says: /TypeError.*(read only|not extensible|read-only)/,
    game: stepping((step) => {
      Object.assign(step.state.options, { double: true })
      return step
    }),
  },
  {
    what: 'a state that is no JSON',
    law: plain,
    says: /the state is not the same after a JSON round trip/,
    game: stepping(({ state, events }) => ({ state: { ...state, ...{ note: undefined } }, events })),
  },
  {
    what: 'a memory outside the state',
    law: plain,
    says: /the same move is not the same when made again/,
    game: stepping(({ state, events }) => {
      calls += 1
      return { state: { ...state, scores: state.scores.map((score) => score + calls) }, events }
    }),
  },
  {
    what: 'an event type of the table',
    law: addressing,
    says: /started is a type of the table's own/,
    game: stepping(({ state, events }) => ({ state, events: [...events, { type: 'started', to: 'all' }] })),
  },
  {
    what: 'an event for a seat that is not there',
    law: addressing,
    says: /to: seats, ascending/,
    game: stepping(({ state, events }) => ({ state, events: [...events, { type: 'note', to: [7] }] })),
  },
  {
    what: 'a card that is lost',
    law: keeping,
    says: /all cards/,
    game: stepping(({ state, events }) => ({ state: { ...state, stock: state.stock.slice(1) }, events })),
  },
  {
    what: 'a view with a card of the stock',
    law: showing,
    says: /the view of a state with other secrets/,
    game: { ...toy, view: (state, seat) => ({ ...toy.view(state, seat), next: state.stock[0] ?? null }) },
  },
  {
    what: 'counts in an order that tells',
    law: showing,
    says: /the view of a state with other secrets/,
    game: {
      ...toy,
      view: (state, seat) => ({
        ...toy.view(state, seat),
        seats: [0, 1].toSorted(() => (state.stock[0] === '1' ? -1 : 1)),
      }),
    },
  },
  {
    what: 'legal moves in an order that tells',
    law: showing,
    says: /the view of a state with other secrets/,
    game: {
      ...toy,
      legalMoves(state, seat) {
        const moves = [...toy.legalMoves(state, seat)]
        return (state.stock[0] ?? '') < '5' ? moves : moves.reverse()
      },
    },
  },
  {
    what: 'a refusal that tells where a card lies',
    law: refusalSecrecy,
    says: /is answered otherwise with other secrets/,
    game: refusing((state, refused, move) => {
      if (refused.code === 'not-in-hand' && state.stock.includes(move.card))
        throw new IllegalMove('still-in-stock')
      throw refused
    }),
  },
  {
    what: 'words of a refusal that tell',
    law: refusalSecrecy,
    says: /is answered otherwise with other secrets/,
    game: refusing((state, refused) => {
      throw new IllegalMove(refused.code, { ...refused.params, next: state.stock[0] ?? null })
    }),
  },
  {
    what: 'a hidden card told to all',
    law: telling,
    says: /is told what the view keeps from them/,
    game: retelling((event) => (event.type === 'hidden-card' ? openly(event) : event)),
  },
  {
    what: 'a deal told to all',
    law: telling,
    says: /is told what the view keeps from them/,
    game: retelling((event) => (event.type === 'dealt' ? openly(event) : event)),
  },
  {
    what: 'a count of events that tells',
    law: telling,
    says: /is told what the view keeps from them/,
    game: stepping(({ state, events }, { type, card }) => ({
      state,
      events: type === 'hide' && card > '5' ? [...events, { type: 'hummed', to: 'all' }] : events,
    })),
  },
  {
    what: 'a shown card that nobody is told of',
    law: telling,
    says: /is told the same, but sees something else/,
    game: retelling((event) => (event.type === 'shown' ? { type: 'shown', to: 'all' } : event)),
  },
]
