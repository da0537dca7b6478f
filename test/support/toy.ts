/**
 * The smallest game with hands, a stock, face-down cards, chance in the middle and options: what the engine
 * and the laws are tried on. Each seat in turn shows a card, which scores its rank, or hides it for good.
 */
import { type ZodType, z } from 'zod'
import {
  type Event,
  type Game,
  IllegalMove,
  type Random,
  type Refusal,
  type Seat,
} from '../../src/engine/game.ts'

const deck = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'X'] as const
export type ToyCard = (typeof deck)[number]

export type ToyOptions = { readonly size: 1 | 2; readonly rounds: number; readonly double: boolean }
export type ToyMove = { readonly type: 'show' | 'hide'; readonly card: ToyCard }
type Laid = { readonly seat: Seat; readonly card: ToyCard; readonly open: boolean }

export type ToyState = {
  readonly seats: number
  readonly options: ToyOptions
  readonly round: number
  readonly turn: Seat
  readonly over: boolean
  readonly hands: readonly (readonly ToyCard[])[]
  readonly stock: readonly ToyCard[]
  readonly laid: readonly Laid[]
  readonly scores: readonly number[]
}

export type ToyView = {
  readonly round: number
  readonly turn: Seat
  readonly hand: readonly ToyCard[] | null
  readonly counts: readonly number[]
  readonly laid: readonly { readonly seat: Seat; readonly card: ToyCard | null }[]
  readonly scores: readonly number[]
}

const options: ZodType<ToyOptions> = z.strictObject({
  size: z.literal([1, 2]).default(2),
  rounds: z.int().min(1).max(3).default(2),
  double: z.boolean().default(false),
})

const move: ZodType<ToyMove> = z.strictObject({ type: z.enum(['show', 'hide']), card: z.enum(deck) })

const cards: ReadonlySet<unknown> = new Set(deck)
const isMove = (value: unknown): value is ToyMove =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'show' || value.type === 'hide') &&
  'card' in value &&
  cards.has(value.card) &&
  Object.keys(value).length === 2

type Lasting = Pick<ToyState, 'seats' | 'options' | 'scores'>

const deal = (lasting: Lasting, round: number, random: Random): ToyState => {
  const { seats, options } = lasting
  const pile = random.shuffle(deck)
  const handOf = (_: unknown, seat: Seat) =>
    pile.slice(seat * options.size, (seat + 1) * options.size).toSorted()
  const hands = Array.from({ length: seats }, handOf)
  const stock = pile.slice(seats * options.size)
  return { ...lasting, round, turn: 0, over: false, hands, stock, laid: [] }
}

const judge = ({ over, turn, hands }: ToyState, seat: Seat, move: ToyMove): Refusal | null => {
  if (over) return { code: 'game-over', params: {} }
  if (turn !== seat) return { code: 'not-your-turn', params: { turn } }
  if (!isMove(move)) return { code: 'bad-move', params: {} }
  return hands[seat]?.includes(move.card) ? null : { code: 'not-in-hand', params: { card: move.card } }
}

const worth = (card: ToyCard, { double }: ToyOptions): number => (deck.indexOf(card) + 1) * (double ? 2 : 1)

const eventsOf = (seat: Seat, { type, card }: ToyMove): readonly Event[] =>
  type === 'show'
    ? [{ type: 'shown', to: 'all', seat, card }]
    : [
        { type: 'hidden', to: 'all', seat },
        { type: 'hidden-card', to: [seat], seat, card },
      ]

const lay = (state: ToyState, seat: Seat, { type, card }: ToyMove): ToyState => ({
  ...state,
  turn: (seat + 1) % state.seats,
  hands: state.hands.map((hand, owner) => (owner === seat ? hand.filter((held) => held !== card) : hand)),
  laid: [...state.laid, { seat, card, open: type === 'show' }],
  scores: state.scores.map((score, owner) =>
    owner === seat && type === 'show' ? score + worth(card, state.options) : score,
  ),
})

const dealtEvents = ({ hands }: ToyState): readonly Event[] =>
  hands.map((cards, seat) => ({ type: 'dealt', to: [seat], seat, cards }))

export const toy: Game<ToyState, ToyMove, ToyOptions, ToyView> = {
  meta: { id: 'toy', version: 1, seats: [2, 3], maxMoves: 18, length: 'short', uncovers: [], presets: [] },
  options,
  move,
  setup({ seats, options }, random) {
    return deal({ seats, options, scores: Array.from({ length: seats }, () => 0) }, 1, random)
  },
  toAct: ({ over, turn }) => (over ? [] : [turn]),
  legalMoves(state, seat) {
    if (state.over || state.turn !== seat) return []
    return (state.hands[seat] ?? []).flatMap((card): ToyMove[] => [
      { type: 'show', card },
      { type: 'hide', card },
    ])
  },
  sample(state, seat, random) {
    const hand = state.hands[seat] ?? []
    return { type: random.int(2) === 0 ? 'show' : 'hide', card: hand[random.int(hand.length)] ?? '1' }
  },
  apply(state, seat, move, random) {
    const refusal = judge(state, seat, move)
    if (refusal !== null) throw new IllegalMove(refusal.code, refusal.params)
    const laid = lay(state, seat, move)
    const events = eventsOf(seat, move)
    if (laid.hands.some((hand) => hand.length > 0)) return { state: laid, events }
    const done: Event = { type: 'round', to: 'all', round: laid.round, scores: laid.scores }
    if (laid.round === laid.options.rounds)
      return { state: { ...laid, over: true }, events: [...events, done] }
    const next = deal(laid, laid.round + 1, random)
    return { state: next, events: [...events, done, ...dealtEvents(next)] }
  },
  view: ({ round, turn, hands, laid, scores }, viewer) => ({
    round,
    turn,
    hand: viewer === null ? null : (hands[viewer] ?? null),
    counts: hands.map((hand) => hand.length),
    laid: laid.map(({ seat, card, open }) => ({ seat, card: open || seat === viewer ? card : null })),
    scores,
  }),
  result({ over, scores }) {
    if (!over) return null
    const best = Math.max(...scores)
    return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best) }
  },
  facts: ({ round, scores, stock }) => ({ round, scores, stock }),
}
