import { describe, expect, test } from 'vitest'
import { maskedEmail, maskedUrl, parseUrl } from '../../src/notify/address.ts'

describe('an address that is taken', () => {
  test.each([
    ['https://ntfy.sh/my-topic', 'https://ntfy.sh/my-topic'],
    ['  https://hooks.example.org/a?b=c#d ', 'https://hooks.example.org/a?b=c'],
    ['https://Example.ORG.:443/x', 'https://example.org/x'],
    ['https://한국.kr/x', 'https://xn--3e0b707e.kr/x'],
    ['HTTPS://1.example.org', 'https://1.example.org/'],
  ])('%s is kept as %s', (raw, kept) => {
    expect(parseUrl(raw, 'public')).toMatchObject({ ok: true, url: new URL(kept), loopback: false })
  })
})

describe('an address that is not taken', () => {
  test.each([
    ['', 'no-url'],
    ['example.org', 'no-url'],
    ['https://', 'no-url'],
    ['https://exa mple.org', 'no-url'],
    ['https://1.2.3.4.5', 'no-url'],
    [`https://example.org/${'x'.repeat(2048)}`, 'too-long'],
    ['http://example.org', 'not-https'],
    ['ftp://example.org', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['https://user@example.org', 'has-login'],
    ['https://:pass@example.org', 'has-login'],
    ['https://example.org@127.0.0.1/', 'has-login'],
    ['https://127.0.0.1', 'ip-address'],
    ['https://127.0.0.1.', 'ip-address'],
    ['https://127.1', 'ip-address'],
    ['https://2130706433', 'ip-address'],
    ['https://0x7f000001', 'ip-address'],
    ['https://0177.0.0.1', 'ip-address'],
    ['https://１２７.0.0.1', 'ip-address'],
    ['https://0', 'ip-address'],
    ['https://10.0.0.1', 'ip-address'],
    ['https://169.254.169.254/latest/meta-data', 'ip-address'],
    ['https://8.8.8.8', 'ip-address'],
    ['https://[::1]', 'ip-address'],
    ['https://[::ffff:127.0.0.1]', 'ip-address'],
    ['https://[fd00::1]', 'ip-address'],
    ['https://localhost', 'private-name'],
    ['https://LOCALHOST.', 'private-name'],
    ['https://printer', 'private-name'],
    ['https://a.localhost', 'private-name'],
    ['https://printer.local', 'private-name'],
    ['https://router.lan', 'private-name'],
    ['https://router.home.arpa', 'private-name'],
    ['https://metadata.google.internal', 'private-name'],
    ['https://wiki.corp', 'private-name'],
    ['https://a.test', 'private-name'],
    ['https://a.invalid', 'private-name'],
    ['https://abc.onion', 'private-name'],
    ['https://example.org:8443', 'odd-port'],
    ['https://example.org:80', 'odd-port'],
    ['https://example.org:22', 'odd-port'],
  ])('%s: %s', (raw, code) => {
    expect(parseUrl(raw, 'public')).toEqual({ ok: false, code })
  })
})

describe('for stand-ins', () => {
  test.each(['http://127.0.0.1:8080/x', 'http://localhost:1/', 'https://[::1]:9/'])('%s is taken', (raw) => {
    expect(parseUrl(raw, 'loopback')).toMatchObject({ ok: true, loopback: true })
    expect(parseUrl(raw, 'public').ok).toBe(false)
  })

  test.each([
    ['http://10.0.0.1/', 'not-https'],
    ['https://10.0.0.1/', 'ip-address'],
    ['http://example.org/', 'not-https'],
  ])('nothing but this machine: %s', (raw, code) => {
    expect(parseUrl(raw, 'loopback')).toEqual({ ok: false, code })
  })
})

describe('what is shown of an address', () => {
  test('is its server and the end of a long secret', () => {
    const secret = 'V9xkQ2pR7mT4wZ8bN3cJ6hL1fD5gS0aY'
    const shown = maskedUrl(new URL(`https://discord.com/api/webhooks/123456789012345678/${secret}`))
    expect(shown).toBe('discord.com/…S0aY')
  })

  test('is nothing at all of a short one', () => {
    expect(maskedUrl(new URL('https://ntfy.sh/our-card-nights'))).toBe('ntfy.sh/…')
  })

  test('is one letter of a mailbox', () => {
    expect(maskedEmail('mina.kim@example.org')).toBe('m…@example.org')
  })
})
