/** What waits for somebody, as an Atom feed (RFC 4287). */
import type { Call, Lang } from './call.ts'
import { escapeMarkup } from './markup.ts'
import { messageOf, words } from './messages.ts'
import { plainVoice } from './voice.ts'

/** A call, and when it was first to be made. Times are in milliseconds. */
export type Entry = { readonly call: Call; readonly at: number }

/** `self`: the address of this feed; `site`: the page it stands for. Entries in the order in which they show. */
export type Feed = {
  readonly self: string
  readonly site: string
  readonly lang: Lang
  readonly now: number
  readonly entries: readonly Entry[]
}

/** Served as `application/atom+xml`. */
export const atomFeed = ({ self, site, lang, now, entries }: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${escapeMarkup(self)}</id>`,
    `<title>${escapeMarkup(words(lang).feed.turns)}</title>`,
    `<updated>${timestamp(Math.max(0, ...entries.map(({ at }) => at)))}</updated>`,
    '<author><name>Postdeck</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(site)}"/>`,
    ...entries.map((entry) => entryOf(entry, now)),
    '</feed>',
    '',
  ].join('\n')

/** One id forever for each call, whatever is said about it. */
const entryOf = ({ call, at }: Entry, now: number): string => {
  const { title, body } = messageOf(call, plainVoice(call, now))
  return [
    `<entry xml:lang="${call.lang}">`,
    `<id>${escapeMarkup(`${call.url}#${encodeURIComponent(call.id)}`)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<updated>${timestamp(at)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(call.url)}"/>`,
    `<content type="text">${escapeMarkup(body)}</content>`,
    '</entry>',
  ].join('\n')
}

const timestamp = (at: number): string => new Date(at).toISOString()
