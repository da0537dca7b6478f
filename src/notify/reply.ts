/** What HTTP itself says about an answer; each channel adds what its service means by it. */
import type { Failure, Outcome, Reply } from './channel.ts'

export const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300

export const failureOf = ({ status, words }: Reply): Failure => ({ code: 'answered', status, words })

/** Statuses that promise nothing for the next try: timeouts, too early, too many, and the server's own trouble. */
const isPassing = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500

/** Success is accepted, the statuses in `gone` end the line, passing trouble is later, the rest refused. */
export const readStatus = (reply: Reply, gone: readonly number[]): Outcome => {
  if (isSuccess(reply)) return { type: 'accepted', message: null, pause: 0 }
  const failure = failureOf(reply)
  if (gone.includes(reply.status)) return { type: 'gone', failure }
  if (isPassing(reply.status)) return { type: 'later', retryAfter: retryAfterOf(reply), failure }
  return { type: 'refused', failure }
}

/** Seconds, from either form of the header (RFC 9110, 10.2.3); null without one. */
export const retryAfterOf = ({ headers, at }: Reply): number | null => {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value))
  // `Date.parse` alone finds a date in far too much.
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - at) / 1000))
}

/** The JSON object an answer holds; empty if it holds none. */
export const jsonOf = ({ text }: Reply): { readonly [field: string]: unknown } => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
