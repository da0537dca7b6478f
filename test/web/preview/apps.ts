/** What each chat app asks of a link's page and picture: its own rules, as far as they are known. */
import { expect } from 'vitest'
import type { Head } from './head.ts'

/** A page as a robot has fetched it, with its picture. */
export type Fetched = {
  readonly head: Head
  readonly html: string
  readonly picture: {
    readonly type: string
    readonly bytes: number
    readonly width: number
    readonly height: number
  }
  /** What the oEmbed link answers. */
  readonly oembed: { readonly type: string; readonly title: string; readonly version: string }
  /** What Discord's own link answers; the text as it comes. */
  readonly layout: string
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Nothing cut within what a reader takes for one character. */
const expectWhole = (text: string): void => {
  expect(text.isWellFormed()).toBe(true)
  expect(text).not.toMatch(/^\p{M}|\u200D(…|$)|^\u200D/u)
}

const expectAbsolute = (address: string): void => expect(address).toMatch(/^https:\/\/postdeck\.example\//)

/** The tags that all of them share. */
const openGraph = ({ head }: Fetched): void => {
  for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name']) {
    expect(head.one(name), name).not.toBe('')
    expectWhole(head.one(name))
  }
  expectAbsolute(head.one('og:url'))
  expectAbsolute(head.one('og:image'))
}

const componentTypes = { row: 1, button: 2, text: 10, gallery: 12, container: 17 }

type Component = {
  readonly type: number
  readonly components?: readonly Component[]
  readonly [field: string]: unknown
}

/** https://docs.discord.com/developers/link-previews/component-embeds: one container of no more than 40 components. */
const discordLayout = (text: string): void => {
  expect(bytesOf(text)).toBeLessThanOrEqual(3000)
  const layout: { readonly component: Component } = JSON.parse(text)
  expect(Object.keys(layout)).toEqual(['component'])
  const flat = (component: Component): readonly Component[] => [
    component,
    ...(component.components ?? []).flatMap(flat),
  ]
  const components = flat(layout.component)
  expect(components.length).toBeLessThanOrEqual(40)
  expect(layout.component.type).toBe(componentTypes.container)
  for (const component of components) {
    expect(Object.values(componentTypes)).toContain(component.type)
    expect(component).not.toHaveProperty('id')
    if (component.type !== componentTypes.button) continue
    expect(component).toMatchObject({
      style: 5,
      url: expect.stringMatching(/^https:\/\/postdeck\.example\//),
    })
    expect(String(component.label).length).toBeLessThanOrEqual(80)
  }
}

export const apps: { readonly [app: string]: (fetched: Fetched) => void } = {
  Discord: (fetched) => {
    const { head, picture, layout, oembed } = fetched
    openGraph(fetched)
    expect(bytesOf(head.one('og:title'))).toBeLessThanOrEqual(70)
    expect(bytesOf(head.one('og:description'))).toBeLessThanOrEqual(350)
    expect(head.one('og:site_name').length).toBeLessThanOrEqual(256)
    expect(head.one('theme-color')).toMatch(/^#[0-9a-f]{6}$/)
    expect(head.one('twitter:card')).toBe('summary_large_image')
    // A second one would make a gallery of it.
    expect([...head.all('og:image'), ...head.all('twitter:image')]).toHaveLength(1)
    expect([Number(head.one('og:image:width')), Number(head.one('og:image:height'))]).toEqual([
      picture.width,
      picture.height,
    ])
    expect(oembed).toMatchObject({ version: '1.0', title: head.one('og:title') })
    discordLayout(layout)
  },
  Slack: ({ head }) => {
    for (const number of [1, 2]) {
      expect(head.one(`twitter:label${number}`)).not.toBe('')
      expect(head.one(`twitter:data${number}`)).not.toBe('')
      expectWhole(head.one(`twitter:data${number}`))
    }
  },
  Telegram: (fetched) => {
    openGraph(fetched)
    expect(fetched.picture).toMatchObject({ type: 'image/png' })
    expect(fetched.picture.bytes).toBeLessThan(1e6)
  },
  WhatsApp: (fetched) => {
    openGraph(fetched)
    expect(fetched.picture.bytes).toBeLessThan(300e3)
    expect(fetched.picture.width).toBeGreaterThanOrEqual(300)
    expect(fetched.picture.height).toBeGreaterThanOrEqual(200)
    // It reads no further.
    expect(fetched.html.indexOf('og:image:alt')).toBeLessThan(300e3)
  },
  KakaoTalk: (fetched) => {
    openGraph(fetched)
    // Cut to 2:1, no more than 15 rows go at either edge.
    const { width, height } = fetched.picture
    expect((height - width / 2) / 2).toBeLessThanOrEqual(15)
  },
  iMessage: openGraph,
  Messenger: (fetched) => {
    openGraph(fetched)
    expect(fetched.head.one('og:type')).toBe('website')
    expect(fetched.picture).toMatchObject({ width: 1200, height: 630 })
    expect(fetched.picture.bytes).toBeLessThan(8e6)
  },
  Teams: openGraph,
}
