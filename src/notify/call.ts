/** What a call has to say, whichever channel carries it. Times are in milliseconds since 1970. */

export type Lang = 'en' | 'ko'

/** Somebody by name, and how the channel at hand calls them (as its `mention` wrote it), if it can. */
export type Named = { readonly name: string; readonly mention: string | null }

type Turn = { readonly kind: 'turn'; readonly decision: number; readonly deadline: number | null }

/** `last`: no other one follows but `isUp`, that the time has run out. */
type Reminder = {
  readonly kind: 'reminder'
  readonly decision: number
  readonly deadline: number
  readonly last: boolean
  readonly isUp?: true
}

/** `winners` without the reader, who won too if `youWon`. */
type Over = { readonly kind: 'over'; readonly winners: readonly string[]; readonly youWon: boolean }
type Host = { readonly kind: 'host'; readonly about: 'seat-empty' | 'table-full' | 'seat-left' }
/** Somebody has proposed what takes the reader's word. */
type Asked = { readonly kind: 'asked' }
type Test = { readonly kind: 'test' }
/** Sent to an e-mail address before anything else: `url` says that its owner wants more. */
type Confirm = { readonly kind: 'confirm' }

type Common = {
  /** The same at every try, another for every other (table, decision, kind). */
  readonly id: string
  /** Null: about no table. */
  readonly table: string | null
  /** The page that the call opens. */
  readonly url: string
  /** The game by its name in `lang`; empty without a table. */
  readonly game: string
  readonly lang: Lang
  /** The reader's, as IANA names it. */
  readonly zone: string
  /** `you`: the reader alone. A list: a group reads, and these are called; all others only read. */
  readonly called: 'you' | readonly Named[]
  /** Who else is at the table, the reader and those called left out. */
  readonly others: readonly string[]
  /** How many tables wait for the reader, this one included; 0 for a group. */
  readonly waiting: number
}

/** A call about one table. */
export type TableCall = Common & (Turn | Reminder | Asked | Over | Host)
/** Several of those in one message. */
type Digest = { readonly kind: 'digest'; readonly parts: readonly TableCall[] }

export type Call = Common & (Turn | Reminder | Asked | Over | Host | Digest | Test | Confirm)

export type CallKind = Call['kind']

export type Urgency = 'low' | 'normal' | 'high'

export const urgencyOf = (call: Call): Urgency => {
  if (call.kind === 'reminder' && call.last) return 'high'
  return call.kind === 'over' ? 'low' : 'normal'
}

/** Until when an answer is awaited, or null. */
export const deadlineOf = (call: Call): number | null =>
  call.kind === 'turn' || call.kind === 'reminder' ? call.deadline : null
