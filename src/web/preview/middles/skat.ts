/** Skat in pictures: what each has said in the auction, then the trick, with the declarer's game beside their number. */
import type { Seat } from '../../../engine/game.ts'
import type { SkatView } from '../../../games/skat/view.ts'
import { back, card, chip, fan, suitMark } from '../draw/cards.ts'
import { colours } from '../draw/colours.ts'
import { textAt } from '../draw/letters.ts'
import { at, figuresAt } from '../draw/shapes.ts'
import { inPlace, note, trick } from '../draw/trick.ts'
import type { Middle, Scene } from '../middle.ts'

/** So wide while nothing else is on the table. */
const LARGE = 206
const MARK = 50
const seats: readonly Seat[] = [0, 1, 2]

/** The number a seat has come to, in the auction or as declarer, or a stroke for one that has passed. */
const said = ({ bidding, bid, declarer }: SkatView, seat: Seat): string => {
  if (bid !== null) return declarer === seat ? String(bid) : '–'
  const number = bidding.said[seat] ?? 0
  if (bidding.passed[seat]) return '–'
  return number === 0 ? '' : String(number)
}

const bidder = (view: SkatView, scene: Scene, seat: Seat): string => {
  const text = said(view, seat)
  if (text === '') return inPlace(scene, seat, back(LARGE))
  const figures = figuresAt(text, { x: 0, y: 82 }, 122, colours.onFelt)
  return inPlace(scene, seat, `<g opacity=".3">${back(LARGE)}</g>${figures}`)
}

/** The suit, or the first letter of grand and null. */
const gameMark = ({ contract }: SkatView): string => {
  if (contract === null) return ''
  const { game } = contract
  const mark =
    game === 'grand' || game === 'null'
      ? textAt(game.charAt(0).toUpperCase(), { x: 8, y: 8 }, 17, colours.feltDeep, 'middle')
      : suitMark(game)
  return at({ x: 12, y: -MARK / 2 }, chip(MARK, mark))
}

/** How many tricks a seat has; the declarer's game stands beside theirs. */
const taken = (view: SkatView, scene: Scene, seat: Seat): string => {
  const text = String(view.taken[seat] ?? 0)
  if (view.declarer !== seat) return note(scene, seat, text)
  return note(scene, seat, text, { width: MARK + 18, content: gameMark(view) })
}

export const skat: Middle<SkatView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [card('JH', 200), card('JC', 200), card('JS', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: ({ totals }) => seats.map((seat) => ({ seats: [seat], points: totals[seat] ?? 0 })),
  draw: (view, scene) => {
    const isPlayed = view.phase === 'play' || view.phase === 'over'
    if (!isPlayed) return seats.map((seat) => bidder(view, scene, seat)).join('')
    const before = view.tricks.length > 0 || view.ending === null ? view.tricks : [view.ending]
    return trick(scene, view.trick, before) + seats.map((seat) => taken(view, scene, seat)).join('')
  },
}
