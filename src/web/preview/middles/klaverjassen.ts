/** Klaverjassen in pictures: hands while trumps are made, then the trick around the trump suit and its maker. */
import type { Seat } from '../../../engine/game.ts'
import { teamOf } from '../../../engine/teams.ts'
import type { KlaverjassenView } from '../../../games/klaverjassen/view.ts'
import { back, card, chip, fan, suitMark } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { at, figuresAt } from '../draw/shapes.ts'
import { inPlace, note, trick } from '../draw/trick.ts'
import { type Middle, type Scene, WIDTH } from '../middle.ts'

const CENTRE = WIDTH / 2
/** So wide while nothing else is on the table. */
const LARGE = 206
const seats: readonly Seat[] = [0, 1, 2, 3]

/** A hand face down, with a stroke on it once its seat has passed. */
const waitingHand = ({ passes, starter }: KlaverjassenView, scene: Scene, seat: Seat): string => {
  const hasPassed = (seat - starter + seats.length) % seats.length < passes
  const stroke = figuresAt('–', { x: 0, y: 82 }, 122, colours.onFelt)
  return inPlace(scene, seat, hasPassed ? `<g opacity=".3">${back(LARGE)}</g>${stroke}` : back(LARGE))
}

/** The card turned up, or all four suits, one of which will be named. */
const offeredTrumps = ({ phase, turnedUp }: KlaverjassenView): string => {
  const turned = turnedUp.at(-1)
  if (phase === 'turned' && turned !== undefined) return at({ x: CENTRE, y: 96 }, card(turned, 84))
  return ['S', 'H', 'C', 'D']
    .map((suit, index) => at({ x: CENTRE, y: 30 + index * 66 }, chip(56, suitMark(suit))))
    .join('')
}

/** What a seat's team has in this deal; the maker's suit stands beside it. */
const taken = ({ taken, trump, maker }: KlaverjassenView, scene: Scene, seat: Seat): string => {
  const text = String(taken.cardPoints[teamOf(seat)] + taken.roem[teamOf(seat)])
  if (trump === null || maker !== seat) return note(scene, seat, text)
  return note(scene, seat, text, { width: 66, content: at({ x: 10, y: -24 }, chip(48, suitMark(trump))) })
}

export const klaverjassen: Middle<KlaverjassenView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('9C', 200), card('JC', 200), card('AC', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => [
    { seats: [0, 2], points: totals[0] },
    { seats: [1, 3], points: totals[1] },
  ],
  draw: (view, scene) => {
    if (view.trump === null)
      return seats.map((seat) => waitingHand(view, scene, seat)).join('') + offeredTrumps(view)
    return (
      trick(scene, view.trick, view.tricks) +
      at({ x: CENTRE, y: 86 }, chip(96, suitMark(view.trump))) +
      seats.map((seat) => taken(view, scene, seat)).join('')
    )
  },
}
