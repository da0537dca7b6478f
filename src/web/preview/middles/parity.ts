/** Parity in pictures: the trick between two friends, the trump suit in its middle, and what was declared. */
import type { Seat } from '../../../engine/game.ts'
import type { Trump } from '../../../games/parity/deck.ts'
import type { Parity } from '../../../games/parity/moves.ts'
import { seats } from '../../../games/parity/state.ts'
import type { ParityView } from '../../../games/parity/view.ts'
import { back, card, chip, fan, suitMark } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { at } from '../draw/shapes.ts'
import { inPlace, note, trick } from '../draw/trick.ts'
import { type Middle, type Scene, WIDTH } from '../middle.ts'

const CENTRE = WIDTH / 2

/** A suit with a stroke through it stands for no trumps. */
const NO_TRUMPS =
  `<g opacity=".35">${suitMark('S')}</g>` +
  '<path d="M1 15 15 1" stroke="#b3261f" stroke-width="2.4" stroke-linecap="round"/>'

const trumpMark = (trump: Trump): string => (trump === 'none' ? NO_TRUMPS : suitMark(trump))

/** All four, of which one will be named. */
const openTrumps = (): string =>
  ['S', 'H', 'C', 'D']
    .map((suit, index) =>
      at({ x: CENTRE + (index % 2 === 0 ? -82 : 82), y: index < 2 ? 14 : 166 }, chip(136, suitMark(suit))),
    )
    .join('')

const DOT = 34

/** One dot is odd, two are even; around 0, 0. */
const parityDots = (parity: Parity, colour: string): string =>
  (parity === 'odd' ? [0] : [-DOT / 2, DOT / 2])
    .map((x) => `<circle cx="${x}" r="13" fill="${colour}"/>`)
    .join('')

/** One or two: the choice as it stands open. */
const openParity = (): string =>
  at({ x: CENTRE - 62, y: 264 }, parityDots('odd', colours.onFelt)) +
  at({ x: CENTRE + 56, y: 264 }, parityDots('even', colours.onFelt)) +
  `<path d="M${CENTRE - 20} 288 ${CENTRE} 240" stroke="${colours.feltLine}" stroke-width="5" stroke-linecap="round"/>`

/** What this round is played under. */
const contract = ({ trump, phase }: ParityView): string => {
  if (trump === null) return openTrumps()
  return at({ x: CENTRE, y: 14 }, chip(196, trumpMark(trump))) + (phase === 'parity' ? openParity() : '')
}

/** What a seat has taken, and beside it what it declared to take. */
const taken = (view: ParityView, scene: Scene, seat: Seat): string => {
  const text = String(view.taken[seat] ?? 0)
  if (view.parity === null || view.declarer !== seat) return note(scene, seat, text)
  const content = at({ x: 12, y: 0 }, parityDots(view.parity, colours.onFelt))
  return note(scene, seat, text, { width: DOT * 2 + 24, content })
}

const hands = (scene: Scene): string => seats.map((seat) => inPlace(scene, seat, back(206))).join('')

export const parity: Middle<ParityView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('7H', 200), card('XR', 200), card('8S', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => seats.map((seat) => ({ seats: [seat], points: totals[seat] ?? 0 })),
  draw: (view, scene) => {
    if (view.trump === null || view.parity === null) return hands(scene) + contract(view)
    return (
      trick(scene, view.trick, view.tricks) +
      contract(view) +
      seats.map((seat) => taken(view, scene, seat)).join('')
    )
  },
}
