import type { Json } from './game.ts'

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** One text for equal values, whatever the order of their fields. */
export const canonicalJson = (value: Json): string => {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

export const equalJson = (a: Json, b: Json): boolean => canonicalJson(a) === canonicalJson(b)
