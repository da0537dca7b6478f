/** A form as it was sent. */
import { HTTPException } from 'hono/http-exception'
import { key } from '../requests.ts'
import type { Ctx } from '../types.ts'

export type Form = {
  /** A field's text; empty where there is none, or a file. */
  readonly text: (name: string) => string
  /** The same, or nothing: for what a request may leave out. */
  readonly optional: (name: string) => string | undefined
  /** A field's number, or nothing where it is none. */
  readonly number: (name: string) => number | undefined
  /** What names this form among all others; nothing where it is no key. */
  readonly key: () => string | undefined
}

/** @throws HTTPException 400 when the body is no form. */
export const formOf = async (c: Ctx): Promise<Form> => {
  const fields = await c.req.parseBody().catch(() => {
    throw new HTTPException(400)
  })
  const text = (name: string): string => {
    const field = fields[name]
    return typeof field === 'string' ? field : ''
  }
  const optional = (name: string): string | undefined => text(name) || undefined
  return {
    text,
    optional,
    number: (name) => {
      const digits = optional(name)
      return digits === undefined ? undefined : Number(digits)
    },
    key: () => key.safeParse(text('key')).data,
  }
}
