/** A move made of several fields of a form. */
import { isJson } from '../json.ts'
import type { Form } from './form.ts'

/**
 * The move that was chosen; its empty lists take what the form's fields of their names hold: with
 * `{"type":"play","cards":[]}` every field `move.cards` is one of the cards. The page's script does the same.
 */
export const fillMove = (move: unknown, { list }: Pick<Form, 'list'>): unknown => {
  if (!isJson(move) || typeof move !== 'object' || move === null || Array.isArray(move)) return move
  const fields = Object.entries(move).map(([name, value]) =>
    Array.isArray(value) && value.length === 0 ? [name, list(`move.${name}`)] : [name, value],
  )
  return Object.fromEntries(fields)
}
