/** Standing orders: what a person hands over because it needs no thought. Their shapes, and which game knows which. */
import { z } from 'zod'
import type { GameId, Json } from '../../engine/game.ts'

const card = z.string().min(2).max(5)
export const LEDS = ['any', 'none', 'C', 'D', 'H', 'S'] as const
const led = z.enum(LEDS).describe('the suit that the card led counts as; `none`: you lead')

const until = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turn') }).describe('it is your turn to lay cards'),
  z.strictObject({ type: z.literal('claimed'), cards: z.int().min(1).max(8) }).describe('so many at once'),
  z
    .strictObject({ type: z.literal('left'), cards: z.int().min(0).max(20) })
    .describe('the claimant has so few'),
])

export const MOST_ORDERS = 4
export const MOST_TRIES = 6

export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('forced-pass') }).describe('a pass that is the only legal move'),
  z.strictObject({ type: z.literal('bid'), upTo: z.int().min(18).max(264) }),
  z.strictObject({ type: z.literal('accept'), until }),
  z.strictObject({
    type: z.literal('play'),
    tries: z.array(z.strictObject({ led, card })).min(1).max(MOST_TRIES),
  }),
])

export type Order = z.output<typeof orderSchema>
export type OrderType = Order['type']

/** `forced`: a card that is the only legal one, which is a wish beside the orders. */
type Handed = OrderType | 'forced'

/** Which of it a game knows. */
const known: { readonly [game: GameId]: readonly Handed[] } = {
  distantichu: ['forced-pass'],
  'gin-rummy': ['pass'],
  'katzenjammer-blues': ['forced-pass'],
  klaverjassen: ['forced', 'pass', 'play'],
  'master-of-rules': ['forced'],
  parity: ['forced', 'play'],
  rummy: ['forced'],
  skat: ['forced', 'pass', 'bid', 'play'],
  spades: ['forced', 'play'],
}

/** In Doubt all are asked about each claim, or one is, who answers by playing on. */
const allAnswer = z.object({ doubters: z.literal('anyone') })

/** What can be handed over in a game with these options. */
export const ordersOf = (game: GameId, options: Json): readonly Handed[] => {
  if (game === 'doubt' && allAnswer.safeParse(options).success) return ['accept']
  return known[game] ?? []
}

/** An order of one seat: `round` tells the one it was given in, `used` whether it has made a move. */
export type Standing = { readonly order: Order; readonly round: string; readonly used: boolean }

/** Why an order came to nothing: it could not be played, or what it was to last until has come. */
export type Dropped = { readonly order: Order; readonly why: 'not-legal' | 'until' }

/** What a seat has handed over. `forced`: a card that is the only legal one is played; `at` is when it was given (ms). */
export type SeatOrders = {
  readonly forced: boolean
  readonly at: number
  readonly standing: readonly Standing[]
  readonly dropped: readonly Dropped[]
}

export const noOrders = (forced: boolean, at: number): SeatOrders => ({
  forced,
  at,
  standing: [],
  dropped: [],
})
