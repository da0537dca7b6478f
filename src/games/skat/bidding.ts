/** The auction for the right to play alone: two duels, and forehand alone when nobody has said a number. */
import type { Seat } from '../../engine/game.ts'
import type { SkatOptions } from './options.ts'

export type Bidding = {
  /** Middlehand against forehand, rearhand against whoever is left, or forehand alone. */
  readonly stage: 'first' | 'second' | 'alone'
  /** The number that stands; 0 before the first one. */
  readonly current: number
  /** Whether both of the duel have said the standing number. */
  readonly matched: boolean
  /** Who speaks first in the duel, and against whom; both are forehand when it is alone. */
  readonly caller: Seat
  readonly answerer: Seat
  /** The highest number each seat has said, 0 for none. */
  readonly said: readonly number[]
  readonly passed: readonly boolean[]
}

/** What follows a word: somebody speaks, or the auction is over with a declarer or without. */
export type AfterWord =
  | { readonly type: 'speaks'; readonly seat: Seat; readonly bidding: Bidding }
  | { readonly type: 'won'; readonly seat: Seat; readonly bidding: Bidding }
  | { readonly type: 'passed-in'; readonly bidding: Bidding }

const after = (seat: Seat): Seat => (seat + 1) % 3

/** Middlehand speaks first. */
export const openBidding = (forehand: Seat): Bidding => ({
  stage: 'first',
  current: 0,
  matched: false,
  caller: after(forehand),
  answerer: forehand,
  said: [0, 0, 0],
  passed: [false, false, false],
})

const isAnswerer = ({ stage, answerer }: Bidding, seat: Seat): boolean =>
  stage !== 'alone' && seat === answerer

export const mayRaise = (bidding: Bidding, seat: Seat, form: SkatOptions['bidding']): boolean =>
  form === 'seed' || !isAnswerer(bidding, seat)

export const mayHold = (bidding: Bidding, seat: Seat, form: SkatOptions['bidding']): boolean =>
  bidding.current > 0 && !bidding.matched && (form === 'seed' || isAnswerer(bidding, seat))

const otherOf = ({ caller, answerer }: Bidding, seat: Seat): Seat => (seat === caller ? answerer : caller)

const say = (bidding: Bidding, seat: Seat, value: number, matched: boolean): AfterWord => {
  const said = { ...bidding, current: value, matched, said: bidding.said.with(seat, value) }
  return bidding.stage === 'alone'
    ? { type: 'won', seat, bidding: said }
    : { type: 'speaks', seat: otherOf(bidding, seat), bidding: said }
}

export const bid = (bidding: Bidding, seat: Seat, value: number): AfterWord =>
  say(bidding, seat, value, false)

export const hold = (bidding: Bidding, seat: Seat): AfterWord => say(bidding, seat, bidding.current, true)

export const pass = (bidding: Bidding, seat: Seat): AfterWord => {
  const left = { ...bidding, passed: bidding.passed.with(seat, true) }
  const survivor = otherOf(bidding, seat)
  switch (bidding.stage) {
    case 'first': {
      // Whoever survives, rearhand is the seat after middlehand.
      const rearhand = after(bidding.caller)
      const second: Bidding = {
        ...left,
        stage: 'second',
        matched: false,
        caller: rearhand,
        answerer: survivor,
      }
      return { type: 'speaks', seat: rearhand, bidding: second }
    }
    case 'second':
      if ((bidding.said[survivor] ?? 0) > 0) return { type: 'won', seat: survivor, bidding: left }
      // Nobody has said a number, so it is forehand who is left.
      return {
        type: 'speaks',
        seat: survivor,
        bidding: { ...left, stage: 'alone', caller: survivor, answerer: survivor },
      }
    case 'alone':
      return { type: 'passed-in', bidding: left }
  }
}
