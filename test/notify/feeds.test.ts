import { parseAtomFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { atomFeed } from '../../src/notify/atom.ts'
import { calendarFeed } from '../../src/notify/calendar.ts'
import { call, HOUR, LONGEST_NAME, NOW, turn } from './support/calls.ts'

const self = 'https://postdeck.example/feeds/a-long-secret.atom?l=en&x=1'
const site = 'https://postdeck.example/me'
const ODD = `a;b,c\\d <Tom> & "Co"\u0007 민아 ${LONGEST_NAME}`

describe('the Atom feed', () => {
  const feed = (entries = [{ call: turn({ others: ['Tom & <Mina>\u0000'] }), at: NOW }]) =>
    atomFeed({ self, site, lang: 'en', now: NOW, entries })

  test('tells what a call tells', () => {
    expect(parseAtomFeed(feed())).toMatchObject({
      id: self,
      title: { value: 'Postdeck: what waits for you' },
      updated: '2026-06-01T12:00:00.000Z',
      links: [
        { rel: 'self', href: self },
        { rel: 'alternate', href: site },
      ],
      entries: [
        {
          id: `${turn().url}#abcdefghjkmnpqrs%3A7%3Aturn`,
          title: { value: 'Spades: your turn' },
          updated: '2026-06-01T12:00:00.000Z',
          links: [{ rel: 'alternate', href: turn().url }],
          content: {
            value: 'With Tom & <Mina>.\nPlease play by Tuesday 2 June, 11:00 (in 14 hours).',
          },
        },
      ],
    })
  })

  test('is as new as its newest entry and names each call once', () => {
    const entries = [
      { call: turn({ id: 'a:1:turn' }), at: NOW },
      { call: call('over', 'ko', { id: 'b:2:over' }), at: NOW + HOUR },
    ]
    const parsed = parseAtomFeed(feed(entries))
    expect(parsed.updated).toBe('2026-06-01T13:00:00.000Z')
    expect(new Set(parsed.entries?.map(({ id }) => id)).size).toBe(2)
    expect(feed(entries)).toContain('<entry xml:lang="ko">')
  })

  test('of nothing is a feed too', () => {
    const parsed = parseAtomFeed(feed([]))
    expect(parsed.entries ?? []).toEqual([])
    expect(parsed.updated).toBe('1970-01-01T00:00:00.000Z')
  })
})

describe('the calendar', () => {
  const calendar = (...calls: Parameters<typeof calendarFeed>[0]['calls']) =>
    calendarFeed({ host: 'postdeck.example', lang: 'ko', now: NOW, calls })
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

  test('has an event at each deadline', () => {
    const [event, ...rest] = eventsOf(calendar(call('turn', 'ko')))
    expect(rest).toEqual([])
    expect(event).toMatchObject({
      uid: 'abcdefghjkmnpqrs:7:turn@postdeck.example',
      summary: '스페이드: 마감 시간이에요',
      description: '함께하는 분: Mina 님, Tom 님\n6월 2일 화요일 11:00까지 차례를 마쳐 주세요. (14시간 후)',
    })
    expect(event?.startDate.toJSDate().getTime()).toBe(NOW + 14 * HOUR)
    expect(event?.duration.toSeconds()).toBe(0)
    expect(event?.component.getFirstPropertyValue('url')).toBe(turn().url)
  })

  test('leaves out what has no deadline', () => {
    expect(eventsOf(calendar(turn({ deadline: null }), call('over'), call('test')))).toEqual([])
  })

  test('keeps every text as it was, but for what is no text', () => {
    const [event] = eventsOf(calendar(turn({ game: ODD, deadline: NOW + HOUR })))
    expect(event?.summary).toBe(`${ODD.replace('\u0007', '')}: your time ends`)
  })

  test('has lines of at most 75 octets that fall apart between characters, ended by CRLF', () => {
    const text = calendar(turn({ game: ODD }), call('turn', 'ko', { others: ['민아', LONGEST_NAME, ODD] }))
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = text.split('\r\n')
    expect(lines.filter((one) => Buffer.byteLength(one) > 75)).toEqual([])
    expect(lines.some((one) => one.startsWith(' '))).toBe(true)
    expect(text.isWellFormed()).toBe(true)
  })
})
