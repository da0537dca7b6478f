/** What is said over a table's socket, both ways. Pure. */
import { z } from 'zod'
import type { Json } from '../engine/game.ts'
import { refuse } from './facts.ts'
import type { Answer, PlayAct, Refused } from './types.ts'

const MOST_BYTES = 16 * 1024
const MOST_MOVES = 64

const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const count = z.int().min(0)
/** Whatever `JSON.parse` made of it is JSON; the game judges what a move is. */
const move = z.custom<Json>((value) => value !== undefined)

const message = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('move'),
      key,
      decision: count,
      move: move.exactOptional(),
      moves: z.array(move).min(1).max(MOST_MOVES).exactOptional(),
      seen: count.exactOptional(),
    })
    .refine((act) => (act.move === undefined) !== (act.moves === undefined)),
  z.strictObject({ type: z.literal('talk'), key, text: z.string() }),
  z.strictObject({ type: z.literal('seen'), e: count }),
])

export type SocketAct =
  | ({ readonly type: 'move' } & PlayAct)
  | { readonly type: 'talk'; readonly key: string; readonly text: string }
  | { readonly type: 'seen'; readonly e: number }

export type ReadMessage = { readonly key: string | null; readonly act: SocketAct | Refused }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const named = z.object({ key })

/** An act, or why it is none; `key` is what the answer is to be named, where there was one. */
export const readMessage = (data: string | ArrayBuffer): ReadMessage => {
  if (typeof data !== 'string') return { key: null, act: refuse('bad-request') }
  if (data.length > MOST_BYTES) return { key: null, act: refuse('too-large') }
  const value = parseJson(data)
  const parsed = message.safeParse(value)
  if (!parsed.success) return { key: named.safeParse(value).data?.key ?? null, act: refuse('bad-request') }
  const act = parsed.data
  switch (act.type) {
    case 'move': {
      const { move: only, moves = only === undefined ? [] : [only], ...rest } = act
      return { key: act.key, act: { ...rest, moves } }
    }
    case 'talk':
      return { key: act.key, act }
    case 'seen':
      return { key: null, act }
  }
}

/** The short answer to an act: whoever wants the table asks for it. */
export const replyText = (key: string | null, answer: Answer<object>): string => {
  if (!answer.ok) return JSON.stringify({ key, ok: false, code: answer.code, params: answer.params })
  return JSON.stringify('n' in answer ? { key, ok: true, n: answer.n } : { key, ok: true })
}

/**
 * What every socket is told of a change: the moves and the rows of the log so far, nothing secret. `own`: the change is
 * one that its hearer alone sees, and counts in neither.
 */
export const newsText = (n: number, v: number, own = false): string =>
  JSON.stringify(own ? { n, v, own } : { n, v })
