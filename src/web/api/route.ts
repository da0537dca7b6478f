/** A call of the API, said once: from it come the address that answers and its description. */
import type { ZodObject, ZodType } from 'zod'
import type { Refused } from '../../table/types.ts'
import type { OwnCode } from '../text/refusal.ts'
import type { Ctx } from '../types.ts'

export type Route = {
  /** What the call is named in its description, and so in clients made from it. */
  readonly name: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api`, with `:id` for a table. */
  readonly path: string
  readonly summary: string
  /** A stranger is answered `no-player` before anything else. */
  readonly known: boolean
  /** What the body, or the address's query, has to be; the act itself checks it. */
  readonly body?: ZodType
  readonly query?: ZodObject
  readonly status: 101 | 200 | 201 | 204
  readonly answer: ZodType | null
  /** The refusals of this call's own, beside those any call may meet. */
  readonly refusals: readonly OwnCode[]
  /** `input` is the parsed JSON of the body, or the query's fields. */
  readonly run: (c: Ctx, input: unknown) => Promise<Outcome>
}

/** A whole `Response` is for answers that are not JSON of ours. */
export type Outcome = Refused | { readonly ok: true; readonly body: unknown } | Response
