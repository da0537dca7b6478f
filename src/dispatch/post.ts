/** What a call is handed over as, and to whom: the waiting for other people's servers is done outside the objects. */
import type { Call } from '../notify/call.ts'
import type { Attempt, ChannelId, Fields, Outcome } from '../notify/channel.ts'

/** The object that wants to hear what became of it. */
export type OwnerName = { readonly room: 'player' | 'group'; readonly name: string }

export type Parcel = {
  readonly kind: ChannelId
  /** Secret. */
  readonly address: Fields
  /** Where the site is: who calls. */
  readonly origin: string
  /** Games stand in it by their ids. */
  readonly call: Call
  readonly attempt: Attempt
}

export interface PostCalls {
  /** Answers at once; `owner` is told of the outcome under the name of this trip. */
  carry(parcel: Parcel, owner: OwnerName, trip: string): Promise<void>
  /** Answers with the outcome, at most some ten seconds later. */
  deliver(parcel: Parcel): Promise<Outcome>
}

/** What an owner's object answers the post. Safe to repeat, and to lose. */
export interface OwnerCalls {
  report(trip: string, outcome: Outcome): Promise<void>
}
