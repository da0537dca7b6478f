import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { Fields, Letter, MailLine } from '../../src/notify/channel.ts'
import { email } from '../../src/notify/email.ts'
import { PATIENCE, send } from '../../src/notify/send.ts'
import { attempt, call, lineAt, NOW, turn } from './support/calls.ts'

const channel = email({ name: 'Postdeck, 카드', address: 'turns@postdeck.example' })

const mailLineAt = async (fields: Fields): Promise<MailLine> => {
  const line = await lineAt(channel, fields)
  if (line.via !== 'mail') throw new Error('not a line by mail')
  return line
}
const line = await mailLineAt({ mail: 'mina@example.org' })

describe('the address', () => {
  test.each([
    [' Mina.Kim+cards@Example.ORG ', 'Mina.Kim+cards@example.org'],
    ['o’hara@example.org', null],
    ["o'hara@mail.example.org", "o'hara@mail.example.org"],
    ['mina@xn--3e0b707e.kr', 'mina@xn--3e0b707e.kr'],
    ['mina', null],
    ['mina@', null],
    ['@example.org', null],
    ['mina@localhost', null],
    ['mina@127.0.0.1', null],
    ['mina@[127.0.0.1]', null],
    ['mina@-example.org', null],
    ['mi na@example.org', null],
    ['a@b@example.org', null],
    ['.mina@example.org', null],
    ['mina@example.org\r\nBcc: tom@example.org', null],
    ['mina@example.org, tom@example.org', null],
    ['Mina <mina@example.org>', null],
    [`${'m'.repeat(65)}@example.org`, null],
    [`mina@${'long.'.repeat(50)}example.org`, null],
  ])('%j is kept as %j', async (mail, kept) => {
    const expected =
      kept === null ? { ok: false, code: 'no-email' } : { ok: true, line: { address: { mail: kept } } }
    expect(await channel.parse({ mail })).toMatchObject(expected)
  })
})

describe('a letter', () => {
  const odd = { others: ['<b>Tom</b> & "Co"', '👩🏽‍❤️‍💋‍👨🏿 민아'] }

  test.each(['en', 'ko'] as const)('says in %s the same in plain text and in HTML', async (lang) => {
    const { raw } = line.letter(call('turn', lang, odd), attempt())
    const mail = await PostalMime.parse(raw)
    const title = lang === 'en' ? 'Spades: your turn' : '스페이드: 내 차례예요'
    expect(mail).toMatchObject({
      from: { name: 'Postdeck, 카드', address: 'turns@postdeck.example' },
      to: [{ address: 'mina@example.org' }],
      subject: title,
      date: '2026-06-01T12:00:00.000Z',
    })
    expect(mail.text).toContain('<b>Tom</b> & "Co"')
    expect(mail.text).toContain('👩🏽‍❤️‍💋‍👨🏿 민아')
    expect(mail.text).toContain(turn().url)
    expect(mail.html).toContain(`<html lang="${lang}">`)
    expect(mail.html).toContain('&lt;b&gt;Tom&lt;/b&gt; &amp; &quot;Co&quot;')
    expect(mail.html).not.toContain('<b>Tom')
    expect(mail.html).toContain(`href="${turn().url}"`)
  })

  test('can be stopped with one click', async () => {
    const { headers, text } = await PostalMime.parse(line.letter(turn(), attempt()).raw)
    const header = (key: string) => headers.filter((one) => one.key === key).map(({ value }) => value)
    expect(header('list-unsubscribe')).toEqual([`<${attempt().off}>`])
    expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(header('auto-submitted')).toEqual(['auto-generated'])
    expect(text).toContain(attempt().off)
  })

  test('keeps the lines of RFC 5322: at most 76 ASCII characters where we make them, ended by CRLF', () => {
    const { raw } = line.letter(call('turn', 'ko', { ...odd, game: '스페이드'.repeat(30) }), attempt())
    expect(raw).toMatch(/^[\x20-\x7e\r\n]+$/)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const long = raw.split('\r\n').filter((one) => one.length > 76)
    expect(long).toEqual([])
  })

  test('keeps a long subject whole, in words of 75 characters', async () => {
    const game = '스페이드와 👩🏽‍❤️‍💋‍👨🏿 '.repeat(6).trim()
    const { raw } = line.letter(call('over', 'ko', { game }), attempt())
    expect((await PostalMime.parse(raw)).subject).toBe(`${game}: 게임이 끝났어요`)
    const words = raw.match(/=\?[^?]*\?B\?[^?]*\?=/g) ?? []
    expect(words.length).toBeGreaterThan(3)
    expect(words.filter((word) => word.length > 75)).toEqual([])
  })

  test('has the same id at every try', async () => {
    const [first, second] = await Promise.all(
      [NOW, NOW + 60_000].map(async (now) => PostalMime.parse(line.letter(turn(), attempt({ now })).raw)),
    )
    expect(first?.messageId).toBe(second?.messageId)
    expect(first?.messageId).toMatch(/^<[\w.-]+@postdeck\.example>$/)
    const other = await PostalMime.parse(line.letter(turn({ id: 'abcdefghjkmnpqrs:8:turn' }), attempt()).raw)
    expect(other.messageId).not.toBe(first?.messageId)
  })

  test('goes to one address only, whatever the game is called', async () => {
    const { raw } = line.letter(turn({ game: 'x\r\nBcc: tom@example.org' }), attempt())
    expect((await PostalMime.parse(raw)).headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('the mail service', () => {
  const failing = (code: string) => async () => {
    throw Object.assign(new Error(`could not write to mina@example.org`), { code })
  }

  test('takes a letter', async () => {
    const letters: Letter[] = []
    const mailer = async (letter: Letter) => letters.push(letter)
    const outcome = await send(line, turn(), attempt(), { mailer, patience: PATIENCE })
    expect(outcome).toEqual({ type: 'accepted', message: null, pause: 0 })
    expect(letters).toMatchObject([{ from: 'turns@postdeck.example', to: 'mina@example.org' }])
  })

  test.each([
    ['E_RECIPIENT_SUPPRESSED', 'gone'],
    ['E_RECIPIENT_NOT_ALLOWED', 'gone'],
    ['E_VALIDATION_ERROR', 'refused'],
    ['E_RATE_LIMIT_EXCEEDED', 'later'],
    ['', 'later'],
  ])('says %s: %s, and its words do not show the address', async (code, type) => {
    const outcome = await send(line, turn(), attempt(), { mailer: failing(code), patience: PATIENCE })
    expect(outcome).toMatchObject({ type, failure: { code: 'answered', words: 'could not write to …' } })
  })

  test('that is not there any more ends the line', async () => {
    const outcome = await send(line, turn(), attempt(), { mailer: null, patience: PATIENCE })
    expect(outcome.type).toBe('gone')
  })
})
