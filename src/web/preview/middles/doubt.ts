/** Doubt in pictures: the pile that grows in the middle, with what was claimed last, or what came of the last doubt. */
import type { Seat } from '../../../engine/game.ts'
import type { DoubtView } from '../../../games/doubt/view.ts'
import { back, card, count, fan } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { at, figuresAt, place } from '../draw/shapes.ts'
import { columnOf, type Middle, type Scene, WIDTH } from '../middle.ts'

const CENTRE = WIDTH / 2
const TOP = 20
const PILE_WIDTH = 168
/** So many backs look like a pile; its number says how many there are. */
const MOST_BACKS = 9
const STEP = 5

/** Points down at whoever claimed last. */
const claimant = (scene: Scene, seat: Seat): string =>
  at({ x: columnOf(scene, seat).x, y: 318 }, `<path d="M-20 0H20L0 20Z" fill="${colours.onFelt2}"/>`)

/** Its upper card says how many there are. */
const pileOf = (height: number): string => {
  const shown = Math.min(height, MOST_BACKS)
  return Array.from({ length: shown }, (_, index) =>
    at(
      { x: CENTRE - 170 + index * STEP, y: TOP + 26 - index * 3 },
      index === shown - 1 ? count(height, PILE_WIDTH) : back(PILE_WIDTH),
    ),
  ).join('')
}

/** *3 × 7*: how many, of what rank. */
const claimFigures = (cards: number, rank: string): string =>
  figuresAt(`${cards}×${rank}`, { x: CENTRE + 170, y: TOP + 62 }, 128, colours.onFelt)

/** What lay under the last doubt, at most six cards. */
const shown = ({ lastDoubt }: DoubtView, y: number, width: number): string =>
  (lastDoubt?.cards ?? [])
    .map((code, index, { length }) =>
      at({ x: CENTRE + (index - (length - 1) / 2) * width * 1.1, y }, card(code, width)),
    )
    .join('')

/** Before the first claim: where the pile will lie, and the rank it begins with. */
const firstPlace = (due: string): string =>
  at({ x: CENTRE - 150, y: TOP + 26 }, place(PILE_WIDTH, PILE_WIDTH * 1.4, true)) +
  figuresAt(`?×${due}`, { x: CENTRE + 170, y: TOP + 62 }, 128, colours.onFelt)

export const doubt: Middle<DoubtView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('QC', 200), back(200), card('QH', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: () => [],
  draw: (view, scene) => {
    const claim = view.pile.at(-1)
    if (claim === undefined)
      return view.lastDoubt === null ? firstPlace(view.due) : shown(view, TOP + 20, 140)
    const height = view.pile.reduce((sum, claimed) => sum + claimed.count, 0)
    return pileOf(height) + claimFigures(claim.count, claim.rank) + claimant(scene, claim.seat)
  },
}
