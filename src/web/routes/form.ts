/** A form as it was sent. */
import { HTTPException } from 'hono/http-exception'
import { key } from '../requests.ts'
import type { Ctx } from '../types.ts'

export type Form = {
  /** A field's text, the last one where there are several; empty where there is none, or a file. */
  readonly text: (name: string) => string
  /** All texts of fields with this name, in the order of the page. */
  readonly list: (name: string) => readonly string[]
  /** The text, or nothing: for what a request may leave out. */
  readonly optional: (name: string) => string | undefined
  /** A field's number, or nothing where it is none. */
  readonly number: (name: string) => number | undefined
  /** What names this form among all others; nothing where it is no key. */
  readonly key: () => string | undefined
}

/** @throws HTTPException 400 when the body is no form. */
export const formOf = async (c: Ctx): Promise<Form> => {
  const fields = await c.req.parseBody({ all: true }).catch(() => {
    throw new HTTPException(400)
  })
  const list = (name: string): readonly string[] =>
    [fields[name] ?? []].flat().filter((field) => typeof field === 'string')
  const text = (name: string): string => list(name).at(-1) ?? ''
  const optional = (name: string): string | undefined => text(name) || undefined
  return {
    text,
    list,
    optional,
    number: (name) => {
      const digits = optional(name)
      return digits === undefined ? undefined : Number(digits)
    },
    key: () => key.safeParse(text('key')).data,
  }
}
