/** What a seat may say or play, as data: its schema, and the moves made once for all. */
import { type ZodType, z } from 'zod'
import { type SuitCard, tabulate } from '../../engine/cards.ts'
import { type Level, ladder, levels } from './contract.ts'
import { deck, type GameName, gameNames } from './deck.ts'

export type SkatMove =
  | { readonly type: 'pass' | 'hold' | 'pickUp' | 'hand' | 'kontra' | 're' | 'concede' }
  | { readonly type: 'bid'; readonly value: number }
  /** Two different cards, in the deck's order. */
  | { readonly type: 'discard'; readonly cards: readonly SuitCard[] }
  | { readonly type: 'announce'; readonly game: GameName; readonly level: Level }
  | { readonly type: 'play'; readonly card: SuitCard }

const words = ['pass', 'hold', 'pickUp', 'hand', 'kontra', 're', 'concede'] as const

const card = z.enum(deck.cards)

export const moveSchema: ZodType<SkatMove> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(words) }),
  z.strictObject({ type: z.literal('bid'), value: z.int() }),
  z.strictObject({
    type: z.literal('discard'),
    cards: z
      .tuple([card, card])
      .refine(([one, other]) => one !== other, 'two different cards')
      .transform(deck.sort),
  }),
  z.strictObject({ type: z.literal('announce'), game: z.enum(gameNames), level: z.enum(levels) }),
  z.strictObject({ type: z.literal('play'), card }),
])

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(deck.has) && value[0] !== value[1]

/** The schema's own judgement, cheap enough for every move of a playout. */
export const isMove = (value: unknown): value is SkatMove => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const fields = Object.keys(value).length
  switch (value.type) {
    case 'play':
      return fields === 2 && 'card' in value && deck.has(value.card)
    case 'bid':
      return fields === 2 && 'value' in value && Number.isSafeInteger(value.value)
    case 'discard':
      return fields === 2 && 'cards' in value && isPair(value.cards)
    case 'announce':
      return fields === 3 && 'game' in value && 'level' in value && isAnnouncement(value)
    default:
      return fields === 1 && isOneOf(words, value.type)
  }
}

const isAnnouncement = ({ game, level }: { readonly game: unknown; readonly level: unknown }): boolean =>
  isOneOf(gameNames, game) && isOneOf(levels, level)

export const passMove: SkatMove = { type: 'pass' }
const holdMove: SkatMove = { type: 'hold' }
export const concedeMove: SkatMove = { type: 'concede' }
export const skatMoves: readonly SkatMove[] = [{ type: 'pickUp' }, { type: 'hand' }]
export const kontraMoves: readonly SkatMove[] = [{ type: 'kontra' }, passMove]
export const reMoves: readonly SkatMove[] = [{ type: 're' }, passMove]
export const playMove = tabulate(deck.cards, (card): SkatMove => ({ type: 'play', card }))

const bidsAbove = (standing: number): readonly SkatMove[] =>
  ladder.filter((value) => value > standing).map((value) => ({ type: 'bid', value }))
/** What may be said over a standing number, by those who may raise it and by those who may hold it too. */
export const wordsOver = tabulate([0, ...ladder], (standing) => {
  const bids = bidsAbove(standing)
  return { raise: [passMove, ...bids], holdOrRaise: [passMove, holdMove, ...bids] }
})
/** What may be said by one who is only asked. */
export const answers: readonly SkatMove[] = [passMove, holdMove]

/** Every two of the cards of a hand in the deck's order. */
export const discardMoves = (hand: readonly SuitCard[]): readonly SkatMove[] =>
  hand.flatMap((one, index) =>
    hand.slice(index + 1).map((other): SkatMove => ({ type: 'discard', cards: [one, other] })),
  )

/** The announcements there are in a skat game and in a hand game, whatever was bid. */
const announcementsOf = (hand: boolean) =>
  gameNames.flatMap((game) =>
    levels
      .filter((level) =>
        game === 'null' ? level === 'plain' || level === 'ouvert' : hand || level === 'plain',
      )
      .map((level) => ({ type: 'announce', game, level }) as const),
  )
export const announcements = { skat: announcementsOf(false), hand: announcementsOf(true) }
