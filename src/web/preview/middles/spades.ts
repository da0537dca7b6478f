/** Spades in pictures: bids while they are made, then the trick, with what each has taken of what was bid. */
import type { Seat } from '../../../engine/game.ts'
import type { Bid } from '../../../games/spades/state.ts'
import type { SpadesView } from '../../../games/spades/view.ts'
import { back, card, fan } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { figuresAt } from '../draw/shapes.ts'
import { inPlace, note, trick } from '../draw/trick.ts'
import type { Middle, Scene } from '../middle.ts'

const bidText = (bid: Bid | null): string => {
  if (bid === null) return '–'
  return bid === 'doubleNil' ? '00' : String(bid)
}

const seats: readonly Seat[] = [0, 1, 2, 3]

/** So wide while nothing else is on the table. */
const LARGE = 206

/** Face down before the bid, and the bid on it afterwards. */
const declared = (scene: Scene, seat: Seat, bid: Bid | null): string => {
  const figures = figuresAt(bidText(bid), { x: 0, y: 82 }, 122, colours.onFelt)
  const hand = bid === null ? back(LARGE) : `<g opacity=".3">${back(LARGE)}</g>${figures}`
  return inPlace(scene, seat, hand)
}

export const spades: Middle<SpadesView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('QS', 200), card('KS', 200), card('AS', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => [
    { seats: [0, 2], points: totals[0] },
    { seats: [1, 3], points: totals[1] },
  ],
  draw: (view, scene) => {
    if (view.phase === 'bid')
      return seats.map((seat) => declared(scene, seat, view.bids[seat] ?? null)).join('')
    const notes = seats.map((seat) =>
      note(scene, seat, `${view.taken[seat] ?? 0}/${bidText(view.bids[seat] ?? null)}`),
    )
    return trick(scene, view.trick, view.tricks) + notes.join('')
  },
}
