/** Refusals as values: the tables' own way to make them, and the one for a request of the wrong shape. */
import { refuse } from '../table/facts.ts'
import type { Refused } from '../table/types.ts'

export { refuse }

/** `path` is where, as in `options.target`; `code` is what, in kebab-case. */
export const badRequest = (path: string, code: string): Refused =>
  refuse('bad-request', { issues: [{ path, code }] })
