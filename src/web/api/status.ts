/** Which HTTP status each refusal answers with; every code of a game's rules page is 422. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isOwnCode, type OwnCode } from '../text/refusal.ts'

const STATUS: { readonly [code in OwnCode]: ContentfulStatusCode } = {
  'bad-request': 400,
  'no-player': 401,
  'needs-https': 403,
  'cross-origin': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-found': 404,
  'no-table': 404,
  'no-game': 404,
  'no-channel': 404,
  'method-not-allowed': 405,
  stale: 409,
  'not-your-turn': 409,
  'seat-taken': 409,
  'table-full': 409,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'game-over': 409,
  'table-closed': 409,
  'no-bot': 409,
  'too-many-channels': 409,
  'not-confirmed': 409,
  'too-few-seated': 409,
  'bad-code': 410,
  'rules-gone': 410,
  'too-large': 413,
  'not-json': 415,
  'no-choice': 422,
  'one-by-one': 422,
  'bad-move': 422,
  'channel-unavailable': 422,
  'bad-mention': 422,
  'upgrade-needed': 426,
  'slow-down': 429,
  internal: 500,
}

export const statusOf = (code: string): ContentfulStatusCode => (isOwnCode(code) ? STATUS[code] : 422)
