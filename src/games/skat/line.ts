/** The lines of the score sheet: one a counted deal. */
import type { SuitCard } from '../../engine/cards.ts'
import type { Seat } from '../../engine/game.ts'
import type { Contract } from './contract.ts'
import type { Doubling } from './state.ts'

export type ContractLine = {
  readonly forehand: Seat
  readonly kind: 'contract'
  readonly declarer: Seat
  readonly bid: number
  readonly contract: Contract
  /** With so many top trumps, without them when negative; 0 in null. */
  readonly matadors: number
  /** Card points and tricks of the declarer. */
  readonly points: number
  readonly tricks: number
  readonly overbid: boolean
  readonly conceded: boolean
  readonly won: boolean
  readonly kontra: Doubling
  /** Raised to the bid when overbid, and not yet doubled. */
  readonly value: number
  /** The two cards set aside at the end, in the deck's order. */
  readonly skat: readonly SuitCard[]
  /** What each seat gained in this deal. */
  readonly scores: readonly number[]
}

export type PassedLine = {
  readonly forehand: Seat
  readonly kind: 'passed'
  readonly declarer: null
  readonly scores: readonly number[]
}

export type RamschLine = {
  readonly forehand: Seat
  readonly kind: 'ramsch'
  readonly declarer: null
  /** Card points and tricks of each seat. */
  readonly points: readonly number[]
  readonly tricks: readonly number[]
  readonly skat: readonly SuitCard[]
  readonly scores: readonly number[]
}

export type DealLine = ContractLine | PassedLine | RamschLine
