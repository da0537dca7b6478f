/**
 * Addresses that people give us to call. Checked when one is saved, so that nobody points the service at
 * its own network: what a name resolves to cannot be seen here, and Workers reach no private network anyway.
 */

/** `loopback` also takes addresses of this very machine: for stand-ins of other people's services. */
export type Reach = 'public' | 'loopback'

export type UrlRefusal =
  | 'no-url'
  | 'too-long'
  | 'not-https'
  | 'has-login'
  | 'odd-port'
  | 'ip-address'
  | 'private-name'

export type ParsedUrl =
  | { readonly ok: true; readonly url: URL; readonly loopback: boolean }
  | { readonly ok: false; readonly code: UrlRefusal }

const LONGEST = 2048

/** Special-use names (RFC 6761, 6762, 7686, 8375, 9476) and those that networks commonly keep to themselves. */
const PRIVATE_ENDINGS = [
  ...['alt', 'arpa', 'example', 'invalid', 'local', 'localhost', 'onion', 'test'],
  ...['corp', 'home', 'internal', 'intranet', 'lan', 'localdomain', 'mail', 'private'],
]

/** One spelling of each address: no fragment, no dot after the name. */
export const parseUrl = (raw: string, reach: Reach): ParsedUrl => {
  const text = raw.trim()
  if (text.length > LONGEST) return { ok: false, code: 'too-long' }
  const url = URL.parse(text)
  if (url === null) return { ok: false, code: 'no-url' }
  url.hash = ''
  if (reach === 'loopback' && isLoopback(url)) return { ok: true, url, loopback: true }
  const code = refusalOf(url)
  if (code !== null) return { ok: false, code }
  url.hostname = url.hostname.replace(/\.$/, '')
  return { ok: true, url, loopback: false }
}

/** The URL standard has already turned every spelling of an IPv4 address (hex, octal, short) into four numbers. */
const isIp = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const refusalOf = (url: URL): UrlRefusal | null => {
  const host = url.hostname.replace(/\.$/, '')
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username !== '' || url.password !== '') return 'has-login'
  if (isIp(host)) return 'ip-address'
  const labels = host.split('.')
  if (labels.length < 2 || PRIVATE_ENDINGS.includes(labels.at(-1) ?? '')) return 'private-name'
  return url.port === '' ? null : 'odd-port'
}

/** Enough to know one's own address again: its server and, of a long secret, the last four characters. */
export const maskedUrl = (url: URL): string => {
  const rest = url.pathname + url.search
  return `${url.host}/…${rest.length >= 32 ? rest.slice(-4) : ''}`
}

/** *m…@example.org* */
export const maskedEmail = (address: string): string => {
  const [first = ''] = address
  return `${first}…${address.slice(address.lastIndexOf('@'))}`
}
