/**
 * The contract every game keeps: pure functions over plain JSON, no clock, no platform, and no chance but
 * the `Random` they are given. `test/support/laws.ts` checks it for every registered game.
 */
import type { ZodType } from 'zod'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** 0 … seats-1 in clockwise order: seat + 1 sits to the left. */
export type Seat = number

export type GameId = string

/** What a lobby needs to know of a game without touching its rules. */
export type GameMeta = {
  readonly id: GameId
  /** The version of the rules. The same version always replays the same. */
  readonly version: number
  /** The numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[]
  /** No game has more moves than this. */
  readonly maxMoves: number
  /** How long a game feels: under an evening's worth of turns, about one, or several. */
  readonly length: 'short' | 'medium' | 'long'
  /** Won without points: the scores of its result are 1 for the winners and 0 for the others, and not worth showing. */
  readonly scoreless?: true
  /**
   * The events that tell somebody what they did not know: cards drawn, turned up or laid open. A move that brings one
   * cannot be taken back, and no act goes on after it, since its refusal would be a way to look. Where chance is asked
   * or others alone are told, a game need not say so.
   */
  readonly uncovers: readonly string[]
  /** Well-known forms of the game, offered as one tap: the options each one sets. */
  readonly presets: readonly { readonly id: string; readonly options: { readonly [name: string]: Json } }[]
}

/** Something that happened. `to` says who may know; everything else is the game's own. */
export type Event = {
  readonly type: string
  readonly to: 'all' | readonly Seat[]
  readonly [field: string]: Json
}

/** One score a seat (team-mates share theirs) and the seats that won. */
export type Result = { readonly scores: readonly number[]; readonly winners: readonly Seat[] }

/** The one source of chance. */
export interface Random {
  /** A uniformly random order of the items; index 0 is the top of the pile. */
  shuffle<T>(items: readonly T[]): T[]
  /** Uniform in 0 … n-1. */
  int(n: number): number
}

export type Step<State> = { readonly state: State; readonly events: readonly Event[] }

/**
 * A game's rules. Members are written as methods so that a `Game` of a concrete state may stand where an
 * `AnyGame` is asked for: a table only ever gives a game the states, moves and options it made itself or
 * that its own schemas let through.
 */
export interface Game<State, Move, Options, View> {
  readonly meta: GameMeta
  /** Strict; every field has a default, so `{}` is playable. */
  readonly options: ZodType<Options>
  /** Strict; its output is canonical (set-valued fields sorted). */
  readonly move: ZodType<Move>
  setup(config: { readonly seats: number; readonly options: Options }, random: Random): State
  /** The seats whose move is awaited; empty when the game is over. */
  toAct(state: State): readonly Seat[]
  /** All legal moves of a seat, in a fixed order, without duplicates, made as they are asked for. */
  legalMoves(state: State, seat: Seat): Iterable<Move>
  /** A legal move, cheap however many there are. */
  sample(state: State, seat: Seat, random: Random): Move
  /** @throws IllegalMove before any chance is asked; the arguments are never changed. */
  apply(state: State, seat: Seat, move: Move, random: Random): Step<State>
  /** All that this seat sees now; null is a spectator. */
  view(state: State, seat: Seat | null): View
  /** Null until the game is over. */
  result(state: State): Result | null
  /** The values this game's rules page names for its examples (`scores`, `phase` …), secret ones too: for records. */
  facts(state: State): { readonly [name: string]: Json }
}

/** A game whose own types are not known here: what the registry holds and a table plays. */
export type AnyGame = Game<Json, Json, Json, Json>

/** Why a move is refused: a code of the game's rules page and what the words need. */
export type Refusal = { readonly code: string; readonly params: { readonly [name: string]: Json } }

/** Thrown by `apply`; a table turns it into an answer by value. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove'
  readonly code: string
  readonly params: Refusal['params']

  constructor(code: string, params: Refusal['params'] = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
