/** Refusals as values. */
import type { Refusal } from '../engine/game.ts'
import type { Refused } from '../table/types.ts'

export const refuse = (code: string, params: Refusal['params'] = {}): Refused => ({ ok: false, code, params })

/** A request of the wrong shape: `path` is where, as in `options.target`; `code` is what, in kebab-case. */
export const badRequest = (path: string, code: string): Refused =>
  refuse('bad-request', { issues: [{ path, code }] })
