/** What every channel keeps to. A channel knows no clock, no storage and no network: `send` does the sending. */
import type { UrlRefusal } from './address.ts'
import type { Call } from './call.ts'

export const channelIds = ['web-push', 'discord', 'slack', 'telegram', 'ntfy', 'webhook', 'email'] as const
export type ChannelId = (typeof channelIds)[number]

/** What a person types, or their browser hands over. */
export type Fields = { readonly [field: string]: string }

export type AddressCode =
  | UrlRefusal
  | 'not-discord'
  | 'not-slack'
  | 'not-telegram'
  | 'not-ntfy'
  | 'bad-secret'
  | 'bad-subscription'
  | 'no-email'

export type Channel = {
  readonly id: ChannelId
  /** The fields of an address, in the order in which they are asked. */
  readonly fields: readonly string[]
  /** Where somebody is called by name: their name there, in the one spelling that a call's `mention` takes. */
  readonly mention: ((raw: string) => string | null) | null
  parse(fields: Fields): Promise<Parsed>
}

export type Parsed =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly code: AddressCode }

/** A channel at one address. */
export type Line = HttpLine | MailLine

type Place = {
  /** The address in its one spelling, for keeping: `parse` takes it again. Secret. */
  readonly address: Fields
  /** The address as it may be shown. */
  readonly shown: string
  /** What must not be shown or logged, even when the other side says it. */
  readonly secrets: readonly string[]
}

export type HttpLine = Place & {
  readonly via: 'http'
  request(call: Call, attempt: Attempt): Promise<HttpRequest>
  read(reply: Reply): Outcome
}

export type MailLine = Place & {
  readonly via: 'mail'
  letter(call: Call, attempt: Attempt): Letter
  /** What it means that the mail service threw an error of this code. */
  readError(failure: Failure, code: string): Outcome
}

export type Attempt = {
  /** When this try is made, in milliseconds. */
  readonly now: number
  /** The message to bring up to date instead of posting another, where the channel can (`accepted` named it). */
  readonly edit: string | null
  /** Where a POST switches this line off (RFC 8058). */
  readonly off: string
}

/** `body` is never more than the service takes. */
export type HttpRequest = { readonly url: string; readonly init: HttpInit }

type HttpInit = {
  readonly method: 'POST' | 'PATCH'
  readonly headers: { readonly [name: string]: string }
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** A whole message of RFC 5322, and between whom it goes. */
export type Letter = { readonly from: string; readonly to: string; readonly raw: string }

/** What came back. `at`: when, in milliseconds. `words`: what it says, safe to show. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly words: string
  readonly at: number
}

export type FailureCode = 'timeout' | 'unreachable' | 'redirected' | 'answered'

/** `status` is null where no answer came; `words` are the other side's own, empty where it had none. */
export type Failure = {
  readonly code: FailureCode
  readonly status: number | null
  readonly words: string
}

/**
 * - `accepted`: the other side has it. `message` can be edited later; `pause`: seconds to leave this line alone.
 * - `later`: try again, not before `retryAfter` seconds where it asked for that.
 * - `lost`: the message to edit is no more; post another.
 * - `gone`: this address will never work again; switch the line off.
 * - `refused`: this call will never be taken, the next may be.
 */
export type Outcome =
  | { readonly type: 'accepted'; readonly message: string | null; readonly pause: number }
  | { readonly type: 'later'; readonly retryAfter: number | null; readonly failure: Failure }
  | { readonly type: 'lost' }
  | { readonly type: 'gone'; readonly failure: Failure }
  | { readonly type: 'refused'; readonly failure: Failure }
