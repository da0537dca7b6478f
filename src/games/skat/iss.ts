/**
 * Deals in the notation of the International Skat Server, one a line, as its archive has them and programs
 * that analyse Skat read them. Seats are written as 0 forehand, 1 middlehand, 2 rearhand; `w` is the world.
 * The notation has no ramsch, so such a deal has no line, and no kontra: the comment `CO` names it, and the
 * value is the undoubled one.
 */
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import type { GameRecord } from '../../engine/record.ts'
import { recordedRandom } from '../../engine/recorded.ts'
import { apply } from './apply.ts'
import { type Contract, isTrumpContract } from './contract.ts'
import type { ContractLine, DealLine } from './line.ts'
import { moveSchema, type SkatMove } from './moves.ts'
import { options } from './options.ts'
import { isHandGame, type SkatState, setup } from './state.ts'

/** `ended` is a time of UTC as in `2026-11-30/18:05:00/UTC`; names are in seat order. */
export type IssHeader = { readonly names: readonly string[]; readonly ended: string }

/** A deal as it began, and the moves of it so far. */
type Course = { readonly start: SkatState; readonly words: readonly string[] }

const roleOf = ({ forehand }: Pick<SkatState, 'forehand'>, seat: Seat): string =>
  String((seat - forehand + 3) % 3)

/** Suit before rank. */
const cardCode = (card: SuitCard): string => card.charAt(1) + card.charAt(0)

const cardCodes = (cards: readonly SuitCard[]): string => cards.map(cardCode).join('.')

/** `H` is not written where ouvert says it already, and `S` not beside `Z`. */
const modifiers = ({ game, hand, level }: Contract): string => {
  switch (level) {
    case 'plain':
      return hand ? 'H' : ''
    case 'schneider':
      return 'HS'
    case 'schwarz':
      return 'HZ'
    case 'ouvert':
      return game === 'null' && hand ? 'OH' : 'O'
  }
}

const gameLetters: { readonly [game in Contract['game']]: string } = {
  D: 'D',
  H: 'H',
  S: 'S',
  C: 'C',
  grand: 'G',
  null: 'N',
}

/** The discards stand with the announcement, and an open hand too. */
const announcement = (state: SkatState, seat: Seat, contract: Contract): string => {
  const discards = contract.hand ? [] : state.skat
  const open = contract.level === 'ouvert' ? (state.hands[seat] ?? []) : []
  const cards = [...discards, ...open].map(cardCode)
  return [gameLetters[contract.game] + modifiers(contract), ...cards].join('.')
}

const wordsOf = (state: SkatState, seat: Seat, move: SkatMove): readonly string[] => {
  const role = roleOf(state, seat)
  switch (move.type) {
    case 'bid':
      return [role, String(move.value)]
    case 'hold':
      return [role, 'y']
    case 'pass':
      return state.phase === 'bidding' ? [role, 'p'] : []
    case 'pickUp':
      return [role, 's', 'w', cardCodes(state.skat)]
    case 'announce':
      return [role, announcement(state, seat, { ...move, hand: isHandGame(state) })]
    case 'play':
      return [role, cardCode(move.card)]
    case 'concede':
      return [role, 'RE']
    case 'hand':
    case 'discard':
    case 'kontra':
    case 're':
      return []
  }
}

const flag = (holds: boolean): number => (holds ? 1 : 0)

/** Schneider and schwarz are those of the play, for either side; the value says whether they counted. */
const resultOf = (line: ContractLine): string => {
  const { declarer, contract, won, value, matadors, overbid, conceded, points, tricks } = line
  const counts = isTrumpContract(contract) && !conceded
  return [
    `d:${roleOf(line, declarer)}`,
    won ? 'win' : 'loss',
    `v:${won ? value : -2 * value}`,
    `m:${matadors}`,
    overbid ? 'overbid' : 'bidok',
    `p:${points}`,
    `t:${tricks}`,
    `s:${flag(counts && (points >= 90 || points <= 30))}`,
    `z:${flag(counts && (tricks === 10 || tricks === 0))}`,
    `p0:0 p1:0 p2:0 l:-1 to:-1 r:${flag(conceded)}`,
  ].join(' ')
}

/** Brackets end a field and blanks part words. */
const plainName = (name: string): string => name.replaceAll(/[[\]\\\s]+/g, '_')

const comment = (line: DealLine | null): string => {
  if (line?.kind !== 'contract' || line.kontra === 1) return ''
  return line.kontra === 2 ? 'kontra' : 'kontra re'
}

/** `line` is null for a void deal, which is a passed one as well. */
const lineOf = ({ start, words }: Course, line: DealLine | null, id: number, header: IssHeader): string => {
  const pile = cardCodes(
    [...start.hands.slice(start.forehand), ...start.hands.slice(0, start.forehand), start.skat].flat(),
  )
  const names = [0, 1, 2].map(
    (role) => `P${role}[${plainName(header.names[(start.forehand + role) % 3] ?? '')}]`,
  )
  const head = `GM[Skat]PC[Postdeck]CO[${comment(line)}]SE[1]ID[${id}]DT[${header.ended}]${names.join('')}R0[]R1[]R2[]`
  const result = line?.kind === 'contract' ? resultOf(line) : 'passed'
  return `(;${head}MV[w ${pile} ${words.join(' ')} ]R[${result}] ;)`
}

const countDeals = ({ lines, voids }: SkatState): number => lines.length + voids

/**
 * The finished deals of a record of Skat, each as a line with its end.
 * @throws Error for a record that does not replay.
 */
export const issOf = (record: GameRecord, header: IssHeader): string => {
  const random = recordedRandom(record.random)
  const text: string[] = []
  let state = setup(options.parse(record.options), random)
  let course: Course = { start: state, words: [] }
  for (const [seat, recorded] of record.moves) {
    const move = moveSchema.parse(recorded)
    course = { ...course, words: [...course.words, ...wordsOf(state, seat, move)] }
    const next = apply(state, seat, move, random).state
    if (countDeals(next) > countDeals(state)) {
      const line = next.voids > state.voids ? null : (next.lines.at(-1) ?? null)
      if (line?.kind !== 'ramsch') text.push(`${lineOf(course, line, countDeals(next), header)}\n`)
      course = { start: next, words: [] }
    }
    state = next
  }
  return text.join('')
}
