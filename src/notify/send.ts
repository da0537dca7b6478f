/** One delivery: out it goes, and what became of it. Nothing is thrown for what the other side does. */
import type { Call } from './call.ts'
import type {
  Attempt,
  Failure,
  FailureCode,
  HttpLine,
  HttpRequest,
  Letter,
  Line,
  MailLine,
  Outcome,
  Reply,
} from './channel.ts'
import { cut } from './cut.ts'

/** What hands a letter to the mail service. Rejects with an `Error`, which has a `code` where the service gave one. */
export type Mailer = (letter: Letter) => Promise<unknown>

/** `patience`: how long the other side may take altogether, in milliseconds. */
export type Ways = { readonly mailer: Mailer | null; readonly patience: number }

export const PATIENCE = 10_000
/** What we read of an answer, in bytes: enough for every service's own errors. */
const MOST_READ = 4096
const MOST_WORDS = 200

export const send = async (line: Line, call: Call, attempt: Attempt, ways: Ways): Promise<Outcome> =>
  line.via === 'http'
    ? sendRequest(line, await line.request(call, attempt), ways.patience)
    : sendLetter(line, line.letter(call, attempt), ways.mailer)

const sendRequest = async (line: HttpLine, request: HttpRequest, patience: number): Promise<Outcome> => {
  const reply = await exchange(request, patience, line.secrets)
  if (typeof reply === 'string') return { type: 'later', retryAfter: null, failure: silent(reply) }
  return isRedirect(reply) ? redirected(reply) : line.read(reply)
}

/** The answer, or why there was none: an error's own text may hold the address, so it goes no further. */
const exchange = async (
  { url, init }: HttpRequest,
  patience: number,
  secrets: readonly string[],
): Promise<Reply | FailureCode> => {
  const signal = AbortSignal.timeout(patience)
  try {
    const headers = { 'user-agent': 'Postdeck', ...init.headers }
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    // Whoever answered has the call, even if the rest of the answer never comes.
    const text = await readStart(response).catch(() => '')
    const words = wordsOf(response.headers, text, secrets)
    return { status: response.status, headers: response.headers, text, words, at: Date.now() }
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable'
  }
}

const sendLetter = async (line: MailLine, letter: Letter, mailer: Mailer | null): Promise<Outcome> => {
  if (mailer === null) return { type: 'gone', failure: silent('unreachable') }
  try {
    await mailer(letter)
    return { type: 'accepted', message: null, pause: 0 }
  } catch (error) {
    const { message, code } = error instanceof Error ? codedError(error) : { message: '', code: '' }
    const words = shortened(withoutSecrets(message, line.secrets))
    return line.readError({ code: 'answered', status: null, words }, code)
  }
}

const codedError = (error: Error): { readonly message: string; readonly code: string } => ({
  message: error.message,
  code: 'code' in error && typeof error.code === 'string' ? error.code : '',
})

const silent = (code: FailureCode): Failure => ({ code, status: null, words: '' })

const isRedirect = ({ status }: Reply): boolean => status >= 300 && status < 400

/** Where to is not shown: it may be anything. */
const redirected = ({ status }: Reply): Outcome => ({
  type: 'refused',
  failure: { code: 'redirected', status, words: '' },
})

/** The first bytes of an answer; the rest is not waited for. */
const readStart = async (response: Response): Promise<string> => {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body) {
    const part = chunk.subarray(0, MOST_READ - size)
    text += decoder.decode(part, { stream: true })
    size += part.length
    if (size === MOST_READ) break
  }
  return text
}

/** What the other side says, in one short line. A page in HTML says nothing that fits one. */
const wordsOf = (headers: Headers, text: string, secrets: readonly string[]): string => {
  const type = headers.get('content-type') ?? ''
  return /html|xml|octet-stream/.test(type) ? '' : shortened(withoutSecrets(text, secrets))
}

const shortened = (text: string): string => cut(text.replaceAll(/[\s\p{C}]+/gu, ' ').trim(), MOST_WORDS)

/** Shorter ones are no secrets but letters of every text. */
const SHORTEST_SECRET = 4

/** Also as a URL or as JSON would spell them, longest first as one may hold another. */
const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .toSorted((a, b) => b.length - a.length)
    .reduce((cleaned, secret) => cleaned.replaceAll(secret, '…'), text)
