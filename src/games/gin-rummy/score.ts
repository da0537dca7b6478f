/** What a deal is worth, when a game or the match ends, and who has won it. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Result, Seat } from '../../engine/game.ts'
import { arrangeBest, type Layout, layOut, layOutAgainst } from './arrange.ts'
import { countOf } from './deck.ts'
import type { Melds } from './moves.ts'
import { type GinRummyState, type Lasting, otherSeat, type PerSeat, seats } from './state.ts'

export type Outcome = 'knock' | 'gin' | 'bigGin' | 'undercut' | 'tie' | 'void'

/** A finished deal. */
export type DealLine = {
  readonly kind: Outcome
  /** Who knocked; null after a void deal. */
  readonly knocker: Seat | null
  /** Who scored, or null. */
  readonly winner: Seat | null
  /** What the winner scored, doubling included. */
  readonly points: number
  readonly doubled: boolean
  /** What counted against each seat; null after a void deal. */
  readonly deadwood: PerSeat<number> | null
  /** Both hands as they were laid out; null after a void deal. `laidOff` are on the other seat's melds. */
  readonly layouts: PerSeat<Layout> | null
  /** What lay on top of the discard pile at the end. */
  readonly lastDiscard: SuitCard | null
  /** The points of the game after the deal, before a new game begins. */
  readonly totals: PerSeat<number>
  /** The games won after the deal. */
  readonly gamesWon: PerSeat<number>
}

const bonus = 25
const bigGinBonus = 31
/** Where no game is ever won, the match stops with the totals as they stand. */
const dealLimit = 200

type Scored = Pick<DealLine, 'kind' | 'winner' | 'points'>

/** `k` and `d`: what is left over to the knocker and to the opponent. */
const scoreKnock = (knocker: Seat, k: number, d: number, undercutOnTie: boolean): Scored => {
  if (k === 0) return { kind: 'gin', winner: knocker, points: bonus + d }
  if (k < d) return { kind: 'knock', winner: knocker, points: d - k }
  if (k > d || undercutOnTie) return { kind: 'undercut', winner: otherSeat(knocker), points: k - d + bonus }
  return { kind: 'tie', winner: null, points: 0 }
}

const bySeat = <T>(seat: Seat, own: T, other: T): PerSeat<T> => (seat === 0 ? [own, other] : [other, own])

const addFor = ([first, second]: PerSeat<number>, seat: Seat | null, points: number): PerSeat<number> => [
  seat === 0 ? first + points : first,
  seat === 1 ? second + points : second,
]

const finish = (
  state: GinRummyState,
  scored: Omit<DealLine, 'doubled' | 'totals' | 'gamesWon' | 'lastDiscard'>,
): DealLine => {
  const { options, upcard, pile } = state
  const doubled = options.oklahoma === 'spades' && upcard.endsWith('S')
  const points = doubled ? 2 * scored.points : scored.points
  const totals = addFor(state.points, scored.winner, points)
  const won = seats.find((seat) => (totals[seat] ?? 0) >= options.target) ?? null
  return {
    ...scored,
    points,
    doubled,
    lastDiscard: pile.at(-1) ?? null,
    totals,
    gamesWon: options.games === 1 ? state.gamesWon : addFor(state.gamesWon, won, 1),
  }
}

/** The knock of a seat whose hand is down to ten cards, arranged in `melds`. */
export const scoreDeal = (state: GinRummyState, knocker: Seat, melds: Melds): DealLine => {
  const { options, hands } = state
  const own = layOut(hands[knocker] ?? [], melds, options.ace)
  const k = countOf(own.deadwood)
  const other = hands[otherSeat(knocker)] ?? []
  // Nothing is laid off on gin.
  const against = layOutAgainst(other, k === 0 ? [] : own.melds, options.ace)
  const d = countOf(against.deadwood)
  return finish(state, {
    ...scoreKnock(knocker, k, d, options.undercutOnTie),
    knocker,
    deadwood: bySeat(knocker, k, d),
    layouts: bySeat(knocker, own, against),
  })
}

/** Big gin of a seat that holds eleven cards. */
export const scoreBigGin = (state: GinRummyState, seat: Seat): DealLine => {
  const { options, hands } = state
  const hand = hands[seat] ?? []
  const own = layOut(hand, arrangeBest(hand, options.ace), options.ace)
  const against = layOutAgainst(hands[otherSeat(seat)] ?? [], [], options.ace)
  const d = countOf(against.deadwood)
  return finish(state, {
    kind: 'bigGin',
    winner: seat,
    points: bigGinBonus + d,
    knocker: seat,
    deadwood: bySeat(seat, 0, d),
    layouts: bySeat(seat, own, against),
  })
}

export const scoreVoid = (state: GinRummyState): DealLine =>
  finish(state, { kind: 'void', winner: null, points: 0, knocker: null, deadwood: null, layouts: null })

/** What lasts after a deal; the seat that has won a game of a match with it, or null. */
export const keepScore = (
  { options, rounds }: Lasting,
  line: DealLine,
): { readonly lasting: Lasting; readonly gameWon: Seat | null } => {
  const isWon = line.totals.some((total) => total >= options.target)
  const gameWon = isWon && options.games > 1 ? line.winner : null
  const points: PerSeat<number> = gameWon === null ? line.totals : [0, 0]
  return { lasting: { options, points, gamesWon: line.gamesWon, rounds: [...rounds, line] }, gameWon }
}

export const isDecided = ({ options, points, gamesWon, rounds }: Lasting): boolean => {
  if (rounds.length >= dealLimit) return true
  return options.games === 1
    ? points.some((total) => total >= options.target)
    : gamesWon.some((won) => 2 * won > options.games)
}

export const resultOf = ({ options, points, gamesWon }: Lasting): Result => {
  const scores = options.games === 1 ? points : gamesWon
  const best = Math.max(...scores)
  return { scores, winners: seats.filter((seat) => scores[seat] === best) }
}
