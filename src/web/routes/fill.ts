/** Moves made of several fields of a form. */
import { type Card, makeDeck, suitCardsFrom } from '../../engine/cards.ts'
import type { Json } from '../../engine/game.ts'
import type { Ace } from '../../engine/melds/line.ts'
import { orderAsRun } from '../../engine/melds/order.ts'
import { isJson } from '../json.ts'
import type { Form } from './form.ts'

type Fields = Pick<Form, 'list' | 'text'>
type JsonObject = { readonly [name: string]: Json }

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const anyCards = makeDeck<Card>([...suitCardsFrom('2'), 'XB', 'XR'])

const areCards = (codes: readonly Json[]): codes is readonly Card[] => codes.every(anyCards.has)

const isAce = (text: string): text is Ace => ['low', 'high', 'both', 'round'].includes(text)

/** With a field `ace`, cards that are a run in some order are put in that order; `stands` says what jokers are. */
const ordered = (cards: readonly Json[], { list, text }: Fields): readonly Json[] => {
  const ace = text('ace')
  return isAce(ace) && areCards(cards) ? (orderAsRun(cards, ace, list('stands')) ?? cards) : cards
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const filledValue = (name: string, value: Json, fields: Fields): Json => {
  if (isList(value)) return ordered(value.length === 0 ? fields.list(`move.${name}`) : value, fields)
  const chosen = fields.list(`move.${name}s`)
  return value === null && chosen.length === 1 ? (chosen[0] ?? null) : value
}

/**
 * The move that was chosen. Its empty lists take what the form's fields of their names hold: with
 * `{"type":"play","cards":[]}` every field `move.cards` is one of the cards. What is null takes the one that is
 * chosen for the list: with `{"type":"discard","card":null}` the only field `move.cards` is the card. The page's
 * script does the same.
 */
export const fillMove = (move: unknown, fields: Fields): unknown =>
  isJson(move) && isObject(move)
    ? Object.fromEntries(
        Object.entries(move).map(([name, value]) => [name, filledValue(name, value, fields)]),
      )
    : move

const isFilled = (move: unknown): boolean =>
  typeof move !== 'object' || move === null || !Object.values(move).includes(null)

/** Several moves for one act, each filled. Those that nothing was chosen for are left out. */
export const fillMoves = (moves: readonly unknown[], fields: Fields): readonly unknown[] =>
  moves.map((move) => fillMove(move, fields)).filter(isFilled)
