/** DistanTichu in pictures: the destination in the middle, and before its player the set that stands. */
import type { Seat } from '../../../engine/game.ts'
import type { Card } from '../../../games/distantichu/cards.ts'
import type { DistantichuView } from '../../../games/distantichu/view.ts'
import { back, CARD_RATIO, fan } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { numberCard } from '../draw/number-cards.ts'
import { at, figuresAt } from '../draw/shapes.ts'
import { columnOf, type Middle, type Scene, WIDTH } from '../middle.ts'

const GOAL_WIDTH = 132
const GOAL_LEFT = 170
const TOP = 22
const SET_WIDTH = 132
/** Sets of many cards lie closer together. */
const SET_ROOM = 620
const SET_MIDDLE = 690

/** The cards in the middle: those face down behind the one all distances are measured to. */
const goal = ({ center, down, destination }: DistantichuView): string => {
  const behind = Array.from({ length: down }, (_, place) =>
    at({ x: GOAL_LEFT - (down - place) * 14, y: TOP + 36 }, back(GOAL_WIDTH)),
  )
  const up = center.map((card, place) =>
    at({ x: GOAL_LEFT + place * 16, y: TOP + 36 }, numberCard(card, destination, GOAL_WIDTH)),
  )
  return behind.join('') + up.join('')
}

const set = (cards: readonly Card[], destination: Card | null): string => {
  const step = Math.min(SET_WIDTH * 1.08, (SET_ROOM - SET_WIDTH) / Math.max(1, cards.length - 1))
  return cards
    .map((card, place) =>
      at(
        { x: SET_MIDDLE + (place - (cards.length - 1) / 2) * step, y: TOP + 36 },
        numberCard(card, destination, SET_WIDTH, true),
      ),
    )
    .join('')
}

/** Points down at whoever played it. */
const player = (scene: Scene, seat: Seat): string =>
  at({ x: columnOf(scene, seat).x, y: 318 }, `<path d="M-20 0H20L0 20Z" fill="${colours.onFelt2}"/>`)

/** Of a set: how many cards it has. */
const size = (count: number): string =>
  figuresAt(
    `×${count}`,
    { x: WIDTH - 110, y: TOP + 36 + (SET_WIDTH * CARD_RATIO) / 2 - 45 },
    90,
    colours.onFelt,
  )

export const distantichu: Middle<DistantichuView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [
    numberCard('6', '8', 200),
    numberCard('8', '8', 200),
    numberCard('10', '8', 200),
  ]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => totals.map((points, seat) => ({ seats: [seat], points })),
  draw: (view, scene) => {
    const standing = view.plays.at(-1)
    if (standing === undefined) return goal(view)
    const { seat, cards } = standing
    return goal(view) + set(cards, view.destination) + size(cards.length) + player(scene, seat)
  },
}
