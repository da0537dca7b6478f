/** A trick as a picture shows it: each card in the column of its seat. */
import type { ShownTrick } from '../../../engine/tricks.ts'
import { columnOf, type Scene } from '../middle.ts'
import { CARD_RATIO, card } from './cards.ts'
import { colours } from './colours.ts'
import { at, figuresAt, figuresWidth, place } from './shapes.ts'

const TOP = 14
/** Of the line under the cards. */
const NOTE_TOP = 284
const NOTE_HEIGHT = 46

/** As wide as its column leaves room for, and no higher than leaves room for a note. */
export const cardWidth = ({ seats }: Scene): number => Math.min(178, columnOf({ seats }, 0).width * 0.74)

/** Something in a seat's place, around the middle of its upper edge. */
export const inPlace = (scene: Scene, seat: number, content: string): string =>
  at({ x: columnOf(scene, seat).x, y: TOP }, content)

const emptyPlace = (scene: Scene, seat: number): string => {
  const width = cardWidth(scene)
  return inPlace(scene, seat, place(width, width * CARD_RATIO, scene.toAct.includes(seat)))
}

/** The cards played so far; where one is missing its place is drawn, lit for whoever is to play. */
const openTrick = (scene: Scene, { plays, winner }: ShownTrick<string>): string =>
  Array.from({ length: scene.seats }, (_, seat) => {
    const play = plays.find((one) => one.seat === seat)
    if (play === undefined) return emptyPlace(scene, seat)
    const lying = plays.length > 1 && winner === seat ? 'winning' : 'plain'
    return inPlace(scene, seat, card(play.card, cardWidth(scene), lying))
  }).join('')

/** As long as nobody has led, the trick before is still to be seen under the lit place. */
const takenTrick = (scene: Scene, { plays }: ShownTrick<string>): string =>
  plays.map((play) => inPlace(scene, play.seat, card(play.card, cardWidth(scene), 'past'))).join('') +
  scene.toAct.map((seat) => emptyPlace(scene, seat)).join('')

/** The trick in play; `before` are the finished ones of the round, the last one last. */
export const trick = (
  scene: Scene,
  open: ShownTrick<string>,
  before: readonly ShownTrick<string>[],
): string => {
  const last = before.at(-1)
  return open.plays.length === 0 && last !== undefined ? takenTrick(scene, last) : openTrick(scene, open)
}

/** A few figures under the card of a seat; a mark after them is drawn around 0, 0 and is so wide. */
export const note = (
  scene: Scene,
  seat: number,
  text: string,
  mark: { readonly width: number; readonly content: string } = { width: 0, content: '' },
): string => {
  const { x } = columnOf(scene, seat)
  const left = x - mark.width / 2
  return (
    figuresAt(text, { x: left, y: NOTE_TOP }, NOTE_HEIGHT, colours.onFelt2) +
    at(
      { x: left + (figuresWidth(text, NOTE_HEIGHT) + mark.width) / 2, y: NOTE_TOP + NOTE_HEIGHT / 2 },
      mark.content,
    )
  )
}
