/** Katzenjammer Blues in pictures: the lot, under it the standing bid over its bidder's seat, and the mice left. */
import type { Seat } from '../../../engine/game.ts'
import type { LaidBid } from '../../../games/katzenjammer-blues/state.ts'
import type { KatzenjammerView } from '../../../games/katzenjammer-blues/view.ts'
import { CARD_RATIO, fan } from '../draw/cards.ts'
import { catCard, mouse } from '../draw/cat-cards.ts'
import { colours } from '../draw/colours.ts'
import { at, figuresAt, place } from '../draw/shapes.ts'
import { columnOf, type Middle, type Scene, WIDTH } from '../middle.ts'

const LOT_TOP = 6
const LOT_WIDTH = 128
const BID_BOTTOM = 340
const BID_WIDTH = 74

/** Cards side by side around a middle, closer where they are many. */
const row = (cards: readonly string[], middle: number, top: number, width: number, room: number): string => {
  const step = Math.min(width * 1.1, room / Math.max(1, cards.length))
  return cards
    .map((code, index) =>
      at({ x: middle + (index - (cards.length - 1) / 2) * step, y: top }, catCard(code, width)),
    )
    .join('')
}

/** How many, and of which number or with which sum: *3×5*, *3/12*. */
const spoken = ({ kind, count, value }: LaidBid, x: number): string => {
  const figures = kind === 'same' ? `${count}×${value}` : `${count}${value === null ? '' : `/${value}`}`
  return figuresAt(figures, { x, y: BID_BOTTOM - 76 }, 64, colours.onFelt)
}

/** A bid is laid over its bidder's seat, in the column that is theirs. */
const standing = ({ bids, standing: seat }: KatzenjammerView, scene: Scene): string => {
  const bid = seat === null ? null : (bids[seat] ?? null)
  if (seat === null || bid === null) return ''
  const { x, width } = columnOf(scene, seat)
  return bid.cards === null
    ? spoken(bid, x)
    : row(bid.cards, x, BID_BOTTOM - BID_WIDTH * CARD_RATIO, BID_WIDTH, width * 0.94)
}

/** The mice that are left, and how many. */
const pool = ({ pool: left }: KatzenjammerView): string =>
  at({ x: WIDTH - 154, y: LOT_TOP + 48 }, mouse(84, colours.onFelt2)) +
  figuresAt(String(left), { x: WIDTH - 68, y: LOT_TOP + 66 }, 52, colours.onFelt)

/** Where the four cards of a band may be laid, once the lot is sold. */
const bandPlaces = [-1.5, -0.5, 0.5, 1.5]
  .map((step) =>
    at(
      { x: WIDTH / 2 + step * LOT_WIDTH * 1.15, y: LOT_TOP + 60 },
      place(LOT_WIDTH, LOT_WIDTH * CARD_RATIO, true),
    ),
  )
  .join('')

const miceOf = ({ mice, totals }: KatzenjammerView, seat: Seat): number =>
  (mice[seat] ?? 0) + (totals[seat] ?? 0)

export const katzenjammerBlues: Middle<KatzenjammerView> = {
  emblem: fan({ x: 0, y: -150 }, 200, [catCard('3', 200), catCard('5', 200), catCard('J', 200)]),
  cards: ({ counts }, seat) => counts[seat] ?? 0,
  scores: (view) =>
    view.mice.map((_, seat) => ({
      seats: [seat],
      points: view.phase === 'over' ? (view.totals[seat] ?? 0) : miceOf(view, seat),
    })),
  draw: (view, scene) => {
    const lot = view.lot.length > 0 ? row(view.lot, WIDTH / 2, LOT_TOP, LOT_WIDTH, WIDTH * 0.66) : bandPlaces
    return lot + standing(view, scene) + pool(view)
  },
}
