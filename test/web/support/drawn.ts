/** What a page of a table draws and offers, read off its HTML. */
import type { AnyGame } from '../../../src/engine/game.ts'
import { decode } from './entities.ts'

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? null : decode(found)
}

const tags = (html: string, names: string): readonly string[] =>
  html.match(new RegExp(`<(?:${names})\\b[^>]*>`, 'g')) ?? []

const valuesOf = (html: string, name: string): readonly string[] =>
  tags(html, 'input|button')
    .filter((tag) => attribute(tag, 'name') === name)
    .map((tag) => attribute(tag, 'value') ?? '')
    .filter((value) => value !== '')

const parse = (text: string): unknown => JSON.parse(text)

/** What the form's buttons send, each one move or several, what is chosen still to be filled in. */
export const unfilledActs = (html: string): readonly (readonly unknown[])[] => {
  const several = valuesOf(html, 'moves').map((text): readonly unknown[] => JSON.parse(text))
  return [...valuesOf(html, 'move').map((text) => [parse(text)]), ...several]
}

export const unfilled = (html: string): readonly unknown[] => unfilledActs(html).flat()

/** Every choice of so many of the items. */
const choices = (items: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0
    ? [[]]
    : items.flatMap((item, index) =>
        choices(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
      )

/** Of several moves for one act the first, where it is one without anything chosen. */
const firstOf = (moves: string): readonly string[] => {
  const [first]: readonly unknown[] = JSON.parse(moves)
  const isWhole = typeof first === 'object' && first !== null && !Object.values(first).includes(null)
  return isWhole ? [JSON.stringify(first)] : []
}

/** The moves the form can send, as its game writes them; a card that has to wait sends none. */
export const offered = (html: string, { move: schema }: Pick<AnyGame, 'move'>): readonly string[] => {
  const [set] = tags(html, 'fieldset').filter((tag) => attribute(tag, 'data-of') !== null)
  const moves = [...valuesOf(html, 'move'), ...valuesOf(html, 'moves').flatMap(firstOf)]
  if (set === undefined) return moves
  const hands = choices(choosable(html, 'move.cards'), Number(attribute(set, 'data-of')))
  return moves.flatMap((move) =>
    hands.map((cards) => JSON.stringify(schema.parse({ ...JSON.parse(move), cards }))),
  )
}
/** The things that may be chosen beside each other for the fields of this name. */
export const choosable = (html: string, name: string): readonly string[] =>
  tags(html, 'input')
    .filter((tag) => attribute(tag, 'type') === 'checkbox' && attribute(tag, 'name') === name)
    .map((tag) => attribute(tag, 'value') ?? '')

/** The reasons beside the cards that have to wait; a reason is an element of its own, named by its input. */
export const reasons = (html: string): readonly string[] =>
  tags(html, 'input')
    .filter((tag) => attribute(tag, 'class') === 'low')
    .map((tag) => {
      const id = attribute(tag, 'aria-describedby')
      return decode(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? '')
    })

/** A rank with its suit or colour's mark behind it, a joker, or a rule. */
const DRAWN =
  /#rank-(X[BR]|[1-9TJQKA])"(?:(?!#rank-|#suit-|#mark-|#rule-).)*(?:#(suit|mark)-([A-Z]))?|#rule-([A-Z]+)"/gs

/** The codes of all cards drawn face up, in the order of the page: large ones and those in sentences. */
export const drawn = (html: string): readonly string[] =>
  [...html.matchAll(DRAWN)].map(([, rank = '', kind, sign = '', rule]) => {
    if (rule !== undefined) return rule
    if (kind === 'mark') return sign + rank
    return rank.startsWith('X') ? rank : rank + sign
  })

/** The cats drawn face up, large ones and those in sentences, by what is printed on them. */
export const drawnCats = (html: string): readonly string[] =>
  [...html.replace(/<template>.*?<\/template>/gs, '').matchAll(/class="(?:card|chip) cat-([1-5J])"/g)].map(
    ([, printed = '']) => printed,
  )

/** The names a reader hears: the texts of all elements that are said and not shown. */
export const heard = (html: string): readonly string[] =>
  [...html.replace(/<template>.*?<\/template>/gs, '').matchAll(/class="vh">([^<]*)</g)].map(([, text = '']) =>
    decode(text),
  )

/** The value of a hidden field, or null. */
export const hiddenField = (html: string, name: string): string | null => {
  const tag = tags(html, 'input').find(
    (input) => attribute(input, 'type') === 'hidden' && attribute(input, 'name') === name,
  )
  return tag === undefined ? null : attribute(tag, 'value')
}
